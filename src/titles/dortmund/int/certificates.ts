import { handOver, ordinaryOf, sharesOf, topOfStack } from '@/engine/finance/certificates';
import { settleDirector } from '@/engine/finance/director';
import { askTheOldDirector } from '@/engine/finance/exchange';
import { integer, text } from '@/engine/game/fields';
import type { CompanyId, PlayerId } from '@/engine/game/ids';
import { type Moment, rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import { box, countOf, limitOf } from './box';
import type { IntState } from './state';
import { nextTrain, takeTrain } from './trains';

const companyIds = box.companies.map(({ id }) => id);

function unknownCompany(company: CompanyId): Objection | undefined {
  return companyIds.includes(company) ? undefined : object('no-such-company', { company });
}

/** The acting player is at the limit and has not made room yet. */
function isFull(state: IntState): boolean {
  const { turn, discarded } = state.round;
  return !discarded && countOf(state, turn) >= limitOf(state);
}

/** [18DO 3.2.1] the top of a stack, as long as that is no more than 60 % of the company; `less` is given up before. */
function stackObjection(state: IntState, company: CompanyId, less = 0): Objection | undefined {
  const top = topOfStack(state, company);
  if (!top) return object('stack-empty', { company });
  const held = sharesOf(state, state.round.turn, company) - less;
  return held + top.percent > box.shareLimit
    ? object('share-limit', { company, limit: box.shareLimit })
    : undefined;
}

function takeObjection(state: IntState, company: CompanyId): Objection | undefined {
  return (
    unknownCompany(company) ??
    (isFull(state) ? object('take-at-limit', { limit: limitOf(state) }) : undefined) ??
    stackObjection(state, company)
  );
}

/** Taking the top certificate of a stack. The director's certificate comes with the charter and a train. */
export const takeRule = rule({
  type: 'take',
  fields: { company: text },
  choices: (state: IntState) =>
    companyIds
      .filter((company) => !takeObjection(state, company))
      .map((company) => ({ move: { type: 'take' as const, company } })),
  check: (state: IntState, { company }) => takeObjection(state, company),
  apply(draft: IntState, { company }, moment) {
    const player = draft.round.turn;
    const card = takeTop(draft, company, player);
    if (card.director) found(draft, player, company, card.percent, moment);
    else moment.emit({ type: 'took', player, company, percent: card.percent });
    settleDirector(draft, company, moment, askTheOldDirector);
    draft.round.step = 'tile';
  },
});

function takeTop(draft: IntState, company: CompanyId, to: PlayerId | 'pool') {
  return handOver(draft, (card) => card.company === company && card.holder === 'offer', to);
}

/** [18DO 3.2.1] with the next train; a company founded when none is left stays without. */
function found(draft: IntState, player: PlayerId, company: CompanyId, percent: number, moment: Moment): void {
  draft.companies[company]!.founded = true;
  moment.emit({ type: 'took-director', player, company, percent });
  const train = nextTrain(draft);
  if (train === undefined) {
    moment.emit({ type: 'no-train-left', company });
    return;
  }
  moment.emit({ type: 'train-taken', company, train });
  takeTrain(draft, company, train, moment);
}

function buryObjection(state: IntState, company: CompanyId): Objection | undefined {
  const unknown = unknownCompany(company);
  if (unknown) return unknown;
  // below the limit only when no stack may be taken from: every turn takes one from the display
  const mustTake = !isFull(state) && companyIds.some((id) => !stackObjection(state, id));
  if (mustTake) return object('must-take');
  return topOfStack(state, company) ? undefined : object('stack-empty', { company });
}

/** [18DO 3.2.1 b] the top certificate of a stack goes from the display to the Bank Pool. */
export const buryRule = rule({
  type: 'bury',
  fields: { company: text },
  choices: (state: IntState) =>
    companyIds
      .filter((company) => !buryObjection(state, company))
      .map((company) => ({ move: { type: 'bury' as const, company } })),
  check: (state: IntState, { company }) => buryObjection(state, company),
  apply(draft: IntState, { company }, moment) {
    const { percent, director } = takeTop(draft, company, 'pool');
    moment.emit({ type: 'buried', player: draft.round.turn, company, percent });
    if (director) moment.emit({ type: 'never-founded', company });
    draft.round.step = 'tile';
  },
});

/** Why a player cannot give such a certificate up, whatever the reason to: never the director's. */
function heldObjection(
  state: IntState,
  player: PlayerId,
  company: CompanyId,
  percent: number,
): Objection | undefined {
  const unknown = unknownCompany(company);
  if (unknown) return unknown;
  const held = ordinaryOf(state, player, company).some((card) => card.percent === percent);
  return held ? undefined : object('none-to-discard', { company, percent });
}

/** [18DO 3.2.1 a] at the limit, and only where another certificate can then be taken. */
function makeRoomObjection(state: IntState, company: CompanyId, percent: number): Objection | undefined {
  const { turn, discarded } = state.round;
  if (discarded) return object('must-take');
  if (!isFull(state)) return object('discard-not-needed', { limit: limitOf(state) });
  const held = heldObjection(state, turn, company, percent);
  if (held) return held;
  const opens = companyIds.some((id) => !stackObjection(state, id, id === company ? percent : 0));
  return opens ? undefined : object('discard-in-vain');
}

/** Different certificates that a player might give up. */
function discards(state: IntState, player: PlayerId): { company: CompanyId; percent: number }[] {
  return companyIds.flatMap((company) => {
    const percents = ordinaryOf(state, player, company).map((card) => card.percent);
    return [...new Set(percents)].map((percent) => ({ company, percent }));
  });
}

function giveUp(
  draft: IntState,
  player: PlayerId,
  company: CompanyId,
  percent: number,
  moment: Moment,
): void {
  handOver(
    draft,
    (card) =>
      card.company === company && card.holder === player && !card.director && card.percent === percent,
    'pool',
  );
  moment.emit({ type: 'gave-up', player, company, percent });
  settleDirector(draft, company, moment, askTheOldDirector);
}

/** Giving a certificate up to make room for another one, which must then be taken. */
export const makeRoomRule = rule({
  type: 'discard',
  fields: { company: text, percent: integer },
  choices: (state: IntState) =>
    discards(state, state.round.turn)
      .filter(({ company, percent }) => !makeRoomObjection(state, company, percent))
      .map((card) => ({ move: { type: 'discard' as const, ...card } })),
  check: (state: IntState, { company, percent }) => makeRoomObjection(state, company, percent),
  apply(draft: IntState, { company, percent }, moment) {
    giveUp(draft, draft.round.turn, company, percent, moment);
    draft.round.discarded = true;
  },
});

/** [18DO 3.2.1] who is over the limit, because of a change of director, gives certificates up at once. */
export const surplusRule = rule({
  type: 'discard',
  fields: { company: text, percent: integer },
  choices: (state: IntState) =>
    discards(state, state.decisions.at(-1)!.by).map((card) => ({
      move: { type: 'discard' as const, ...card },
    })),
  check: (state: IntState, { company, percent }) =>
    heldObjection(state, state.decisions.at(-1)!.by, company, percent),
  apply(draft: IntState, { company, percent }, moment) {
    giveUp(draft, draft.decisions.at(-1)!.by, company, percent, moment);
  },
});
