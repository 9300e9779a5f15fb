import { seatsOf } from '@/engine/finance/seats';
import { oneOf } from '@/engine/game/fields';
import { type Moment, type MoveOfRule, rule } from '@/engine/game/move';
import { shuffled } from '@/engine/game/random';
import type { Stage } from '@/engine/game/title';
import type { RhinelandBox } from '../../box';
import type { DropDecision, RhinelandState } from '../../state';

const cardsEach = 2;

/** [18Rhl 8.4.2, ruling 140] two to each player, before the auction; nothing tells which. */
export function dealDestinies({ destinyCards }: RhinelandBox, draft: RhinelandState, moment: Moment): void {
  if (!destinyCards) return;
  const cards = shuffled(
    draft,
    destinyCards.map(({ id }) => id),
  );
  draft.destinies = Object.fromEntries(
    seatsOf(draft).map((player, i) => [player, cards.slice(i * cardsEach, (i + 1) * cardsEach)]),
  );
  moment.emit({ type: 'destinies-dealt' });
}

/** [18Rhl 8.4.2] after the first stock round each player drops one, in the order of the seats. */
export function askForDrops(draft: RhinelandState): void {
  const decisions = seatsOf(draft).map((by): DropDecision => ({ kind: 'drop-destiny', by }));
  // the last decision on the stack is made first
  draft.decisions.push(...decisions.reverse());
}

/** [ruling 140] the move says only where in the hand the card is: whoever reads it learns nothing. */
const places = ['first', 'second'] as const;

function dropRule(onDropped: (draft: RhinelandState, moment: Moment) => void) {
  return rule({
    type: 'drop-destiny',
    fields: { card: oneOf(...places) },
    choices: () => places.map((card) => ({ move: { type: 'drop-destiny' as const, card } })),
    check: () => undefined,
    apply(draft: RhinelandState, { card }, moment) {
      const { by: player } = draft.decisions.pop() as DropDecision;
      const hand = draft.destinies![player]!;
      draft.destinies![player] = hand.filter((_, i) => i !== places.indexOf(card));
      moment.emit({ type: 'destiny-dropped', player });
      if (draft.decisions.length === 0) onDropped(draft, moment);
    },
  });
}

export type DropMove = MoveOfRule<ReturnType<typeof dropRule>>;

/** A player looks at two cards and keeps one; what follows when all have. */
export function dropStage(
  onDropped: (draft: RhinelandState, moment: Moment) => void,
): Stage<RhinelandState, DropMove, 'drop-destiny'> {
  return {
    id: 'drop-destiny',
    actor: ({ decisions }) => ({ player: decisions.at(-1)!.by }),
    rules: [dropRule(onDropped)],
  };
}
