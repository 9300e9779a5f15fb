import { describe, expect, it } from 'vitest';
import { de } from '@/i18n/de';
import { box as germanBox } from '@/i18n/de/box';
import { study as german } from '@/i18n/de/study';
import { en } from '@/i18n/en';
import { box as englishBox } from '@/i18n/en/box';
import { study as english } from '@/i18n/en/study';
import type { Dictionaries, Words } from '@/i18n/words';
import { filesBelow, type TextFile } from '../architecture/files';
import { familiesWords } from '../support/words';

const files = filesBelow('src', '.ts', '.tsx').filter(({ path }) => !path.startsWith('src/i18n/'));
const familyFolder = /^src\/ui\/games\/([^/]+)\//;

interface Spoken {
  readonly who: string;
  readonly words: Dictionaries;
  /** Where the words may be shown. */
  readonly anywhere: readonly TextFile[];
}

/** The words of all screens, and those of each family's own panels. */
const spoken: readonly Spoken[] = [
  {
    who: 'all screens',
    words: { en, de },
    anywhere: files,
  },
  { who: 'your box', words: { en: englishBox, de: germanBox }, anywhere: files },
  { who: 'what is done beside the game', words: { en: english, de: german }, anywhere: files },
  ...familiesWords.flatMap(({ family, panels }) => {
    const own = files.filter((file) => familyFolder.exec(file.path)?.[1] === family);
    return panels ? [{ who: family, words: panels, anywhere: own }] : [];
  }),
];

const textOf = (sources: readonly TextFile[]) => sources.map(({ text }) => text).join('\n');

/** Every piece of text in the code: `'shell.home'`. A key is used where it stands in quotes. */
function quotedIn(source: string): ReadonlySet<string> {
  return new Set([...source.matchAll(/['"`]([\w-]+(?:\.[\w-]+)+)['"`]/g)].map((match) => match[1]!));
}

/** Families whose members are only known at run time: `tOf('terrain', …)`, or `words="terrain"` for a choice. */
function familiesIn(source: string): readonly string[] {
  const forms = /\b(?:tOf|tCount)\(\s*['"]([\w.-]+)['"]|\bwords=['"]([\w.-]+)['"]/g;
  return [...source.matchAll(forms)].map((match) => match[1] ?? match[2]!);
}

/** Asked for by `word(…)`: names of what is on a board, its family's own or those of all boards. */
const boardFamilies = ['icon', 'variant'];

function gaps(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!).sort();
}

function unusedIn(words: Words, source: string): string[] {
  const quoted = quotedIn(source);
  const families = [...familiesIn(source), ...boardFamilies];
  return Object.keys(words).filter(
    (key) => !quoted.has(key) && !families.some((family) => key.startsWith(`${family}.`)),
  );
}

it('every family with panels of its own is looked at', () => {
  expect(spoken.length).toBeGreaterThan(1);
});

// That whatever the code asks for has words holds when it compiles; only reading it shows which words nothing asks for.
describe.each(spoken)('the words of $who in both languages', ({ words, anywhere }) => {
  const keys = Object.keys(words.en);

  it('have none that nothing shows', () => {
    expect(unusedIn(words.en, textOf(anywhere))).toEqual([]);
  });

  it('have the same keys, no more and no fewer', () => {
    expect(Object.keys(words.de).sort()).toEqual([...keys].sort());
  });

  it('leave no key empty', () => {
    for (const each of [words.en, words.de]) {
      expect(Object.entries(each).filter(([, text]) => text.trim() === '')).toEqual([]);
    }
  });

  it('have the same gaps', () => {
    const different = keys.filter((key) => gaps(words.en[key]!).join() !== gaps(words.de[key]!).join());
    expect(different, `other gaps in German: ${different.join(', ')}`).toEqual([]);
  });

  it('count with a form for one wherever they have a form for others', () => {
    const counted = keys.filter((key) => key.endsWith('.other')).map((key) => key.slice(0, -'.other'.length));
    expect(counted.filter((name) => !keys.includes(`${name}.one`))).toEqual([]);
  });
});

it('a key that nobody uses would be noticed', () => {
  expect(unusedIn({ 'shell.home': 'Home', 'shell.name': 'Name' }, "t('shell.name')")).toEqual(['shell.home']);
});
