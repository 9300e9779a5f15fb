import type { Json } from '@/engine/game/json';
import type { Move } from '@/engine/game/move';
import type { GameRow, MoveRow } from './rows';

/** What can be read within one transaction. Nothing else may be awaited there: it would end it. */
export interface Reading {
  game(id: string): Promise<GameRow | undefined>;
  games(): Promise<GameRow[]>;
  /** In order. */
  moves(id: string): Promise<MoveRow[]>;
  /** Index of the last move; -1 where there is none. */
  lastMove(id: string): Promise<number>;
  meta(key: string): Promise<Json | undefined>;
}

/** What is written is done in this order. Nobody waits for one piece: whether all of it succeeded shows at the end. */
export interface Writing extends Reading {
  putGame(row: GameRow): void;
  /** Adds moves from this index on; one that is there already is an error. */
  addMoves(id: string, from: number, moves: readonly Move[]): void;
  dropMoves(id: string, from: number): void;
  /** Takes away the row; its moves are dropped apart. */
  dropGame(id: string): void;
  putMeta(key: string, value: Json): void;
  dropMeta(key: string): void;
}

/** `strict` returns when the data is on the disk, `relaxed` when the browser has it. */
export type Durability = 'strict' | 'relaxed';

/** Where rows are kept. All of a piece of work is done, or nothing; pieces of work never mix. */
export interface Vault {
  /** `memory` is gone when the window is closed. */
  readonly kind: 'device' | 'memory';
  read<T>(work: (reading: Reading) => Promise<T>): Promise<T>;
  write<T>(work: (writing: Writing) => Promise<T>, durability?: Durability): Promise<T>;
  close(): Promise<void>;
}
