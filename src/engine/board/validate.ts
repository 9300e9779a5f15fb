import type { HexId, TileId } from '@/engine/game/ids';
import { distinctTurns, isEdge, stopIndex, turnFace } from './face';
import { across, columnOf, isImpassable, neighbour, opposite, rowOf, turned } from './layout';
import type { BoardDef, Edge, Face, HexDef, Stop, TileDef, TrackEnd } from './types';
import { edgesOf, fittings, isBuildable, nextColour, preserves, sameSigns, tileSuccessors } from './upgrade';

/** What is wrong with a board, in sentences that name the hex or tile; none for a sound board. */
export function problemsOf(board: BoardDef): string[] {
  const hexes = Object.entries(board.hexes);
  const shape = [
    ...hexes.flatMap(([id, hex]) => sentences(`hex ${id}`, [...faceProblems(hex), ...hexShape(board, id)])),
    ...Object.entries(board.tiles).flatMap(([id, tile]) => sentences(`tile ${id}`, tileShape(tile))),
  ];
  // The questions below follow track from hex to hex and would trip over a broken shape.
  if (shape.length > 0) return shape;
  return [
    ...hexes.flatMap(([id, hex]) => sentences(`hex ${id}`, hexProblems(board, id, hex))),
    ...Object.entries(board.tiles).flatMap(([id, tile]) =>
      sentences(`tile ${id}`, tileProblems(board, id, tile)),
    ),
    ...(board.river ?? []).flatMap((at) => sentences(`river ${at}`, riverProblems(board, at))),
    ...(board.decor ?? []).flatMap(({ name, path }) =>
      sentences(
        `river ${name}`,
        path.filter((hex) => !board.hexes[hex]).map((hex) => `there is no hex ${hex}`),
      ),
    ),
  ];
}

function sentences(subject: string, problems: readonly string[]): string[] {
  return problems.map((problem) => `${subject}: ${problem}`);
}

function isSide(edge: number): boolean {
  return Number.isInteger(edge) && edge >= 0 && edge <= 5;
}

/** What a hex or a tile must be by itself. */
function faceProblems(face: Face): string[] {
  const stops = face.stops ?? [];
  const joined = (face.track ?? []).map(([a, b]): [TrackEnd, TrackEnd] => [a, b]);
  const pieces = joined.map((ends) => ends.map(String).sort().join('-'));
  return [
    ...joined
      .flat()
      .filter((end) => (isEdge(end) ? !isSide(end) : !stops[stopIndex(end)]))
      .map((end) => (isEdge(end) ? `track to edge ${end}` : `track to stop ${end}, which it does not have`)),
    ...joined.filter(([a, b]) => a === b).map(([a]) => `track from ${a} back to itself`),
    ...pieces.filter((piece, i) => pieces.indexOf(piece) !== i).map((piece) => `track ${piece} twice`),
    ...stops.flatMap(stopProblems),
    ...(face.cost && face.cost.amount <= 0 ? [`cost of ${face.cost.amount}`] : []),
  ];
}

function stopProblems(stop: Stop, index: number): string[] {
  const values = typeof stop.revenue === 'number' ? [stop.revenue] : Object.values(stop.revenue);
  const places = [stop.slots, stop.harbourSlots].filter((count) => count !== undefined);
  return [
    ...(values.length === 0 || values.some((value) => !(value >= 0))
      ? [`stop ${index} without a value`]
      : []),
    ...(places.some((count) => !Number.isInteger(count) || count < 0) ? [`places of stop ${index}`] : []),
    ...(stop.kind === 'town' && places.some((count) => count > 0) ? [`station places in town ${index}`] : []),
  ];
}

function hexShape(board: BoardDef, id: HexId): string[] {
  const hex = board.hexes[id]!;
  if (!/^[A-Z][1-9]\d*$/.test(id)) return ['not a letter and a number'];
  const parity = (at: HexId) => (rowOf(at) + columnOf(at)) % 2;
  const sides = [...(hex.borders ?? []), ...(hex.links ?? [])].map(({ edge }) => edge);
  return [
    // In both layouts neighbours differ by an even sum of rows and columns.
    ...(parity(id) !== commonParity(board) ? ['lies between the columns of the other hexes'] : []),
    ...[...sides, ...(hex.stubs ?? [])]
      .filter((edge) => !isSide(edge))
      .map((edge) => `there is no edge ${edge}`),
  ];
}

function commonParity(board: BoardDef): number {
  const ids = Object.keys(board.hexes);
  const odd = ids.filter((id) => (rowOf(id) + columnOf(id)) % 2 === 1).length;
  return odd * 2 > ids.length ? 1 : 0;
}

function tileShape(tile: TileDef): string[] {
  return [
    ...faceProblems(tile),
    ...(Number.isInteger(tile.count) && tile.count > 0 ? [] : [`count of ${tile.count}`]),
    ...(tile.track?.length ? [] : ['no track']),
    ...Object.entries(tile.rotation ?? {})
      .filter(([, turn]) => !isSide(turn))
      .map(([hex, turn]) => `turn ${turn} on ${hex}`),
    ...(tile.riverSides ?? []).filter((edge) => !isSide(edge)).map((edge) => `river at edge ${edge}`),
  ];
}

/** What a hex must be among its neighbours and with the tiles of the board. */
function hexProblems(board: BoardDef, id: HexId, hex: HexDef): string[] {
  return [
    ...borderProblems(board, id, hex),
    ...trackProblems(board, id, hex),
    ...groupProblems(board, hex),
    ...(hex.home ?? [])
      .filter(({ printedStop }) => !['city', 'offboard'].includes(hex.stops?.[printedStop]?.kind ?? ''))
      .map(({ corp, printedStop }) => `home of ${corp} at stop ${printedStop}, which is no city`),
    ...(hex.upgrades ?? []).flatMap((next) => followerProblems(board, hex, next)),
    ...(isBuildable(hex) && fittings(board, id, undefined).length === 0 ? ['no tile fits here'] : []),
  ];
}

function borderProblems(board: BoardDef, id: HexId, hex: HexDef): string[] {
  return (hex.borders ?? []).flatMap(({ edge, kind, until }) => {
    const beyond = neighbour(board, id, edge);
    // A river may leave the board between a hex and nothing.
    if (!beyond) return kind === 'none' ? [`open border at edge ${edge}, where the board ends`] : [];
    const answer = beyond.borders?.find((border) => border.edge === opposite(edge));
    if (kind === 'none' && (answer?.kind !== 'none' || !hex.group || beyond.group !== hex.group)) {
      return [`open border at edge ${edge} to a hex of another area`];
    }
    // An impassable border counts from either hex, but both must not say different things.
    return answer && (answer.kind !== kind || answer.until !== until)
      ? [`border at edge ${edge} that the other hex has as ${answer.kind}`]
      : [];
  });
}

function trackProblems(board: BoardDef, id: HexId, hex: HexDef): string[] {
  const printed = edgesOf(turnFace(hex, 0)).map((edge) => ({ edge, what: 'track' }));
  const asked = (hex.stubs ?? []).map((edge) => ({ edge, what: 'a stub' }));
  return [...printed, ...asked].flatMap(({ edge, what }) => {
    const beyond = neighbour(board, id, edge);
    if (!beyond) return [`${what} at edge ${edge} leads off the map`];
    if (isImpassable(board, id, edge)) return [`${what} at edge ${edge} meets an impassable border`];
    return isBuildable(beyond) || edgesOf(turnFace(beyond, 0)).includes(opposite(edge))
      ? []
      : [`${what} at edge ${edge} meets the blank side of ${across(board.layout, id, edge)}`];
  });
}

function groupProblems(board: BoardDef, hex: HexDef): string[] {
  const members = Object.values(board.hexes).filter((other) => other.group === hex.group);
  const shared = hex.stops?.filter((stop) => stop.shared) ?? [];
  if (hex.group === undefined) return shared.length > 0 ? ['a shared stop outside any area'] : [];
  const values = new Set(
    members
      .flatMap((other) => other.stops?.filter((stop) => stop.shared) ?? [])
      .map((stop) => JSON.stringify(stop.revenue)),
  );
  return [
    ...(shared.length > 0 && values.size > 1 ? [`the hexes of ${hex.group} have different values`] : []),
    ...(members.some((other) => other.track?.length) ? [] : [`no track leads to ${hex.group}`]),
  ];
}

function tileProblems(board: BoardDef, id: TileId, tile: TileDef): string[] {
  return [
    ...(tile.only ?? []).flatMap((hex) => placeProblems(board, tile, hex)),
    ...Object.keys(tile.rotation ?? {})
      .filter((hex) => !tile.only?.includes(hex))
      .map((hex) => `a turn for ${hex}, where it does not belong`),
    ...Object.entries(tile.rotation ?? {}).flatMap(([hex, turn]) => bankProblems(board, tile, hex, turn)),
    ...(tile.upgrades ?? []).flatMap((next) => followerProblems(board, tile, next)),
    ...(isUsed(board, id, tile) ? [] : ['fits on no hex and follows no tile']),
  ];
}

function placeProblems(board: BoardDef, tile: TileDef, id: HexId): string[] {
  const hex = board.hexes[id];
  if (!hex) return [`only for ${id}, which is no hex of the board`];
  if (tile.colour === 'orange') return [];
  return sameSigns(tile, hex) ? [] : [`only for ${id}, which shows another code (${hex.label ?? 'none'})`];
}

/** River sides of a tile must lie on the river of the map. */
function bankProblems(board: BoardDef, tile: TileDef, hex: HexId, turn: number): string[] {
  const wet = (edge: Edge) =>
    board.river?.some(
      (at) => at === `${hex}/${edge}` || at === `${across(board.layout, hex, edge)}/${opposite(edge)}`,
    );
  return (tile.riverSides ?? [])
    .map((edge) => turned(edge, turn))
    .filter((edge) => !wet(edge))
    .map((edge) => `its river lies at edge ${edge} of ${hex}, where there is none`);
}

function followerProblems(board: BoardDef, face: Face, id: TileId): string[] {
  const next = board.tiles[id];
  if (!next) return [`upgrade to ${id}, which is no tile of the board`];
  if (next.colour !== nextColour(face.colour)) return [`upgrade to ${id}, which is ${next.colour}`];
  const keeps = distinctTurns(next).some((turn) => preserves(turnFace(face, 0), turnFace(next, turn), true));
  return keeps ? [] : [`upgrade to ${id}, which keeps its track in no turn`];
}

/** Orange tiles are outside the order of colours: a title says how they come into play. */
function isUsed(board: BoardDef, id: TileId, tile: TileDef): boolean {
  if (tile.colour === 'orange') return true;
  const first = Object.keys(board.hexes).some((hex) =>
    fittings(board, hex, undefined).some((fitting) => fitting.tile === id),
  );
  return first || Object.keys(board.tiles).some((before) => tileSuccessors(board, before).includes(id));
}

function riverProblems(board: BoardDef, at: string): string[] {
  const [hex = '', edge] = at.split('/');
  if (!board.hexes[hex]) return [`there is no hex ${hex}`];
  return edge === undefined || isSide(Number(edge)) ? [] : [`there is no edge ${edge}`];
}
