/**
 * Tables of The Railway Game for two: A and B with A first, and the Investor to their left. Every state, made or played,
 * is checked against the title's invariants.
 *
 *   twoStart({ … })     the table before the first bid
 *   twoState({ … })     in a stock or operating round; `its` says how the Investor's railway stands, founded unless null
 */
import { newValue } from '@/engine/game/draft';
import type { CompanyId, PlayerId, PrivateId } from '@/engine/game/ids';
import { begin } from '@/engine/game/play';
import type { Setup } from '@/engine/game/state';
import { investor } from '@/engine/investor/state';
import { boxAt, trg } from '@/titles/dortmund/trg';
import { placeTrains } from '../trains';
import {
  build,
  type Given,
  type GivenCompany,
  moneyOfAll,
  openRound,
  place,
  sellBreweries,
  setupWith,
  sound,
  type TrgState,
  turnAll,
} from './table';

export interface GivenTwo extends Omit<Given, 'players' | 'fits' | 'bank'> {
  /** The Investor's railway: CME, unless said otherwise. */
  railway?: CompanyId;
  /** How it stands, as far as that is not usual: half of it with the Investor, at 50; null before its first turn. */
  its?: Partial<GivenCompany> | null;
  /** Who has the card. */
  holder?: PlayerId;
}

const threeBreweries: readonly PrivateId[] = ['B1', 'B2', 'B3'];

export function twoStart({
  railway = 'CME',
  breweries,
  options = {},
}: Pick<GivenTwo, 'railway' | 'breweries' | 'options'> = {}): TrgState {
  const ids = breweries ? Object.keys(breweries) : threeBreweries;
  const fits = (setup: Setup) => begin(trg, setup).state.investor!.companies[0] === railway;
  const state = structuredClone(begin(trg, setupWith(ids, options, fits, 2)).state);
  state.seats = ['A', 'B'];
  state.holders = ['A', 'B', investor];
  state.priority = 'A';
  state.round = { kind: 'starting', turn: 'A', bids: [] };
  return state;
}

export function twoState(given: GivenTwo): TrgState {
  const { railway = 'CME', its, holder = 'A', breweries } = given;
  const ids = breweries ? Object.keys(breweries) : threeBreweries;
  const state = twoStart(given);
  const owners = Object.fromEntries(
    [...ids].sort().map((id, i) => [id, { owner: ['A', 'B', investor][i]!, ...breweries?.[id] }]),
  );
  sellBreweries(state, ids, { ...given, breweries: owners });
  Object.assign(state.cash, given.cash);
  Object.assign(state.credits, given.credits);
  state.priority = given.priority ?? state.priority;
  state.deciders = { [investor]: holder };
  if (its !== null) {
    const held = { [investor]: [10, 10, 10], ...its?.held };
    place(state, railway, { director: investor, at: [5, 2], ...its, held });
  }
  for (const [id, company] of Object.entries(given.companies ?? {})) place(state, id, company);
  const companies = { ...given.companies, ...(its?.trains && { [railway]: { trains: its.trains } }) };
  const reached = placeTrains(state, { ...given, companies }, boxAt(state.setup).trains);
  if (reached('6')) turnAll(state);
  build(state, given);
  state.bank = 0;
  state.bank = boxAt(state.setup).bank - moneyOfAll(state);
  openRound(state, given);
  state.trains = newValue(state.trains);
  return sound(state);
}
