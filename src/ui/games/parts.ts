import type { JSX } from 'preact';
import type { Seat } from '../table/seat';
import type { EffectRow } from '../turn/effect-rows';
import type { BoardScene, PanelProps } from '../turn/props';

/** A stage of a game: its panel, and what it shows on the board. */
export interface StageView<T extends Seat = Seat> {
  Panel(props: PanelProps<T>): JSX.Element | null;
  /** Nothing where the stage has no business on the board. */
  scene?(props: PanelProps<T>): BoardScene;
}

/** What a game shows that is its own; everything else on the table is the same for all. */
export interface GameParts<T extends Seat = Seat> {
  /** One line for each stage that is more than a list of choices. */
  readonly stages: Readonly<Record<string, StageView<T>>>;
  /** The steps of a turn in their order, by kind of round. A round without steps has no track. */
  readonly steps: Readonly<Record<string, readonly string[]>>;
  /** Further things that a move changes, beside money, shares, trains and prices. */
  effects?(seat: T, before: T['state'], after: T['state']): readonly EffectRow[];
}
