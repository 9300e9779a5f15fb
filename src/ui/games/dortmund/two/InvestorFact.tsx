import type { CompanyId } from '@/engine/game/ids';
import { cardHolder, isInvestors } from '@/engine/investor/state';
import { money } from '@/i18n/table';
import { owedBy } from '@/titles/dortmund/two/credit';
import { Fact } from '../../../table/parts/Fact';
import type { TrgSeat } from '../seats';
import { t } from '../words';

/** Whose railway it is for the whole game, and who acts for it now. */
export function InvestorFact({ seat, company }: { seat: TrgSeat; company: CompanyId }) {
  if (!isInvestors(seat.state, company)) return null;
  const holder = cardHolder(seat.state);
  const owed = owedBy(seat.state, company);
  return (
    <>
      <Fact term={t('do.two.its')}>
        {holder ? t('do.two.its.actor', { player: seat.nameOf(holder) }) : t('do.two.its.ever')}
      </Fact>
      {owed > 0 && <Fact term={t('do.two.owes')}>{money(owed)}</Fact>}
    </>
  );
}
