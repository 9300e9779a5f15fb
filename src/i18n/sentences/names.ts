import { faceAt, type PlacedFace } from '@/engine/board/face';
import type { BoardState } from '@/engine/board/types';
import type { Setup } from '@/engine/game/state';
import { investor } from '@/engine/investor/state';
import type { TitleView } from '@/titles/view';
import { say } from './dictionary';
import type { Places, Speech } from './speech';

/** How what has an id is called on the screen. */
export interface Names extends Places {
  /** How the game speaks. */
  readonly speech: Speech;
  player(id: string): string;
  company(id: string): string;
  hex(id: string): string;
  private(id: string): string;
}

/**
 * The names of one game: corporations by their letters unless the game has names for them, hexes by their cities and coordinates. Cities of one
 * hex are told apart only by who says what is built: every tile counts and names its own.
 */
export function namesOf(speech: Speech, view: TitleView, setup: Setup, built?: BoardState): Names {
  const players = new Map(setup.players.map(({ id, name }) => [id, name]));
  const privates = new Map(view.privates.map(({ id, name }) => [id, name]));
  const { board } = view;
  const { hexes } = board;
  const named = (hex: string) => (Object.hasOwn(hexes, hex) ? hexes[hex]?.name : undefined);
  return {
    speech,
    // in a game for two somebody owns who is no player
    player: (id) => players.get(id) ?? (id === investor ? say('holder', id) : id),
    company: (id) => speech.textOf(`companyName.${id}`) ?? id,
    hex: (id) => (named(id) ? `${named(id)} (${id})` : id),
    private: (id) => speech.textOf(`privateName.${id}`) ?? privates.get(id) ?? id,
    value: (company, row, col) => view.market?.tableOf(company).valueAt({ row, col }),
    ...(built && { stop: (hex, stop) => stopName(faceAt(board, built, hex), stop) }),
  };
}

/** A hex with one city needs no more than its own name; of several on a tile only the banks are told. */
function stopName(face: PlacedFace | undefined, stop: number): string | undefined {
  if (!face || face.stops.length < 2) return undefined;
  const { name, bank } = face.stops[stop] ?? {};
  const parts = [name?.replace(/ \(.*\)$/, ''), bank && say('bank', bank)].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : undefined;
}
