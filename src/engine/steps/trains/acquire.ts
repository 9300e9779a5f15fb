import type { PhaseDef } from '@/engine/finance/cards';
import { deciderOf } from '@/engine/finance/certificates';
import type { TrainPlace } from '@/engine/finance/state';
import { moveTrain, obsoleteBy, trainsOf } from '@/engine/finance/trains';
import { isCompanyRound } from '@/engine/game/company-round';
import { newValue, plainAt } from '@/engine/game/draft';
import type { CompanyId, PlayerId, TrainId } from '@/engine/game/ids';
import type { Moment } from '@/engine/game/move';
import type { Decision } from '@/engine/game/state';
import { byPrice } from '@/engine/market/market';
import type { RailState } from '../state';
import type { ObsoleteTrain, TrainRules } from './rules';

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
  const use = rules.use?.(company);
  const to = { at: company, ...(use !== undefined && { as: use }) };
  takeCard(rules, draft, { type, from }, to, moment, () => rules.onAcquired?.(draft, company, type, from));
}

/** What a title says about what follows from a card that leaves the display. */
export type CardRules = Pick<
  TrainRules,
  'market' | 'types' | 'phases' | 'onPhase' | 'staysObsolete' | 'owners' | 'discardsFollow' | 'onObsolete'
>;

/**
 * A card is taken: to a company or out of the game, as a train or for another use. The first of a type to leave the
 * display begins its phase, whatever it is taken for [18DO 6.2.1] [18Ruhr 8].
 */
export function takeCard(
  rules: CardRules,
  draft: RailState,
  card: { readonly type: TrainId; readonly from: TrainPlace },
  to: { readonly at: TrainPlace; readonly as?: string },
  moment: Moment,
  onTaken?: () => void,
): void {
  const before = rules.phases.of(draft);
  moveTrain(draft, card.type, card.from, to.at, to.as);
  onTaken?.();
  const phase = rules.phases.of(draft);
  if (phase.id !== before.id) beginPhase(rules, draft, phase, moment);
}

/** [18Rhl 6.3] obsolete trains leave first (cards of another use are none), then the title's own effects, then the limit is tested. */
function beginPhase(rules: CardRules, draft: RailState, phase: PhaseDef, moment: Moment): void {
  moment.emit({ type: 'phase', phase: phase.id, colour: phase.colour });
  const obsolete = obsoleteBy(rules.types, phase.on);
  const gone: ObsoleteTrain[] = [];
  draft.trains = newValue(
    plainAt(draft, 'trains').map((train, card) => {
      const out = train.at === 'depot' || train.at === 'gone';
      const stays = out || train.as !== undefined || !obsolete.includes(train.type);
      if (stays || rules.staysObsolete?.(train)) return train;
      moment.emit({ type: 'train-obsolete', train: train.type, at: train.at });
      if (Object.hasOwn(draft.companies, train.at)) gone.push({ card, type: train.type, company: train.at });
      return { ...train, at: 'gone' };
    }),
  );
  rules.onPhase(draft, phase, moment);
  if (!rules.discardsFollow) askForDiscards(rules, draft, phase, moment);
  if (gone.length > 0) rules.onObsolete?.(draft, gone, moment);
}

/** The acting company first, then in operating order; the last decision on the stack is made first. */
export function askForDiscards(
  rules: Pick<TrainRules, 'market' | 'owners'>,
  draft: RailState,
  phase: PhaseDef,
  moment: Moment,
): void {
  const round = isCompanyRound(draft.round) ? draft.round : null;
  const acting = round?.turn?.company;
  const inOrder =
    rules.owners?.(draft) ?? round?.order ?? byPrice(rules.market, draft, Object.keys(draft.companies));
  const others = inOrder.filter((id) => id !== acting);
  const order = acting !== undefined ? [acting, ...others] : others;
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
