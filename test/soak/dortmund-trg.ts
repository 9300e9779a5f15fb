import { phasesByTrain } from '@/engine/finance/phases';
import type { GameEvent } from '@/engine/game/events';
import type { Choice, Move } from '@/engine/game/move';
import { board } from '@/titles/dortmund/board';
import { links, phases as phaseCards } from '@/titles/dortmund/cards';
import { runningTrains } from '@/titles/dortmund/rules/operating/runners';
import { runsOnceMore } from '@/titles/dortmund/rules/operating/trains';
import type { DortmundState } from '@/titles/dortmund/state';
import { boxAt } from '@/titles/dortmund/trg';
import { isItsTurn } from '@/titles/dortmund/two/railway';
import type { FuzzOptions } from '../support/fuzzer';
import { investorNamed, investorPaths, investorWeights } from './dortmund-two';
import { railwayVariants, variantsIn, variantWeights } from './dortmund-variants';

/** Against each other, for one choice of the kind: many lays are listed, but only one way to skip. */
const weights: Readonly<Record<string, number>> = {
  pass: 2,
  found: 0.05,
  buy: 2,
  'trade-in': 6,
  sell: 0.25,
  'assign-brewery': 0.1,
  'turn-brewery': 0.1,
  lay: 1,
  station: 2,
  'station-reserved': 20,
  link: 4,
  'free-link': 10,
  'buy-train': 12,
  'buy-train-from': 0.3,
  'sell-charter': 0.4,
  redeem: 0.4,
  skip: 2,
  agree: 2,
  ...variantWeights,
  ...investorWeights,
};

/**
 * Some tables sell what they have once the bank is nearly empty, some keep all they earn, some leave a railway
 * until the grey phase, some are in no hurry with their breweries.
 */
const lastMoney = 500;
const thrifty = (state: DortmundState) => state.setup.seed % 5 === 0;
const patient = (state: DortmundState) => state.setup.seed % 2 === 1;
const lateCompany = 'CME';
const late = (state: DortmundState) => state.setup.seed % 4 === 1;

/** [18DO 8.2.2.1] at some tables for two the Investor's railway gets no track, and so must be given its trains. */
const neglected = (state: DortmundState) => state.setup.seed % 3 === 2 && isItsTurn(state);

type AnyMove = Move & {
  company?: string;
  tile?: string;
  pay?: boolean;
  train?: string;
  percent?: number;
};

const begun = (state: DortmundState) => Object.values(state.companies).some(({ operated }) => operated);
const waiting = (state: DortmundState) =>
  Object.values(state.companies).some(({ founded, floated }) => founded && !floated);

function weigh(state: DortmundState, { move }: Choice): number {
  const { company = '', tile, pay, train, percent } = move as AnyMove;
  const weight = weights[move.type] ?? 1;
  switch (move.type) {
    case 'found':
      return founding(state, company) * weight;
    case 'buy':
      return buying(state, company, percent) * weight;
    case 'sell':
      return state.bank < lastMoney ? 100 * weight : weight;
    // revenue that ends too early leaves a table without any money to found with
    case 'assign-brewery':
    case 'turn-brewery':
      return brewing(state) * weight;
    case 'sell-charter':
      return selling(state, percent) * weight;
    case 'dividend':
      return pay ? 1 : thrifty(state) ? 2 : 0.5;
    case 'buy-train':
      return train === '8' ? 40 : weight;
    // what replaces a tile is rarer than what is laid anew
    case 'lay':
      if (neglected(state)) return 0.001;
      return board.tiles[tile!]!.colour === 'yellow' ? weight : 4 * weight;
    default:
      return weight;
  }
}

/** Before the first railway operates never; patient tables wait until trains have run that could carry beer. */
function brewing(state: DortmundState): number {
  if (!begun(state)) return 0;
  const isLate = stepNow(state) === 'dividend' && state.done.carriers.length > 0;
  return isLate ? 20 : patient(state) ? 0 : 1;
}

/** Some tables leave trains on their last run where they are. */
function openly(state: DortmundState, move: Move): Move {
  const { type, routes } = move as Move & { routes?: string[][] };
  const { round } = state;
  if (type !== 'run' || !routes || !thrifty(state) || round.kind !== 'operating' || !round.turn) return move;
  const trains = runningTrains(state, round.turn.company);
  const rests = (i: number) => {
    const { type: train, as } = trains[i]!;
    return as !== undefined || runsOnceMore(boxAt(state.setup), state, train);
  };
  return { type, routes: routes.map((route, i) => (rests(i) ? [] : route)) } as Move;
}

/** Often where it pays for a station or a link; certificates of two shares are kept for a forced purchase. */
function selling(state: DortmundState, percent?: number): number {
  if (percent === 20 && state.decisions.length === 0) return 0.1;
  return isShort(state) ? 5 : 1;
}

const stepNow = ({ round }: DortmundState) => (round.kind === 'operating' ? round.turn?.step : undefined);

/** In a step that the treasury cannot pay for. */
function isShort(state: DortmundState): boolean {
  const { round } = state;
  if (round.kind !== 'operating' || !round.turn || !['station', 'link'].includes(round.turn.step))
    return false;
  return state.companies[round.turn.company]!.treasury < links.cost;
}

/** One railway after the other, and the harbour's and the Hansabahn in many games. */
function founding(state: DortmundState, company: string): number {
  if (late(state) && company === lateCompany)
    return phasesByTrain(phaseCards).of(state).colour === 'gray' ? 100 : 0;
  if (waiting(state)) return 0.05;
  return ['KWE', 'DGEE', 'DHB', 'HHW'].includes(company) ? 3 : 1;
}

function buying(state: DortmundState, company: string, percent?: number): number {
  const { floated } = state.companies[company]!;
  // the certificate of two shares is left for those who hand one in
  return floated ? (percent === 20 ? 0.3 : 1) : 10;
}

const phases = ['3', '4', '5', '6', '8'].map((phase) => `phase ${phase}`);
const founded = ['BME', 'CME', 'RhE', 'KWE', 'DGEE', 'DHB', 'HHW'].map((company) => `founded ${company}`);
const drawn = ['B1', 'B2', 'B3', 'B4', 'B5'].map((id) => `bought ${id}`);
const markers = ['B2', 'B3', 'B4', 'B5'].map((id) => `assigned ${id}`);
const events = [
  'traded-in',
  'floated',
  'new-director',
  'sold',
  'sold-out',
  'brewery-turned',
  'breweries-turned',
  'reservation-ends',
  'free-link',
  'beer-brewed',
  'beer-delivered',
  'station',
  'withheld',
  'no-revenue',
  'dividend-rest',
  'own-share-sold',
  'own-share-bought',
  'train-traded',
  'train-declined',
  'train-discarded',
  'train-obsolete',
  'forced-purchase',
  'director-pays',
  'credit',
  ...railwayVariants,
];
const others = [
  'outbid in the starting round',
  'founded at a green value',
  'founded at a brown value',
  'founded at a grey value',
  'director gives up by selling',
  'old director chooses certificates',
  'a company of 30 % changes hands',
  'marker B2 used',
  'marker B3 used',
  'link 10',
  'link 20',
  'link 30',
  'link for nothing',
  'two cubes at once',
  'several cubes on one train',
  'beer with the marker of no. 4',
  'brewery opens the beer after the run',
  'certificate sold for a station',
  'certificate sold for a link',
  'beer on a 3- or 4-train',
  'last run of a 4-train',
  'last run not run',
  'charter sold to raise money',
  'own shares sold to raise money',
  '20 % sold to raise money',
  'train from the Bank Pool',
  'bank broken in a stock round',
  'bank broken in an operating round',
];

/** [18DO 8.2.2.1] holders leave the Investor's beer. */
const beerPaths = ['investor-beer-left'];

function observe(event: GameEvent, move: Move | null, state: DortmundState): string[] {
  const known = events.includes(event.type) ? [event.type] : [];
  const ofInvestor = investorNamed(event, move, state.round.kind);
  const ofVariants = variantsIn(boxAt(state.setup), event, move, state);
  return [...known, ...named(event, move, state), ...ofInvestor, ...ofVariants].map((name) => `path ${name}`);
}

const isIdle = (move: Move | null) =>
  (move as { routes?: string[][] } | null)?.routes?.some((route) => route.length === 0) ?? false;

const opensBeer = 'brewery opens the beer after the run';

const startColumns: Readonly<Record<number, string>> = { 3: 'green', 4: 'brown', 5: 'grey' };

function named(event: GameEvent, move: Move | null, state: DortmundState): string[] {
  const when = (seen: boolean, name: string) => (seen ? [name] : []);
  switch (event.type) {
    case 'phase':
      return [`phase ${event.phase}`];
    case 'bid':
      return when(
        state.round.kind === 'starting' &&
          new Set(state.round.bids.map((bid) => bid.private)).size < state.round.bids.length,
        'outbid in the starting round',
      );
    case 'private-sold':
      return [`bought ${event.private}`];
    case 'founded': {
      const colour = startColumns[state.prices[String(event.company)]!.col];
      return [`founded ${event.company}`, ...(colour ? [`founded at a ${colour} value`] : [])];
    }
    case 'new-director':
      return [
        ...when(move?.type === 'sell', 'director gives up by selling'),
        ...when(move?.type === 'take-certificates', 'old director chooses certificates'),
        ...when(['DGEE', 'HHW'].includes(String(event.company)), 'a company of 30 % changes hands'),
      ];
    case 'brewery-assigned':
      return [`assigned ${event.private}`, ...when(stepNow(state) === 'beer', opensBeer)];
    case 'brewery-turned':
      return when(stepNow(state) === 'beer', opensBeer);
    case 'own-share-sold': {
      const before = state.companies[String(event.company)]!.treasury - Number(event.amount);
      const isFor = (step: string) => stepNow(state) === step && before < links.cost;
      return [
        ...when(isFor('station'), 'certificate sold for a station'),
        ...when(isFor('link'), 'certificate sold for a link'),
      ];
    }
    case 'marker-used':
      return [`marker ${event.private} used`];
    case 'link':
      return [`link ${event.value}`, ...when(event.cost === 0, 'link for nothing')];
    case 'beer-brewed':
      return when(event.cubes === 2, 'two cubes at once');
    case 'beer-delivered':
      return [
        ...when(Number(event.cubes) > 1, 'several cubes on one train'),
        ...when(state.breweries.B4?.marker === event.company, 'beer with the marker of no. 4'),
        ...when(['3', '4'].includes(String(event.train)), 'beer on a 3- or 4-train'),
      ];
    case 'train-obsolete':
      return event.train === '4' && event.at !== 'pool'
        ? ['last run of a 4-train', ...when(isIdle(move), 'last run not run')]
        : [];
    case 'sold-to-raise':
      return [
        event.seller === 'charter' ? 'charter sold to raise money' : 'own shares sold to raise money',
        ...when(event.percent === 20, '20 % sold to raise money'),
      ];
    case 'train-bought':
      return when(event.from === 'pool', 'train from the Bank Pool');
    case 'investor-beer-left':
      return ['investor-beer-left'];
    case 'game-over':
      return [`bank broken in ${state.broken === 'stock' ? 'a stock' : 'an operating'} round`];
    default:
      return [];
  }
}

export const railwayHabits = {
  weigh,
  openly,
  observe,
  paths: [...phases, ...founded, ...drawn, ...markers, ...events, ...others].map((name) => `path ${name}`),
  pathsFor: (players) =>
    players === 2 ? [...investorPaths, ...beerPaths].map((name) => `path ${name}`) : [],
  maxMoves: 8_000,
} satisfies FuzzOptions<DortmundState, Move>;
