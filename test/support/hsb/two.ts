/**
 * Tables of Heat, Sweat & Beer for two players, A and B with A first, and the Investor beyond B. CME is its railway, RIT
 * its corporation and B5 its minor brewery, unless a test says otherwise; A holds the card of the railway, B that of the
 * brewery. Every state that is made or played is checked against the title's invariants.
 *
 *   twoState({ … })        as `hsbState`, for two; its railway is in operation
 *   converted({ … })       the same after the third stock round: half of RIT is the Investor's
 *   told(events)           those that say what the Investor does
 */
import type { GameEvent } from '@/engine/game/events';
import type { CompanyId } from '@/engine/game/ids';
import { investor } from '@/engine/investor/state';
import type { HsbState } from '@/titles/dortmund/hsb/state';
import { type Given, type GivenCompany, hsbState, tens } from './table';

export * from './table';
export { investor };

/** Its railway with half of it, at this price. */
export const itsRailway = (more: Partial<GivenCompany> = {}): GivenCompany => ({
  director: investor,
  held: { [investor]: tens(3) },
  price: 50,
  ...more,
});

/** A railway of a player, half of which is theirs. */
export const railwayOf = (player: string, price: number, more: Partial<GivenCompany> = {}): GivenCompany => ({
  director: player,
  price,
  held: { [player]: tens(3), ...more.held },
  ...Object.fromEntries(Object.entries(more).filter(([key]) => key !== 'held')),
});

export function twoState(given: Given = {}): HsbState {
  const railway = given.its?.railway ?? 'CME';
  // whoever is named first came first to its space
  const companies = given.companies?.[railway]
    ? given.companies
    : { [railway]: itsRailway(), ...given.companies };
  return hsbState({ ...given, players: 2, companies });
}

/** Its minor brewery has become the corporation. */
export function converted(given: Given = {}, more: Partial<GivenCompany> = {}): HsbState {
  const corporation: CompanyId = given.its?.corporation ?? 'RIT';
  const minor = given.its?.minor ?? 'B5';
  return twoState({
    minors: { B3: { owner: 'A' }, B4: { owner: 'B' } },
    ...given,
    its: { ...given.its, minor },
    companies: {
      [corporation]: { director: investor, held: { [investor]: tens(2) }, price: 60, ...more },
      ...given.companies,
    },
  });
}

export const told = (events: readonly GameEvent[]) =>
  events.filter(({ type }) => type.startsWith('investor'));
