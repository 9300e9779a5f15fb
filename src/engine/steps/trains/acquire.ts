import type { PhaseDef } from '@/engine/finance/cards';
import { deciderOf } from '@/engine/finance/certificates';
import type { TrainPlace } from '@/engine/finance/state';
import { moveTrain, obsoleteBy, trainsOf } from '@/engine/finance/trains';
import { isCompanyRound } from '@/engine/game/company-round';
import { newValue, plainOf } from '@/engine/game/draft';
import type { CompanyId, PlayerId, TrainId } from '@/engine/game/ids';
import type { Moment } from '@/engine/game/move';
import type { Decision } from '@/engine/game/state';
import { byPrice } from '@/engine/market/market';
import type { RailState } from '../state';
import type { TrainRules } from './rules';

/** A company has more trains than the new limit allows: its director gives some up. */
export interface DiscardDecision extends Decision {
  kind: 'discard-train';
  company: CompanyId;
}

/** Puts a card of this type on the company's charter, which may begin a phase. */
export function acquireTrain(
  rules: TrainRules,
  draft: RailState,
  company: CompanyId,
  type: TrainId,
  from: TrainPlace,
  moment: Moment,
): void {
  takeCard(rules, draft, type, from, company, moment, () => rules.onAcquired?.(draft, company, type, from));
}

/** Takes a card of this type away, for whatever use: the first one of its type begins its phase. */
export function takeCard(
  rules: TrainRules,
  draft: RailState,
  type: TrainId,
  from: TrainPlace,
  to: TrainPlace,
  moment: Moment,
  onTaken: () => void = () => {},
): void {
  const before = rules.phases.of(draft);
  moveTrain(draft, type, from, to);
  onTaken();
  const phase = rules.phases.of(draft);
  if (phase.id !== before.id) beginPhase(rules, draft, phase, moment);
}

/** [18Rhl 6.3] obsolete trains leave first, then the title's own effects, then the limit is tested. */
function beginPhase(rules: TrainRules, draft: RailState, phase: PhaseDef, moment: Moment): void {
  moment.emit({ type: 'phase', phase: phase.id, colour: phase.colour });
  const obsolete = obsoleteBy(rules.types, phase.on);
  draft.trains = newValue(
    plainOf(draft.trains).map((train) => {
      const stays = train.at === 'depot' || train.at === 'gone' || !obsolete.includes(train.type);
      if (stays || rules.staysObsolete?.(train)) return train;
      moment.emit({ type: 'train-obsolete', train: train.type, at: train.at });
      return { ...train, at: 'gone' };
    }),
  );
  rules.onPhase(draft, phase, moment);
  askForDiscards(rules, draft, phase, moment);
}

/** The acting company first, then in operating order; the last decision on the stack is made first. */
function askForDiscards(rules: TrainRules, draft: RailState, phase: PhaseDef, moment: Moment): void {
  const round = isCompanyRound(draft.round) ? draft.round : null;
  const acting = round?.turn?.company;
  const inOrder = round?.order ?? byPrice(rules.market, draft, Object.keys(draft.companies));
  const others = inOrder.filter((id) => id !== acting);
  const order = acting ? [acting, ...others] : others;
  const over = order.filter((company) => trainsOf(draft, company).length > phase.trainLimit);
  for (const company of over) if (!deciderOf(draft, company)) giveUpSmallest(draft, company, phase, moment);
  const asked = over.filter((company) => deciderOf(draft, company));
  const decisions = asked.map(
    (company): DiscardDecision => ({
      kind: 'discard-train',
      by: deciderOf(draft, company) as PlayerId,
      company,
    }),
  );
  draft.decisions.push(...decisions.reverse());
}

/** A company that nobody decides for gives up its smallest trains: those that come first in the order of sale. */
function giveUpSmallest(
  draft: RailState,
  company: CompanyId,
  { trainLimit }: PhaseDef,
  moment: Moment,
): void {
  const excess = trainsOf(draft, company).length - trainLimit;
  for (const { type: train } of trainsOf(draft, company).slice(0, excess)) {
    moveTrain(draft, train, company, 'pool');
    moment.emit({ type: 'train-discarded', company, train });
  }
}
