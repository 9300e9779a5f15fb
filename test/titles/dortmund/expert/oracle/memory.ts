/** What a reader of the book remembers of a brewery's turn and round, beside what lies on the table. */
import type { Used } from './book';

export interface Turn {
  company: string;
  /** Cubes that each card has brought to Dortmund. */
  brought: Map<number, number>;
  /** Cards of the units that wait for trains, the lowest first. */
  waiting: number[];
  /** Cards of the units that were loaded. */
  loaded: number[];
  /** Cards of bottling lines, with what each brings for a cube. */
  lines: { card: number; pays: number }[];
  /** Boxes to which cubes went, each as `segment who`, without those of premium beer and of the second shift. */
  boxes: string[];
  /** The railway that must carry. */
  contract: string | undefined;
  /** Markers that were not sold. */
  refused: Set<number>;
  /** Was a marker bought from the bank? */
  marker: boolean;
}

export interface Memory {
  used: Used;
  turn: Turn;
}

export const newTurn = (company: string): Turn => ({
  company,
  brought: new Map(),
  waiting: [],
  loaded: [],
  lines: [],
  boxes: [],
  contract: undefined,
  refused: new Set(),
  marker: false,
});

export const newMemory = (): Memory => ({ used: new Map(), turn: newTurn('') });

export const broughtBy = ({ brought }: Turn, card: number) => brought.get(card) ?? 0;
export const loadedFrom = ({ loaded }: Turn, card: number) => loaded.filter((each) => each === card).length;
/** What lines bring for a cube of this card. */
export const bottling = ({ lines }: Turn, card: number) =>
  lines.reduce((sum, line) => sum + (line.card === card ? line.pays : 0), 0);
