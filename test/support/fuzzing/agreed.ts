import { agreement } from '@/engine/game/agreeing';
import type { Json } from '@/engine/game/json';
import type { Option } from '@/engine/game/options';
import { nextIndex, type RandomState, shuffled } from '@/engine/game/random';
import { type Setup, seatings } from '@/engine/game/state';
import type { Title } from '@/engine/game/title';

/** The part of a setup that players agree on. */
export type Agreed = Partial<Pick<Setup, 'options' | 'seating' | 'box'>>;

/** Keeps these lots apart from what the title draws from the same seed. */
const agreeing = 0xa62ee;

/**
 * Anything that players could agree on before a game of the title: every third game is played as in the book, in the
 * others each option has one of its values by lot, and what is impossible falls back.
 */
export function byLot({ options: defs }: Pick<Title, 'options'>) {
  return (count: number, seed: number): Agreed => {
    const random = { random: seed ^ agreeing };
    if (nextIndex(random, 3) === 0) return {};
    const players = Array.from({ length: count }, (_, i) => ({ id: `p${i + 1}`, name: '' }));
    const wanted = Object.entries(defs).map(([id, def]) => [id, anyValue(def, random)] as const);
    const { options } = agreement(defs, { options: Object.fromEntries(wanted), lots: [] }, players);
    return { options, seating: seatings[nextIndex(random, seatings.length)]! };
  };
}

function anyValue(def: Option, random: RandomState): Json {
  switch (def.kind) {
    case 'flag':
      return nextIndex(random, 2) === 1;
    case 'one':
      return def.of[nextIndex(random, def.of.length)]!;
    case 'some':
      return shuffled(random, def.of).slice(nextIndex(random, def.of.length + 1));
    case 'number':
      return def.min + def.step * nextIndex(random, Math.floor((def.max - def.min) / def.step) + 1);
  }
}
