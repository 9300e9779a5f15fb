import { moveTrain } from '@/engine/finance/trains';
import { listOf, text } from '@/engine/game/fields';
import type { CompanyId } from '@/engine/game/ids';
import { rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import { notDirected } from './build';
import type { IntState } from './state';
import { directed } from './tile';
import { isObsolete, nextTrain, takeTrain, trainOf } from './trains';

function newTrainObjection(state: IntState, company: CompanyId): Objection | undefined {
  const foreign = notDirected(state, company);
  if (foreign) return foreign;
  const train = trainOf(state, company);
  if (train === undefined) return object('swap-no-train', { company });
  if (!isObsolete(state, train)) return object('swap-not-obsolete', { company, train });
  return nextTrain(state) === undefined ? object('swap-none-left') : undefined;
}

/** [18DO 3.2.3] an obsolete train for the next one of the display; it leaves the game. */
export const swapNewRule = rule({
  type: 'swap-new',
  fields: { company: text },
  choices: (state: IntState) =>
    directed(state)
      .filter((company) => !newTrainObjection(state, company))
      .map((company) => ({ move: { type: 'swap-new' as const, company } })),
  check: (state: IntState, { company }) => newTrainObjection(state, company),
  apply(draft: IntState, { company }, moment) {
    const old = trainOf(draft, company)!;
    const train = nextTrain(draft)!;
    moveTrain(draft, old, company, 'gone');
    moment.emit({ type: 'train-swapped', company, old, train });
    takeTrain(draft, company, train, moment);
    draft.round.step = 'done';
  },
});

/** Every two companies of the player, in the order of the box. */
function pairs(state: IntState): [CompanyId, CompanyId][] {
  const own = directed(state);
  return own.flatMap((company, i) =>
    own.slice(i + 1).map((other): [CompanyId, CompanyId] => [company, other]),
  );
}

function betweenObjection(state: IntState, companies: readonly CompanyId[]): Objection | undefined {
  const [company, other] = companies;
  if (company === undefined || other === undefined || companies.length > 2 || company === other) {
    return object('malformed', { type: 'swap-between' });
  }
  for (const each of companies) {
    const objection =
      notDirected(state, each) ??
      (trainOf(state, each) === undefined ? object('swap-no-train', { company: each }) : undefined);
    if (objection) return objection;
  }
  // one swap has one name
  if (!pairs(state).some(([first, second]) => first === company && second === other)) {
    return object('malformed', { type: 'swap-between' });
  }
  const train = trainOf(state, company)!;
  return train === trainOf(state, other) ? object('swap-same-train', { train }) : undefined;
}

/** [18DO 3.2.3] one for one between two companies of the same director. */
export const swapBetweenRule = rule({
  type: 'swap-between',
  fields: { companies: listOf(text) },
  choices: (state: IntState) =>
    pairs(state)
      .filter((companies) => !betweenObjection(state, companies))
      .map((companies) => ({ move: { type: 'swap-between' as const, companies: [...companies] } })),
  check: (state: IntState, { companies }) => betweenObjection(state, companies),
  apply(draft: IntState, { companies }, moment) {
    const [company, other] = companies as [CompanyId, CompanyId];
    const train = trainOf(draft, company)!;
    const old = trainOf(draft, other)!;
    moveTrain(draft, train, company, other);
    moveTrain(draft, old, other, company);
    moment.emit({ type: 'trains-exchanged', company, other, train, old });
    draft.round.step = 'done';
  },
});

/** [18DO 3.2.3] one swap of either kind in a turn. */
export function canSwap(state: IntState): boolean {
  return swapNewRule.any(state) || swapBetweenRule.any(state);
}
