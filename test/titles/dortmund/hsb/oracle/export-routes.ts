import { mayPass } from '@/engine/board/access';
import type { Piece } from '@/engine/board/graph';
import type { RunInput } from '@/engine/routes/types';
import { boxAt } from '@/titles/dortmund/hsb';
import type { HsbState } from '@/titles/dortmund/hsb/state';
import { cards, subsets, trainsOf } from './book';

/** [18DO 6.5.2.4] tried one by one: all routes from a red area through Dortmund City, so many stops long at most. */
const city = 'E12';

type Track = ReadonlySet<number>;

/** The track of every export route, each set once; those that need all the track of another are left out. */
function exportTracks({ graph, access }: RunInput, most: number): Track[] {
  const around = new Map<number, Piece[]>();
  for (const piece of graph.pieces) {
    if (!piece) continue;
    for (const node of [piece.from, piece.to]) around.set(node, [...(around.get(node) ?? []), piece]);
  }
  const found = new Map<string, Track>();
  interface Way {
    node: number;
    last: Piece | undefined;
    hexes: readonly string[];
    areas: readonly string[];
    uses: readonly number[];
    own: boolean;
  }
  const go = (way: Way): void => {
    const stop = graph.stops[way.node];
    if (stop && way.last) {
      const isRed = stop.def.kind === 'offboard';
      if (way.hexes.includes(city) && way.own) {
        found.set([...way.uses].sort((a, b) => a - b).join(), new Set(way.uses));
        // a longer route takes more track
        return;
      }
      if (isRed) return;
    }
    for (const piece of around.get(way.node) ?? []) {
      const { last } = way;
      const isSide = !stop;
      // from a side into the other hex, from a stop along track of its own hex
      if (last && isSide === (piece.hex === last.hex)) continue;
      if (stop && last && !mayPass(graph, access, way.node, last, piece)) continue;
      if (piece.hex !== last?.hex && way.hexes.includes(piece.hex)) continue;
      if (piece.uses.some((use) => way.uses.includes(use) && !last?.uses.includes(use))) continue;
      const node = piece.from === way.node ? piece.to : piece.from;
      const next = graph.stops[node];
      if (next && (way.areas.includes(next.area) || way.areas.length >= most || access.shut[node])) continue;
      go({
        node,
        last: piece,
        hexes: way.hexes.at(-1) === piece.hex ? way.hexes : [...way.hexes, piece.hex],
        areas: next ? [...way.areas, next.area] : way.areas,
        uses: [...new Set([...way.uses, ...piece.uses])],
        own: way.own || (next !== undefined && access.own[node] === 1),
      });
    }
  };
  for (const stop of graph.stops) {
    if (stop.def.kind !== 'offboard' || access.shut[stop.index]) continue;
    const own = access.own[stop.index] === 1;
    go({ node: stop.index, last: undefined, hexes: [], areas: [stop.area], uses: [], own });
  }
  return withoutLarger([...found.values()]);
}

function withoutLarger(tracks: readonly Track[]): Track[] {
  const kept: Track[] = [];
  for (const track of [...tracks].sort((a, b) => a.size - b.size))
    if (!kept.some((part) => [...part].every((use) => track.has(use)))) kept.push(track);
  return kept;
}

const known = new WeakMap<object, Map<string, Track[]>>();

/** [ruling 111] can these trains of a railway run export routes at the same time, none on the track of another? */
export function canExportAtOnce(state: HsbState, railway: string, trains: readonly number[]): boolean {
  const input = boxAt(state.setup).runInput(state, railway);
  const byLength = known.get(input.access) ?? new Map<string, Track[]>();
  known.set(input.access, byLength);
  const lists = trains.map((no) => {
    const most = cards[state.trains[no]!.type]!.stops;
    const tracks = byLength.get(String(most)) ?? exportTracks(input, most);
    byLength.set(String(most), tracks);
    return tracks;
  });
  const place = (i: number, taken: Track): boolean =>
    i === lists.length ||
    lists[i]!.some(
      (track) => ![...track].some((use) => taken.has(use)) && place(i + 1, new Set([...taken, ...track])),
    );
  return place(0, new Set());
}

/** [rulings 43, 46, 111] the most trains with beer that can run export routes at once; the Hansabahn carries none. */
export function mostExporting(state: HsbState, railway: string): number {
  if (railway === 'HHW') return 0;
  const loaded = trainsOf(state, railway).filter((no) => (state.trains[no]!.beer ?? 0) > 0);
  const sets = subsets(loaded);
  return Math.max(...sets.filter((set) => canExportAtOnce(state, railway, set)).map((set) => set.length));
}
