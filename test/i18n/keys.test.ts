import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { de } from '@/i18n/de';
import { en } from '@/i18n/en';

const source = sourceFiles('src')
  .filter((file) => !file.startsWith(join('src', 'i18n')))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** Every piece of text in the code: `'shell.home'`. A key is used where it stands in quotes. */
const quoted = new Set([...source.matchAll(/['"`]([\w-]+(?:\.[\w-]+)+)['"`]/g)].map((match) => match[1]!));
/** Families whose members are only known at run time: `tOf('terrain', …)`, or `words="terrain"` for a choice. */
const families = [
  ...source.matchAll(/\b(?:tOf|tCount)\(\s*['"]([\w.-]+)['"]|\bwords=['"]([\w.-]+)['"]/g),
].map((match) => match[1] ?? match[2]!);

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourceFiles(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

function isUsed(key: string): boolean {
  return quoted.has(key) || families.some((family) => key.startsWith(`${family}.`));
}

function gaps(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!).sort();
}

describe('the words of both languages', () => {
  it.each([
    ['English', en],
    ['German', de],
  ])('%s has no word that nothing shows', (_, words) => {
    const unused = Object.keys(words).filter((key) => !isUsed(key));
    expect(unused, `no code in src shows: ${unused.join(', ')}`).toEqual([]);
  });

  it('German has the keys of English, no more and no fewer', () => {
    const surplus = Object.keys(de).filter((key) => !Object.hasOwn(en, key));
    const missing = Object.keys(en).filter((key) => !Object.hasOwn(de, key));
    expect(surplus, `only in German: ${surplus.join(', ')}`).toEqual([]);
    expect(missing, `missing in German: ${missing.join(', ')}`).toEqual([]);
  });

  it('leaves no key empty', () => {
    for (const words of [en, de]) {
      expect(Object.entries(words).filter(([, text]) => text.trim() === '')).toEqual([]);
    }
  });

  it('has the same gaps in both languages', () => {
    const different = Object.keys(en).filter((key) => {
      const [english, german] = [en[key as keyof typeof en], de[key as keyof typeof en]];
      return gaps(english).join() !== gaps(german).join();
    });
    expect(different, `other gaps in German: ${different.join(', ')}`).toEqual([]);
  });

  it('has words for every family that the code asks for', () => {
    const keys = Object.keys(en);
    const wordless = families.filter((family) => !keys.some((key) => key.startsWith(`${family}.`)));
    expect(wordless, `no words for the families: ${wordless.join(', ')}`).toEqual([]);
  });

  it('counts with a form for one and a form for others', () => {
    const counted = [...source.matchAll(/\btCount\(\s*['"]([\w.-]+)['"]/g)].map((match) => match[1]!);
    const missing = counted
      .flatMap((name) => [`${name}.one`, `${name}.other`])
      .filter((key) => !Object.hasOwn(en, key));
    expect(missing, `not in English: ${missing.join(', ')}`).toEqual([]);
  });

  it('would notice a key that nobody uses', () => {
    expect(isUsed('shell.home.nobody')).toBe(false);
  });
});
