/**
 * Tables of the Expert Game for tests: those of Heat, Sweat & Beer with markers and events. Every state, made or played,
 * is checked against the title's invariants.
 */
import type { CompanyId } from '@/engine/game/ids';
import { begin } from '@/engine/game/play';
import { expert } from '@/titles/dortmund/expert';
import { allMarkers } from '@/titles/dortmund/expert/setup';
import type { CubeAhead, ExpertMemory, ExpertState } from '@/titles/dortmund/expert/state';
import { specialEvents } from '@/titles/dortmund/hsb-cards';
import { type Given, hsbState, setupWith } from '../hsb/table';
import { playing } from '../playing';

export const { sound, played, eventsOf, refused, listed, acting, asked } = playing(expert);

export interface GivenExpert extends Given {
  /** Markers by company; a wagon of a railway lies on its first train of a type if that is named: `C on 3`. */
  markers?: Record<CompanyId, readonly string[]>;
  /** Events by company. */
  events?: Record<CompanyId, string>;
  spent?: Record<CompanyId, readonly string[]>;
  ahead?: readonly CubeAhead[];
  /** What the turn of the brewery remembers. */
  memory?: Partial<ExpertMemory>;
}

const six = () => [0, 0, 0, 0, 0, 0];

export function expertState(given: GivenExpert): ExpertState {
  const base = structuredClone(hsbState(given));
  const setup = { ...base.setup, title: expert.id };
  const state: ExpertState = {
    ...base,
    setup,
    markers: allMarkers(setup.players.length),
    events: Object.fromEntries(specialEvents.map(({ code }) => [code, 'display'])),
    spent: Object.fromEntries(Object.entries(given.spent ?? {}).map(([id, codes]) => [id, [...codes]])),
    ahead: (given.ahead ?? []).map((cube) => ({ ...cube })),
    refused: [],
    ordered: false,
  };
  for (const [company, codes] of Object.entries(given.markers ?? {})) {
    for (const text of codes) giveMarker(state, company, text);
  }
  for (const [company, code] of Object.entries(given.events ?? {})) state.events[code] = company;
  state.beer -= state.ahead.length;
  if (state.round.kind === 'brewery') {
    const memory: ExpertMemory = {
      work: [],
      asideBy: [],
      lines: [],
      supplied: { regular: six(), fresh: six() },
      contract: null,
      ...given.memory,
    };
    Object.assign(state.round.turn!, memory);
  }
  return sound(state);
}

function giveMarker(state: ExpertState, company: CompanyId, text: string): void {
  const [code, train] = text.split(' on ');
  const marker = state.markers.find((each) => each.code === code && each.at === 'display');
  if (!marker) throw new Error(`no marker ${code} left`);
  marker.at = company;
  if (train) marker.on = state.trains.findIndex(({ type, at }) => type === train && at === company);
}

/** The table before the first bid. */
export function expertStart(minors: readonly CompanyId[] = ['B3', 'B4', 'B5'], players = 3): ExpertState {
  const setup = { ...setupWith(minors, players), title: expert.id };
  const state = structuredClone(begin(expert, setup).state);
  state.seats = state.setup.players.map(({ id }) => id);
  state.priority = 'A';
  state.round = { kind: 'starting', turn: 'A', bids: [] };
  return state;
}

/** The number of a card of a company, the first of its type. */
export const cardNo = (state: ExpertState, company: CompanyId, type: string) =>
  state.trains.findIndex((card) => card.type === type && card.at === company);
/** The number of a marker of a company. */
export const markerNo = (state: ExpertState, company: CompanyId, code: string) =>
  state.markers.findIndex((each) => each.code === code && each.at === company);
/** Letters of all markers of a company. */
export const markersIn = (state: ExpertState, company: CompanyId) =>
  state.markers.filter(({ at }) => at === company).map(({ code }) => code);

interface Work {
  card: number;
  cubes: number;
  aside?: number;
}

/** Cubes to regular and to new customers, by segment from 1 on; which card brings how many; cards of the lines. */
export const supply = (
  regular: readonly number[],
  fresh: readonly number[],
  work: readonly Work[],
  lines: readonly number[] = [],
) => ({
  type: 'supply',
  plan: {
    regular: sixOf(regular),
    fresh: sixOf(fresh),
    work: work.map(({ card, cubes, aside = 0 }) => ({ card, cubes, aside })),
    lines: [...lines],
  },
});
const sixOf = (cubes: readonly number[]) => Array.from({ length: 6 }, (_, i) => cubes[i] ?? 0);

export const buyMarker = (marker: string, back = -1) => ({ type: 'buy-marker', marker, back });
export const buyMarkerFrom = (marker: number, price: number, back = -1) => ({
  type: 'buy-marker-from',
  marker,
  price,
  back,
});
export const takeEvent = (event: string) => ({ type: 'take-event', event });
