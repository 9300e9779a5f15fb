import { directorOf } from '@/engine/finance/certificates';
import type { EventOf, GameEvent } from '@/engine/game/events';
import type { Choice, Move } from '@/engine/game/move';
import { boxAt as lraBoxAt } from '@/titles/rhineland/18lra/short';
import { boxAt as rhlBoxAt } from '@/titles/rhineland/18rhl/short';
import { scores } from '@/titles/rhineland/short';
import type { ShortState } from '@/titles/rhineland/short/state';
import type { FuzzOptions } from '../support/fuzzer';

/** Against each other, for one choice of the kind: many lays are listed, but only one way to skip. */
const weights: Readonly<Record<string, number>> = {
  take: 3,
  discard: 1,
  lay: 1,
  'place-station': 1,
  'place-harbour': 8,
  'swap-new': 12,
  'swap-between': 0.6,
  skip: 0.5,
  'run-train': 3,
  'run-all': 1,
};

const boxOf = ({ setup }: ShortState) => (setup.title === '18lra-short' ? lraBoxAt : rhlBoxAt)(setup);

/**
 * At some tables the first player takes what others direct; at others companies are founded late, or all build along one
 * line across the map.
 */
const habitsOf = ({ setup }: ShortState) =>
  (['plain', 'greedy', 'late', 'line', 'plain', 'iron'] as const)[setup.seed % 6]!;

/** What lies in the way of the late rules. */
const wanted: readonly string[] = ['D9', 'F9', 'I10', 'C8', 'B14', 'E13', 'H14', 'B12', 'D14', 'G15'];

/** From the Netherlands to the south, and from Antwerp to the Ruhr, on both maps. */
const lines: Readonly<Record<string, Readonly<Record<'line' | 'iron', readonly string[]>>>> = {
  '18rhl-short': {
    line: ['B9', 'C8', 'D7', 'E6', 'E8', 'F9', 'F7', 'G8', 'H9', 'I10', 'J9', 'K10'],
    iron: ['G4', 'F5', 'G6', 'F7', 'F9', 'F11', 'F13', 'E12', 'E14', 'D13', 'C12'],
  },
  '18lra-short': {
    line: ['I3', 'I5', 'I7', 'H8', 'H10', 'H12', 'H14', 'G15'],
    iron: ['I3', 'I5', 'I7', 'H8', 'H10', 'H12', 'H14', 'G15', 'C15', 'B14', 'E15'],
  },
};

function isOnLine(state: ShortState, hex: string): boolean {
  const habit = habitsOf(state);
  const line = habit === 'line' || habit === 'iron' ? lines[state.setup.title]?.[habit] : undefined;
  return line?.includes(hex) ?? false;
}

function weigh(state: ShortState, { move }: Choice): number {
  const { company, tile, hex } = move as Move & { company?: string; tile?: string; hex?: string };
  const weight = weights[move.type] ?? 1;
  if (move.type === 'take') return weight * taking(state, company!);
  const upgrades = tile && boxOf(state).board.tiles[tile]!.colour !== 'yellow';
  if (move.type !== 'lay' || hex === undefined) return weight;
  if (isOnLine(state, hex)) return 60 * weight;
  return weight * (upgrades ? 4 : 1) * (wanted.includes(hex) ? 4 : 1);
}

function taking(state: ShortState, company: string): number {
  const director = directorOf(state, company);
  const isFirst = state.round.kind === 'player' && state.round.turn === state.seats[0];
  switch (habitsOf(state)) {
    case 'greedy':
      return isFirst && director !== null && director !== state.seats[0] ? 8 : 1;
    case 'late':
      return director === null ? 0.05 : 1;
    default:
      return 1;
  }
}

const events = [
  'took-director',
  'gave-up',
  'over-limit',
  'new-director',
  'station-placed',
  'train-swapped',
  'trains-exchanged',
  'no-revenue',
  'no-action',
  'no-second-tile',
];
const others = [
  'surplus of the acting player',
  'surplus of a former director',
  'director lost by giving up',
  'first of two tiles',
  'second tile',
  'station on a red field',
  'ferry crossed',
  'run with an obsolete train',
  'all trains at once',
  'bonus iron-rhine',
  'tie for the win',
];
const phases = (...all: string[]) => all.map((phase) => `phase ${phase}`);
const colours = (...all: string[]) => all.map((colour) => `${colour} tile`);

function named(event: GameEvent, move: Move | null, state: ShortState): string[] {
  const { type } = event;
  switch (event.type) {
    case 'phase':
      return [`phase ${event.phase}`];
    case 'over-limit': {
      const acts = state.round.kind === 'player' && state.round.turn === event.player;
      return [type, acts ? 'surplus of the acting player' : 'surplus of a former director'];
    }
    case 'new-director':
      return [type, ...(move?.type === 'discard' ? ['director lost by giving up'] : [])];
    case 'tile-laid':
      return laid(event, state);
    case 'station-placed':
      return [
        type,
        ...(boxOf(state).board.hexes[event.hex]!.colour === 'red' ? ['station on a red field'] : []),
      ];
    case 'ran':
      return ran(event, move, state);
    case 'harbour-placed':
      return [type];
    case 'game-over': {
      const [first, second] = scores(state);
      return first!.total === second!.total ? ['tie for the win'] : [];
    }
    default:
      return events.includes(type) ? [type] : [];
  }
}

/** Of two yellow tiles the first leaves the turn waiting for the second. */
function laid({ tile }: EventOf<'tile-laid'>, state: ShortState): string[] {
  const { colour } = boxOf(state).board.tiles[tile]!;
  const waits = state.round.kind === 'player' && state.round.step === 'second-tile';
  const isOfTwo = colour === 'yellow' && boxOf(state).yellowTiles(state) > 1;
  return [`${colour} tile`, ...(isOfTwo ? [waits ? 'first of two tiles' : 'second tile'] : [])];
}

function ran({ bonuses, ferries, train }: EventOf<'ran'>, move: Move | null, state: ShortState): string[] {
  const by = boxOf(state).trains.find(({ id }) => id === train)!.obsoleteOn;
  const obsolete = state.trains.some(({ type, at }) => type === by && at !== 'depot');
  return [
    ...bonuses.map((bonus) => `bonus ${bonus}`),
    ...(ferries.length > 0 ? ['ferry crossed'] : []),
    ...(obsolete ? ['run with an obsolete train'] : []),
    ...(move?.type === 'run-all' ? ['all trains at once'] : []),
  ];
}

function habitsFor(paths: readonly string[]) {
  return {
    weigh,
    observe: (event, move, state) => named(event, move, state).map((name) => `path ${name}`),
    paths: [...events, ...others, ...paths].map((name) => `path ${name}`),
  } satisfies FuzzOptions<ShortState, Move>;
}

export const rhlShortHabits = habitsFor([
  ...phases('3', '4', '5', '6', '8'),
  ...colours('yellow', 'green', 'brown', 'gray'),
  'bonus industry',
  'bonus rheingold',
]);
export const lraShortHabits = habitsFor([
  ...phases('3', '4', '5', '6'),
  ...colours('yellow', 'green', 'brown'),
  'harbour-placed',
  'bonus harbour',
]);
