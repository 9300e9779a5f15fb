/** A numbered section of a rulebook, titled in our own words. */
export interface Section {
  readonly id: string;
  readonly title: string;
  /** Why no test needs to name it; without one, a test must. */
  readonly reason?: Reason;
}

/**
 * - `introduction`: history, advice, or what the reader will find elsewhere
 * - `heading`: holds nothing but its own subsections
 * - `component`: describes paper, wood and cardboard
 * - `repeats`: only points to another section, which is tested there
 */
export type Reason = 'introduction' | 'heading' | 'component' | 'repeats';

export interface Book {
  /** As tests cite it: `[18Rhl 5.2.1]`. */
  readonly name: string;
  readonly about: string;
  readonly sections: readonly Section[];
}

export type Line = readonly [id: string, title: string, reason?: Reason];

export function book(name: string, about: string, lines: readonly Line[]): Book {
  return {
    name,
    about,
    sections: lines.map(([id, title, reason]) => (reason ? { id, title, reason } : { id, title })),
  };
}
