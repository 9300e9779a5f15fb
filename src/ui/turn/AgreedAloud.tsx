import { deciderOf } from '@/engine/finance/certificates';
import type { CompanyId } from '@/engine/game/ids';
import type { Move } from '@/engine/game/move';
import type { AgreeMove } from '@/engine/steps/consent';
import { t } from '@/i18n/table';
import { isListed } from './moves';
import type { RailProps } from './props';

interface AgreedProps<M extends Move> extends Pick<RailProps<M>, 'seat' | 'options'> {
  /** The company whose director is asked. */
  seller: CompanyId;
  deal: NoInfer<M>;
}

/** Whoever sells has said yes across the table: the deal is made at once, without handing the device over. */
export function AgreedAloud<M extends Move>({ seat, options, seller: company, deal }: AgreedProps<M>) {
  const seller = deciderOf(seat.state, company);
  if (seller === null || seller === options.actor.player) return null;
  const agree: AgreeMove = { type: 'agree' };
  return (
    <button
      type="button"
      class="button"
      disabled={!seat.mayAct || !isListed(options, deal)}
      onClick={() => seat.act(deal, agree)}
    >
      {t('turn.trains.aloud', { player: seat.nameOf(seller) })}
    </button>
  );
}
