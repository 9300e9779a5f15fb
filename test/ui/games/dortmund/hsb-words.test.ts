import { afterEach, describe, expect, it } from 'vitest';
import { language } from '@/i18n';
import { languages } from '@/i18n/language';
import { roundName, roundShort, trainKind, trainName } from '@/i18n/sentences';
import { sections } from '@/ui/games/dortmund/hsb/Hint';
import { speech } from '@/ui/games/dortmund/words';
import { brewingSpeech } from '@/ui/games/dortmund/words/brewing';
import { brewingTable as german } from '@/ui/games/dortmund/words/de/hsb-table';
import { brewingTable as english } from '@/ui/games/dortmund/words/en/hsb-table';
import { hsbState, tens } from '../../../support/hsb/table';

afterEach(() => {
  language.value = 'en';
});

const railway = { director: 'A', held: { A: tens(3) }, price: 70 };
const operating = hsbState({ companies: { BME: railway }, operating: { company: 'BME', step: 'trains' } });

describe('Heat, Sweat & Beer in words', () => {
  it('[18DO 6.5] calls the rounds of railways Railway Rounds, where The Railway Game has operating rounds', () => {
    const { round } = operating;
    expect([roundName(round, brewingSpeech), roundShort(round, brewingSpeech)]).toEqual([
      'Railway round 2.1',
      'RR 2.1',
    ]);
    expect(roundName(round, speech)).toBe('Operating round 2.1');
    language.value = 'de';
    expect(roundName(round, brewingSpeech)).toBe('Eisenbahnrunde 2.1');
    expect(brewingSpeech.say('rounds', 'ahead', { count: 2 })).toBe('dann 2 × Eisenbahn- und Brauereirunde');
  });

  it('does not say 2Aer in German', () => {
    language.value = 'de';
    expect([trainName('2A'), trainKind('2A'), trainKind('3')]).toEqual(['2A-Zug', '2A', '3er']);
  });

  it.each(languages)('has one line for every stage that says what it is for (%s)', (spoken) => {
    const words: Readonly<Record<string, string>> = spoken === 'en' ? english : german;
    for (const stage of Object.keys(sections)) {
      const text = words[`do.hsb.hint.${stage}`];
      expect(text, stage).toMatch(/^[A-ZÄÖÜ].*\.$/);
      expect(text!.length, stage).toBeLessThan(180);
    }
  });
});
