import { sharesOf, topOfStack } from '@/engine/finance/certificates';
import { integer, text } from '@/engine/game/fields';
import type { CompanyId } from '@/engine/game/ids';
import { rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import {
  countOf,
  discardObjection,
  discardsOf,
  takeRule as freeTakeRule,
  giveUp,
  takeTop,
  unknownCompany,
} from '@/engine/rounds/free';
import { box, free, limitOf } from './box';
import type { IntState } from './state';

const companyIds = box.companies.map(({ id }) => id);

/** The acting player is at the limit and has not made room yet. */
function isFull(state: IntState): boolean {
  const { turn, discarded } = state.round;
  return !discarded && countOf(state, turn) >= limitOf(state);
}

/** [18DO 3.2.1] no more than 60 % of a company; `less` is given up before. */
function shareObjection(state: IntState, company: CompanyId, less = 0): Objection | undefined {
  const percent = topOfStack(state, company)?.percent ?? 0;
  const held = sharesOf(state, state.round.turn, company) - less;
  return held + percent > box.shareLimit
    ? object('share-limit', { company, limit: box.shareLimit })
    : undefined;
}

/** Is there a certificate that may be taken, once so much of the company is given up? */
function isOpen(state: IntState, company: CompanyId, less = 0): boolean {
  return topOfStack(state, company) !== undefined && !shareObjection(state, company, less);
}

/** [18DO 3.2.1] the top of a stack, below both limits. */
export const takeRule = freeTakeRule<IntState>({
  ...free,
  objection: (state, company) =>
    isFull(state) ? object('take-at-limit', { limit: limitOf(state) }) : shareObjection(state, company),
  onTaken(draft) {
    draft.round.step = 'tile';
  },
});

function buryObjection(state: IntState, company: CompanyId): Objection | undefined {
  const unknown = unknownCompany(free, company);
  if (unknown) return unknown;
  // below the limit only when no stack may be taken from: every turn takes one from the display
  const mustTake = !isFull(state) && companyIds.some((id) => isOpen(state, id));
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

/** [18DO 3.2.1 a] at the limit, and only where another certificate can then be taken. */
function makeRoomObjection(state: IntState, company: CompanyId, percent: number): Objection | undefined {
  const { turn, discarded } = state.round;
  if (discarded) return object('must-take');
  if (!isFull(state)) return object('discard-not-needed', { limit: limitOf(state) });
  const held = discardObjection(free, state, turn, { company, percent });
  if (held) return held;
  const opens = companyIds.some((id) => isOpen(state, id, id === company ? percent : 0));
  return opens ? undefined : object('discard-in-vain');
}

/** Giving a certificate up to make room for another one, which must then be taken. */
export const makeRoomRule = rule({
  type: 'discard',
  fields: { company: text, percent: integer },
  choices: (state: IntState) =>
    discardsOf(free, state, state.round.turn)
      .filter(({ company, percent }) => !makeRoomObjection(state, company, percent))
      .map((card) => ({ move: { type: 'discard' as const, ...card } })),
  check: (state: IntState, { company, percent }) => makeRoomObjection(state, company, percent),
  apply(draft: IntState, { company, percent }, moment) {
    giveUp(free, draft, draft.round.turn, { company, percent }, moment);
    draft.round.discarded = true;
  },
});
