import type { CompanyId, PlayerId } from './ids';
import type { Json } from './json';
import type { RandomState } from './random';

export interface PlayerSetup {
  id: PlayerId;
  name: string;
  /** What the others know them by: no rule asks. Games of old have it among their options. */
  colour?: string;
}

/** By the cards that players are dealt, or in the order in which they were entered. */
export const seatings = ['dealt', 'entered'] as const;
export type Seating = (typeof seatings)[number];

/** Everything that is agreed before the first move. The same setup always deals the same game. */
export interface Setup {
  title: string;
  players: PlayerSetup[];
  seed: number;
  /** How the players come to their seats: dealt, unless said otherwise. */
  seating?: Seating;
  options: Record<string, Json>;
  /** Values that the owner of the box has corrected, by content: the game is the same wherever it is opened. */
  box?: Record<string, number>;
}

/** The round that gives out turns now; each round adds what it must remember. */
export interface RoundState {
  kind: string;
}

/** Someone must choose now, out of turn; then play goes on where it was. */
export interface Decision {
  kind: string;
  by: PlayerId;
}

/** What every game's state has, whatever its title. A title's state adds its own parts. */
export interface CoreState extends RandomState {
  setup: Setup;
  round: RoundState;
  /** The last one is to be made first. */
  decisions: Decision[];
  over: boolean;
  /** How often the table has put something right by hand; nothing where it never has. */
  corrections?: number;
}

/** Who acts, and for which company. */
export interface Actor {
  player: PlayerId;
  company?: CompanyId;
}
