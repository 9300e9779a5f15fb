/** All that a corporation may do in its steps, as the book and the rulings have it: moves written as one line each. */

import type { TrainType } from '@/engine/finance/cards';
import { costOn, extendsRoute, type Fit, hexesNear, isMountain, look, possible, waitsForGreen } from './lays';
import { ledgerOf } from './ledger';
import { canPay } from './raising';
import { allStops, doorsOf, ownStops, type Range, rangeFrom, rangeOf, stationsAt, type Way } from './ways';
import { areaHexes, directorIn, phaseOf, stopName, stopNamed, trainsAt, turnIn, type World } from './world';

/** What the reader needs to know of a game beside its board: printed cards. */
export interface Printed {
  readonly trains: readonly TrainType[];
  readonly homes: Readonly<Record<string, readonly string[]>>;
  /** Corporations that may lay two yellow tiles in their first round [18LRA 4.2.3]. */
  readonly twoYellow: readonly string[];
  /** Rows of the stock table. */
  readonly market: readonly (readonly number[])[];
  /** Spaces where corporations begin. */
  readonly par: readonly { readonly row: number; readonly col: number; readonly value: number }[];
  /** Certificates that a player may have. */
  readonly limit: number;
  readonly privates: readonly PrintedPrivate[];
  readonly isLowerRhine: boolean;
  readonly isAlternative: boolean;
  /** [18Rhl 8.3] */
  readonly noCredit: boolean;
}

export interface PrintedPrivate {
  readonly id: string;
  readonly no: number;
  readonly price: number;
  readonly revenue: number;
  /** A share that comes with it, or a whole corporation that floats at once. */
  readonly gives?: { readonly corp: string; readonly whole: boolean };
}

/** [18LRA 9] to the Investor's corporation everything is free. */
const isPenniless = ({ penniless = [] }: World['state'], company: string) => penniless.includes(company);

const isGreen = (world: World) => phaseOf(world.state).colour !== 'yellow';

/** [18Rhl 4.1.1, 8.5.2] hexes whose first tile is for the owner of a private that is still open. */
const reservedFirst: Readonly<Record<string, string>> = { PWB: 'E14', ATB: 'E12', MBR: 'G12' };

function isReserved({ state }: World, hex: string, director: string | undefined): boolean {
  return Object.entries(reservedFirst).some(([id, its]) => {
    const held = state.privates[id];
    return its === hex && held && !held.closed && held.owner !== director && !state.board.tiles[hex];
  });
}

/** [18Rhl 6.2.1, rulings 37, 164] */
export function homeDuty(world: World, printed: Printed, company: string): string | undefined {
  const { state, face } = world;
  const { laid, layBarred } = turnIn(state);
  const { operated, treasury } = state.companies[company]!;
  if (operated || laid.length > 0 || layBarred) return undefined;
  const homes = printed.homes[company]!;
  const isLinked = state.board.stations.some(
    (each) =>
      each.company === company &&
      homes.includes(each.hex) &&
      face(each.hex).pieces.some(({ a, b }) => a === `s${each.stop}` || b === `s${each.stop}`),
  );
  const home = homes[0]!;
  if (
    isLinked ||
    waitsForGreen(world, home) ||
    (!isPenniless(state, company) && costOn(world, home) > treasury)
  )
    return undefined;
  return possible(world, [home], ['935']).length > 0 ? home : undefined;
}

/** Turns that look the same are one lay. */
function lines({ board }: World, type: string, fits: readonly Fit[]): string[] {
  return [...new Set(fits.map((fit) => `${type} ${look(board, fit)}`))];
}

function ordinaryLays(world: World, printed: Printed, company: string, range: Range): string[] {
  const { state, board } = world;
  const { laid, layBarred } = turnIn(state);
  const { operated, treasury } = state.companies[company]!;
  const isSecond =
    laid.length === 1 && laid[0] === 'yellow' && !operated && printed.twoYellow.includes(company);
  if (layBarred || (laid.length > 0 && !isSecond)) return [];
  const director = directorIn(state, company);
  const duty = homeDuty(world, printed, company);
  const fits = possible(world, duty ? [duty] : hexesNear(range), ['935'])
    .filter(({ tile }) => !isSecond || board.tiles[tile]!.colour === 'yellow')
    .filter(({ hex }) => !waitsForGreen(world, hex) && !isReserved(world, hex, director))
    .filter((fit) => costOn(world, fit.hex) <= treasury && extendsRoute(world, range, fit));
  return lines(world, 'lay', fits);
}

/** [18Rhl 4.1.1, 8.5.2, 18LRA 4.1.2] tiles that privates let their owners lay. */
function powerLays(world: World, printed: Printed, company: string): string[] {
  const { state, board, face } = world;
  const { layBarred, tiles } = turnIn(state);
  const director = directorIn(state, company);
  const { treasury } = state.companies[company]!;
  const isReady = (id: string, isOnly: boolean) => {
    const held = state.privates[id];
    if (!held || held.closed || held.used || held.owner !== director || layBarred) return false;
    // [ruling 167] the home comes first
    return !isOnly || (tiles === 0 && !homeDuty(world, printed, company));
  };
  const on = (id: string, hexes: readonly string[]) =>
    lines(
      world,
      `power ${id}`,
      possible(world, hexes, ['935']).filter(
        ({ hex }) => !waitsForGreen(world, hex) && !isReserved(world, hex, director),
      ),
    );
  const bare = (hex: string) => (state.board.tiles[hex] ? [] : [hex]);
  const moves: string[] = [];
  if (isReady('PWB', false) && costOn(world, 'E14') <= treasury) moves.push(...on('PWB', bare('E14')));
  if (isReady('KEO', true) && isGreen(world)) {
    const turn = board.tiles['935']!.rotation!.E8!;
    moves.push(`power KEO ${look(board, { hex: 'E8', tile: '935', turn })}`);
  }
  if (isReady('THS', false)) {
    moves.push(
      ...on(
        'THS',
        Object.keys(board.hexes).filter((hex) => isMountain(world, hex)),
      ),
    );
  }
  if (isReady('TF', false) && isGreen(world)) {
    moves.push(
      ...on(
        'TF',
        ['D9', 'F9', 'I10'].filter((hex) => face(hex).colour === 'yellow'),
      ),
    );
  }
  if (isReady('ATB', false) && isGreen(world)) moves.push(...on('ATB', bare('E12')));
  if (isReady('MBR', true) && isGreen(world)) moves.push(...on('MBR', bare('G12')));
  if (isReady('RM', true) && isGreen(world)) moves.push(...on('RM', ['H8', 'I7']));
  return moves;
}

/** [18LRA 4.1.2 no. 6, rulings 86, 87] from Kevelaer to one more city or red field and four towns: there it ends. */
export function kreisbahnRange(world: World, company: string): Range {
  const starts = allStops(world).filter((stop) => ['A1', 'A3'].includes(stopNamed(world, stop).hex));
  return rangeFrom(world, doorsOf(world, company), starts, ({ stops }: Way) => {
    const isTown = (stop: string) => stopNamed(world, stop).def.kind === 'town';
    const towns = stops.filter(isTown).length;
    const cities = stops.length - towns;
    if (cities > 2 || towns > 4) return 'no';
    return cities === 2 && towns === 4 ? 'ends' : 'passes';
  });
}

function kreisbahnLays(world: World, company: string): string[] {
  const { state } = world;
  const { extraLaid, layBarred } = turnIn(state);
  if (extraLaid || layBarred || !trainsAt(state, company).includes('2+4')) return [];
  const range = kreisbahnRange(world, company);
  const { treasury } = state.companies[company]!;
  const fits = possible(world, hexesNear(range), [])
    .filter((fit) => !waitsForGreen(world, fit.hex) && costOn(world, fit.hex) <= treasury)
    .filter((fit) => extendsRoute(world, range, fit));
  return lines(world, 'extra-lay', fits);
}

/** [18Rhl 8.5.2 no. 3, ruling 50] in any step of a turn. */
function tokenMoves({ state }: World, company: string, green: boolean): string[] {
  const held = state.privates.RGC;
  if (!held || held.closed || held.used || !green || held.owner !== directorIn(state, company)) return [];
  return ['D9', 'F9', 'I10'].map((hex) => `assign-token ${company} ${hex}`);
}

export function trackMoves(world: World, printed: Printed): string[] {
  const { company } = turnIn(world.state);
  const range = rangeOf(world, company);
  return [
    ...ordinaryLays(world, printed, company, range),
    ...powerLays(world, printed, company),
    ...kreisbahnLays(world, company),
    ...tokenMoves(world, company, isGreen(world)),
    ...(homeDuty(world, printed, company) ? [] : ['skip']),
  ];
}

export function hasOwnOn({ board, state }: World, hex: string, company: string): boolean {
  const hexes = areaHexes(board, hex);
  return state.board.stations.some((each) => each.company === company && hexes.includes(each.hex));
}

/** Ordinary places that are neither taken nor kept for another. */
export function freePlaces(world: World, stop: string, company: string): number {
  const { hex, no, def } = stopNamed(world, stop);
  const taken = stationsAt(world, hex, no, def).filter(({ place }) => place === undefined).length;
  const kept = world.state.board.reserved.filter(
    (each) => each.hex === hex && each.stop === no && each.company !== company,
  ).length;
  return (def.slots ?? 0) - taken - kept;
}

const harbourOf: Readonly<Record<string, string>> = { E13: 'UH', H14: 'NH', B14: 'RH' };
const dear = ['A14', 'B15', 'C2'];

/** [18Rhl 6.2.2, 8.5.3, 18LRA 6.2.2.1] stations, with what each would cost. */
export function stationMoves(world: World, printed: Printed): string[] {
  const { state } = world;
  const { company, stationUsed } = turnIn(state);
  const { treasury, tokens, harbour } = state.companies[company]!;
  const moves = [...tokenMoves(world, company, isGreen(world)), 'skip'];
  if (stationUsed) return moves;
  const range = rangeOf(world, company);
  const director = directorIn(state, company);
  const token = tokens[0] ?? harbour?.full;
  for (const stop of allStops(world)) {
    const { hex, no, def } = stopNamed(world, stop);
    if (hasOwnOn(world, hex, company)) continue;
    const isReached = range.stops.has(stop) || (printed.isLowerRhine && company === 'CCE' && hex === 'F10');
    if (token !== undefined && isReached && freePlaces(world, stop, company) > 0) {
      const price = printed.isAlternative && dear.includes(hex) ? (token * 3) / 2 : token;
      if (price <= treasury) moves.push(`station ${stopName(hex, no)} for ${price}`);
    }
    if (!harbour || !def.harbourSlots || !range.stops.has(stop)) continue;
    if (stationsAt(world, hex, no, def).some(({ place }) => place === 'harbour')) continue;
    const keeper = state.privates[harbourOf[hex] ?? ''];
    const isKept = keeper !== undefined && !keeper.closed;
    if (isKept && keeper.owner !== director) continue;
    const usual = isKept ? harbour.reduced : harbour.full;
    const price = company === 'MKB' && hex === 'B12' ? 20 : usual;
    if (price <= treasury) moves.push(`harbour ${stopName(hex, no)} for ${price}`);
  }
  return [...moves, ...kruppMoves(world, company, director, token)];
}

/** [18Rhl 8.5.2 no. 4, ruling 58] */
function kruppMoves(
  world: World,
  company: string,
  director: string | undefined,
  token: number | undefined,
): string[] {
  const { state, face } = world;
  const held = state.privates.KSW;
  if (!held || held.closed || held.used || held.owner !== director || token === undefined) return [];
  if (!state.board.tiles.D13 || hasOwnOn(world, 'D13', company)) return [];
  const cities = face('D13').stops.flatMap((def, no) => (def.slots ? [stopName('D13', no)] : []));
  const free = cities.filter((stop) => freePlaces(world, stop, company) > 0);
  return (free.length > 0 ? free : cities).map((stop) => `free-station ${stop} for 0`);
}

/** [18Rhl 6.2.6, ruling 91] new trains in order, 6 beside 5 and 8 beside 6, and the Bank Pool. */
function offers({ state }: World, { trains }: Printed) {
  const at = (place: string) => trains.filter(({ id }) => trainsAt(state, place).includes(id));
  const isSold = (id: string) => state.trains.some(({ type, at: place }) => type === id && place !== 'depot');
  const fresh = at('depot');
  const beside: Readonly<Record<string, string>> = { 6: '5', 8: '6' };
  return [
    ...fresh
      .filter((type, i) => i === 0 || isSold(beside[type.id] ?? '-'))
      .map(({ id, price }) => ({ from: 'depot', id, price })),
    ...at('pool').map(({ id, price }) => ({ from: 'pool', id, price })),
  ];
}

/** [18Rhl 6.2.6, ruling 92] the limit now, and the one that the purchase would bring. */
function isWithinLimit({ state }: World, company: string, id: string, from: string): boolean {
  const owned = trainsAt(state, company).length;
  const after = {
    ...state,
    trains: from === 'depot' ? [...state.trains, { type: id, at: company }] : state.trains,
  };
  return owned < phaseOf(state).limit && owned + 1 <= phaseOf(after).limit;
}

/** [18Rhl 6.2.6.1] could any train run: is there another income hex that a station of its own leads to? */
export function couldRun(world: World, company: string): boolean {
  const never = [
    ['K11', 'K15'],
    ['A14', 'B15'],
  ];
  let found = false;
  for (const start of ownStops(world, company)) {
    const { hex } = stopNamed(world, start);
    const range = rangeFrom(world, doorsOf(world, company), [start], ({ stops }) => {
      const last = stopNamed(world, stops.at(-1)!).hex;
      const apart = never.some((pair) => pair.includes(hex) && pair.includes(last));
      if (!areaHexes(world.board, hex).includes(last) && !apart && stops.length <= 6) found = true;
      return found ? 'no' : 'passes';
    });
    if (found && range) return true;
  }
  return found;
}

export function trainMoves(world: World, printed: Printed): string[] {
  const { state } = world;
  const { company } = turnIn(state);
  const { treasury } = state.companies[company]!;
  const shop = offers(world, printed);
  const buys = shop
    .filter(({ id, from, price }) => price <= treasury && isWithinLimit(world, company, id, from))
    .map(({ id, from, price }) => `buy-train ${id} ${from} for ${price}`);
  const from = Object.keys(state.companies)
    // [18LRA 9.2.2] the Investor's corporation sells none
    .filter((seller) => seller !== company && treasury >= 1 && !isPenniless(state, seller))
    .flatMap((seller) =>
      [...new Set(trainsAt(state, seller))]
        .filter((id) => id !== '2+4' && isWithinLimit(world, company, id, seller))
        .map((id) => `buy-train-from ${seller} ${id}`),
    );
  const hasTrain = trainsAt(state, company).some((id) => id !== '2+4');
  const isDuty = !hasTrain && shop.length > 0 && couldRun(world, company);
  const isForced = isDuty && shop.every(({ price }) => price > treasury);
  const cheapest = shop.filter((offer) => offer.from === 'depot').sort((a, b) => a.price - b.price)[0];
  const choice = shop.filter((offer) => offer.from === 'pool' || offer === cheapest);
  // [18Rhl 8.3] nobody goes bankrupt who could pay for one of them
  const now = { ledger: ledgerOf(state), sales: {} };
  const payable = choice.filter(
    ({ price }) => isForced && printed.noCredit && canPay(state, printed.market, now, company, price),
  );
  const forced = isForced
    ? (payable.length > 0 ? payable : choice).map((offer) => `force-train ${offer.id} ${offer.from}`)
    : [];
  return [
    ...buys,
    ...from,
    ...forced,
    ...tokenMoves(world, company, isGreen(world)),
    ...(isDuty ? [] : ['skip']),
  ];
}
