import type { BoardState } from '@/engine/board/types';
import type { CompanyDef } from '@/engine/finance/cards';
import { certificateStack, charterAtStart, dealMoney, homeStations } from '@/engine/finance/start';
import type { Certificate, PrivateState } from '@/engine/finance/state';
import { trainCards } from '@/engine/finance/trains';
import { newValue } from '@/engine/game/draft';
import type { PlayerId } from '@/engine/game/ids';
import type { Moment } from '@/engine/game/move';
import { nextIndex, type RandomState, shuffled } from '@/engine/game/random';
import { seatsOf } from '@/engine/game/seats';
import type { Setup } from '@/engine/game/state';
import { investor } from '@/engine/investor/state';
import { placeToken } from '@/engine/market/market';
import type { RhinelandBox } from '../box';
import { freeCertificateOf, type RhinelandPrivate } from '../cards';
import type { RhinelandState } from '../state';
import { dealOrderCards, investorAtStart } from './investor/start';
import { tokenAtStart } from './train-token';

/** [18Rhl 3.4] order cards are dealt; the lowest sits first and has the priority deal. */
export function setUp(box: RhinelandBox, setup: Setup, moment: Moment): RhinelandState {
  const random: RandomState = { random: setup.seed };
  const markers = drawIndustries(box, random, moment);
  const players = setup.players.map(({ id }) => id);
  const terms = box.investor;
  const dealt = terms && dealOrderCards(terms, random, players);
  const seats = dealt
    ? dealt.holders.filter((holder) => holder !== investor)
    : seatsOf(setup, shuffled(random, players));
  const state = layOut(box, setup, seats, markers, random);
  moment.emit({ type: 'seats', players: seats });
  if (terms && dealt) investorAtStart(box, terms, state, dealt, moment);
  return state;
}

/** [18Rhl 3.1, 3.2] the table before the first turn, with the players in these seats. */
export function layOut(
  box: RhinelandBox,
  setup: Setup,
  seats: PlayerId[],
  markers: BoardState['markers'],
  random: RandomState,
): RhinelandState {
  const privates = box.privates;
  const first = seats[0]!;
  const state: RhinelandState = {
    setup,
    random: random.random,
    round: { kind: 'auction', turn: first, passes: 0, discount: 0, bids: [] },
    decisions: [],
    over: false,
    seats,
    bank: box.bank,
    cash: Object.fromEntries(seats.map((player) => [player, 0])),
    credits: Object.fromEntries(seats.map((player) => [player, 0])),
    priority: first,
    certificates: newValue(box.companies.flatMap((company) => certificatesOf(company, privates))),
    companies: Object.fromEntries(box.companies.map((company) => [company.id, charterAtStart(company)])),
    trains: newValue(trainCards(box.trains)),
    privates: Object.fromEntries(privates.map(({ id }): [string, PrivateState] => [id, unsold()])),
    broken: null,
    prices: {},
    arrivals: 0,
    board: newValue(boardAtStart(box, markers)),
    reserve: 0,
    ...tokenAtStart(box),
  };
  dealMoney(box.startingCash, state);
  layDirectorsPackage(box, state, privates);
  return state;
}

const unsold = (): PrivateState => ({ owner: null, closed: false, used: false });

/** Certificates that come with a private company are kept with it until it is sold. */
function certificatesOf(company: CompanyDef, privates: readonly RhinelandPrivate[]): Certificate[] {
  const cards = certificateStack(company);
  for (const { power } of privates) {
    const free = freeCertificateOf(power);
    if (free?.corp === company.id) cards[free.certificate - 1]!.holder = 'kept';
    if (power.kind === 'directorCertificate' && power.corp === company.id) {
      cards[0]!.holder = 'kept';
      for (let i = 1; i <= power.poolShares.length; i++) cards[i]!.holder = 'pool';
    }
  }
  return cards;
}

function boardAtStart(box: RhinelandBox, markers: BoardState['markers']): BoardState {
  const laid = (box.startTiles ?? []).map(({ hex, tile, turn }) => [hex, { tile, turn }]);
  return {
    tiles: Object.fromEntries(laid),
    stations: homeStations([...box.companies, ...(box.absent ?? [])]),
    reserved: [...(box.keptPlaces ?? [])],
    markers: { ...box.markers, ...markers },
  };
}

export function drawIndustries(
  box: Pick<RhinelandBox, 'industryCards'>,
  random: RandomState,
  moment: Moment,
): BoardState['markers'] {
  if (box.industryCards.length === 0) return {};
  const { coalmine, steelmill } = box.industryCards[nextIndex(random, box.industryCards.length)]!;
  moment.emit({ type: 'industries', coalmine, steelmill });
  const markers: BoardState['markers'] = { [coalmine]: ['coalmine'] };
  markers[steelmill] = [...(markers[steelmill] ?? []), 'steelmill'];
  return markers;
}

/** The value of a company whose director's certificate is auctioned, and the money that waits for its link. */
function layDirectorsPackage(
  box: RhinelandBox,
  state: RhinelandState,
  privates: readonly RhinelandPrivate[],
): void {
  for (const { power } of privates) {
    if (power.kind !== 'directorCertificate') continue;
    const space = box.market.tableOf(power.corp).par.find(({ value }) => value === power.startValue)!;
    placeToken(state, power.corp, space);
    state.reserve = power.deferred.amount;
    state.bank -= power.deferred.amount;
  }
}
