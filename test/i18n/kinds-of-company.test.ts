/**
 * Railways have trains, breweries equipment, Montan companies markers of their own. What refusals and events say must
 * be of the kind of company that they are about.
 */
import { afterEach, describe, expect, it } from 'vitest';
import { play } from '@/engine/game/play';
import type { RefusalCode } from '@/engine/game/refusal';
import { language, languages } from '@/i18n';
import { namesOf, refusalSentence } from '@/i18n/sentences';
import { hsb, viewAt } from '@/titles/dortmund/hsb';
import type { TitleView } from '@/titles/view';
import { brewingSpeech } from '@/ui/games/dortmund/words/brewing';
import { type Given, hsbState, tens } from '../support/hsb/table';
import { pairs } from './pairs';

/** What each kind of company alone has, in both languages. */
const brewing = /brewer|brauerei|\bequipment|ausstattung|\bBECs?\b|\bBAKs?\b/i;
const montan = /montan/i;
const trains = /\btrains?\b|\bcoach|\brailways?\b|(^|[^\p{L}])Z(ug|uges|ugs|üge|ügen)(?![\p{L}])|eisenbahn/iu;

/** Keys of sentences about cards that are equipment, or about breweries alone. */
const ofBreweries = /\.(equipment|own-equipment|minor|brewery)$/;

interface Told {
  readonly family: string;
  readonly key: string;
  readonly text: string;
}

/** Refusals and events in both languages, with the family that says them; `i18n` is of all. */
const told: readonly Told[] = pairs().flatMap(({ where, en, de }) => {
  const key = where.split(' ').at(-1)!;
  const family = /games\/([a-z]+)\//.exec(where)?.[1] ?? 'i18n';
  return /^(event|refusal)\./.test(key) ? [en, de].map((text) => ({ family, key, text })) : [];
});

const of = (family: string) => told.filter((each) => each.family === family);
const saying = (said: readonly Told[], words: RegExp) => said.filter(({ text }) => words.test(text));

describe('refusals and events', () => {
  it('that all games share speak of breweries only where their key does, and never of Montan companies', () => {
    const usual = of('i18n').filter(({ key }) => !ofBreweries.test(key));
    expect(usual.length).toBeGreaterThan(200);
    expect(saying(usual, brewing)).toEqual([]);
    expect(saying(usual, montan)).toEqual([]);
  });

  it.each(['rhineland', 'ruhr'])('of %s speak of no breweries', (family) => {
    expect(of(family).length).toBeGreaterThan(40);
    expect(saying(of(family), brewing)).toEqual([]);
  });

  it.each(['rhineland', 'dortmund'])('of %s speak of no Montan companies', (family) => {
    expect(saying(of(family), montan)).toEqual([]);
  });

  it('about equipment speak of no trains', () => {
    const equipment = told.filter(
      ({ key }) => ofBreweries.test(key) || /^(event|refusal)\.[a-z-]*equipment/.test(key),
    );
    expect(equipment.length).toBeGreaterThan(30);
    expect(saying(equipment, trains)).toEqual([]);
  });
});

describe('a brewery that is refused something', () => {
  afterEach(() => {
    language.value = 'en';
  });

  const cards = ['2A', '2B', '3', '4', '5', '6', '8'];
  const tries = [
    ...cards.map((card) => ({ type: 'buy-equipment', card })),
    ...cards.map((train) => ({ type: 'force-train', train, from: 'depot' })),
    ...[10, 20].flatMap((percent) => ['sell-charter', 'redeem'].map((type) => ({ type, percent }))),
    { type: 'skip' },
  ];
  const corporation = (more: object) => ({
    companies: { DUB: { director: 'A', held: { A: tens(2), B: tens(1) }, price: 60, ...more } },
    brewing: { company: 'DUB', step: 'equipment' },
  });
  const minor = (more: object) => ({
    minors: { B3: { owner: 'A', ...more }, B4: { owner: 'B' }, B5: { owner: 'C' } },
    brewing: { company: 'B3', step: 'equipment' },
  });
  const turns: Partial<Given>[] = [
    corporation({ cards: ['3'], treasury: 500 }),
    corporation({ cards: ['3'], treasury: 0 }),
    corporation({ treasury: 500 }),
    corporation({ treasury: 0 }),
    { ...corporation({ treasury: 0 }), has: { dealt: true, soldForTrain: true } },
    { ...corporation({ cards: ['3'], treasury: 900 }), has: { dealt: true, newTrains: 2 } },
    minor({ cards: [], treasury: 0 }),
    minor({ cards: ['S2'], treasury: 900 }),
  ];

  it('[18DO 6.5.2] hears of equipment, with a section of chapter 6', () => {
    const heard = new Map<RefusalCode, string>();
    const wrong = new Set<string>();
    for (const phase of ['3', '6'])
      for (const turn of turns) {
        const state = hsbState({ phase, left: phase === '6' ? { 6: 1 } : {}, ...turn });
        const names = namesOf(brewingSpeech, viewAt(state.setup) as TitleView, state.setup, state.board);
        for (const move of tries) {
          const outcome = play(hsb, state, move);
          if (outcome.ok) continue;
          heard.set(outcome.refusal.code, outcome.refusal.rule);
          for (const spoken of languages) {
            language.value = spoken;
            const sentence = refusalSentence(outcome.refusal, '18DO', names);
            if (trains.test(sentence)) wrong.add(sentence);
          }
        }
      }
    expect([...wrong]).toEqual([]);
    expect([...heard.keys()]).toEqual(
      expect.arrayContaining([
        'no-forced-purchase',
        'treasury-suffices',
        'train-not-forced',
        'new-train-limit',
      ]),
    );
    // what is about certificates as such is said of all companies
    const ofAll = ['none-there', 'cannot-sell', 'pool-limit'];
    const others = [...heard].filter(([code, rule]) => !rule.startsWith('6.5.2') && !ofAll.includes(code));
    expect(others).toEqual([]);
  });
});
