import { afterEach, describe, expect, it } from 'vitest';
import { language } from '@/i18n';
import { eventSentence, moveLabel, namesOf, roundName, roundShort } from '@/i18n/sentences';
import { ruhr, viewAt } from '@/titles/ruhr/18ruhr';
import { speech } from '@/ui/games/ruhr/words';
import { sayWholeGame } from '../../../i18n/whole-game';
import { ruhrHabits } from '../../../soak/ruhr';
import { ruhrStart } from '../../../support/ruhr/table';

const { setup } = ruhrStart();
const names = namesOf(speech, viewAt(setup), setup);

afterEach(() => {
  language.value = 'en';
});

describe('18Ruhr in words', () => {
  it('calls private Montan companies by their names, corporations by their letters', () => {
    expect(names.company('P5')).toBe('Zeche Franziska (5)');
    expect(names.company('RB')).toBe('RB');
    expect(moveLabel({ type: 'merge', from: 'P5', company: 'RB' } as never, names)).toBe(
      'Merge Zeche Franziska (5) into RB',
    );
    const bought = { type: 'item-bought', player: 'A', item: 'P5', amount: 130, surcharge: 10 } as const;
    expect(eventSentence(bought, names).replaceAll('\u00a0', ' ')).toBe(
      'A buys Zeche Franziska (5) for 130 M, 10 M of it for what lies above in the column',
    );
  });

  it('names its own rounds, and the operating round that interrupts the package', () => {
    const interim = { kind: 'operating', set: 0, number: 1, of: 1 };
    expect([roundName(interim, speech), roundShort(interim, speech)]).toEqual([
      'Interim operating round',
      'OR 0',
    ]);
    const usual = { ...interim, set: 2 };
    expect(roundName(usual, speech)).toBe('Operating round 2.1');
    language.value = 'de';
    expect(roundName({ kind: 'montan', set: 3 } as never, speech)).toBe('Montanrunde 3');
  });

  it('leaves no gap in any sentence of a whole game, in either language', () => {
    const { bad, types } = sayWholeGame(speech, ruhr, viewAt, 4, 3, ruhrHabits);
    expect(bad).toEqual([]);
    expect(types.size).toBeGreaterThan(30);
  }, 120_000);
});
