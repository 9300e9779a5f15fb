import type { GameEvent } from '@/engine/game/events';
import type { Choice, Move } from '@/engine/game/move';
import { boxAt } from '@/titles/ruhr/18ruhr';
import { board } from '@/titles/ruhr/board';
import { capexOf } from '@/titles/ruhr/box';
import type { RuhrState } from '@/titles/ruhr/state';
import type { FuzzOptions } from '../support/fuzzer';
import type { FamilyHabits, Habits } from './habits';

/** Against each other, for one choice of the kind: many lays are listed, but only one way to skip. */
const weights: Readonly<Record<string, number>> = {
  'buy-item': 0.5,
  pass: 1,
  found: 0.3,
  buy: 1,
  sell: 0.2,
  'close-private': 0.05,
  income: 1,
  lay: 1,
  station: 2,
  'rail-link': 8,
  'horse-railway': 0.3,
  develop: 1,
  'buy-engine': 3,
  'buy-engine-from': 0.5,
  'scrap-engine': 0.05,
  'buy-train': 12,
  'buy-train-from': 0.3,
  'sell-charter': 0.3,
  redeem: 0.3,
  skip: 2,
  agree: 2,
  'found-montan': 1,
  merge: 1,
  'buy-second': 2,
};

/**
 * Some tables hurry through the cards, some found no Montan corporation, some keep all they earn, and some sell what they
 * have, so that bankruptcies, closed corporations and both ends come up.
 */
const hurried = (state: RuhrState) => state.setup.seed % 3 === 0;
const thrifty = (state: RuhrState) => state.setup.seed % 5 === 1;
const reckless = (state: RuhrState) => state.setup.seed % 4 === 1;
/** These leave the 8 alone and pay all out: the bank is empty before. */
const lasting = (state: RuhrState) => state.setup.seed % 6 === 4;
const lastMoney = 1500;

/** The last card of the game, whatever it would be used for. */
const isLast = ({ train, card }: AnyMove) => train === '8' || card === '8';

type AnyMove = Move & {
  company?: string;
  tile?: string;
  pay?: boolean;
  half?: boolean;
  train?: string;
  card?: string;
  markers?: string[];
  source?: string;
};

const begun = (state: RuhrState) =>
  Object.values(state.companies).some(({ tokens, operated }) => operated && tokens.length > 0);
const waiting = (state: RuhrState) =>
  Object.values(state.companies).filter(({ founded, floated }) => founded && !floated).length;

function weigh(state: RuhrState, { move }: Choice): number {
  const { company = '', tile, pay, half, train, card, markers } = move as AnyMove;
  const weight = weights[move.type] ?? 1;
  if (lasting(state) && isLast(move as AnyMove)) return 0.001;
  switch (move.type) {
    case 'found':
      return waiting(state) > 1 ? 0.02 * weight : weight;
    case 'buy': {
      if (!state.companies[company]!.floated) return 8 * weight;
      return reckless(state) ? 0.2 * weight : weight;
    }
    case 'sell':
      return state.bank < lastMoney ? 10 * weight : weight;
    case 'pass':
      return state.round.kind === 'stock' && waiting(state) > 0 && !begun(state) ? 0.5 : weight;
    case 'dividend':
      return pay ? 1 : lasting(state) ? 0 : thrifty(state) ? 2 : 0.3;
    case 'income':
      return half ? 1 : thrifty(state) ? 2 : 0.7;
    case 'buy-train':
      return train === '8' ? 40 : hurried(state) ? 3 * weight : weight;
    case 'develop':
      return weight * (markers?.length ?? 1);
    case 'buy-engine':
      return card && capexOf(boxAt(state.setup), card).id === '8' ? 10 : weight;
    // what replaces a tile is rarer than what is laid anew
    case 'lay':
      return board.tiles[tile!]!.colour === 'yellow' ? weight : 4 * weight;
    default:
      return weight;
  }
}

const phases = ['3', '4', '5', '6', '8'].map((phase) => `phase ${phase}`);
const founded = ['CME', 'DGEE', 'KWE', 'PWB', 'RhE', 'EH'].map((company) => `founded ${company}`);
const corporations = ['RB', 'SK', 'TB', 'US', 'VH', 'W'].map((company) => `founded ${company}`);
// not 'debt-paid': whoever is left when the bank must be refilled is rich by then; rounds.test.ts shows it
const events = [
  'interim-round',
  'value-set',
  'aside-paid',
  'private-leaves',
  'montan-income',
  'developed',
  'rail-link',
  'engine-bought',
  'engine-traded',
  'engine-declined',
  'engine-scrapped',
  'own-certificate-sold',
  'own-certificate-bought',
  'montan-round',
  'merged',
  'transformed',
  'montan-closed',
  'montan-floated',
  'forced-duty',
  'leaves-game',
  'bank-takes',
  'loan',
  'loan-repaid',
  'bank-refilled',
  'bank-empty',
  'new-director',
  'station',
  'withheld',
  'no-revenue',
  'train-traded',
  'train-declined',
  'train-discarded',
  'train-obsolete',
  'director-pays',
  'sold-to-raise',
];
const others = [
  'link by a tile',
  'link by a horse railway',
  'link by a railway',
  'link by a Montan company',
  'founded from a passive company',
  'founded from an active company',
  'train from the Bank Pool',
  'end by the bank',
  'end by the 8',
  'end by bankruptcies',
];

function observe(event: GameEvent, _move: Move | null, state: RuhrState): string[] {
  const known = events.includes(event.type) ? [event.type] : [];
  return [...known, ...named(event, state)].map((name) => `path ${name}`);
}

function named(event: GameEvent, state: RuhrState): string[] {
  const { railways } = boxAt(state.setup);
  switch (event.type) {
    case 'phase':
      return [`phase ${event.phase}`];
    case 'founded':
      return [`founded ${event.company}`];
    case 'montan-founded':
      return [
        `founded ${event.company}`,
        `founded from ${isFromActive(event.hex, state) ? 'an active' : 'a passive'} company`,
      ];
    case 'rail-link': {
      if (event.by === 'tile') return ['link by a tile'];
      if (event.by === 'private') return ['link by a horse railway'];
      return [
        railways.some(({ id }) => id === event.company) ? 'link by a railway' : 'link by a Montan company',
      ];
    }
    case 'train-bought':
      return event.from === 'pool' ? ['train from the Bank Pool'] : [];
    case 'game-over':
      if (state.seats.length === 1) return ['end by bankruptcies'];
      return [state.broken ? 'end by the bank' : 'end by the 8'];
    default:
      return [];
  }
}

/** Its charter has left the game with it. */
function isFromActive(hex: string, state: RuhrState): boolean {
  return boxAt(state.setup).active.some(
    (company) => company.hex === hex && !state.companies[company.id]!.floated,
  );
}

export const ruhrHabits = {
  weigh,
  observe,
  paths: [...phases, ...founded, ...corporations, ...events, ...others].map((name) => `path ${name}`),
  maxMoves: 12_000,
} satisfies FuzzOptions<RuhrState, Move>;

export const habits: FamilyHabits = { '18ruhr': ruhrHabits as Habits };
