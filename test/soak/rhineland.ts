import type { GameEvent } from '@/engine/game/events';
import type { Choice, Move } from '@/engine/game/move';
import type { RhinelandState } from '@/titles/rhineland/state';
import type { FuzzOptions } from '../support/fuzzer';
import type { FamilyHabits, Habits } from './habits';
import { lowerRhineHabits } from './lower-rhine';
import { openlyForAim, weighForAim } from './rhineland-aims';
import { lraShortHabits, rhlShortHabits } from './rhineland-short';

/** Against each other, for one choice of the kind: many lays are listed, but only one way to skip. */
const weights: Readonly<Record<string, number>> = {
  'buy-private': 4,
  bid: 0.7,
  raise: 2,
  pass: 3,
  found: 0.3,
  buy: 3,
  sell: 0.25,
  lay: 1,
  power: 1,
  'power-station': 3,
  'free-station': 3,
  'assign-token': 0.05,
  station: 3,
  'buy-train': 12,
  'buy-train-from': 0.3,
  skip: 2,
  agree: 2,
  'sell-own': 0.5,
};

const wanted: readonly string[] = ['D9', 'F9', 'I10', 'D13', 'C8'];

/** Some tables are shy bidders, and some sell what they have once the bank is nearly empty. */
const shy = (state: RhinelandState) => state.setup.seed % 8 === 0;
const lastMoney = 400;

/** Dear tiles on the metropolises and long trains bring the late rules into play. */
function weigh(state: RhinelandState, { move }: Choice): number {
  const { hex, pay, train } = move as Move & { hex?: string; pay?: boolean; train?: string };
  const weight = weights[move.type] ?? 1;
  const forAim = weighForAim(state, { move });
  if (forAim !== undefined) return forAim;
  if (move.type === 'pass' && state.round.kind === 'auction' && shy(state)) return 200;
  if (move.type === 'sell' && state.bank < lastMoney) return 100 * weight;
  if (pay === false) return 0.6;
  if (move.type === 'buy-train' && train === '8') return 40;
  const dear = (move.type === 'lay' || move.type === 'power') && hex && wanted.includes(hex);
  return dear ? 6 * weight : weight;
}

const phases = ['3', '4', '5', '6', '8'].map((phase) => `phase ${phase}`);
const powers = ['PWB', 'KEO', 'THS', 'TF', 'ATB', 'MBR', 'KSW'].map((id) => `power ${id}`);
const targets = ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'T8'].map((id) => `target ${id}`);
const events = [
  'price-falls',
  'short-operating-round',
  'left-auction',
  'free-certificate',
  'floated',
  'new-director',
  'sold',
  'sold-out',
  'link-paid',
  'station',
  'withheld',
  'no-revenue',
  'no-lay',
  'no-station',
  'no-train',
  'train-traded',
  'train-declined',
  'train-discarded',
  'train-obsolete',
  'privates-close',
  'forced-purchase',
  'director-pays',
  'credit',
  'bankrupt',
  'targets-open',
  'destiny-dropped',
];
const others = [
  'first private given away',
  'floated with all its capital',
  'director gives up by selling',
  'station on a red field',
  'station by a power',
  'ferry crossed',
  'bonus industry',
  'bonus iron-rhine',
  'bonus rheingold',
  'bonus lime-quarry',
  'target T5 past a station in Berlin',
  'token in a turn',
  'token when privates close',
  'station beside the places',
  'station moves into a place',
  'charter sold to raise money',
  'own shares sold to raise money',
  'bank broken in a stock round',
  'bank broken in an operating round',
  'train from the Bank Pool',
];

export function observe(event: GameEvent, move: Move | null, state: RhinelandState): string[] {
  return named(event, move, state).map((name) => `path ${name}`);
}

function named(event: GameEvent, move: Move | null, state: RhinelandState): string[] {
  switch (event.type) {
    case 'phase':
      return [`phase ${event.phase}`];
    case 'power-used':
      return [`power ${event.private}`];
    case 'target-paid':
      return [
        `target ${event.target}`,
        ...(event.target === 'T5' && isBerlinAnothers(state) ? ['target T5 past a station in Berlin'] : []),
      ];
    case 'token-assigned':
      return [state.privates[event.private]!.closed ? 'token when privates close' : 'token in a turn'];
    case 'takes-place':
      return ['station moves into a place'];
    case 'private-sold':
      return event.amount === 0 ? ['first private given away'] : [];
    case 'floated':
      return [
        event.type,
        ...(state.trains.some(({ type, at }) => type === '5' && at !== 'depot')
          ? ['floated with all its capital']
          : []),
      ];
    case 'new-director':
      return [event.type, ...(move?.type === 'sell' ? ['director gives up by selling'] : [])];
    case 'station':
      return [
        event.type,
        ...(['A14', 'B15', 'C2'].includes(String(event.hex)) ? ['station on a red field'] : []),
        ...(move?.type === 'power-station' ? ['station by a power'] : []),
        ...(state.board.stations.some(({ place }) => place === 'beside')
          ? ['station beside the places']
          : []),
      ];
    case 'ran':
      return [
        ...(event.bonuses as readonly string[]).map((bonus) => `bonus ${bonus}`),
        ...((event.ferries as readonly string[]).length > 0 ? ['ferry crossed'] : []),
      ];
    case 'sold-to-raise':
      return [event.seller === 'charter' ? 'charter sold to raise money' : 'own shares sold to raise money'];
    case 'train-bought':
      return event.from === 'pool' ? ['train from the Bank Pool'] : [];
    case 'game-over':
      return [`bank broken in ${state.broken === 'stock' ? 'a stock' : 'an operating'} round`];
    default:
      return events.includes(event.type) ? [event.type] : [];
  }
}

/** Another company than the one that runs has a station there. */
function isBerlinAnothers({ board, round }: RhinelandState): boolean {
  const company = round.kind === 'operating' ? round.turn?.company : undefined;
  return board.stations.some((station) => station.hex === 'B15' && station.company !== company);
}

export const rhinelandHabits = {
  weigh,
  openly: openlyForAim,
  observe,
  paths: [...phases, ...powers, ...targets, ...events, ...others].map((name) => `path ${name}`),
} satisfies FuzzOptions<RhinelandState, Move>;

export const habits: FamilyHabits = {
  '18rhl': rhinelandHabits as Habits,
  '18lra': lowerRhineHabits as Habits,
  '18rhl-short': rhlShortHabits as Habits,
  '18lra-short': lraShortHabits as Habits,
};
