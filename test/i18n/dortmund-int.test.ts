import { afterEach, describe, expect, it } from 'vitest';
import type { GameEvent, Move } from '@/engine/game/move';
import { play, stageOf } from '@/engine/game/play';
import { language, languages } from '@/i18n';
import {
  eventSentence,
  moveLabel,
  namesOf,
  refusalSentence,
  roundName,
  roundShort,
  stagePrompt,
} from '@/i18n/sentences';
import { introductionGame, view } from '@/titles/dortmund/int';
import type { IntState } from '@/titles/dortmund/int/state';
import { introductionHabits } from '../soak/dortmund-int';
import { discard, intState, swapBetween, take, tens } from '../support/do-int/table';
import { fuzzGame, setupOf } from '../support/fuzzer';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const names = namesOf(view, intState({}).setup);

afterEach(() => {
  language.value = 'en';
});

describe('the Introduction Game in words', () => {
  it('counts its turns', () => {
    const { round } = intState({ companies: { KWE: { director: 'B', train: '2' } } });
    expect([roundName(round), roundShort(round)]).toEqual(['Turn 2 of 60', '2/60']);
    language.value = 'de';
    expect(roundName(round)).toBe('Spielzug 2 von 60');
  });

  it('names both companies of a swap, and what each gives', () => {
    expect(moveLabel(swapBetween('BME', 'KWE'), names)).toBe('Swap the trains of BME and KWE');
    const swapped = { type: 'trains-exchanged', company: 'BME', other: 'KWE', train: '3', old: '2' };
    expect(eventSentence(swapped, names)).toBe('BME and KWE swap trains: the 3-train for the 2-train');
    language.value = 'de';
    expect(eventSentence(swapped, names)).toBe('BME und KWE tauschen Züge: den 3er-Zug gegen den 2er-Zug');
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
    const game = setupOf(introductionGame, 4, 5);
    const said: { event: GameEvent; move: Move | null; state: IntState }[] = [];
    fuzzGame(introductionGame, game, 5, {
      ...introductionHabits,
      checks: 'light',
      shrinkMoves: 0,
      observe(event, move, state) {
        said.push({ event, move, state });
        return [];
      },
    });
    const gameNames = namesOf(view, game);
    const bad = new Set<string>();
    const check = (what: string, text: string) => {
      if (/[{}]|undefined|null|NaN|\[object/.test(text) || text === what) bad.add(`${what}: ${text}`);
    };
    for (const spoken of languages) {
      language.value = spoken;
      for (const { event, move, state } of said) {
        check(event.type, eventSentence(event, gameNames));
        if (move) check(move.type, moveLabel(move, gameNames));
        const stage = stageOf(introductionGame, state)?.id;
        if (stage) check(stage, stagePrompt(stage, state, gameNames));
      }
    }
    expect([...bad]).toEqual([]);
    expect(new Set(said.map(({ event }) => event.type)).size).toBeGreaterThan(15);
  }, 120_000);
});
