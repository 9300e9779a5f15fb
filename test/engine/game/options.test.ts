import { describe, expect, it } from 'vitest';
import type { Json } from '@/engine/game/json';
import { agreedIn, isUsual, type OptionDefs, optionsProblem } from '@/engine/game/options';

const defs = {
  extraTrain: { kind: 'flag', usual: false },
  scenario: { kind: 'one', of: ['north', 'south'], usual: 'north', players: [3], drawn: true },
  variants: { kind: 'some', of: ['beer', 'mines', 'roads'], usual: [] },
  mines: { kind: 'number', min: 3, max: 5, step: 1, usual: 3, needs: [{ option: 'variants', is: 'mines' }] },
  harsh: { kind: 'flag', usual: false, excludes: [{ option: 'extraTrain', is: true }] },
} as const satisfies OptionDefs;

const players = (count: number) => Array.from({ length: count }, (_, i) => ({ id: `p${i + 1}`, name: '' }));
const problemOf = (options: Record<string, Json>, count = 3) =>
  optionsProblem(defs, { options, players: players(count) });

describe('what was agreed', () => {
  it('is as in the book where nothing is said', () => {
    expect(agreedIn(defs, { options: {} })).toEqual({
      extraTrain: false,
      scenario: 'north',
      variants: [],
      mines: 3,
      harsh: false,
    });
    expect(agreedIn(defs, { options: { mines: 5 } }).mines).toBe(5);
    expect(problemOf({})).toBeUndefined();
  });

  it.each<[string, Record<string, Json>, number, object]>([
    ['an option that the title does not have', { speed: 1 }, 3, { kind: 'unknown-option', option: 'speed' }],
    ['a flag that is no flag', { extraTrain: 'yes' }, 3, { kind: 'no-such-value', option: 'extraTrain' }],
    ['one of none', { scenario: 'east' }, 3, { kind: 'no-such-value', option: 'scenario' }],
    ['something twice', { variants: ['beer', 'beer'] }, 3, { kind: 'no-such-value', option: 'variants' }],
    ['something unknown', { variants: ['wine'] }, 3, { kind: 'no-such-value', option: 'variants' }],
    ['a number out of range', { mines: 6 }, 3, { kind: 'no-such-value', option: 'mines' }],
    ['a number between steps', { mines: 3.5 }, 3, { kind: 'no-such-value', option: 'mines' }],
    ['another number of players', { scenario: 'south' }, 4, { kind: 'not-for-players', option: 'scenario' }],
    [
      'something missing',
      { mines: 4 },
      3,
      { kind: 'needs', option: 'mines', other: 'variants', is: 'mines' },
    ],
    [
      'something that excludes it',
      { harsh: true, extraTrain: true },
      3,
      { kind: 'excluded', option: 'harsh', other: 'extraTrain', is: true },
    ],
  ])('is impossible with %s', (_what, options, count, problem) => {
    expect(problemOf(options, count)).toEqual(problem);
  });

  it('is possible where all that is needed is there', () => {
    expect(problemOf({ variants: ['mines'], mines: 5, scenario: 'south' })).toBeUndefined();
  });

  it('asks for nothing where an option is as in the book', () => {
    expect(problemOf({ mines: 3, scenario: 'north' }, 4)).toBeUndefined();
    expect(isUsual(defs.variants, [])).toBe(true);
    expect(isUsual(defs.variants, ['beer'])).toBe(false);
  });

  it('may have the colours of players in games of old', () => {
    expect(problemOf({ colours: { p1: 'red' } })).toBeUndefined();
  });
});
