import { handOver, ordinaryOf } from '@/engine/finance/certificates';
import { settleDirector } from '@/engine/finance/director';
import { integer, text } from '@/engine/game/fields';
import type { CompanyId, PlayerId } from '@/engine/game/ids';
import { type Moment, type MoveOfRule, rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import type { Consequence, Stage } from '@/engine/game/title';
import { countOf, type FreeBox, type FreeState, type SurplusDecision, unknownCompany } from './state';

/** A certificate that is given up: any of its company and size. */
export interface Discard {
  company: CompanyId;
  percent: number;
}

/** Why a player cannot give such a certificate up, whatever the reason to: never the director's. */
export function discardObjection<S extends FreeState>(
  box: FreeBox<S>,
  state: S,
  player: PlayerId,
  { company, percent }: Discard,
): Objection | undefined {
  const unknown = unknownCompany(box, company);
  if (unknown) return unknown;
  const held = ordinaryOf(state, player, company).some((card) => card.percent === percent);
  return held ? undefined : object('none-to-discard', { company, percent });
}

/** Different certificates that a player might give up. */
export function discardsOf<S extends FreeState>(box: FreeBox<S>, state: S, player: PlayerId): Discard[] {
  return box.companies.flatMap(({ id: company }) => {
    const percents = ordinaryOf(state, player, company).map((card) => card.percent);
    return [...new Set(percents)].map((percent) => ({ company, percent }));
  });
}

/** To the Bank Pool, from where nothing comes back; the director may change with it. */
export function giveUp<S extends FreeState>(
  box: FreeBox<S>,
  draft: S,
  player: PlayerId,
  { company, percent }: Discard,
  moment: Moment,
): void {
  handOver(
    draft,
    (card) =>
      card.company === company && card.holder === player && !card.director && card.percent === percent,
    'pool',
  );
  moment.emit({ type: 'gave-up', player, company, percent });
  settleDirector<FreeState>(draft, company, moment, box.ask);
}

export interface SurplusRules<S extends FreeState> extends FreeBox<S> {
  /** The players in the order in which they are asked, once a certificate was taken; nobody before. */
  asked(state: S): readonly PlayerId[];
}

const decider = (state: FreeState) => state.decisions.at(-1)!.by;

/** Who holds too many certificates gives some up, one after the other. */
export function surplusStage<S extends FreeState>(rules: SurplusRules<S>): Stage<S, SurplusMove, 'surplus'> {
  return { id: 'surplus', actor: (state) => ({ player: decider(state) }), rules: [surplusRule(rules)] };
}

function surplusRule<S extends FreeState>(rules: SurplusRules<S>) {
  return rule({
    type: 'discard',
    fields: { company: text, percent: integer },
    choices: (state: S) =>
      discardsOf(rules, state, decider(state)).map((card) => ({
        move: { type: 'discard' as const, ...card },
      })),
    check: (state: S, { company, percent }) =>
      discardObjection(rules, state, decider(state), { company, percent }),
    apply(draft: S, { company, percent }, moment) {
      giveUp(rules, draft, decider(draft), { company, percent }, moment);
    },
  });
}

export type SurplusMove = MoveOfRule<ReturnType<typeof surplusRule>>;

/** Asks who has more certificates than the limit allows; after enough were given up, play goes on. */
export function surplusFlow<S extends FreeState>(rules: SurplusRules<S>): readonly Consequence<S>[] {
  const overLimit = (state: S) =>
    rules.asked(state).find((player) => countOf(state, player) > rules.certificateLimit(state));
  const gone: Consequence<S> = {
    due(state) {
      const decision = state.decisions.at(-1);
      return decision?.kind === 'surplus' && countOf(state, decision.by) <= rules.certificateLimit(state);
    },
    apply(draft) {
      draft.decisions.pop();
    },
  };
  const due: Consequence<S> = {
    due: (state) => !state.over && state.decisions.length === 0 && overLimit(state) !== undefined,
    apply(draft, moment) {
      const decision: SurplusDecision = { kind: 'surplus', by: overLimit(draft)! };
      draft.decisions.push(decision);
      moment.emit({ type: 'over-limit', player: decision.by, limit: rules.certificateLimit(draft) });
    },
  };
  return [gone, due];
}
