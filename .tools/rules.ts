/** `npm run rules [-- <book> [chapters]]`: which sections of the rulebooks the tests name, and which they do not. */
import type { Book } from '../test/rules/book';
import { books } from '../test/rules/books';
import { citationsOfProject } from '../test/rules/citations';
import { type Chapters, chaptersFrom, coverageOf, unknownCitations } from '../test/rules/coverage';
import { printTable } from './table';

const [bookName, chapterRange] = process.argv.slice(2);
const asked = bookName ? [bookNamed(bookName)] : books;
const chapters = chapterRange ? chaptersNamed(chapterRange) : undefined;

const citations = citationsOfProject();
const coverages = asked.map((book) => coverageOf(book, citations, chapters));

for (const { book, missing } of coverages) {
  if (missing.length === 0) continue;
  console.log(`\n${book.name}: no test names`);
  for (const { id, title } of missing) console.log(`  ${id.padEnd(9)} ${title}`);
}

console.log('');
printTable(
  coverages.map(({ book, named, excused, missing }) => ({
    book: book.name,
    sections: named.length + excused.length + missing.length,
    'named by tests': named.length,
    'with reason': excused.length,
    missing: missing.length,
  })),
);

const unknown = unknownCitations(books, citations);
for (const { book, section, file } of unknown) {
  console.error(`\n${file} names [${book} ${section}], and there is no such section`);
}
process.exitCode = unknown.length ? 1 : 0;

function bookNamed(name: string): Book {
  const found = books.find((book) => book.name.toLowerCase() === name.toLowerCase());
  return found ?? stop(`There is no book "${name}". Books: ${books.map((book) => book.name).join(', ')}`);
}

function chaptersNamed(text: string): Chapters {
  return chaptersFrom(text) ?? stop(`"${text}" is no range of chapters; write for instance 5 or 3-7`);
}

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}
