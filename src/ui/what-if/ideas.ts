import { layAnyTile, tilesLeft } from '@/engine/board/lay';
import { putStation } from '@/engine/board/stations';
import type { Lay } from '@/engine/board/types';
import { fittings, successors, turnsOn } from '@/engine/board/upgrade';
import type { CompanyId, HexId, TileId, TrainId } from '@/engine/game/ids';
import type { Move } from '@/engine/game/move';
import type { Options } from '@/engine/game/play';
import type { TableState, TitleView } from '@/titles/view';
import { tileGroups } from '../gallery/tile-order';
import type { OwnIdea } from '../games/ideas';

/** Something that somebody imagines on a copy of the board. */
export type Idea =
  | ({ readonly kind: 'tile' } & Readonly<Lay>)
  | { readonly kind: 'station'; readonly company: CompanyId; readonly hex: HexId; readonly stop: number }
  | { readonly kind: 'train'; readonly company: CompanyId; readonly train: TrainId }
  /** What only this game has: on a hex or for a company, by name. */
  | { readonly kind: 'own'; readonly idea: OwnIdea; readonly where: string };

/** The state with all that is imagined, in this order. It is no state of the game, and nobody plays on from it. */
export function imagined(view: TitleView, state: TableState, ideas: readonly Idea[]): TableState {
  return ideas.reduce((now, idea) => withIdea(view, now, idea), state);
}

function withIdea({ board }: TitleView, state: TableState, idea: Idea): TableState {
  switch (idea.kind) {
    case 'tile':
      return { ...state, board: layAnyTile(board, state.board, idea) };
    case 'station': {
      const { company, hex, stop } = idea;
      return { ...state, board: putStation(state.board, { company, hex, stop }) };
    }
    case 'own':
      return idea.idea.apply(state);
    case 'train':
      return { ...state, trains: withTrain(state.trains, idea.company, idea.train) };
  }
}

/** The next of the display, or one more than there are: whoever asks what if need not count cards. */
function withTrain(trains: TableState['trains'], company: CompanyId, type: TrainId): TableState['trains'] {
  const at = trains.findIndex((card) => card.type === type && card.at === 'depot' && card.as === undefined);
  if (at === -1) return [...trains, { type, at: company }];
  return trains.map((card, i) => (i === at ? { ...card, at: company } : card));
}

/**
 * Tiles of which some are left, by colour: first those that may follow there, which are told. While somebody tries one
 * after the other on a hex, none of them changes its place under the finger.
 */
export function tilesFor(
  view: TitleView,
  state: TableState,
  hex: HexId,
  follow: readonly TileId[] = successors(view.board, hex, state.board),
): readonly TileId[] {
  const { board } = view;
  const left = tileGroups(board)
    .flatMap(({ tiles }) => tiles)
    .filter((id) => tilesLeft(board, state.board, id) > 0 && isFor(view, hex, id));
  return [...left.filter((id) => follow.includes(id)), ...left.filter((id) => !follow.includes(id))];
}

/** Some tiles belong to one hex alone. */
function isFor({ board }: TitleView, hex: HexId, tile: TileId): boolean {
  const { only } = board.tiles[tile]!;
  return only === undefined || only.includes(hex);
}

/** How a tile is turned at first: as it may be laid, where it may. */
export function firstTurn({ board }: TitleView, state: TableState, hex: HexId, tile: TileId): number {
  const fitting = fittings(board, hex, state.board.tiles[hex]).find((fit) => fit.tile === tile);
  return fitting?.turn ?? turnsOn(board.tiles[tile]!, hex)[0] ?? 0;
}

/** Ways in which the tile that was imagined last can lie on this hex, each looking otherwise; none where it was no tile. */
export function turnsOfLast({ board }: TitleView, ideas: readonly Idea[], hex: HexId): readonly number[] {
  const last = ideas.at(-1);
  return last?.kind === 'tile' && last.hex === hex ? turnsOn(board.tiles[last.tile]!, hex) : [];
}

/** With the last tile turned on by one. */
export function turnedOn(view: TitleView, ideas: readonly Idea[]): readonly Idea[] {
  const last = ideas.at(-1);
  if (last?.kind !== 'tile') return ideas;
  const turns = turnsOfLast(view, ideas, last.hex);
  const turn = turns[(turns.indexOf(last.turn) + 1) % turns.length] ?? last.turn;
  return [...ideas.slice(0, -1), { ...last, turn }];
}

/** The move of the game that does what was imagined, the first of it that may be made now. */
export function moveFor(options: Options | undefined, ideas: readonly Idea[]): Move | undefined {
  if (!options) return undefined;
  for (const idea of ideas) {
    const wanted = movesOf(idea, options);
    const choice = options.choices.find(({ move }) => wanted.some((each) => isSuch(move, each)));
    if (choice) return choice.move;
  }
  return undefined;
}

function movesOf(idea: Idea, { actor }: Options): readonly object[] {
  switch (idea.kind) {
    case 'tile':
      return [{ type: 'lay', hex: idea.hex, tile: idea.tile, turn: idea.turn }];
    case 'station':
      return idea.company === actor.company ? [{ type: 'station', hex: idea.hex, stop: idea.stop }] : [];
    case 'own':
      return idea.idea.moves ?? [];
    case 'train':
      return idea.company === actor.company ? [{ type: 'buy-train', train: idea.train, from: 'depot' }] : [];
  }
}

function isSuch(move: Move, wanted: object): boolean {
  const told = move as unknown as Readonly<Record<string, unknown>>;
  return Object.entries(wanted).every(([key, value]) => told[key] === value);
}
