import type { Book, Section } from './book';

/** A section that the name of a test cites. */
export interface Citation {
  readonly book: string;
  readonly section: string;
  readonly file: string;
}

export interface Coverage {
  readonly book: Book;
  readonly named: readonly Section[];
  readonly excused: readonly Section[];
  readonly missing: readonly Section[];
}

/** First and last chapter, both included. */
export type Chapters = readonly [first: number, last: number];

const cited = /\[(18[A-Za-z]+(?:-[A-Z]+)?) (\d[^\]\n]*)\]/g;
const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
/** `8.5.2`, or one of the things that a section numbers: `8.5.2 no. 3`. */
const numbered = /^(\d+(?:\.\d+)*)(?: no\. \d+)?$/;

/** Every `[18Rhl 5.2.1]` or `[18DO 4.4.5, 4.4.6, ruling 3]` in a test file, outside of comments. */
export function citationsIn(file: string, text: string): Citation[] {
  return [...text.replace(comments, '').matchAll(cited)].flatMap(([, book = '', list = '']) =>
    sectionsIn(list).map((section) => ({ book, section, file })),
  );
}

/** Worked examples have a letter; numbers after the first ruling are those of rulings. */
function sectionsIn(list: string): string[] {
  const parts = list.split(', ');
  const rulings = parts.findIndex((part) => part.startsWith('ruling'));
  return (rulings < 0 ? parts : parts.slice(0, rulings)).flatMap((part) => numbered.exec(part)?.[1] ?? []);
}

/** Citations of a book or a section that there is not. */
export function unknownCitations(books: readonly Book[], citations: readonly Citation[]): Citation[] {
  const known = new Set(books.flatMap((book) => book.sections.map(({ id }) => `${book.name} ${id}`)));
  return citations.filter(({ book, section }) => !known.has(`${book} ${section}`));
}

export function coverageOf(book: Book, citations: readonly Citation[], chapters?: Chapters): Coverage {
  const cites = new Set(citations.filter((one) => one.book === book.name).map(({ section }) => section));
  const asked = book.sections.filter(({ id }) => !chapters || within(id, chapters));
  const named = asked.filter(({ id }) => cites.has(id));
  const rest = asked.filter(({ id }) => !cites.has(id));
  return {
    book,
    named,
    excused: rest.filter(({ reason }) => reason),
    missing: rest.filter(({ reason }) => !reason),
  };
}

/** `3-7` or `5`; anything else is no range of chapters. */
export function chaptersFrom(text: string): Chapters | undefined {
  const [, first, last] = /^(\d+)(?:-(\d+))?$/.exec(text) ?? [];
  if (!first) return undefined;
  const range: Chapters = [Number(first), Number(last ?? first)];
  return range[0] <= range[1] ? range : undefined;
}

function within(id: string, [first, last]: Chapters): boolean {
  const chapter = Number(id.split('.', 1)[0]);
  return first <= chapter && chapter <= last;
}
