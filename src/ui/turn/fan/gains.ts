import { type Signal, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { HexId } from '@/engine/game/ids';
import { oneByOne } from '@/table/device/moments';
import type { TableState } from '@/titles/view';
import type { Seat } from '../../table/seat';
import { settlingTime } from '../../table/settling';
import type { AnyLay, TileOffer } from '../lays';
import { previewOf } from '../preview';
import { runnersOf } from '../RunChange';
import { runIn } from '../routes';

/** What a tile adds to what is run: by its best turn of those that are known. */
export interface Gain<L extends AnyLay = AnyLay> {
  readonly move: L;
  readonly gain: number;
  /** What it adds in each turn that is known, by the lay. */
  of(move: L): number | undefined;
  /** More may be found. */
  readonly searching: boolean;
}

/** Lays whose outcome has been worked out, by state and hex. */
const ahead = new WeakMap<object, Map<HexId, Signal<ReadonlySet<string>>>>();

function thoughtOf(state: object, hex: HexId): Signal<ReadonlySet<string>> {
  let ofState = ahead.get(state);
  if (!ofState) {
    ofState = new Map();
    ahead.set(state, ofState);
  }
  let known = ofState.get(hex);
  if (!known) {
    known = signal<ReadonlySet<string>>(new Set());
    ofState.set(hex, known);
  }
  return known;
}

const keyOf = (move: AnyLay) => JSON.stringify(move);

/**
 * Works out what the tiles that fit on a hex would lead to while nobody waits, each tile in one turn before any in
 * another. Tiles can be picked before; their runs are then searched for beside the page.
 */
export function useLaysAhead(seat: Seat, hex: HexId | undefined, offers: readonly TileOffer[]): void {
  const { state } = seat;
  useEffect(() => {
    if (hex === undefined || !runnersOf(seat).some((company) => hasTrain(state, company))) return;
    const known = thoughtOf(state, hex);
    const most = Math.max(0, ...offers.map(({ moves }) => moves.length));
    const moves = Array.from({ length: most }, (_, turn) => offers.flatMap((each) => each.moves[turn] ?? []));
    return oneByOne(
      moves.flat().map((move) => () => {
        if (known.peek().has(keyOf(move)) || !previewOf(seat, move)) return;
        known.value = new Set([...known.peek(), keyOf(move)]);
      }),
    );
  }, [state, hex]);
}

function hasTrain({ trains }: TableState, company: string): boolean {
  return trains.some(({ at }) => at === company);
}

/** What a tile adds, as far as it is known; nothing where nothing can be run. */
export function gainOf<L extends AnyLay>(seat: Seat, { moves }: TileOffer<L>): Gain<L> | undefined {
  const [first] = moves;
  if (!first) return undefined;
  const known = thoughtOf(seat.state, first.hex).value;
  const companies = runnersOf(seat).filter((company) => hasTrain(seat.state, company));
  if (companies.length === 0) return undefined;
  const now = runOf(seat, seat.state, companies);
  let best: { move: L; gain: number } | undefined;
  const gains = new Map<string, number>();
  let searching = now.searching;
  for (const move of moves) {
    const after = known.has(keyOf(move)) ? previewOf(seat, move)?.state : undefined;
    const run = after && runOf(seat, after, companies);
    if (!run || run.searching) searching = true;
    if (!run?.isKnown || !now.isKnown) continue;
    const gain = run.total - now.total;
    gains.set(keyOf(move), gain);
    if (!best || gain > best.gain) best = { move, gain };
  }
  return best && { ...best, searching, of: (move) => gains.get(keyOf(move)) };
}

function runOf(seat: Seat, state: TableState, companies: readonly string[]) {
  const runs = companies.map((company) => runIn(seat, state, company));
  return {
    total: runs.reduce((sum, { result }) => sum + (result?.total ?? 0), 0),
    searching: runs.some((run) => run.searching),
    isKnown: runs.every(({ result }) => result !== undefined),
  };
}

/** `+50`, `±0`. */
export function gainWords(gain: number): string {
  if (gain === 0) return '±0';
  return gain > 0 ? `+${gain}` : `−${-gain}`;
}

/** In which order the tiles of a hex stand, and since when: what lies under a finger is not exchanged. */
interface Standing {
  readonly keys: readonly string[];
  readonly since: number;
}

const standings = new WeakMap<object, Map<HexId, Standing>>();

const nameOf = ({ tile, private: power }: TileOffer) => `${power ?? ''}/${tile}`;

/** The tiles that add the most come first, once that is known of all of them; while one is tried, all stay in their places. */
export function byGain<L extends AnyLay>(
  seat: Seat,
  hex: HexId,
  offers: readonly TileOffer<L>[],
  isTrying: boolean,
): readonly TileOffer<L>[] {
  const ofState = standings.get(seat.state) ?? new Map<HexId, Standing>();
  standings.set(seat.state, ofState);
  if (!ofState.has(hex) && !isTrying) {
    const keys = orderOf(seat, offers);
    if (keys) ofState.set(hex, { keys, since: isSame(keys, offers) ? 0 : performance.now() });
  }
  const keys = ofState.get(hex)?.keys;
  return keys ? offers.toSorted((a, b) => keys.indexOf(nameOf(a)) - keys.indexOf(nameOf(b))) : offers;
}

/** Have the tiles just changed places? A tap was meant for what lay there before. */
export function hasJustMoved({ state }: Seat, hex: HexId): boolean {
  const since = standings.get(state)?.get(hex)?.since ?? 0;
  return since > 0 && performance.now() - since < settlingTime;
}

function isSame(keys: readonly string[], offers: readonly TileOffer[]): boolean {
  return keys.every((key, i) => key === nameOf(offers[i]!));
}

function orderOf(seat: Seat, offers: readonly TileOffer[]): readonly string[] | undefined {
  const all = offers.map((offer) => ({ name: nameOf(offer), gain: gainOf(seat, offer) }));
  if (all.some(({ gain }) => !gain || gain.searching)) return undefined;
  return all.toSorted((a, b) => b.gain!.gain - a.gain!.gain).map(({ name }) => name);
}
