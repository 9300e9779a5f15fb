/** [18LRA 9] what the Investor does, and what its corporation may do, read once more. */
import type { GameEvent } from '@/engine/game/events';
import type { RhinelandState } from '@/titles/rhineland/state';
import { extendsRoute, type Fit, hexesNear, look, possible, waitsForGreen } from './lays';
import { circleOf, hand, type Ledger, leftIn, ordinaryIn, sharesIn, valueIn } from './ledger';
import { type Errand, tilesLeft } from './shortest';
import { freePlaces, hasOwnOn, homeDuty, type Printed } from './turns';
import { allStops, rangeOf, stationsAt } from './ways';
import { phaseOf, stopName, stopNamed, trainsAt, turnIn, type World, worldOf } from './world';

export const investor = 'investor';

/** [18LRA 9.1] the harbour of the private that lies on the charter of each. */
const harbours: Readonly<Record<string, string>> = { BME: 'B14', RhE: 'H14', CCE: 'E13', ADR: 'E13' };

export const itsCompany = (state: RhinelandState) => state.investor?.companies[0];

export function isItsTurn(state: RhinelandState): boolean {
  return (
    state.round.kind === 'operating' && !!state.round.turn && state.round.turn.company === itsCompany(state)
  );
}

function errandOf(printed: Printed, company: string): Errand {
  return { company, home: printed.homes[company]![0]!, harbour: harbours[company]! };
}

/** The board with one tile more. */
function withTile(world: World, { hex, tile, turn, becomes }: Fit): World {
  const { board } = world.state;
  const stations = board.stations.map((each) =>
    each.hex === hex ? { ...each, stop: becomes[each.stop] ?? each.stop } : each,
  );
  return worldOf(world.board, {
    ...world.state,
    board: { ...board, tiles: { ...board.tiles, [hex]: { tile, turn } }, stations },
  });
}

const harbourPlaces = (stops: readonly { harbourSlots?: number }[]) =>
  stops.some(({ harbourSlots = 0 }) => harbourSlots > 0);

/** [18LRA 9.2.2, rulings 111, 149–151] */
export function itsTrackMoves(world: World, printed: Printed): string[] {
  const { state, board, face } = world;
  const { company, laid } = turnIn(state);
  const errand = errandOf(printed, company);
  const isSecond =
    laid.length === 1 &&
    laid[0] === 'yellow' &&
    !state.companies[company]!.operated &&
    printed.twoYellow.includes(company);
  const range = rangeOf(world, company);
  const duty = homeDuty(world, printed, company);
  const fits =
    laid.length > 0 && !isSecond
      ? []
      : possible(world, duty ? [duty] : hexesNear(range), ['935'])
          .filter(({ tile }) => !isSecond || board.tiles[tile]!.colour === 'yellow')
          .filter((fit) => !waitsForGreen(world, fit.hex) && extendsRoute(world, range, fit));
  const said = (chosen: readonly Fit[]) => [...new Set(chosen.map((fit) => `lay ${look(board, fit)}`))];
  const left = tilesLeft(world, errand);
  const skip = ['skip'];
  if (left > 0 && left < Infinity) {
    const shorter = fits.filter((fit) => tilesLeft(withTile(world, fit), errand) < left);
    return [...said(shorter), ...(shorter.length > 0 && laid.length === 0 ? [] : skip)];
  }
  const upgrades = fits.filter(({ tile }) => board.tiles[tile]!.colour !== 'yellow');
  const opening = upgrades.filter(
    (fit) =>
      fit.hex === errand.harbour && !harbourPlaces(face(fit.hex).stops) && harbourPlaces(fit.face.stops),
  );
  return left === 0 && opening.length > 0
    ? [...said(opening), ...(laid.length === 0 ? [] : skip)]
    : [...said(upgrades), ...skip];
}

const isTakenByOther = ({ board }: RhinelandState, hex: string, company: string) =>
  board.stations.some((each) => each.hex === hex && each.place === 'harbour' && each.company !== company);

/** Can its harbour token go to its harbour now? Then it goes [ruling 151]. */
export function harbourIsReady(world: World, company: string): boolean {
  const { state } = world;
  const hex = harbours[company]!;
  if (!state.companies[company]!.harbour || hasOwnOn(world, hex, company)) return false;
  const range = rangeOf(world, company);
  return allStops(world).some((stop) => {
    const at = stopNamed(world, stop);
    return (
      at.hex === hex &&
      (at.def.harbourSlots ?? 0) > 0 &&
      range.stops.has(stop) &&
      !stationsAt(world, hex, at.no, at.def).some(({ place }) => place === 'harbour')
    );
  });
}

/** What its holder decides: ordinary tokens for nothing; that of the harbour only where its own is lost. */
export function itsStationMoves(world: World): string[] {
  const { state } = world;
  const { company, stationUsed } = turnIn(state);
  if (stationUsed) return ['skip'];
  const { tokens, harbour } = state.companies[company]!;
  const own = harbours[company]!;
  const isLost = isTakenByOther(state, own, company);
  const range = rangeOf(world, company);
  const isBrown = phaseOf(state).colour === 'brown';
  const moves: string[] = [];
  for (const stop of allStops(world)) {
    const { hex, no, def } = stopNamed(world, stop);
    if (hasOwnOn(world, hex, company)) continue;
    const isReached = range.stops.has(stop) || (company === 'CCE' && hex === 'F10');
    const hasToken = tokens.length > 0 || (harbour && isLost);
    // an ordinary token on the hex of its harbour would keep that of the harbour out for ever
    const isKept = hex === own && harbour !== undefined && !isLost;
    if (hasToken && isReached && !isKept && freePlaces(world, stop, company) > 0) {
      moves.push(`station ${stopName(hex, no)} for 0`);
    }
    if (!harbour || !isLost || !def.harbourSlots || !range.stops.has(stop)) continue;
    if (stationsAt(world, hex, no, def).some(({ place }) => place === 'harbour')) continue;
    // others keep theirs until the first 5-train; Orsoy is free
    if (isBrown || hex === 'B12') moves.push(`harbour ${stopName(hex, no)} for 0`);
  }
  return [...moves, 'skip'];
}

/** [18LRA 9.2.2, ruling 112, E24] trains that it takes in this turn, one after the other. */
export function trainsTaken({ state }: World, { trains }: Printed, company: string): string[] {
  const cards = state.trains.map((card) => ({ ...card }));
  const taken: string[] = [];
  for (;;) {
    const owned = cards.filter(({ at }) => at === company).map(({ type }) => type);
    if (owned.length >= 2) return taken;
    const isSold = (id: string) => cards.some(({ type, at }) => type === id && at !== 'depot');
    const fresh = trains.filter(({ id }) => cards.some(({ type, at }) => type === id && at === 'depot'));
    const next = fresh
      .filter(({ id }, i) => i === 0 || (id === '6' && isSold('5')))
      .find(({ id }) => !owned.includes(id));
    if (!next) return taken;
    const first = !isSold(next.id);
    cards.find(({ type, at }) => type === next.id && at === 'depot')!.at = company;
    taken.push(next.id);
    const rusts: Readonly<Record<string, string>> = { 4: '2', 6: '3' };
    if (first)
      for (const card of cards) if (card.type === rusts[next.id] && card.at !== 'depot') card.at = 'gone';
  }
}

/** Corporations that have floated, the one that acts first in front. */
function inOrder({ prices, floated }: Ledger, market: Printed['market'], arrivals: Record<string, number>) {
  const value = (id: string) => market[prices[id]!.row]![prices[id]!.col]!;
  return Object.keys(prices)
    .filter((id) => floated[id])
    .sort((a, b) => value(b) - value(a) || prices[b]!.col - prices[a]!.col || arrivals[a]! - arrivals[b]!);
}

/** [18LRA 9.2.1, rulings 109, 110, 130, 131, 153] its turn in a stock round, after what a player has done. */
export function investorActs(
  state: RhinelandState,
  printed: Printed,
  ledger: Ledger,
  arrivals: Record<string, number>,
): string[] {
  const { number } = state.round as { number: number };
  ledger.actor = leftIn(circleOf(state), investor);
  const its = itsCompany(state)!;
  const { acquired, quit } = state.investor!;
  if (number === 1 || quit) return [];
  const most = { yellow: 1, green: 2, brown: 3, gray: 3 }[phaseOf(state).colour];
  const { cards } = ledger;
  const order = inOrder(ledger, printed.market, arrivals);
  const wanted = order
    .flatMap((company) =>
      (['pool', 'charter'] as const).map((place) => ({
        company,
        place,
        percent: ordinaryIn(cards, place, company)[0],
      })),
    )
    .find(
      ({ company, percent }) =>
        percent !== undefined && (company === its || sharesIn(cards, investor, company) + percent <= 20),
    );
  const quits = [`quits after ${acquired}`];
  if (acquired >= most || !wanted) return quits;
  const { company, place } = wanted;
  const percent = wanted.percent!;
  const take = () => {
    hand(ledger, company, [percent], place, investor);
    if (place === 'charter' && company !== its) {
      ledger.treasury[company]! += (valueIn(printed.market, ledger, company) * percent) / 10;
    }
  };
  if (cards.filter(({ holder }) => holder === investor).length < printed.limit) {
    take();
    return [`takes ${percent} of ${company} from ${place}`];
  }
  const given = [...order].reverse().find((id) => {
    const [smallest] = ordinaryIn(cards, investor, id);
    if (smallest === undefined || sharesIn(cards, 'pool', id) + smallest > 50) return false;
    return id !== its || sharesIn(cards, investor, id) - smallest >= 50;
  });
  if (!given || valueIn(printed.market, ledger, given) >= valueIn(printed.market, ledger, company))
    return quits;
  hand(ledger, given, [ordinaryIn(cards, investor, given)[0]!], investor, 'pool');
  take();
  return [`swaps ${given} for ${percent} of ${company} from ${place}`];
}

/** The same as the game has told it. */
export function toldOfInvestor(events: readonly GameEvent[]): string[] {
  return events.flatMap((event) => {
    if (event.type === 'investor-acquires')
      return [`takes ${event.percent} of ${event.company} from ${event.source}`];
    if (event.type === 'investor-swaps')
      return [`swaps ${event.given} for ${event.percent} of ${event.company} from ${event.source}`];
    return event.type === 'investor-quits' ? [`quits after ${event.acquired}`] : [];
  });
}

/** [18LRA 9.2.2] what it earns goes to the players who hold it; the rest stays in the bank. */
export function dividendOf({ certificates, seats }: RhinelandState, company: string, revenue: number) {
  return seats.map((player) => `${player} ${(revenue * sharesIn(certificates, player, company)) / 100}`);
}

export const trainsOwned = (state: RhinelandState) => trainsAt(state, itsCompany(state)!);
