import {
  isReached,
  type Place,
  placesOf,
  putStation,
  stationObjection,
  stationPlaces,
} from '@/engine/board/stations';
import type { Station } from '@/engine/board/types';
import { transfer } from '@/engine/finance/money';
import type { RailwayState } from '@/engine/finance/state';
import { integer, text } from '@/engine/game/fields';
import type { CompanyId } from '@/engine/game/ids';
import { type Moment, type Move, type MoveOfRule, type Rule, rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import type { Network, Networks } from './network';
import { actingDecider, builtBoard, type RailState, type StationMemory, turnOf } from './state';
import { type SkipMove, type Step, skipRule, withPlenty } from './step';

export interface StationRules<M extends Move = never> {
  readonly network: Networks;
  /** What the next token costs at this place. */
  price(state: RailState, company: CompanyId, place: Place): number;
  /** A station was built: what the title does besides. */
  onBuilt?(draft: RailState, company: CompanyId, place: Place, moment: Moment): void;
  /** Why the next token of the company is not for an ordinary place. */
  tokenKept?(state: RailState, company: CompanyId): Objection | undefined;
  /** Why this place is not for the company, though it is free. */
  placeKept?(state: RailState, company: CompanyId, place: Place): Objection | undefined;
  /** May the company build there without a route? */
  withoutRoute?(state: RailState, company: CompanyId, place: Place): boolean;
  /** Further moves of the step: places that only this company may take. */
  readonly extras?: readonly Rule<RailState, M>[];
}

/** The same without what else may be done in the step. */
export type PlacingRules = Omit<StationRules, 'extras'>;

/**
 * What the next token costs: the cheapest left on the charter [18Rhl 6.2.2]; a harbour token that is left alone is
 * turned over and is an ordinary one [18LRA 6.2.2.1].
 */
export function nextToken({ companies }: Charters, company: CompanyId): number | undefined {
  const { tokens, harbour } = companies[company]!;
  return tokens[0] ?? harbour?.full;
}

/** Companies with tokens on their charters, whether or not these cost anything. */
interface Charters {
  readonly companies: Record<CompanyId, Tokens>;
}

type Tokens = Pick<RailwayState, 'tokens' | 'harbour'>;

export function stationRule(rules: PlacingRules) {
  const noToken = (state: RailState, company: CompanyId) =>
    tokenObjection(state, company) ?? rules.tokenKept?.(state, company);
  const objection = (state: RailState, place: Place): Objection | undefined => {
    const { company } = turnOf(state);
    return (
      noToken(state, company) ??
      placeObjection(rules, state, place) ??
      stationMoneyObjection(state, company, rules.price(state, company, place))
    );
  };
  return rule({
    type: 'station',
    fields: { hex: text, stop: integer },
    choices(state: RailState) {
      const { company } = turnOf(state);
      if (noToken(state, company)) return [];
      const network = rules.network.of(state, company);
      // what routes reach is asked last: it takes longest to find out
      return stationPlaces(network.board, network.graph, state.board, null, company)
        .filter((place) => !stationMoneyObjection(state, company, rules.price(state, company, place)))
        .filter((place) => isOpen(rules, state, company, network, place))
        .map((place) => ({ move: { type: 'station' as const, ...place } }));
    },
    any(state: RailState) {
      const { company } = turnOf(state);
      if (noToken(state, company)) return false;
      const network = rules.network.of(state, company);
      const { board, graph } = network;
      return graph.stops.some((stop) => {
        if (
          placesOf(state.board, stop, 'ordinary') === 0 ||
          stationMoneyObjection(state, company, rules.price(state, company, stop))
        )
          return false;
        const why = stationObjection(board, graph, state.board, null, company, stop);
        return !why && isOpen(rules, state, company, network, stop);
      });
    },
    check: (state: RailState, { hex, stop }) => objection(state, { hex, stop }),
    apply(draft: RailState, { hex, stop }, moment) {
      const turn = turnOf(draft);
      buildStation(
        draft,
        turn.company,
        { hex, stop },
        rules.price(draft, turn.company, { hex, stop }),
        moment,
      );
      turn.stationUsed = true;
      rules.onBuilt?.(draft, turn.company, { hex, stop }, moment);
    },
  });
}

export function tokenObjection(state: RailState, company: CompanyId): Objection | undefined {
  if (turnOf(state).stationUsed) return object('station-used');
  return nextToken(state, company) === undefined ? object('no-token', { company }) : undefined;
}

/** It is for the company, and a route comes there, or none is needed. */
function isOpen(
  rules: PlacingRules,
  state: RailState,
  company: CompanyId,
  { graph, reach }: Network,
  { hex, stop }: Place,
): boolean {
  if (rules.placeKept?.(state, company, { hex, stop })) return false;
  return rules.withoutRoute?.(state, company, { hex, stop }) || isReached(graph, reach, { hex, stop });
}

function placeObjection(rules: PlacingRules, state: RailState, place: Place): Objection | undefined {
  const { company } = turnOf(state);
  const { board, graph, reach } = rules.network.of(state, company);
  const needed = rules.withoutRoute?.(state, company, place) ? null : reach;
  return (
    stationObjection(board, graph, state.board, needed, company, place) ??
    rules.placeKept?.(state, company, place)
  );
}

export function stationMoneyObjection(
  state: RailState,
  company: CompanyId,
  amount: number,
): Objection | undefined {
  const { treasury } = state.companies[company]!;
  return treasury < amount ? object('station-too-dear', { amount, treasury }) : undefined;
}

/** Takes the cheapest token from the charter and puts it on the board. */
export function buildStation(
  draft: RailState,
  company: CompanyId,
  place: Place & Pick<Station, 'place'>,
  cost: number,
  moment: Moment,
): void {
  takeToken(draft.companies[company]!);
  if (cost > 0) transfer(draft, { company }, 'bank', cost);
  draft.board = putStation(builtBoard(draft), { company, ...place });
  moment.emit({ type: 'station', company, hex: place.hex, stop: place.stop, cost });
}

/** The next token leaves the charter. */
export function takeToken(charter: Tokens): void {
  if (charter.tokens.length > 0) charter.tokens.shift();
  else delete charter.harbour;
}

export type StationMove = MoveOfRule<ReturnType<typeof stationRule>> | SkipMove;

/** The step in which a company may build one station. */
export function stationStep<M extends Move = never>(
  rules: StationRules<M>,
): Step<RailState, StationMove | M, 'station'> {
  const builds: readonly Rule<RailState, StationMove | M>[] = [stationRule(rules), ...(rules.extras ?? [])];
  return {
    id: 'station',
    actor: actingDecider,
    memory: (): StationMemory => ({ stationUsed: false }),
    rules: [...builds, skipRule()],
    pending: (state) => builds.some((build) => build.any(state)),
    nothing(state) {
      const { company, stationUsed } = turnOf(state);
      if (stationUsed) return undefined;
      if (nextToken(state, company) === undefined) return { type: 'no-station', company, why: 'used-up' };
      const isDear = builds.some((build) => build.any(withPlenty(state)));
      return { type: 'no-station', company, why: isDear ? 'dear' : 'none' };
    },
  };
}
