import { nextIndex, nextRandom, type RandomState } from '@/engine/game/random';
import { pickOne } from '../support/fuzzing/pick';

/** Ways to spoil a save file: its text, or any place in what it holds. */
const spoilText: readonly ((random: RandomState, text: string) => string)[] = [
  function flipBits(random, text) {
    const units = [...text];
    for (let i = nextIndex(random, 4); i >= 0; i--) {
      const at = nextIndex(random, units.length);
      units[at] = String.fromCharCode(units[at]!.charCodeAt(0) ^ (1 << nextIndex(random, 7)));
    }
    return units.join('');
  },
  function cutTheEnd(random, text) {
    return text.slice(0, nextIndex(random, text.length));
  },
  function cutAPiece(random, text) {
    const at = nextIndex(random, text.length);
    return text.slice(0, at) + text.slice(at + 1 + nextIndex(random, 40));
  },
  function doubleAPiece(random, text) {
    const at = nextIndex(random, text.length);
    return text.slice(0, at) + text.slice(Math.max(0, at - nextIndex(random, 60)));
  },
  function putNoise(random, text) {
    const at = nextIndex(random, text.length);
    const noise = Array.from({ length: 1 + nextIndex(random, 8) }, () =>
      String.fromCharCode(nextIndex(random, 0x250)),
    );
    return text.slice(0, at) + noise.join('') + text.slice(at);
  },
];

type Holder = Record<string, unknown> | unknown[];

const deep = (levels: number): unknown => {
  let value: unknown = 1;
  for (let i = 0; i < levels; i++) value = i % 2 ? [value] : { a: value };
  return value;
};

/** Values that something in the app might trip over. */
const nasty: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => '',
  () => '__proto__',
  () => 'x'.repeat(500),
  () => '<img src=x onerror=alert(1)>',
  () => 0,
  () => -1,
  () => 1.5,
  () => Number.MAX_SAFE_INTEGER + 1,
  () => 1e308,
  () => [],
  () => ({}),
  () => ({ type: 'pass', extra: 1 }),
  () => JSON.parse('{"__proto__": {"polluted": true}}'),
  () => JSON.parse('{"constructor": {"prototype": {"polluted": true}}}'),
  () => deep(10),
  () => deep(60),
  () => Array.from({ length: 200 }, () => 0),
];

const spoilPlace: readonly ((random: RandomState, holder: Holder, key: string) => void)[] = [
  function wrongValue(random, holder, key) {
    Reflect.set(holder, key, pickOne(random, nasty)());
  },
  function missing(_random, holder, key) {
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key];
  },
  function otherName(random, holder, key) {
    if (Array.isArray(holder)) return;
    const value = holder[key];
    delete holder[key];
    const name = pickOne(random, ['__proto__', 'constructor', 'prototype', 'toString', 'x']);
    Object.defineProperty(holder, name, { value, enumerable: true, writable: true, configurable: true });
  },
  function swapped(random, holder, key) {
    const keys = Object.keys(holder);
    const other = pickOne(random, keys);
    const values = holder as Record<string, unknown>;
    [values[key], values[other]] = [values[other], values[key]];
  },
  function repeated(_random, holder, key) {
    if (Array.isArray(holder)) holder.splice(Number(key), 0, structuredClone(holder[Number(key)]));
  },
  function nudged(random, holder, key) {
    const values = holder as Record<string, unknown>;
    const value = values[key];
    if (typeof value === 'number') values[key] = value + pickOne(random, [-5, -1, 1, 5, 1e16]);
    if (typeof value === 'string') values[key] = `${value}${pickOne(random, ['', ' ', 'a', '\u0000'])}`;
  },
];

/** One place in a value, every depth as likely as the branching allows. */
function placeIn(random: RandomState, value: Holder): [Holder, string] {
  let holder = value;
  for (;;) {
    const key = pickOne(random, Object.keys(holder));
    const inner = (holder as Record<string, unknown>)[key];
    const isHolder = typeof inner === 'object' && inner !== null && Object.keys(inner).length > 0;
    if (!isHolder || nextRandom(random) < 0.1) return [holder, key];
    holder = inner as Holder;
  }
}

export function mutate(random: RandomState, text: string): string {
  if (nextRandom(random) < 0.35) return pickOne(random, spoilText)(random, text);
  return JSON.stringify(spoiled(random, JSON.parse(text)));
}

/** A copy with one or two places spoiled, at any depth. */
export function spoiled(random: RandomState, value: object): unknown {
  const copy = structuredClone(value) as Holder;
  for (let i = nextIndex(random, 2); i >= 0; i--) {
    if (Object.keys(copy).length === 0) break;
    pickOne(random, spoilPlace)(random, ...placeIn(random, copy));
  }
  return copy;
}
