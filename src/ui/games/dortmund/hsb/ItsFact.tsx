import { deciderOf } from '@/engine/finance/certificates';
import type { CompanyId } from '@/engine/game/ids';
import { isInvestors } from '@/engine/investor/state';
import { money } from '@/i18n/table';
import { owedBy } from '@/titles/dortmund/two/credit';
import { Fact } from '../../../table/parts/Fact';
import type { HsbSeat } from '../seats';
import { t } from '../words/brewing';

/** In a game for two: that a company is the Investor's, who acts for it now, and what it owes the bank. */
export function ItsFact({ seat, company }: { seat: HsbSeat; company: CompanyId }) {
  if (!isInvestors(seat.state, company)) return null;
  const holder = deciderOf(seat.state, company);
  const owed = owedBy(seat.state, company);
  return (
    <>
      <Fact term={t('do.two.owner')}>
        {holder ? t('do.two.its.actor', { player: seat.nameOf(holder) }) : t('do.two.its.ever')}
      </Fact>
      {owed > 0 && <Fact term={t('do.two.owed')}>{money(owed)}</Fact>}
    </>
  );
}
