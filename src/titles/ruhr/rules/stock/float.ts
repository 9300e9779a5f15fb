import { moveCertificates, ordinaryOf } from '@/engine/finance/certificates';
import { type FloatRules, floatAtEnd } from '@/engine/finance/float';
import { transfer } from '@/engine/finance/money';
import type { CompanyId } from '@/engine/game/ids';
import type { Moment } from '@/engine/game/move';
import { moveAlong } from '@/engine/market/line';
import { byPrice, priceOf } from '@/engine/market/market';
import type { RuhrBox } from '../../box';
import { marketMoves } from '../../cards';
import type { RuhrState } from '../../state';
import { refill } from '../bank/refill';
import { investorsIn } from './package';

/** [18Ruhr 13.3.2] so many certificates stay in the offer of a new Montan corporation. */
const mostKept = 2;

/** [18Ruhr 13.3] at the end of a stock round, railways and the Montan corporations founded just before. */
export function floatAll(box: RuhrBox, draft: RuhrState, moment: Moment): void {
  const rules: FloatRules = {
    market: box.market,
    capital: () => (box.phases.of(draft).capitalisation === 'full' ? 'full' : 'sold'),
    unpaid: (company) => unpaidOf(box, company),
    // [ruling 129] players refill the bank before a payment that would empty it
    onCapital: (capital) => refill(draft, capital, moment),
    // [ruling 25] whatever has happened to its marker since
    startOf: (company) => draft.starts[company],
  };
  floatAtEnd(rules, box.railways, draft, moment);
  for (const id of Object.keys(draft.starts)) if (draft.companies[id]!.floated) delete draft.starts[id];
  for (const company of byPrice(box.market, draft, draft.fresh)) floatMontan(box, draft, company, moment);
  draft.fresh = [];
}

/** [18Ruhr 13.3.1, ruling 12] the investors' money lies under the map. */
function unpaidOf(box: RuhrBox, company: CompanyId): number {
  const guarded = box.privates.some(({ directorOf }) => directorOf === company);
  return guarded ? investorsIn(box).reduce((sum, percent) => sum + percent, 0) : 0;
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
  refill(draft, amount, moment);
  moveCertificates(draft, company, percents.slice(0, excess + rest), 'charter', 'pool');
  transfer(draft, 'bank', { company }, amount);
  moment.emit({ type: 'montan-floated', company, certificates: excess + rest, amount });
}
