/** A word of a game, explained. */
export interface Term {
  readonly id: string;
  readonly term: string;
  /** A sentence or two. */
  readonly text: string;
  /** Where the rulebook says it. */
  readonly section: string;
}
