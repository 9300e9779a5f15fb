import { afterEach, describe, expect, it } from 'vitest';
import { language } from '@/i18n';
import { gameSaving as german } from '@/i18n/de/game-saving';
import { gameSaving as english } from '@/i18n/en/game-saving';
import { importSentence, storageSentence } from '@/i18n/sentences/saving';
import { differentGaps } from './gaps';

afterEach(() => {
  language.value = 'en';
});

// That there are words for every code and for no other, in both languages, and that their gaps can be filled holds
// when they compile.
describe('what goes wrong with saving', () => {
  it('is told with the same gaps in both languages', () => {
    expect(differentGaps(english, german)).toEqual([]);
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
