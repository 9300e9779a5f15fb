import { afterEach, describe, expect, it } from 'vitest';
import { play } from '@/engine/game/play';
import { language } from '@/i18n';
import {
  eventSentence,
  moveLabel,
  namesOf,
  refusalSentence,
  roundName,
  roundShort,
  stagePrompt,
} from '@/i18n/sentences';
import { introductionGame, viewAt } from '@/titles/dortmund/int';
import { speech } from '@/ui/games/dortmund/words';
import { sayWholeGame } from '../../../i18n/whole-game';
import { introductionHabits } from '../../../soak/dortmund-int';
import { discard, intState, swapBetween, take, tens } from '../../../support/do-int/table';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const { setup } = intState({});
const names = namesOf(speech, viewAt(setup), setup);

afterEach(() => {
  language.value = 'en';
});

describe('the Introduction Game in words', () => {
  it('counts its turns', () => {
    const { round } = intState({ companies: { KWE: { director: 'B', train: '2' } } });
    expect([roundName(round, speech), roundShort(round, speech)]).toEqual(['Turn 2 of 60', '2/60']);
    language.value = 'de';
    expect(roundName(round, speech)).toBe('Spielzug 2 von 60');
  });

  it('names both companies of a swap, and what each gives', () => {
    expect(moveLabel(swapBetween('BME', 'KWE'), names)).toBe('Swap the trains of BME and KWE');
    const swapped = { type: 'trains-exchanged', company: 'BME', other: 'KWE', train: '3', old: '2' } as const;
    expect(eventSentence(swapped, names)).toBe('BME and KWE swap trains: the 3-train for the 2-train');
    language.value = 'de';
    expect(eventSentence(swapped, names)).toBe('BME und KWE tauschen Züge: den 3er-Zug gegen den 2er-Zug');
  });

  it('tells what was handed over for a directorship', () => {
    const handed = {
      type: 'handed-over',
      company: 'DHB',
      player: 'A',
      before: 'B',
      percents: [10, 10],
    } as const;
    expect(eventSentence(handed, names)).toBe(
      'For the director’s certificate of DHB A hands 10% and 10% to B',
    );
    language.value = 'de';
    expect(plain(eventSentence(handed, names))).toBe(
      'Für die Direktoraktie der DHB gibt A 10 % und 10 % an B',
    );
  });

  it('asks for another certificate once one was given up', () => {
    const companies = {
      BME: { director: 'A', held: { A: tens(4) } },
      CME: { director: 'A', held: { A: tens(4) } },
    } as const;
    const state = intState({ players: 5, companies });
    expect(stagePrompt('take', state, names)).toBe('Take the top certificate of a company');
    const outcome = play(introductionGame, state, discard('CME'));
    expect(outcome.ok && stagePrompt('take', outcome.state, names)).toBe(
      'Take a certificate for the one that you gave up',
    );
    const refused = play(introductionGame, state, take('KWE'));
    expect(!refused.ok && plain(refusalSentence(refused.refusal, '18DO', names))).toBe(
      'You are at the certificate limit of 10: give one up first, or move one from the display to the Bank Pool [18DO 3.2.1]',
    );
  });

  it('leaves no gap in any sentence of a whole game, in either language', () => {
    const { bad, types } = sayWholeGame(speech, introductionGame, viewAt, 4, 5, introductionHabits);
    expect(bad).toEqual([]);
    expect(types.size).toBeGreaterThan(15);
  }, 120_000);
});
