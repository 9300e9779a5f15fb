import { describe, expect, test } from 'vitest';
import { areaOf } from '@/i18n/areas';
import { wordsOf } from '@/i18n/fitting';
import type { GameWords, Spoken } from '@/i18n/sentences';
import type { Translation } from '@/i18n/words';

interface Small extends Spoken {
  readonly events: { arrived: { train: string; hex: string } };
  readonly refusals: { 'no-way': { hex: string } };
  readonly moves: { type: 'go'; hex: string };
  readonly stages: 'travel';
  readonly told: { go: { degrees: number } };
}

const english = {
  'event.arrived': '{aTrain} has come to {hex}',
  'event.arrived.late': 'At last {aTrain} has come to {hex}',
  'refusal.no-way': 'There is no way to {hex}',
  'move.go': 'Go to {hex} by {degrees}°',
  'button.go': 'Go',
  'moveName.go': 'Going',
  'stage.travel': 'Travel',
  'prompt.travel': 'Where to, {company}?',
} as const;

const german: Translation<typeof english> = { ...english, 'event.arrived': '{aTrain} ist in {hex}' };

interface About {
  event: Small['events'];
  refusal: Small['refusals'];
}

// The lines that are marked do not compile: the type check of the project fails where one of them would.
describe('the words of a game', () => {
  test('fit what they are said of', () => {
    expect(wordsOf<About>()(english)).toBe(english);
  });

  test('have a sentence for each event and each refusal', () => {
    const { 'event.arrived': _, ...less } = english;
    // @ts-expect-error there is no sentence for the arrival
    expect(wordsOf<About>()(less)).toBe(less);
  });

  test('have none for what never happens', () => {
    const more = { ...english, 'event.departed': 'Gone' } as const;
    // @ts-expect-error nothing is called so
    expect(wordsOf<About>()(more)).toBe(more);
  });

  test('have no gap that nothing fills', () => {
    const wrong = { ...english, 'refusal.no-way': 'There is no way to {city}' } as const;
    // @ts-expect-error the refusal does not know of a city
    expect(wordsOf<About>()(wrong)).toBe(wrong);
  });

  test('are there in every language', () => {
    const { 'event.arrived': _, ...less } = german;
    const en = async () => ({ game: english });
    const whole = areaOf({ en, de: async () => ({ game: german }) });
    // @ts-expect-error there is no German sentence for the arrival
    const halting = areaOf({ en, de: async () => ({ game: less }) });
    // @ts-expect-error there is no German at all
    const silent = areaOf({ en, de: async () => ({}) });
    expect([whole, halting, silent]).toHaveLength(3);
  });

  test('are all that a game speaks of, and every event has a place in the log', () => {
    const whole: GameWords<Small> = { words: () => english, kinds: { arrived: 'run' } };
    const { 'event.arrived': _, ...less } = english;
    // @ts-expect-error there is no sentence for the arrival
    const silent: GameWords<Small> = { ...whole, words: () => less };
    // @ts-expect-error the log has no place for the arrival
    const unsorted: GameWords<Small> = { ...whole, kinds: {} };
    expect([silent, unsorted]).toHaveLength(2);
  });
});
