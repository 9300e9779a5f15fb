import { describe, expect, it } from 'vitest';
import { agreement, asInTheBook, barredValue, lotsFall, type Wishes } from '@/engine/game/agreeing';
import { type OptionDefs, optionsProblem } from '@/engine/game/options';

const defs = {
  extraTrain: { kind: 'flag', usual: false },
  scenario: { kind: 'one', of: ['north', 'south', 'east'], usual: 'north', players: [3], drawn: true },
  mines: { kind: 'flag', usual: false },
  depth: { kind: 'number', min: 3, max: 5, step: 1, usual: 3, needs: [{ option: 'mines', is: true }] },
  shafts: { kind: 'flag', usual: false, needs: [{ option: 'depth', is: 5 }] },
  harsh: { kind: 'flag', usual: false, excludes: [{ option: 'scenario', is: 'south' }] },
} as const satisfies OptionDefs;

const players = (count: number) => Array.from({ length: count }, (_, i) => ({ id: `p${i + 1}`, name: '' }));
const agreed = (wishes: Partial<Wishes>, count = 3) =>
  agreement(defs, { ...asInTheBook, ...wishes }, players(count));

describe('what players would like', () => {
  it('is agreed as far as it differs from the book', () => {
    expect(agreed({ options: { extraTrain: true, mines: false, depth: 3 } })).toEqual({
      options: { extraTrain: true },
      lots: [],
      fallen: [],
    });
  });

  it('falls back to the book where the number of players does not allow it, and comes back with them', () => {
    const wishes = { options: { scenario: 'south', extraTrain: true } };
    expect(agreed(wishes, 4)).toEqual({
      options: { extraTrain: true },
      lots: [],
      fallen: [{ kind: 'not-for-players', option: 'scenario' }],
    });
    expect(agreed(wishes, 3).options).toEqual(wishes.options);
  });

  it('takes along what needed it, however long the chain', () => {
    const { options, fallen } = agreed({ options: { depth: 5, shafts: true } });
    expect(options).toEqual({});
    expect(fallen).toMatchObject([{ option: 'depth' }, { option: 'shafts', other: 'depth', is: 5 }]);
  });

  it('may be left to lots, unless the number of players forbids the option itself', () => {
    const wishes = { options: { scenario: 'south' }, lots: ['scenario'] };
    expect(agreed(wishes)).toEqual({ options: {}, lots: ['scenario'], fallen: [] });
    expect(agreed(wishes, 4).lots).toEqual([]);
  });
});

describe('a value', () => {
  const barred = (id: keyof typeof defs, value: string | boolean, options: Wishes['options']) =>
    barredValue(defs, id, value, { options, players: players(3) });

  it('can be chosen where nothing speaks against it', () => {
    expect(barred('scenario', 'south', {})).toBeUndefined();
    expect(barred('mines', true, { harsh: true })).toBeUndefined();
  });

  it('is barred by what excludes it, and by what it would exclude', () => {
    expect(barred('harsh', true, { scenario: 'south' })).toMatchObject({
      kind: 'excluded',
      other: 'scenario',
    });
    expect(barred('scenario', 'south', { harsh: true })).toMatchObject({ kind: 'excluded', other: 'harsh' });
    expect(barred('scenario', 'east', { harsh: true })).toBeUndefined();
  });
});

describe('lots', () => {
  const fall = (seed: number, options: Wishes['options'] = {}) =>
    lotsFall(defs, { options, lots: ['scenario'] }, players(3), { random: seed });
  const seeds = Array.from({ length: 40 }, (_, i) => i);

  it('give every value sooner or later, and the same ones for the same seed', () => {
    const values = seeds.map((seed) => fall(seed).scenario);
    expect(new Set(values)).toEqual(new Set(['north', 'south', 'east']));
    expect(seeds.map((seed) => fall(seed).scenario)).toEqual(values);
  });

  it('never give what is impossible beside the rest', () => {
    for (const seed of seeds) {
      const options = fall(seed, { harsh: true });
      expect(optionsProblem(defs, { options, players: players(3) })).toBeUndefined();
      expect(options.harsh).toBe(true);
    }
  });
});
