import type { Move } from '@/engine/game/move';
import type { Options, Outcome } from '@/engine/game/play';
import type { Refusal } from '@/engine/game/refusal';
import type { Instant } from '@/engine/game/timeline';
import type { Title } from '@/engine/game/title';
import { investor } from '@/engine/investor/state';
import { t } from '@/i18n/table';
import type { RunView } from '@/table';
import type { TableState, TitleView } from '@/titles/view';
import type { GameParts } from '../games/parts';
import { createLooking, type Looking } from '../looking/looking';
import { coloursOf, colourValues, investorColour } from './colours';
import { numberCompanies } from './company-numbers';
import type { Seat } from './seat';

/** What the table does for its panels. */
export interface SeatParts {
  /** What the title shows that is its own. */
  readonly game: GameParts;
  readonly title: Title;
  readonly view: TitleView;
  readonly state: TableState;
  readonly options: Options | undefined;
  readonly mayAct: boolean;
  act(...moves: Move[]): void;
  preview(move: Move): Outcome<TableState>;
  whyNot(move: Move): Refusal | undefined;
  bestRun(state: TableState, company: string): RunView;
  ago(moves: number): Instant<TableState> | undefined;
  goBack?(moves: number): void;
  /** Its own, unless it is given: the seats of one table look at the same. */
  readonly looking?: Looking;
}

/** A seat at the table, with the names and colours of the game's players. */
export function makeSeat(parts: SeatParts): Seat {
  const { setup } = parts.state;
  const colours = coloursOf(setup);
  numberCompanies(parts.view.companies);
  const names = new Map(setup.players.map(({ id, name }) => [id, name]));
  return {
    looking: createLooking(),
    ...parts,
    bestRun(state, company) {
      const { answer, searching } = parts.bestRun(state, company);
      return { result: answer ?? undefined, searching };
    },
    // in a game for two somebody owns who is no player
    nameOf: (player) => names.get(player) ?? (player === investor ? t('table.investor') : player),
    colourOf: (player) => (player === investor ? investorColour : colourValues[colours[player] ?? 'green']),
  };
}
