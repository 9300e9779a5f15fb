import type { BoardState, Station } from '@/engine/board/types';
import { certificateStack, charterAtStart, dealMoney, homeStations } from '@/engine/finance/start';
import type { PrivateState } from '@/engine/finance/state';
import { trainCards } from '@/engine/finance/trains';
import { newValue } from '@/engine/game/draft';
import type { PlayerId } from '@/engine/game/ids';
import type { Moment } from '@/engine/game/move';
import { type RandomState, shuffled } from '@/engine/game/random';
import { seatsOf } from '@/engine/game/seats';
import type { Setup } from '@/engine/game/state';
import type { DortmundBox } from '../box';
import type { PrivateBrewery } from '../cards';
import type { DortmundState } from '../state';
import { investorAtStart } from '../two/start';
import type { BreweryState } from './breweries';
import { operatingAtStart } from './operating/state';

/** [18DO 4.1] the table before the first turn. */
export function setUp(box: DortmundBox, setup: Setup, moment: Moment): DortmundState {
  const random: RandomState = { random: setup.seed };
  const { seats, breweries } = deal(box.breweries, random, setup);
  const first = seats[0]!;
  const state: DortmundState = {
    setup,
    random: random.random,
    round: { kind: 'starting', turn: first, bids: [] },
    decisions: [],
    over: false,
    seats,
    bank: box.bank,
    cash: Object.fromEntries(seats.map((player) => [player, 0])),
    credits: Object.fromEntries(seats.map((player) => [player, 0])),
    priority: first,
    certificates: newValue(box.companies.flatMap(certificateStack)),
    companies: Object.fromEntries(box.companies.map((company) => [company.id, charterAtStart(company)])),
    trains: newValue(trainCards(box.trains)),
    privates: Object.fromEntries(breweries.map(({ id }): [string, PrivateState] => [id, unsold()])),
    breweries: Object.fromEntries(breweries.map((brewery) => [brewery.id, cardAtStart(brewery)])),
    broken: null,
    prices: {},
    arrivals: 0,
    board: newValue(boardAtStart(box, breweries)),
    ...operatingAtStart(box),
  };
  dealMoney(box.startingCash, state);
  moment.emit({ type: 'seats', players: seats });
  moment.emit({ type: 'breweries-drawn', privates: breweries.map(({ id }) => id) });
  const { investor: terms, market, startingCash } = box;
  if (terms) investorAtStart({ terms, market, startingCash }, state, moment);
  return state;
}

/** [18DO 4.1] the private breweries of this game, by their numbers. */
export function breweriesIn(all: readonly PrivateBrewery[], setup: Setup): readonly PrivateBrewery[] {
  return deal(all, { random: setup.seed }, setup).breweries;
}

/** [18DO 8.3.1] with two players there is one more brewery, for the Investor. */
const fewestBreweries = 3;

/** [18DO 4.1] one card for each player; they sit clockwise by its number, the lowest first. Others are not in play. */
function deal(
  all: readonly PrivateBrewery[],
  random: RandomState,
  setup: Setup,
): { seats: PlayerId[]; breweries: PrivateBrewery[] } {
  const { players } = setup;
  const cards = shuffled(random, all).slice(0, Math.max(fewestBreweries, players.length));
  const byNumber = (a: PrivateBrewery, b: PrivateBrewery) => a.no - b.no;
  const dealt = players
    .map(({ id: player }, i) => ({ brewery: cards[i]!, player }))
    .sort((a, b) => byNumber(a.brewery, b.brewery));
  const seats = seatsOf(
    setup,
    dealt.map(({ player }) => player),
  );
  return { seats, breweries: cards.sort(byNumber) };
}

const unsold = (): PrivateState => ({ owner: null, closed: false, used: false });

/** No. 1 has cubes on its card instead of a marker beside it. */
function cardAtStart({ power }: PrivateBrewery): BreweryState {
  return power.kind === 'beerCubes' ? { cubes: power.cubes, marker: 'none' } : { cubes: 0, marker: 'card' };
}

/** Homes lie face down until their companies operate; the token of no. 2 keeps a place in Dortmund City. */
function boardAtStart(box: DortmundBox, breweries: readonly PrivateBrewery[]): BoardState {
  const reserved = breweries.flatMap(({ id, power }): Station[] =>
    power.kind === 'cityReservation' ? [{ company: String(id), hex: power.hex, stop: 0 }] : [],
  );
  return { tiles: {}, stations: homeStations(box.companies), reserved, markers: {} };
}
