import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { language } from '@/i18n';
import { gameSaving as german } from '@/i18n/de/game-saving';
import { gameSaving as english } from '@/i18n/en/game-saving';
import { importSentence, storageSentence } from '@/i18n/sentences/saving';
import { gapsOf } from './game-sources';

afterEach(() => {
  language.value = 'en';
});

/** The members of a union of texts in a source file. */
function union(file: string, name: string): string[] {
  const found = new RegExp(`type ${name} =([^;]+);`).exec(readFileSync(file, 'utf8'))!;
  return [...found[1]!.matchAll(/'([a-z-]+)'/g)].map((match) => match[1]!);
}

/** The parameters of each reason, as the comment over them lists them. */
function paramsOf(code: string): string[] {
  const source = readFileSync('src/storage/savefile/reasons.ts', 'utf8');
  const found = new RegExp(`\\b${code} \\{([\\w, ]+)\\}`).exec(source);
  return found ? found[1]!.split(', ') : [];
}

const errors = union('src/storage/errors.ts', 'StorageErrorCode');
const reasons = union('src/storage/savefile/reasons.ts', 'ReasonCode').filter((code) => code !== 'storage');

const members = (family: string) => [
  ...new Set(
    Object.keys(english)
      .filter((key) => key.startsWith(`${family}.`))
      .map((key) => key.split('.')[1]!),
  ),
];

describe('what goes wrong with saving', () => {
  it('has words for every code, and for no other', () => {
    expect(members('storage').sort()).toEqual([...errors].sort());
    expect(members('reason').sort()).toEqual([...reasons].sort());
    expect(Object.keys(german).sort()).toEqual(Object.keys(english).sort());
  });

  it.each([english, german])('is told with what is known of it', (words) => {
    for (const [key, text] of Object.entries(words)) {
      const [family, code] = key.split('.') as [string, string];
      const known = family === 'reason' ? paramsOf(code) : [];
      expect(
        gapsOf(text).filter((gap) => !known.includes(gap)),
        key,
      ).toEqual([]);
    }
  });

  it('names the section of the rule that a move breaks, if there is one', () => {
    const params = { move: 1200, of: 1300, code: 'lay-used', rule: '6.3' };
    expect(importSentence({ code: 'illegal-move', params })).toBe(
      'Move 1,200 of 1,300 in the file is against the rules (section 6.3)',
    );
    expect(importSentence({ code: 'illegal-move', params: { ...params, rule: '' } })).toContain('(lay-used)');
  });

  it('of storage is told the same wherever it comes up', () => {
    language.value = 'de';
    expect(importSentence({ code: 'storage', params: { code: 'full' } })).toBe(storageSentence('full'));
    expect(storageSentence('full')).toContain('kein Platz');
  });
});
