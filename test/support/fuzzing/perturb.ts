import type { Choice } from '@/engine/game/move';
import type { RandomState } from '@/engine/game/random';
import { pickOne } from './pick';
import { asLoose } from './scene';

type Loose = Readonly<Record<string, unknown>>;

const deepest = 2_000;
const hugeText = 'x'.repeat(100_000);

/** Values that fit no field, or hardly any. */
const strangeValues: readonly unknown[] = [
  null,
  undefined,
  {},
  [],
  true,
  'nonsense',
  '__proto__',
  hugeText,
  -1,
  0,
  0.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.MAX_SAFE_INTEGER,
];

/** Things that are no move of any title; `play` must refuse each of them without throwing. */
export const noMoves: readonly unknown[] = [
  ...strangeValues,
  { type: null },
  { type: 7 },
  { type: '' },
  { type: '__proto__' },
  { type: 'constructor' },
  { type: hugeText },
  { move: { type: 'pass' } },
  JSON.parse('{"__proto__":{"type":"pass"}}'),
  JSON.parse(`{"type":${'['.repeat(deepest)}${']'.repeat(deepest)}}`),
  () => 'pass',
];

/** The move with one thing about it changed; it may be legal all the same. */
export function perturbed(random: RandomState, choices: readonly Choice[]): unknown {
  const choice = pickOne(random, choices);
  const move = asLoose(choice.move);
  const fields = Object.keys(move).filter((field) => field !== choice.open);
  const field = pickOne(random, fields);
  return pickOne(random, [replaceField, replaceField, replaceField, dropField, addField])(
    random,
    move,
    field,
    choices,
  );
}

type Change = (random: RandomState, move: Loose, field: string, choices: readonly Choice[]) => unknown;

const replaceField: Change = (random, move, field, choices) => {
  const kinds = [elsewhere(field, choices), neighbours(move[field]), strangeValues];
  return { ...move, [field]: pickOne(random, pickOne(random, kinds)) };
};

const dropField: Change = (_random, move, field) => {
  const { [field]: _dropped, ...rest } = move;
  return rest;
};

const addField: Change = (random, move, _field, choices) => {
  const another = asLoose(pickOne(random, choices).move);
  const key = pickOne(random, [...Object.keys(another), 'extra', '__proto__', 'constructor']);
  const value = pickOne(random, [...strangeValues, another[key]]);
  const added = { ...move };
  // An own key even where it is `__proto__`, as JSON.parse makes it.
  Object.defineProperty(added, key, { value, enumerable: true, configurable: true, writable: true });
  return added;
};

/** What the same field holds in the other choices. */
function elsewhere(field: string, choices: readonly Choice[]): readonly unknown[] {
  return choices.map(({ move }) => asLoose(move)[field]);
}

function neighbours(value: unknown): readonly unknown[] {
  if (typeof value === 'number') {
    return [-10, -5, -1, -0.5, 0.5, 1, 5, 10].map((step) => value + step).concat(-value);
  }
  if (typeof value === 'string') return ['', `${value}x`, value.slice(1), value.toUpperCase(), [value]];
  if (typeof value === 'boolean') return [!value, String(value), Number(value)];
  if (Array.isArray(value)) {
    return [[], value.slice(1), [...value, ...value], [...value].reverse(), [...value, null], { ...value }];
  }
  return [{ ...(value as object), extra: 1 }, JSON.stringify(value)];
}

/** The ends of the range with what lies just outside them and between its steps. */
export function aroundRange(choice: Choice): unknown[] {
  const { range, move } = choice;
  if (!range) return [];
  const { min, max, step } = range;
  const values = [min, max, min - step, max + step, min - 1, max + 1, min + step / 2, min + 1];
  return values.map((value) => ({ ...move, [range.field]: value }));
}
