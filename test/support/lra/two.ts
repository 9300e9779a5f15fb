/**
 * Tables of 18LRA for two players, A and B with A first, and the Investor beyond B. Every state that is made or played
 * is checked against the title's invariants.
 *
 *   twoStart({ corp, scenario, … })   before the first move, with this corporation as the Investor's
 *   inStock(state, { turn, … })       in a stock round
 *   inTurn(state, step, …)            in the turn of the Investor's corporation
 *   own(state, company, { … })        a corporation with certificates at these places
 */
import { handOver, moveCertificates } from '@/engine/finance/certificates';
import { restOfOffer } from '@/engine/finance/float';
import type { CompanyId, TrainId } from '@/engine/game/ids';
import { begin } from '@/engine/game/play';
import { investor } from '@/engine/investor/state';
import type { OperatingTurn } from '@/engine/steps/state';
import { lra } from '@/titles/rhineland/18lra';
import type { RhinelandState } from '@/titles/rhineland/state';
import { playing } from '../playing';

export const { sound, played, eventsOf, refused, listed, acting } = playing(lra);

export interface GivenTwo {
  corp?: CompanyId;
  scenario?: string;
  offers?: boolean;
}

/** Draws until the wanted corporation is the Investor's and its seat is the last. */
export function twoStart({ corp = 'RhE', scenario = '3', offers = false }: GivenTwo = {}): RhinelandState {
  for (let seed = 1; seed < 1000; seed++) {
    const state = structuredClone(begin(lra, setupFor(seed, scenario, offers)).state);
    const isWanted = state.investor!.companies[0] === corp && state.holders!.join() === `A,B,${investor}`;
    if (isWanted) return state;
  }
  throw new Error(`no seed deals ${corp} to the Investor`);
}

export function setupFor(seed: number, scenario: string, offers = false) {
  const players = ['A', 'B'].map((id) => ({ id, name: id }));
  return { title: '18lra', players, seed, options: { scenario, investorOffers: offers } };
}

/** All privates are sold, so that the auction is over. */
function afterAuction(state: RhinelandState): void {
  for (const each of Object.values(state.privates)) each.owner ??= 'B';
  for (const card of state.certificates) if (card.holder === 'kept') card.holder = 'B';
}

/** Founded and floated: `held` says who has what beside the director's certificate; the rest is on the charter. */
export function own(
  state: RhinelandState,
  company: CompanyId,
  director: string,
  held: Readonly<Record<string, readonly number[]>> = {},
  [row, col]: readonly [number, number] = [1, 2],
): void {
  handOver(state, (card) => card.company === company && card.director, director);
  for (const [holder, percents] of Object.entries(held)) {
    if (!moveCertificates(state, company, percents, 'offer', holder))
      throw new Error(`${company}: ${percents}`);
  }
  restOfOffer(state, company, 'charter');
  state.arrivals += 1;
  state.prices[company] = { row, col, arrival: state.arrivals };
  Object.assign(state.companies[company]!, { founded: true, floated: true });
}

export function inStock(
  state: RhinelandState,
  { number = 2, turn = 'A', holder = 'A' }: { number?: number; turn?: string; holder?: string } = {},
): RhinelandState {
  afterAuction(state);
  state.round = { kind: 'stock', number, turn, passes: 0, sold: {}, selling: [] };
  if (number > 1) state.deciders = { [investor]: holder };
  return sound(state);
}

/** Trains of these types have been sold: the corporation has its own, the others are out of the game. */
export function giveTrains(
  state: RhinelandState,
  company: CompanyId,
  own: readonly TrainId[],
  gone: readonly TrainId[] = [],
) {
  const take = (type: TrainId, at: string) => {
    const card = state.trains.findIndex((each) => each.type === type && each.at === 'depot');
    state.trains = state.trains.map((each, i) => (i === card ? { ...each, at } : each));
  };
  for (const type of gone) take(type, 'gone');
  for (const type of own) take(type, company);
}

export function inTurn(
  state: RhinelandState,
  step: OperatingTurn['step'],
  more: Partial<OperatingTurn> = {},
): RhinelandState {
  afterAuction(state);
  state.deciders = { [investor]: 'A' };
  const company = state.investor!.companies[0]!;
  const turn: OperatingTurn = {
    company,
    step,
    finished: false,
    laid: [],
    tiles: 0,
    layBarred: false,
    stationUsed: false,
    revenue: 0,
    ...more,
  };
  state.round = { kind: 'operating', set: 1, number: 1, of: 1, done: [], turn };
  return sound(state);
}
