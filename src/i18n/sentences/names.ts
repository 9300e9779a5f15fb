import type { Setup } from '@/engine/game/state';
import type { TitleView } from '@/titles/view';
import { say, textOf } from './dictionary';

/** How what has an id is called on the screen. */
export interface Names {
  player(id: string): string;
  company(id: string): string;
  hex(id: string): string;
  private(id: string): string;
  /** What a space of the stock table is worth. */
  value?(row: number, col: number): number | undefined;
  /** One of several cities on a hex; only the printed ones have names. */
  stop?(hex: string, stop: number): string | undefined;
}

/** The names of one game: corporations by their letters, hexes by their cities and coordinates. */
export function namesOf(view: TitleView, setup: Setup): Names {
  const players = new Map(setup.players.map(({ id, name }) => [id, name]));
  const privates = new Map(view.privates(setup).map(({ id, name }) => [id, name]));
  const { hexes } = view.board(setup);
  const named = (hex: string) => (Object.hasOwn(hexes, hex) ? hexes[hex]?.name : undefined);
  return {
    player: (id) => players.get(id) ?? id,
    company: (id) => id,
    hex: (id) => (named(id) ? `${named(id)} (${id})` : id),
    private: (id) => (textOf(`privateName.${id}`) ? say('privateName', id) : (privates.get(id) ?? id)),
    value: (row, col) => view.market?.rows[row]?.[col] ?? undefined,
    stop: (hex, stop) => stopName(hexes[hex]?.stops, stop),
  };
}

type Stops = NonNullable<ReturnType<TitleView['board']>['hexes'][string]['stops']>;

/** A hex with one city needs no more than its own name. */
function stopName(stops: Stops | undefined, stop: number): string | undefined {
  if (!stops || stops.length < 2) return undefined;
  const { name, bank } = stops[stop] ?? {};
  const parts = [name?.replace(/ \(.*\)$/, ''), bank && say('bank', bank)].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : undefined;
}
