import type { CompanyId, PlayerId } from '@/engine/game/ids';
import type { Move } from '@/engine/game/move';
import type { Options, Outcome } from '@/engine/game/play';
import type { Refusal } from '@/engine/game/refusal';
import type { Title } from '@/engine/game/title';
import type { RunAnswer } from '@/table/routes/protocol';
import type { RhinelandState } from '@/titles/rhineland/state';
import type { TitleView } from '@/titles/view';

/**
 * Everything that a panel of the table may know and do. Panels are functions of a seat: they show what
 * its options list, and send moves; they keep nothing that matters.
 */
export interface Seat {
  readonly title: Title;
  readonly view: TitleView;
  /** The state that the table looks at: the present, or a point in the past. */
  readonly state: RhinelandState;
  /** Who acts and all they may do; nothing once the game is over. */
  readonly options: Options | undefined;
  /** False in a second window, or for a game that can only be read. Playing on from the past asks once. */
  readonly mayAct: boolean;
  /** Plays a move for good. */
  act(move: Move): void;
  /** What the move would lead to, without playing it. */
  preview(move: Move): Outcome<RhinelandState>;
  /** Why a move that is not listed may not be made. */
  whyNot(move: Move): Refusal | undefined;
  /** The best run known so far of a company as things are in a state; grows better while it is searched. */
  bestRun(
    state: RhinelandState,
    company: CompanyId,
  ): {
    readonly result: Pick<RunAnswer, 'routes' | 'total' | 'proven'> | undefined;
    readonly searching: boolean;
  };
  nameOf(player: PlayerId): string;
  colourOf(player: PlayerId): string;
}
