/**
 * The Short Game once more, written from chapter 10 and its rulings alone: what may be done, and what it leads to. It
 * takes boards, tiles that fit a hex and the track as a company finds it from the app, and nothing of its rules.
 */
import { mayPass } from '@/engine/board/access';
import { graphOf, type Piece, type TrackGraph } from '@/engine/board/graph';
import { putTile } from '@/engine/board/lay';
import { fittings } from '@/engine/board/upgrade';
import type { Move } from '@/engine/game/move';
import type { ShortBox } from '@/titles/rhineland/short';
import type { ShortState } from '@/titles/rhineland/short/state';

type AnyMove = Move & Record<string, unknown>;

/** The tables of the book, by map. */
export const book = {
  '18rhl-short': {
    limit: { 3: 20, 4: 15, 5: 12 },
    obsoleteBy: { 2: 4, 3: 6, 4: 8 },
    trains: [2, 2, 2, 2, 3, 3, 3, 4, 4, 5, 6, 8, 8, 8, 8],
  },
  '18lra-short': {
    limit: { 3: 14, 4: 15, 5: 12 },
    obsoleteBy: { 2: 4, 3: 6 },
    trains: [2, 2, 2, 2, 3, 3, 3, 4, 4, 5, 6, 6, 6],
  },
} as const;
const rounds = { 3: [23, 8, 3], 4: [17, 9, 2], 5: [13, 7, 2] } as const;

const pageOf = ({ setup }: ShortState) => book[setup.title as keyof typeof book];
export const scheduleOf = ({ seats }: ShortState) => rounds[seats.length as 3];

export function percentOf({ certificates }: ShortState, holder: string, company: string): number {
  return certificates
    .filter((card) => card.company === company && card.holder === holder)
    .reduce((sum, { percent }) => sum + percent, 0);
}

export function directorIn({ certificates }: ShortState, company: string): string | undefined {
  const card = certificates.find((each) => each.company === company && each.director)!;
  return card.holder === 'offer' ? undefined : card.holder;
}

const cardsOf = ({ certificates }: ShortState, holder: string) =>
  certificates.filter((card) => card.holder === holder);

/** Trains are taken in ascending order, so what has been taken tells the rest. */
export function trainsTaken(state: ShortState): number[] {
  return state.trains.filter(({ at }) => at !== 'depot').map(({ type }) => Number(type));
}

export function trainIn({ trains }: ShortState, company: string): number | undefined {
  const own = trains.filter(({ at }) => at === company);
  if (own.length > 1) throw new Error(`${company} has ${own.length} trains`);
  return own[0] && Number(own[0].type);
}

function nextTrain(state: ShortState): number | undefined {
  return pageOf(state).trains[trainsTaken(state).length];
}

function isObsolete(state: ShortState, train: number): boolean {
  const by = (pageOf(state).obsoleteBy as Record<number, number>)[train];
  return by !== undefined && trainsTaken(state).some((each) => each >= by);
}

/** [6.2.1.1] yellow, with the first 3-train green, with the 5-train brown, with the 8-train grey. */
function coloursNow(state: ShortState): string[] {
  const most = Math.max(0, ...trainsTaken(state));
  return [
    'yellow',
    ...(most >= 3 ? ['green'] : []),
    ...(most >= 5 ? ['brown'] : []),
    ...(most >= 8 ? ['gray'] : []),
  ];
}

/** Whose turn it is, and whether somebody must give certificates up first. */
export function askedNow(state: ShortState): string {
  const { round, seats } = state;
  if (round.kind === 'train') return 'train';
  if (round.step === 'take') return `${round.turn} take`;
  const limit = pageOf(state).limit[seats.length as 3];
  const from = seats.indexOf(round.turn);
  const clockwise = seats.map((_, i) => seats[(from + 1 + i) % seats.length]!);
  const over = clockwise.find((player) => cardsOf(state, player).length > limit);
  return over ? `${over} surplus` : `${round.turn} ${round.step}`;
}

/** Every move that the book allows now. */
export function allowed(box: ShortBox, state: ShortState): Set<string> {
  const [player, stage] = askedNow(state).split(' ') as [string, string | undefined];
  const companies = Object.keys(state.companies);
  const moves: AnyMove[] = [];
  const mine = companies.filter((company) => directorIn(state, company) === player);
  switch (stage) {
    case undefined:
      return new Set([key({ type: 'run-train' }), key({ type: 'run-all' })]);
    case 'take':
      for (const company of companies) {
        if (percentOf(state, 'offer', company) > 0) moves.push({ type: 'take', company });
      }
      break;
    case 'surplus':
      for (const { company, percent, director } of cardsOf(state, player)) {
        if (!director) moves.push({ type: 'discard', company, percent });
      }
      break;
    case 'direct':
      moves.push({ type: 'skip' });
      for (const company of mine) {
        moves.push(...lays(box, state, company, coloursNow(state)), ...stations(box, state, company));
        const train = trainIn(state, company);
        if (train !== undefined && isObsolete(state, train) && nextTrain(state) !== undefined) {
          moves.push({ type: 'swap-new', company });
        }
      }
      for (const [i, company] of mine.entries()) {
        for (const other of mine.slice(i + 1)) {
          const [one, two] = [trainIn(state, company), trainIn(state, other)];
          // to swap two of a kind would change nothing
          if (one && two && one !== two) moves.push({ type: 'swap-between', companies: [company, other] });
        }
      }
      break;
    case 'second-tile':
      moves.push({ type: 'skip' });
      for (const company of state.round.kind === 'player' ? state.round.builders : []) {
        moves.push(...lays(box, state, company, ['yellow']));
      }
  }
  return new Set(moves.map(key));
}

export const key = (move: Move): string =>
  JSON.stringify(Object.entries(move).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** More steps than this on one search say nothing. */
const patience = 60_000;
export class TooLong extends Error {}

/** Every trail from a station of the company: no track twice, and not through a city that others fill. */
function walked(graph: TrackGraph, access: Parameters<typeof mayPass>[1]) {
  const stops = new Set<number>();
  const sides = new Set<number>();
  const pieces = new Set<string>();
  const beside = new Map<number, Piece[]>();
  for (const piece of graph.pieces) {
    if (piece) for (const end of [piece.from, piece.to]) beside.set(end, [...(beside.get(end) ?? []), piece]);
  }
  let steps = 0;
  const used = new Set<number>();
  const trail = new Set<string>();
  const walk = (node: number, last: number | undefined) => {
    if (++steps > patience) throw new TooLong();
    const isStop = node < graph.stops.length;
    (isStop ? stops : sides).add(node);
    for (const piece of beside.get(node) ?? []) {
      const before = last === undefined ? undefined : graph.pieces[last];
      // a side is crossed to the other hex, a stop is passed within one
      if (before && isStop !== (piece.hex === before.hex)) continue;
      const to = piece.from === node ? piece.to : piece.from;
      const isSide = to >= graph.stops.length;
      if (trail.has(piece.key) || (isSide && used.has(to))) continue;
      if (before && isStop && !mayPass(graph, access, node, before, piece)) continue;
      if (!isSide && access.shut[to]) continue;
      pieces.add(piece.key);
      trail.add(piece.key);
      if (isSide) used.add(to);
      walk(to, piece.index);
      trail.delete(piece.key);
      used.delete(to);
    }
  };
  for (const stop of graph.stops) if (access.own[stop.index]) walk(stop.index, undefined);
  const touched = new Set([...sides].flatMap((side) => graph.sides[side - graph.stops.length]!.hexes));
  return { stops, pieces, touched };
}

function lays(box: ShortBox, state: ShortState, company: string, colours: readonly string[]): AnyMove[] {
  const { board, network } = box;
  const { graph, access } = network.of(state, company);
  const { stops, touched } = walked(graph, access);
  const moves: AnyMove[] = [];
  const reachedHexes = new Set([...stops].map((stop) => graph.stops[stop]!.hex));
  for (const [hex, def] of Object.entries(board.hexes)) {
    const isClosed = def.buildFrom && !state.board.tiles[hex] && !coloursNow(state).includes(def.buildFrom);
    // no route comes to a hex whose sides and stops none comes to
    if (isClosed || !(touched.has(hex) || reachedHexes.has(hex))) continue;
    for (const fitting of fittings(board, hex, state.board.tiles[hex])) {
      const { tile, turn, becomes } = fitting;
      const laid = Object.values(state.board.tiles).filter((each) => each.tile === tile).length;
      if (!colours.includes(board.tiles[tile]!.colour) || laid >= board.tiles[tile]!.count) continue;
      const lay = { hex, tile, turn };
      if (!reachedHexes.has(hex) && !brings(box, state, company, { ...lay, becomes })) continue;
      moves.push({ type: 'lay', ...lay });
    }
  }
  return moves;
}

/** Is track that was not there before on a route afterwards? */
function brings(
  { board, network }: ShortBox,
  state: ShortState,
  company: string,
  { becomes, ...lay }: { hex: string; tile: string; turn: number; becomes: readonly number[] },
): boolean {
  const before = new Set(graphOf(board, state.board).pieces.flatMap((piece) => (piece ? [piece.key] : [])));
  const after = { ...state, board: putTile(state.board, lay, becomes) };
  const { graph, access } = network.of(after, company);
  const here = graph.pieces.filter((piece) => piece && piece.hex === lay.hex && !before.has(piece.key));
  if (here.length === 0) return false;
  const { pieces } = walked(graph, access);
  return here.some((piece) => pieces.has(piece!.key));
}

function stations(box: ShortBox, state: ShortState, company: string): AnyMove[] {
  const { tokens, harbour } = state.companies[company]!;
  const { graph, access } = box.network.of(state, company);
  const { stops } = walked(graph, access);
  const moves: AnyMove[] = [];
  for (const { index, hex, stop, def } of graph.stops) {
    if (!stops.has(index) || hasStation(box, state, company, hex)) continue;
    const taken = state.board.stations.filter(
      (each) => sameField(box, each.hex, hex) && (each.stop === stop || each.hex !== hex),
    );
    const kept = state.board.reserved.filter(
      (each) => each.hex === hex && each.stop === stop && each.company !== company,
    );
    const ordinary = taken.filter(({ place }) => place !== 'harbour').length + kept.length;
    const harbours = taken.filter(({ place }) => place === 'harbour').length;
    // [6.2.2.1, ruling 161] a harbour token is an ordinary one when it is the last
    const hasToken = tokens.length > 0 || harbour !== undefined;
    if (hasToken && ordinary < (def.slots ?? 0)) moves.push({ type: 'place-station', company, hex, stop });
    if (harbour !== undefined && harbours < (def.harbourSlots ?? 0)) {
      moves.push({ type: 'place-harbour', company, hex, stop });
    }
  }
  return moves;
}

function sameField({ board }: ShortBox, one: string, other: string): boolean {
  const group = board.hexes[one]!.group;
  return one === other || (group !== undefined && group === board.hexes[other]!.group);
}

function hasStation(box: ShortBox, state: ShortState, company: string, hex: string): boolean {
  return state.board.stations.some((each) => each.company === company && sameField(box, each.hex, hex));
}

/** What a move leaves, as far as the book says it in figures. */
export interface Facts {
  percents: Record<string, Record<string, number>>;
  directors: Record<string, string | undefined>;
  trains: Record<string, number | undefined>;
  taken: number[];
}

export function factsOf(state: ShortState): Facts {
  const companies = Object.keys(state.companies);
  const holders = [...state.seats, 'pool', 'offer'];
  const by = <T>(of: (company: string) => T) => Object.fromEntries(companies.map((id) => [id, of(id)]));
  return {
    percents: by((id) => Object.fromEntries(holders.map((holder) => [holder, percentOf(state, holder, id)]))),
    directors: by((id) => directorIn(state, id)),
    trains: by((id) => trainIn(state, id)),
    taken: trainsTaken(state),
  };
}

/** The facts after a move, worked out from those before. */
export function expected(state: ShortState, played: Move): Facts {
  const move = played as AnyMove;
  const facts = factsOf(state);
  const company = String(move.company);
  const acting = askedNow(state).split(' ')[0]!;
  const give = (train: number | undefined) => {
    facts.trains[company] = train;
    if (train !== undefined) facts.taken.push(train);
  };
  switch (move.type) {
    case 'take': {
      const card = state.certificates.find((each) => each.company === company && each.holder === 'offer')!;
      facts.percents[company]!.offer! -= card.percent;
      facts.percents[company]![acting]! += card.percent;
      if (card.director) {
        facts.directors[company] = acting;
        give(nextTrain(state));
      }
      break;
    }
    case 'discard':
      facts.percents[company]![acting]! -= Number(move.percent);
      facts.percents[company]!.pool! += Number(move.percent);
      break;
    case 'swap-new':
      give(nextTrain(state));
      break;
    case 'swap-between': {
      const [one, two] = move.companies as [string, string];
      [facts.trains[one], facts.trains[two]] = [facts.trains[two], facts.trains[one]];
    }
  }
  if (move.type === 'take' || move.type === 'discard') facts.directors[company] = heir(state, facts, company);
  return facts;
}

/** [4.2.1, ruling 24] whoever has more than the director; of several the most, then the first to the left. */
function heir({ seats }: ShortState, { percents, directors }: Facts, company: string): string | undefined {
  const director = directors[company];
  if (director === undefined) return undefined;
  const of = (player: string) => percents[company]![player]!;
  const clockwise = seats.map((_, i) => seats[(seats.indexOf(director) + i) % seats.length]!);
  return clockwise.reduce((best, player) => (of(player) > of(best) ? player : best));
}
