/** Anything that carries where the seeded random stands. */
export interface RandomState {
  random: number;
}

/** The next number in [0, 1): mulberry32, which is the same on every device. */
export function nextRandom(state: RandomState): number {
  state.random = (state.random + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state.random ^ (state.random >>> 15), 1 | state.random);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
}

/** A whole number from 0 to below `count`. */
export function nextIndex(state: RandomState, count: number): number {
  return Math.floor(nextRandom(state) * count);
}

/** The items in random order (Fisher-Yates); the list itself stays as it is. */
export function shuffled<T>(state: RandomState, items: readonly T[]): T[] {
  const deck = [...items];
  for (let i = deck.length - 1; i > 0; i--) {
    const j = nextIndex(state, i + 1);
    [deck[i], deck[j]] = [deck[j]!, deck[i]!];
  }
  return deck;
}
