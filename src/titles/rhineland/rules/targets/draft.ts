import { transfer } from '@/engine/finance/money';
import { text } from '@/engine/game/fields';
import type { PlayerId } from '@/engine/game/ids';
import { type Moment, type MoveOfRule, rule } from '@/engine/game/move';
import { type RandomState, shuffled } from '@/engine/game/random';
import { object } from '@/engine/game/refusal';
import { seatsOf } from '@/engine/game/seats';
import type { Setup } from '@/engine/game/state';
import type { Round, Stage } from '@/engine/game/title';
import type { RhinelandBox } from '../../box';
import type { TargetCard } from '../../goals';
import type { DraftRoundState, RhinelandState } from '../../state';
import { drawIndustries, layOut } from '../setup';

/** So many more cards than players lie open. */
const toSpare = 2;

/** [18Rhl 8.4.1] the table with target cards lying open; who sits where follows from what is taken. */
export function beginDraft(
  box: RhinelandBox,
  cards: readonly TargetCard[],
  setup: Setup,
  moment: Moment,
): RhinelandState {
  const random: RandomState = { random: setup.seed };
  const markers = drawIndustries(box, random, moment);
  const players = setup.players.map(({ id }) => id);
  const drawn = shuffled(random, cards).slice(0, players.length + toSpare);
  // in the order of their numbers, as the list of all has them
  const open = cards.filter((card) => drawn.includes(card)).map(({ id }) => id);
  moment.emit({ type: 'targets-open', targets: open });
  return {
    ...layOut(box, setup, players, markers, random),
    round: { kind: 'draft', turn: players[0]! },
    // nobody has the Priority Deal before the seats are taken
    priority: '',
    targets: open.map((target) => ({ target, owner: null, paid: false })),
  };
}

const draftOf = (state: RhinelandState) => state.round as DraftRoundState;

/** Taking one of the open cards, in the order in which the players were entered [ruling 134]. */
function takeRule(onSeated: (draft: RhinelandState, moment: Moment) => void) {
  return rule({
    type: 'take-target',
    fields: { target: text },
    choices: (state: RhinelandState) =>
      openIn(state).map(({ target }) => ({ move: { type: 'take-target' as const, target } })),
    check: (state: RhinelandState, { target }) =>
      openIn(state).some((each) => each.target === target) ? undefined : object('target-not-open'),
    apply(draft: RhinelandState, { target }, moment) {
      const round = draftOf(draft);
      const player = round.turn;
      draft.targets!.find((each) => each.target === target)!.owner = player;
      moment.emit({ type: 'target-taken', player, target });
      const next = draft.setup.players.find(({ id }) => !targetOf(draft, id));
      if (next) round.turn = next.id;
      else takeSeats(draft, moment, onSeated);
    },
  });
}

function openIn({ targets = [] }: RhinelandState) {
  return targets.filter(({ owner }) => owner === null);
}

function targetOf({ targets = [] }: RhinelandState, player: PlayerId) {
  return targets.find(({ owner }) => owner === player);
}

/** [18Rhl 8.4.1] by ascending numbers; the lowest has the Priority Deal. What nobody took leaves the game. */
function takeSeats(
  draft: RhinelandState,
  moment: Moment,
  onSeated: (draft: RhinelandState, moment: Moment) => void,
): void {
  const taken = draft.targets!.filter(({ owner }) => owner !== null);
  const seats = seatsOf(
    draft.setup,
    taken.map(({ owner }) => owner!),
  );
  draft.targets = taken;
  draft.seats = seats;
  draft.priority = seats[0]!;
  draft.round = { kind: 'auction', turn: seats[0]!, passes: 0, discount: 0, bids: [] };
  moment.emit({ type: 'seats', players: seats });
  onSeated(draft, moment);
}

export type DraftMove = MoveOfRule<ReturnType<typeof takeRule>>;

/** [18Rhl 8.4.1] the round before all others: everybody takes a target card. */
export function targetDraft(
  onSeated: (draft: RhinelandState, moment: Moment) => void,
): Round<RhinelandState, DraftMove, 'draft'> {
  const stage: Stage<RhinelandState, DraftMove, 'draft'> = {
    id: 'draft',
    actor: (state) => ({ player: draftOf(state).turn }),
    rules: [takeRule(onSeated)],
  };
  return { stage: () => stage };
}

/** [18Rhl 8.4.1, ruling 138] the bank pays the owner at once, and the card has done its service. */
export function payTarget(draft: RhinelandState, { id, bonus }: TargetCard, moment: Moment): void {
  const held = draft.targets!.find(({ target }) => target === id)!;
  const player = held.owner!;
  held.paid = true;
  transfer(draft, 'bank', { player }, bonus);
  moment.emit({ type: 'target-paid', player, target: id, amount: bonus });
}
