import type { GameEvent } from '@/engine/game/events';
import type { Choice, Move } from '@/engine/game/move';
import type { RhinelandState } from '@/titles/rhineland/state';
import type { FuzzOptions } from '../support/fuzzer';

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
  'extra-lay': 1,
  'power-station': 3,
  station: 2,
  harbour: 8,
  'keep-apart': 1,
  'buy-train': 12,
  'buy-train-from': 0.3,
  skip: 2,
  agree: 2,
  'sell-own': 0.5,
};

/** Harbours, ferries, and the line from Venlo to Mönchengladbach. */
const wanted: readonly string[] = [
  'B12',
  'B14',
  'D14',
  'E13',
  'F10',
  'G15',
  'H14',
  'F2',
  'G3',
  'H4',
  'H8',
  'I7',
];

/**
 * From Düsseldorf over Neuss and Mönchengladbach to Dalheim: some tables build nothing else, and buy no train that would
 * end the time for it, so that track opens the camp before the first 5-train does.
 */
const lineToCamp: Readonly<Record<string, readonly string[]>> = {
  G15: ['L04', 'L15'],
  H14: ['L27'],
  H12: ['9/1'],
  H10: ['9/1'],
  H8: ['L07/4'],
  I7: ['L07/1'],
  I5: ['9/1'],
};
const buildsToCamp = ({ setup, trains }: RhinelandState) =>
  setup.seed % 16 === 3 && trains.every(({ type, at }) => type !== '5' || at === 'depot');

/** Weighs what such a table does; nothing where it plays like any other. */
function weighForCamp(state: RhinelandState, { move }: Choice): number | undefined {
  const { hex, tile, turn, train } = move as Move & {
    hex?: string;
    tile?: string;
    turn?: number;
    train?: string;
  };
  if (move.type === 'lay' || move.type === 'power') {
    const ways = lineToCamp[hex!] ?? [];
    return ways.includes(tile!) || ways.includes(`${tile}/${turn}`) ? 1000 : hex! in lineToCamp ? 0.001 : 0.1;
  }
  if (move.type === 'found' && 'company' in move && move.company === 'BME') return 50;
  const isFull = ['4', '5'].includes(train ?? '') && state.round.kind === 'operating';
  return move.type === 'buy-train' && isFull ? 0.001 : undefined;
}

/** Some tables are shy bidders, and some sell what they have once the bank is nearly empty. */
const shy = (state: RhinelandState) => state.setup.seed % 8 === 0;
const lastMoney = 400;

function weigh(state: RhinelandState, { move }: Choice): number {
  const { hex, pay } = move as Move & { hex?: string; pay?: boolean };
  const weight = weights[move.type] ?? 1;
  const forCamp = buildsToCamp(state) ? weighForCamp(state, { move }) : undefined;
  if (forCamp !== undefined) return forCamp;
  if (move.type === 'pass' && state.round.kind === 'auction' && shy(state)) return 200;
  if (move.type === 'sell' && state.bank < lastMoney) return 100 * weight;
  if (pay === false) return 0.6;
  const dear = ['lay', 'power', 'extra-lay'].includes(move.type) && hex && wanted.includes(hex);
  return dear ? 5 * weight : weight;
}

const events = [
  'price-falls',
  'short-operating-round',
  'left-auction',
  'free-certificate',
  'floated',
  'new-director',
  'sold',
  'sold-out',
  'link-bonus',
  'camp-active',
  'kreisbahn-floats',
  'bestowed',
  'station',
  'harbour',
  'withheld',
  'no-revenue',
  'train-traded',
  'train-declined',
  'train-discarded',
  'train-obsolete',
  'privates-close',
  'forced-purchase',
  'director-pays',
  'credit',
  'bankrupt',
];
const others = [
  'phase 3',
  'phase 4',
  'phase 5',
  'phase 6',
  'power RM',
  'first private given away',
  'floated with all its capital',
  'the owner chooses a corporation',
  'kreisbahn given later',
  'harbour with its private',
  'harbour after the first 5-train',
  'harbour at Orsoy for 20',
  'harbour token turned over',
  'Krefeld without a route',
  'second yellow tile',
  'tile of the kreisbahn',
  'revenue kept apart',
  'station by a power',
  'station on a red field',
  'ferry crossed',
  'bonus harbour',
  'bonus camp',
  'camp opened by track',
  'bonus iron-rhine',
  'train 2+4',
  'charter sold to raise money',
  'own shares sold to raise money',
  'bank broken in a stock round',
  'bank broken in an operating round',
  'train from the Bank Pool',
];

const redFields = ['A5', 'B16', 'H16', 'K3', 'K11', 'K15'];

function named(event: GameEvent, move: Move | null, state: RhinelandState): string[] {
  const turn = state.round.kind === 'operating' ? state.round.turn : null;
  switch (event.type) {
    case 'phase':
      return [`phase ${event.phase}`];
    case 'power-used':
      return [`power ${event.private}`];
    case 'private-sold':
      return event.amount === 0 ? ['first private given away'] : [];
    case 'floated':
      return [event.type, ...(isBrown(state) ? ['floated with all its capital'] : [])];
    case 'camp-active':
      return [event.type, ...(isBrown(state) ? [] : ['camp opened by track'])];
    case 'bestowed':
      return [
        event.type,
        ...(move?.type === 'bestow' ? ['the owner chooses a corporation'] : []),
        ...(event.private === 'GKB' && state.round.kind === 'stock' ? ['kreisbahn given later'] : []),
      ];
    case 'harbour':
      return [
        event.type,
        ...(event.cost === 20 ? ['harbour at Orsoy for 20'] : []),
        ...(isBrown(state) ? ['harbour after the first 5-train'] : []),
        ...(event.hex !== 'B12' && !isBrown(state) ? ['harbour with its private'] : []),
      ];
    case 'laid':
      return [
        ...(turn?.laid.length === 2 ? ['second yellow tile'] : []),
        ...(move?.type === 'extra-lay' ? ['tile of the kreisbahn'] : []),
      ];
    case 'station':
      return [
        event.type,
        ...(redFields.includes(event.hex) ? ['station on a red field'] : []),
        ...(move?.type === 'power-station' ? ['station by a power'] : []),
        ...(event.company === 'CCE' && event.hex === 'F10' ? ['Krefeld without a route'] : []),
        ...(isTurnedOver(state, event.company) ? ['harbour token turned over'] : []),
      ];
    case 'dividend-rest':
      return ['revenue kept apart'];
    case 'ran':
      return [
        ...event.bonuses.map((bonus) => `bonus ${bonus}`),
        ...(event.ferries.length > 0 ? ['ferry crossed'] : []),
        ...(event.train === '2+4' ? ['train 2+4'] : []),
      ];
    case 'sold-to-raise':
      return [event.seller === 'charter' ? 'charter sold to raise money' : 'own shares sold to raise money'];
    case 'train-bought':
      return event.from === 'pool' ? ['train from the Bank Pool'] : [];
    case 'game-over':
      // a bankruptcy ends the game with money in the bank
      if (!state.broken) return [];
      return [`bank broken in ${state.broken === 'stock' ? 'a stock' : 'an operating'} round`];
    case 'investor-acquires':
      return [event.type, `the Investor takes from the ${event.source}`];
    case 'investor-swaps':
    case 'investor-quits':
    case 'card-offered':
    case 'card-kept':
    case 'card-bought':
      return [event.type];
    case 'investor-card':
      return [move?.type === 'choose-card' ? `${event.type} chosen` : event.type];
    default:
      return events.includes(event.type) ? [event.type] : [];
  }
}

function isBrown({ trains }: RhinelandState): boolean {
  return trains.some(({ type, at }) => type === '5' && at !== 'depot');
}

/** All tokens are on the board, none of them in a harbour. */
function isTurnedOver({ companies, board }: RhinelandState, id: string): boolean {
  const { tokens, harbour } = companies[id]!;
  const inHarbour = board.stations.some(({ company, place }) => company === id && place === 'harbour');
  return id !== 'GVE' && tokens.length === 0 && !harbour && !inHarbour;
}

export const lowerRhineHabits = {
  weigh,
  observe: (event: GameEvent, move: Move | null, state: RhinelandState) =>
    named(event, move, state).map((name) => `path ${name}`),
  paths: [...events, ...others].map((name) => `path ${name}`),
} satisfies FuzzOptions<RhinelandState, Move>;
