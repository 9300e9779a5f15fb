import { trainsOf } from '@/engine/finance/trains';
import type { GameEvent } from '@/engine/game/events';
import type { Choice, Move } from '@/engine/game/move';
import { nextIndex } from '@/engine/game/random';
import { board, cityHex } from '@/titles/dortmund/board';
import { boxAt } from '@/titles/dortmund/hsb';
import type { HsbState } from '@/titles/dortmund/hsb/state';
import type { FuzzOptions } from '../support/fuzzer';
import { brewingInvestorNamed, brewingInvestorPaths } from './dortmund-two-hsb';
import { brewingVariants, variantsIn, variantWeights } from './dortmund-variants';

/** Against each other, for one choice of the kind: many lays are listed, but only one way to skip. */
const weights: Readonly<Record<string, number>> = {
  pass: 2,
  found: 0.05,
  buy: 2,
  'trade-in': 6,
  sell: 0.25,
  'found-with-minor': 0.3,
  'trade-minor': 1,
  lay: 1,
  station: 2,
  link: 4,
  'free-link': 10,
  'buy-train': 6,
  'buy-train-from': 0.3,
  'buy-equipment': 6,
  'give-up': 0.15,
  load: 6,
  'sell-charter': 0.4,
  redeem: 0.4,
  skip: 2,
  agree: 2,
  ...variantWeights,
  'load-for': 3,
};

const seedOf = ({ setup }: HsbState) => setup.seed;
/** Some tables keep all they earn, so that prices fall; some sell much; some burn many cards. */
const thrifty = (state: HsbState) => seedOf(state) % 5 === 0;
const ruinous = (state: HsbState) => seedOf(state) % 4 === 1;
const hasty = (state: HsbState) => seedOf(state) % 3 !== 0;
/** Some build lines for export before anything else, and have all beer of a set sent to one red area. */
const building = (state: HsbState) => seedOf(state) % 4 !== 2;

/** From Hagen, Witten and Hamm to Dortmund City: tiles as they are laid first, and how they are turned. */
const lines: Readonly<Record<string, readonly [tile: string, turn: number]>> = {
  H11: ['8', 0],
  G10: ['8', 3],
  F11: ['9', 0],
  E10: ['8', 4],
  F9: ['8', 1],
  F5: ['8', 4],
  G4: ['9', 0],
  D19: ['8', 1],
  D17: ['1905', 4],
  E16: ['8', 1],
};

/** Where all these lines pass, so that stations are in the way of others. */
const onTheWay = [cityHex, 'F7', 'E14'];

function isOnLine({ hex = '', tile, turn }: AnyMove): boolean {
  return lines[hex]?.[0] === tile && lines[hex]?.[1] === turn;
}

/** [18DO-MV 1] is this the red area that the table fills up? */
function draining({ board: { markers } }: HsbState, { to = '' }: AnyMove): boolean {
  const left = (hex: string) => {
    const marker = markers[hex]?.find((each) => each.startsWith('demand'));
    return marker === undefined ? Number.POSITIVE_INFINITY : Number(marker.slice('demand'.length));
  };
  return left(to) <= Math.min(...['H1', 'I10', 'C20'].map(left).filter((cubes) => cubes > 0));
}

type AnyMove = Move & {
  company?: string;
  hex?: string;
  tile?: string;
  turn?: number;
  to?: string;
  pay?: boolean;
  train?: string;
  percents?: number[];
};

const waiting = (state: HsbState) =>
  Object.values(state.companies).some(({ founded, floated }) => founded && !floated);

function weigh(state: HsbState, { move }: Choice): number {
  const { company = '', hex, tile, pay, train } = move as AnyMove;
  const weight = weights[move.type] ?? 1;
  switch (move.type) {
    case 'found':
      return (waiting(state) ? 0.2 : 1) * weight * (['KWE', 'DGEE', 'DHB'].includes(company) ? 3 : 1);
    case 'buy':
      return state.companies[company]!.floated ? weight : 10 * weight;
    case 'sell':
      return ruinous(state) ? 8 * weight : weight;
    case 'dividend':
      return pay ? 1 : thrifty(state) ? 4 : 0.4;
    case 'buy-train':
    case 'buy-equipment':
      return hasty(state) ? 2 * weight : weight;
    // a train with beer is sold wherever it can be, unless it is to run
    case 'buy-train-from':
      return String(train).includes('+') && !building(state) ? 30 : weight;
    // beer is loaded, and consent given
    case 'agree':
      return state.decisions.at(-1)?.kind === 'agree-load' ? 3 * weight : weight;
    case 'lay':
      if (building(state) && isOnLine(move as AnyMove)) return 100 * weight;
      return board.tiles[tile!]?.colour === 'yellow' ? weight : 4 * weight;
    case 'station':
      return building(state) && onTheWay.includes(hex!) ? 10 * weight : weight;
    case 'load-for':
      return draining(state, move as AnyMove) ? 30 * weight : weight;
    // units are set aside wherever they can be
    case 'brew':
      return 1 + 4 * (move as unknown as { plan: { aside: readonly number[] } }).plan.aside.length;
    default:
      return weight;
  }
}

interface Plan {
  regular: number[];
  fresh: number[];
  reserved: number;
}

/** Deliveries need not be the richest: now and then a cube goes to new customers instead of regular ones. */
function openly(state: HsbState, move: Move): Move {
  if (move.type !== 'brew') return move;
  const { plan } = move as Move & { plan: Plan };
  const random = { random: seedOf(state) + state.beer * 7 + state.arrivals };
  const segment = nextIndex(random, plan.regular.length);
  const isFree = state.segments[segment]!.fresh > plan.fresh[segment]!;
  if (plan.regular[segment] === 0 || !isFree) return move;
  const moved = {
    ...plan,
    regular: plan.regular.map((cubes, i) => (i === segment ? cubes - 1 : cubes)),
    fresh: plan.fresh.map((cubes, i) => (i === segment ? cubes + 1 : cubes)),
  };
  return { ...move, plan: moved } as Move;
}

const phases = ['3', '4', '5', '6', '8'].map((phase) => `phase ${phase}`);
const founded = ['BME', 'CME', 'RhE', 'KWE', 'DGEE', 'DHB', 'DUB', 'DAB', 'RIT', 'KRO', 'STI'].map(
  (company) => `founded ${company}`,
);
const events = [
  'minor-left',
  'order-taken',
  'float-sale',
  'float-filled',
  'company-closed',
  'card-burnt',
  'demand-grows',
  'no-demand',
  'export-field-emptied',
  'equipment-lost',
  'equipment-given-up',
  'beer-asked',
  'beer-loaded',
  'beer-refused',
  'beer-delivered',
  'traded-in',
  'new-director',
  'sold',
  'own-share-sold',
  'own-share-bought',
  'train-traded',
  'train-discarded',
  'forced-purchase',
  'director-pays',
  'credit',
  'no-revenue',
  ...brewingVariants,
];
const others = [
  'minor founds a corporation',
  'minor for a certificate of the company',
  'minor for a certificate of the Bank Pool',
  'the Quellen-Brauerei founds',
  'a railway closes',
  'a brewery closes',
  'a company is founded again',
  'a minor brewery is helped by its owner',
  'equipment is bought by force',
  'a loaded train is sold',
  'a link without a card',
  'a card is burnt that begins a phase',
  'equipment given up at a limit',
  'a train with beer runs as it likes',
];

function observe(event: GameEvent, move: Move | null, state: HsbState): string[] {
  const known = events.includes(event.type) ? [event.type] : [];
  const variants = variantsIn(boxAt(state.setup), event, move, state);
  const its = brewingInvestorNamed(event, move, state);
  return [...known, ...named(event, move, state), ...variants, ...its].map((name) => `path ${name}`);
}

function named(event: GameEvent, move: Move | null, state: HsbState): string[] {
  const when = (seen: boolean, name: string) => (seen ? [name] : []);
  const box = boxAt(state.setup);
  switch (event.type) {
    case 'phase':
      return [
        `phase ${event.phase}`,
        ...when(['link', 'free-link'].includes(move?.type ?? ''), 'a card is burnt that begins a phase'),
      ];
    case 'founded':
      return [
        `founded ${event.company}`,
        ...when(state.closed[event.company] !== undefined, 'a company is founded again'),
      ];
    case 'minor-traded':
      return [
        {
          offer: 'minor founds a corporation',
          charter: 'minor for a certificate of the company',
          pool: 'minor for a certificate of the Bank Pool',
        }[event.source],
        ...when(event.minor === 'B6' && event.source === 'offer', 'the Quellen-Brauerei founds'),
      ];
    case 'company-closed':
      return [box.kindOf(event.company) === 'railway' ? 'a railway closes' : 'a brewery closes'];
    case 'equipment-bought':
      return [
        ...when(event.subsidy > 0, 'a minor brewery is helped by its owner'),
        ...when(move?.type !== 'buy-equipment', 'equipment is bought by force'),
      ];
    case 'train-traded':
      return when(String(event.train).includes('+'), 'a loaded train is sold');
    case 'link':
      return when(
        !state.trains.some(({ at, type }) => at === 'depot' && type !== '8'),
        'a link without a card',
      );
    case 'equipment-given-up':
      return when(move?.type === 'discard-equipment', 'equipment given up at a limit');
    case 'ran': {
      const laden = trainsOf(state, event.company).some((card) => 'beer' in card);
      return when(laden && state.done.carriers.length === 0, 'a train with beer runs as it likes');
    }
    default:
      return [];
  }
}

export const brewingHabits = {
  weigh,
  openly,
  observe,
  paths: [...phases, ...founded, ...events, ...others].map((name) => `path ${name}`),
  pathsFor: (players) => (players === 2 ? brewingInvestorPaths.map((name) => `path ${name}`) : []),
  maxMoves: 8_000,
} satisfies FuzzOptions<HsbState, Move>;
