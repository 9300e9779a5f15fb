import { directorOf } from '@/engine/finance/certificates';
import type { EventOf, GameEvent } from '@/engine/game/events';
import type { Choice, Move } from '@/engine/game/move';
import { countOf } from '@/engine/rounds/free';
import { board } from '@/titles/dortmund/board';
import { viewAt } from '@/titles/dortmund/int';
import { box, limitOf } from '@/titles/dortmund/int/box';
import type { IntState } from '@/titles/dortmund/int/state';
import type { FuzzOptions } from '../support/fuzzer';

/** Against each other, for one choice of the kind: many lays are listed, but only one way to skip. */
const weights: Readonly<Record<string, number>> = {
  take: 3,
  discard: 1.5,
  bury: 0.8,
  lay: 1,
  'place-station': 1,
  link: 2,
  'swap-new': 6,
  'swap-between': 0.4,
  skip: 0.5,
};

/** Some tables leave the last company for later; at others the first player collects what the rest avoid. */
const habitsOf = (state: IntState) =>
  (['plain', 'late', 'collecting', 'plain'] as const)[state.setup.seed % 4]!;
const lateCompany = 'HHW';
const collected: readonly string[] = ['DGEE', 'HHW'];

function weigh(state: IntState, { move }: Choice): number {
  const { company, tile } = move as Move & { company?: string; tile?: string };
  const weight = weights[move.type] ?? 1;
  const habits = habitsOf(state);
  const takes = move.type === 'take' || move.type === 'bury';
  if (move.type === 'take' && habits === 'late' && company === lateCompany) return weight / 1000;
  if (takes && habits === 'collecting' && collected.includes(company ?? ''))
    return collecting(state, company!);
  // what replaces a tile is rarer than what is laid anew
  if (tile && board.tiles[tile]!.colour !== 'yellow') return 4 * weight;
  return weight;
}

/** Others found them; the first player takes more than they have, and is all alone in the end. */
function collecting(state: IntState, company: string): number {
  const mine = state.round.turn === state.seats[0];
  const founded = state.companies[company]!.founded;
  return mine === founded ? 30 : 0.001;
}

const phases = ['3', '4', '5', '6', '8'].map((phase) => `phase ${phase}`);
const events = [
  'took-director',
  'gave-up',
  'buried',
  'never-founded',
  'no-train-left',
  'over-limit',
  'new-director',
  'handed-over',
  'station-placed',
  'train-swapped',
  'trains-exchanged',
  'no-revenue',
];
const others = [
  'director lost by giving up',
  'surplus of who has made room',
  'surplus of who took two for the office',
  'moved to the Bank Pool below the limit',
  'tile of a player without a company',
  ...['yellow', 'green', 'brown', 'gray'].map((colour) => `${colour} tile`),
  'harbour upgraded',
  'mill upgraded',
  ...[10, 20, 30].map((value) => `link of ${value}`),
  'run rounded down',
  'run with an obsolete train',
  'run between two red areas',
  'tie for the win',
];

function named(event: GameEvent, move: Move | null, state: IntState): string[] {
  const { type } = event;
  switch (event.type) {
    case 'phase':
      return [`phase ${event.phase}`];
    case 'new-director':
      return [type, ...(move?.type === 'discard' ? ['director lost by giving up'] : [])];
    case 'over-limit':
      return [
        type,
        ...(event.player === state.round.turn ? ['surplus of who has made room'] : []),
        ...(move?.type === 'take-certificates' ? ['surplus of who took two for the office'] : []),
      ];
    case 'buried':
      return [
        type,
        ...(countOf(state, event.player) < limitOf(state) ? ['moved to the Bank Pool below the limit'] : []),
      ];
    case 'tile-laid':
      return laid(event, state);
    case 'linked':
      return [`link of ${event.value}`];
    case 'ran':
      return ran(event, state);
    case 'game-over':
      return isTied(state) ? ['tie for the win'] : [];
    default:
      return events.includes(type) ? [type] : [];
  }
}

function laid({ player, tile }: EventOf<'tile-laid'>, state: IntState): string[] {
  const { colour, icons = [] } = board.tiles[tile]!;
  const directs = box.companies.some(({ id }) => directorOf(state, id) === player);
  return [
    `${colour} tile`,
    ...(icons.includes('harbour') ? ['harbour upgraded'] : []),
    ...(icons.includes('steelmill') ? ['mill upgraded'] : []),
    ...(directs ? [] : ['tile of a player without a company']),
  ];
}

function ran({ hexes, revenue, train }: EventOf<'ran'>, state: IntState): string[] {
  const red = [hexes[0]!, hexes.at(-1)!].every((hex) => board.hexes[hex]!.colour === 'red');
  const by = box.trains.find(({ id }) => id === train)!.obsoleteOn;
  const obsolete = state.trains.some(({ type, at }) => type === by && at !== 'depot');
  return [
    ...(revenue % 10 > 0 ? ['run rounded down'] : []),
    ...(red ? ['run between two red areas'] : []),
    ...(obsolete ? ['run with an obsolete train'] : []),
  ];
}

function isTied(state: IntState): boolean {
  const [first, second] = viewAt(state.setup).scores(state);
  return first!.total === second!.total;
}

export const introductionHabits = {
  weigh,
  observe: (event, move, state) => named(event, move, state).map((name) => `path ${name}`),
  paths: [...phases, ...events, ...others].map((name) => `path ${name}`),
} satisfies FuzzOptions<IntState, Move>;
