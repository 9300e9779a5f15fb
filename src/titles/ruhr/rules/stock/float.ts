import { moveCertificates, ordinaryOf } from '@/engine/finance/certificates';
import { floatAtEnd } from '@/engine/finance/float';
import { transfer } from '@/engine/finance/money';
import type { CompanyId } from '@/engine/game/ids';
import type { Moment } from '@/engine/game/move';
import { moveAlong } from '@/engine/market/line';
import { byPrice, priceOf, worthOf } from '@/engine/market/market';
import type { RuhrBox } from '../../box';
import { marketMoves } from '../../cards';
import type { RuhrState } from '../../state';
import { refill } from '../bank/refill';
import { investorsIn } from './package';

/** [18Ruhr 13.3.2] so many certificates stay in the offer of a new Montan corporation. */
const mostKept = 2;

/** [18Ruhr 13.3] at the end of a stock round, railways and the Montan corporations founded just before. */
export function floatAll(box: RuhrBox, draft: RuhrState, moment: Moment): void {
  const guarded = box.privates.find(({ directorOf }) => directorOf)?.directorOf;
  const unpaid = investorsIn(box).reduce((sum, percent) => sum + percent, 0);
  for (const railway of railwaysToFloat(box, draft)) {
    floatAtEnd(
      {
        market: box.market,
        capital: () => (box.phases.of(draft).capitalisation === 'full' ? 'full' : 'sold'),
        // [18Ruhr 13.3.1, ruling 12] the investors' money lies under the map
        unpaid: (company) => (company === guarded ? unpaid : 0),
      },
      [railway],
      // [ruling 129] players refill the bank before a payment that would empty it
      refilled(box, draft, railway.id, moment),
      moment,
    );
  }
  for (const company of byPrice(box.market, draft, draft.fresh)) floatMontan(box, draft, company, moment);
  draft.fresh = [];
}

function railwaysToFloat(box: RuhrBox, state: RuhrState) {
  const order = byPrice(
    box.market,
    state,
    box.railways.map(({ id }) => id),
  );
  return order
    .filter((id) => !state.companies[id]!.floated)
    .map((id) => box.railways.find((railway) => railway.id === id)!);
}

function refilled(box: RuhrBox, draft: RuhrState, company: CompanyId, moment: Moment): RuhrState {
  const { floatPercent } = box.railways.find(({ id }) => id === company)!;
  const left = ordinaryOf(draft, 'offer', company).reduce((sum, { percent }) => sum + percent, 0);
  const taken = 100 - left;
  const full = box.phases.of(draft).capitalisation === 'full';
  if (taken >= floatPercent)
    refill(box, draft, worthOf(box.market, draft, company, full ? 100 : taken), moment);
  return draft;
}

/**
 * [18Ruhr 13.3.2, ruling 100] all above two go to the Bank Pool at the old value, one box down for each; after phase 4
 * the rest follows, one box down for each, all at the value after all moves.
 */
export function floatMontan(box: RuhrBox, draft: RuhrState, company: CompanyId, moment: Moment): void {
  const percents = ordinaryOf(draft, 'charter', company).map(({ percent }) => percent);
  const excess = Math.max(0, percents.length - mostKept);
  const rest = box.phases.of(draft).id === '4' ? 0 : percents.length - excess;
  if (excess + rest === 0) return;
  const before = priceOf(box.market, draft, company);
  moveAlong(box.line, draft, company, marketMoves.montanCertificateMovedToPoolAtFloat * (excess + rest));
  const amount = excess * before + rest * priceOf(box.market, draft, company);
  refill(box, draft, amount, moment);
  moveCertificates(draft, company, percents.slice(0, excess + rest), 'charter', 'pool');
  transfer(draft, 'bank', { company }, amount);
  moment.emit({ type: 'montan-floated', company, certificates: excess + rest, amount });
}
