import { describe, expect, it } from 'vitest';
import { languages } from '@/i18n/language';
import { sections } from '@/ui/games/dortmund/expert/Hint';
import { expertTable as german } from '@/ui/games/dortmund/words/de/exp-table';
import { expertTable as english } from '@/ui/games/dortmund/words/en/exp-table';

describe('the Expert Game in words', () => {
  it.each(languages)('has one line for every stage of its own that says what it is for (%s)', (spoken) => {
    const words: Readonly<Record<string, string>> = spoken === 'en' ? english : german;
    for (const stage of Object.keys(sections)) {
      const text = words[`do.exp.hint.${stage}`];
      expect(text, stage).toMatch(/^[A-ZÄÖÜ].*\.$/);
      expect(text!.length, stage).toBeLessThan(180);
    }
  });
});
