import type { JSX } from 'preact';
import type { BoardState } from '@/engine/board/types';
import type { PhaseDef } from '@/engine/finance/cards';
import type { EventType } from '@/engine/game/events';
import type { CompanyId, HexId, PlayerId, TrainId } from '@/engine/game/ids';
import type { Move } from '@/engine/game/move';
import type { Setup } from '@/engine/game/state';
import type { Instant } from '@/engine/game/timeline';
import type { RunReport } from '@/engine/routes/types';
import type { Language } from '@/i18n';
import type { Speech } from '@/i18n/sentences';
import type { TableState } from '@/titles/view';
import type { TokenLooks } from '../board/StopView';
import type { ViewControl } from '../board/use-view';
import type { Seat } from '../table/seat';
import type { EffectRow } from '../turn/effect-rows';
import type { BoardScene, PanelProps } from '../turn/props';
import type { OwnIdea } from './ideas';

/** A word of a game, explained. */
export interface Term {
  readonly id: string;
  readonly term: string;
  /** A sentence or two. */
  readonly text: string;
  /** Where the rulebook says it. */
  readonly section: string;
}

/** All terms of a game as it was agreed. */
export type Glossary = (language: Language, setup: Setup) => readonly Term[];

/** A column of the ledger that only this game has. */
export interface LedgerColumn<T extends Seat = Seat> {
  readonly id: string;
  name(): string;
  /** Nothing where there is nothing to say of a company. */
  of(seat: T, company: CompanyId): string | undefined;
}

/** What lies below the lines of the ledger, and how high it is. */
export interface LedgerFoot<T extends Seat = Seat> {
  readonly rem: number;
  View(props: { seat: T }): JSX.Element | null;
}

/** How the ledger of a game with companies of several kinds is laid out. */
export interface LedgerPlan<T extends Seat = Seat> {
  /** In which block a company has its line; nothing for those that the foot shows. */
  blockOf(seat: T, company: CompanyId): number | undefined;
  readonly columns?: readonly LedgerColumn<T>[];
  readonly foot?: LedgerFoot<T>;
}

/** What a player would have if the game ended now. */
export interface Prospect {
  readonly player: PlayerId;
  readonly total: number;
}

/** A stage of a game: its panel, and what it shows on the board. */
export interface StageView<T extends Seat = Seat, M extends Move = Move, Id extends string = string> {
  readonly Panel: (props: PanelProps<T, M, Id>) => JSX.Element | null;
  /** Nothing where the stage has no business on the board. */
  readonly scene?: (props: PanelProps<T, M, Id>) => BoardScene;
  /** What lies over the board and belongs to the stage: the tiles that fit beside their hex. */
  readonly Over?: (props: PanelProps<T, M, Id> & { control: ViewControl }) => JSX.Element | null;
  /** Fetches the rest, where a stage is not there at first sight. */
  fetch?(): Promise<unknown>;
  /** Certificates are traded in the ledger: it has room for fingers, and lies where the turn has it at hand. */
  readonly trades?: boolean;
  /** Something is built or run on the board: it keeps all its room. Elsewhere it yields to a turn that needs more. */
  readonly onBoard?: boolean;
}

/** A view of this game alone, beside those that all games have; with the id of one of them it takes its place. */
export interface GameView<T extends Seat = Seat> {
  readonly id: string;
  name(): string;
  /** Only in some games of the title; always if left out. */
  isShown?(seat: T): boolean;
  View(props: { seat: T }): JSX.Element | null;
}

/**
 * What a game shows that is its own; everything else on the table is the same for all. Its panels know its own moves,
 * and each of its stages has one.
 */
export interface GameParts<T extends Seat = Seat, M extends Move = Move, Id extends string = string> {
  /** How it speaks of what happens, of what may be done and of what may not. */
  readonly speech: Speech;
  readonly stages: Readonly<Record<Id, StageView<T, M, Id>>>;
  /** The steps of a turn in their order, by kind of round. A round without steps has no track. */
  readonly steps: Readonly<Partial<Record<T['state']['round']['kind'], readonly Id[]>>>;
  /** What is decided while the turn has gone on already belongs to the step before. */
  readonly decidedIn?: Readonly<Partial<Record<Id, Id>>>;
  /** Has the company that acts this step? Others of the round may have other ones. */
  hasStep?(state: T['state'], step: Id): boolean;
  /** Does only the odd turn have this step? It is shown only while it is on. */
  isRare?(step: Id): boolean;
  /** The words of the game, explained; loaded when somebody asks. */
  glossary?(): Promise<Glossary>;
  /** How something of the game works, in pictures: shown in the help. */
  Pictures?(props: object): JSX.Element;
  readonly views?: readonly GameView<T>[];
  /** Explains a stage to newcomers, above its choices. */
  readonly Hint?: (props: PanelProps<T, M, Id>) => JSX.Element | null;
  /** What may be done beside a stage and belongs above its choices, because they wait for it. */
  readonly BeforeStep?: (props: PanelProps<T, M, Id>) => JSX.Element | null;
  /** What must be known before trains are bought. */
  readonly BeforeTrains?: (props: PanelProps<T, M, Id>) => JSX.Element | null;
  /** What may be done beside the choices of every stage. */
  readonly Also?: (props: PanelProps<T, M, Id>) => JSX.Element | null;
  /** What may be done at once with what is picked, beside the way on. */
  readonly AtOnce?: (props: PanelProps<T, M, Id>) => JSX.Element | null;
  /** What is printed on the card that a move pays for at a price to be agreed, where that is no train. */
  listedPrice?(seat: T, move: M): number | undefined;
  /** An event that begins a part of the log by itself, in a game that is one long round. */
  readonly logPart?: EventType;
  /** What the board shows once the game is over. */
  overScene?(seat: T): BoardScene;
  /** What each player would have if it ended now, where worth is only known at the end. */
  ifOver?(seat: T): readonly Prospect[];
  /** Shown with the final scores. */
  End?(props: { seat: T }): JSX.Element | null;
  /** Further facts of a company in detail. */
  CompanyFacts?(props: { seat: T; company: CompanyId }): JSX.Element | null;
  /** Beside the name of a player in the ledger. */
  PlayerNote?(props: { seat: T; player: PlayerId }): JSX.Element | null;
  /** Lines that such notes need below the names. */
  noteLines?(seat: T): number;
  /** How high turns are below a wide board on an upright screen, in rem, where they have more choices than in most games. */
  readonly turnRem?: number;
  /** Further things that a move changes, beside money, shares, trains and prices. */
  effects?(seat: T, before: T['state'], after: T['state']): readonly EffectRow[];
  /** The working of a run after the moves that were made since. */
  runReport?(report: RunReport, since: readonly Instant<TableState>[]): RunReport;
  /** Its private companies do not simply close: `effects` and `phaseChange` say what becomes of them. */
  readonly privatesStay?: boolean;
  /** Further things that the first train of a phase changes, after the phase before it. */
  phaseChange?(phase: PhaseDef, before: PhaseDef): readonly string[];
  /** What becomes of obsolete trains of a type, where they do not simply leave. */
  obsolete?(type: TrainId, count: number): string | undefined;
  /** What is special about trains of a type now, in a word or two. */
  trainMark?(seat: T, type: TrainId): string | undefined;
  readonly ledger?: LedgerPlan<T>;
  /** The board as it is drawn: with markers that the state keeps beside it. */
  drawn?(seat: T, board: BoardState): BoardState;
  /** What may be imagined on a copy of the board beside tiles, stations and trains. */
  ideasOn?(seat: T, state: T['state'], hex: HexId): readonly OwnIdea[];
  ideasOf?(seat: T, state: T['state'], company: CompanyId): readonly OwnIdea[];
  /** Further facts of a hex that somebody looks at. */
  HexFacts?(props: { seat: T; hex: HexId }): JSX.Element | null;
  /** How tokens look that belong to no company of the game. */
  readonly tokenLooks?: TokenLooks;
  /** Companies whose station tokens lie face down: their home is kept, but nothing stands there yet. */
  faceDown?(state: T['state']): readonly CompanyId[];
}
