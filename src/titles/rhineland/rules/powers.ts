import { costOf, type LayRules, layObjection, legalLays, putTile } from '@/engine/board/lay';
import { type Place, stationObjection, stationPlaces } from '@/engine/board/stations';
import { type BuildColour, buildColours, type Lay } from '@/engine/board/types';
import { fittings } from '@/engine/board/upgrade';
import { deciderOf, directorOf } from '@/engine/finance/certificates';
import { newValue } from '@/engine/game/draft';
import { integer, text } from '@/engine/game/fields';
import type { HexId, PrivateId } from '@/engine/game/ids';
import { type Moment, type MoveOfRule, rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import type { Consequence, Stage } from '@/engine/game/title';
import type { Networks } from '@/engine/steps/network';
import { builtBoard, type RailState, turnOf } from '@/engine/steps/state';
import { buildStation, nextToken } from '@/engine/steps/station';
import { buildTile } from '@/engine/steps/track';
import type { RhinelandBox } from '../box';
import type { Power, RhinelandPrivate } from '../cards';
import type { PowerStationDecision, RhinelandState } from '../state';
import { closedObjection, coloursOf, homeDuty } from './track';

type LayPower = Extract<Power, { kind: 'layTile' | 'layTileAndStation' }>;
type LayPrivate = RhinelandPrivate & { readonly power: LayPower };

export interface PowerRules {
  readonly box: RhinelandBox;
  readonly network: Networks;
}

const isLayPrivate = (each: RhinelandPrivate): each is LayPrivate =>
  each.power.kind === 'layTile' || each.power.kind === 'layTileAndStation';

/** [18Rhl 4.1] its owner may use it now, as director of the company that acts, once in the game. */
function usableObjection(
  { box, network }: PowerRules,
  state: RailState,
  each: LayPrivate,
): Objection | undefined {
  const { owner, closed, used } = state.privates[each.id]!;
  const turn = turnOf(state);
  const params = { private: each.id };
  if (closed || used) return object('power-used', params);
  if (owner !== directorOf(state, turn.company)) return object('power-not-yours', params);
  if (each.power.from && !reached(box, state, each.power.from)) return object('power-too-early', params);
  if (turn.layBarred || (each.power.onlyLayThisTurn && turn.tiles > 0))
    return object('power-only-tile', params);
  return each.power.onlyLayThisTurn ? homeFirst({ box, network }, state, each) : undefined;
}

/** [18Rhl 6.2.1, 18LRA 4.1.2, ruling 167] where a tile is owed to the home, no other is the only one of the turn. */
function homeFirst(
  { box, network }: PowerRules,
  state: RailState,
  { power }: LayPrivate,
): Objection | undefined {
  const home = homeDuty(box, network, state);
  return home && !power.hexes?.includes(home) ? object('lay-home-first', { hex: home }) : undefined;
}

function reached(box: RhinelandBox, state: RailState, colour: BuildColour): boolean {
  return buildColours.indexOf(box.phases.of(state).colour) >= buildColours.indexOf(colour);
}

/** Powers that the acting director could still use in this turn, as far as can be told at a glance. */
export function powersPending(rules: PowerRules, state: RailState): boolean {
  return rules.box.privates
    .filter(isLayPrivate)
    .some((each) => !usableObjection(rules, state, each) && hasHex(rules, state, each));
}

function hasHex(rules: PowerRules, state: RailState, { power }: LayPrivate): boolean {
  return (
    !power.hexes || power.hexes.some((hex) => power.ignoresUpgradeRules || openFor(rules, state, power, hex))
  );
}

/** Does the hex take such a lay as it is now: a first tile, or one on what is still yellow? */
function openFor({ box, network }: PowerRules, state: RailState, power: LayPower, hex: string): boolean {
  const laid = state.board.tiles[hex];
  if (power.reserves === 'firstTile') return !laid;
  if (power.onYellow) {
    const board = network.boardOf(state);
    return (laid ? board.tiles[laid.tile]! : board.hexes[hex]!).colour === 'yellow';
  }
  return takesTile(box, state, hex);
}

/** Is there a tile that may follow on the hex in this phase? */
function takesTile(box: RhinelandBox, state: RailState, hex: HexId): boolean {
  const colours: readonly string[] = coloursOf(box, state);
  return fittings(box.board, hex, state.board.tiles[hex]).some(({ tile }) =>
    colours.includes(box.board.tiles[tile]!.colour),
  );
}

/** Hexes that the power may be used on: named, or of a kind of terrain as they are now. */
function hexesOf({ network }: PowerRules, state: RailState, { hexes, terrain }: LayPower): readonly HexId[] {
  const board = network.boardOf(state);
  return (
    hexes ?? Object.keys(board.hexes).filter((hex) => costOf(board, state.board, hex)?.terrain === terrain)
  );
}

/** What the power itself demands of a lay; the general rules of fitting tiles come on top. */
function powerObjection(
  rules: PowerRules,
  state: RailState,
  each: LayPrivate,
  lay: Lay,
): Objection | undefined {
  const { power } = each;
  const board = rules.network.boardOf(state);
  if (power.hexes && !openFor(rules, state, power, lay.hex)) {
    return object('power-hex', { private: each.id, hex: lay.hex });
  }
  const cost = costOf(board, state.board, lay.hex);
  const closed = closedObjection(rules.box, state, lay.hex);
  if (closed) return closed;
  const { treasury } = state.companies[turnOf(state).company]!;
  const amount = power.terrainCostPaid ? (cost?.amount ?? 0) : 0;
  return treasury < amount ? object('too-little-treasury', { amount, treasury }) : undefined;
}

function layRulesOf(rules: PowerRules, state: RailState, each: LayPrivate): LayRules {
  return {
    colours: coloursOf(rules.box, state),
    hexes: hexesOf(rules, state, each.power),
    inPlay: (tile) => !rules.box.reservedTiles.includes(tile),
    objection: (lay) => powerObjection(rules, state, each, lay),
  };
}

/** [18Rhl 4.1.1 no. 2] its own tile goes on its hex in one way, whatever lies there. */
function ownTileLay({ network }: PowerRules, state: RailState, { power }: LayPrivate): Lay {
  const hex = power.hexes![0]!;
  const tile = power.tiles![0]!;
  return { hex, tile, turn: network.boardOf(state).tiles[tile]!.rotation?.[hex] ?? 0 };
}

function laysOf(rules: PowerRules, state: RailState, each: LayPrivate): Lay[] {
  if (usableObjection(rules, state, each)) return [];
  if (each.power.ignoresUpgradeRules) return [ownTileLay(rules, state, each)];
  return legalLays(rules.network.boardOf(state), state.board, null, layRulesOf(rules, state, each));
}

function layObjectionOf(rules: PowerRules, state: RailState, id: PrivateId, lay: Lay): Objection | undefined {
  const each = rules.box.privates.find((candidate) => candidate.id === id);
  if (!each || !isLayPrivate(each)) return object('no-such-power', { private: id });
  const unusable = usableObjection(rules, state, each);
  if (unusable) return unusable;
  if (!each.power.ignoresUpgradeRules) {
    return layObjection(rules.network.boardOf(state), state.board, null, layRulesOf(rules, state, each), lay);
  }
  const own = ownTileLay(rules, state, each);
  const same = own.hex === lay.hex && own.tile === lay.tile && own.turn === lay.turn;
  return same ? undefined : object('power-hex', { private: id, hex: lay.hex });
}

/** Laying a tile by the power of a private company. */
export function powerRule(rules: PowerRules) {
  return rule({
    type: 'power',
    fields: { private: text, hex: text, tile: text, turn: integer },
    choices: (state: RailState) =>
      rules.box.privates.filter(isLayPrivate).flatMap((each) =>
        laysOf(rules, state, each).map((lay) => ({
          move: { type: 'power' as const, private: each.id, ...lay },
        })),
      ),
    check: (state: RailState, { private: id, hex, tile, turn }) =>
      layObjectionOf(rules, state, id, { hex, tile, turn }),
    apply(draft: RailState, { private: id, hex, tile, turn }, moment, before) {
      const each = rules.box.privates.find((candidate) => candidate.id === id) as LayPrivate;
      usePower(rules, draft, each, { hex, tile, turn }, moment, before);
    },
  });
}

export type PowerMove = MoveOfRule<ReturnType<typeof powerRule>>;

function usePower(
  rules: PowerRules,
  draft: RailState,
  each: LayPrivate,
  lay: Lay,
  moment: Moment,
  before: RailState,
): void {
  const { power, id } = each;
  const turn = turnOf(draft);
  const board = rules.network.boardOf(draft);
  const cost = power.terrainCostPaid ? (costOf(board, builtBoard(draft), lay.hex)?.amount ?? 0) : 0;
  moment.emit({ type: 'power-used', private: id, company: turn.company });
  if (power.ignoresUpgradeRules) {
    turn.tiles += 1;
    draft.board = newValue(putTile(builtBoard(draft), lay, []));
    moment.emit({ type: 'laid', company: turn.company, ...lay, cost });
  } else buildTile(rules, draft, lay, cost, moment);
  const state = draft.privates[id]!;
  state.used = true;
  if (power.closesAfterUse) state.closed = true;
  if (power.onlyLayThisTurn) turn.layBarred = true;
  if (power.kind === 'layTileAndStation')
    offerStation(rules, draft as RhinelandState, id, power.station, lay.hex, before);
}

/**
 * [18Rhl 4.1, ruling 51] a power that offers a station is the only chance for one in this turn, taken or not. It
 * offers none where there is no place, or an own station already.
 */
function offerStation(
  { network }: PowerRules,
  draft: RhinelandState,
  id: PrivateId,
  price: 'free' | 'full',
  hex: HexId,
  before: RailState,
): void {
  const { company } = turnOf(draft);
  const token = nextToken(draft, company);
  if (token === undefined) return;
  const cost = price === 'free' ? 0 : token;
  const { graph } = network.of({ ...before, board: builtBoard(draft) }, company);
  const places = stationPlaces(network.boardOf(draft), graph, builtBoard(draft), null, company);
  if (!places.some((place) => place.hex === hex)) return;
  turnOf(draft).stationUsed = true;
  const by = deciderOf(draft, company)!;
  const decision: PowerStationDecision = { kind: 'power-station', by, company, private: id, hex, cost };
  draft.decisions.push(decision);
}

/**
 * [ruling 168] A station that the company cannot pay is no offer, and its ordinary one stays. Asked once the tile has brought
 * what it brings: money that waited for the line.
 */
export const dearOfferLapses: Consequence<RhinelandState> = {
  due: ({ decisions, companies }) => {
    const offer = decisions.at(-1);
    return offer?.kind === 'power-station' && companies[offer.company]!.treasury < offer.cost;
  },
  apply(draft) {
    draft.decisions.pop();
    turnOf(draft).stationUsed = false;
  },
};

const offerOf = (state: RhinelandState) => state.decisions.at(-1) as PowerStationDecision;

export type PowerStationMove = { type: 'power-station'; hex: HexId; stop: number } | { type: 'decline' };

/** The station that a power offers at once: take it, or not. */
export function powerStationStage({
  network,
}: PowerRules): Stage<RhinelandState, PowerStationMove, 'power-station'> {
  const objection = (state: RhinelandState, place: Place): Objection | undefined => {
    const { company, hex } = offerOf(state);
    if (place.hex !== hex) return object('station-no-place', { hex: place.hex });
    const { board, graph } = network.of(state, company);
    return stationObjection(board, graph, state.board, null, company, place);
  };
  const build = rule({
    type: 'power-station',
    fields: { hex: text, stop: integer },
    choices(state: RhinelandState) {
      const { company, hex } = offerOf(state);
      const { board, graph } = network.of(state, company);
      return stationPlaces(board, graph, state.board, null, company)
        .filter((place) => place.hex === hex)
        .map((place) => ({ move: { type: 'power-station' as const, ...place } }));
    },
    check: (state: RhinelandState, { hex, stop }) => objection(state, { hex, stop }),
    apply(draft: RhinelandState, { hex, stop }, moment) {
      const { company, cost } = draft.decisions.pop() as PowerStationDecision;
      buildStation(draft, company, { hex, stop }, cost, moment);
    },
  });
  const decline = rule({
    type: 'decline',
    fields: {},
    choices: () => [{ move: { type: 'decline' as const } }],
    check: () => undefined,
    apply(draft: RhinelandState) {
      draft.decisions.pop();
    },
  });
  return {
    id: 'power-station',
    actor: (state: RhinelandState) => ({ player: offerOf(state).by, company: offerOf(state).company }),
    rules: [build, decline],
    declines: 'decline',
  };
}
