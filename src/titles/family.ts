import type { OptionDefs } from '@/engine/game/options';
import type { Title } from '@/engine/game/title';
import type { BoardContent, BoardSheet } from './boards';
import type { ViewAt } from './view';

/** A title as the screens list it; its rules and data are loaded when a game of it is opened. */
export interface TitleEntry {
  readonly id: string;
  readonly players: { readonly min: number; readonly max: number };
  /** The board it is played on: several games may share one. */
  readonly board: string;
  /** Nobody changes places before the game: players sit as they were entered. */
  readonly keepsSeats?: boolean;
  /** What players may agree on, where there is something. */
  options?(): Promise<OptionDefs>;
  load(): Promise<Title>;
  /** What its screens need beside the rules. */
  view(): Promise<ViewAt>;
}

/** A board as the screens list it. */
export interface BoardEntry {
  readonly id: string;
  /** Proper name as printed on the box. */
  readonly name: string;
  /** How many hexes and kinds of tile no source prints. */
  readonly reconstructed: { readonly hexes: number; readonly tiles: number };
  load(): Promise<BoardContent>;
}

/** What is known of a family before any of it is loaded. Its name is that of its folders. */
export interface FamilyEntry {
  readonly id: string;
  readonly titles: readonly TitleEntry[];
  readonly boards: readonly BoardEntry[];
}

export interface ListedTitle extends TitleEntry {
  readonly family: string;
}

export interface ListedBoard extends Omit<BoardEntry, 'load'> {
  readonly family: string;
  load(): Promise<BoardSheet>;
}

/** All titles and boards of some families. */
export function listed(families: readonly FamilyEntry[]): {
  readonly titles: readonly ListedTitle[];
  readonly boards: readonly ListedBoard[];
} {
  return {
    titles: families.flatMap(({ id: family, titles }) => titles.map((title) => ({ ...title, family }))),
    boards: families.flatMap(({ id: family, boards }) =>
      boards.map((entry) => {
        const { id, name } = entry;
        return { ...entry, family, load: async () => ({ id, name, ...(await entry.load()) }) };
      }),
    ),
  };
}
