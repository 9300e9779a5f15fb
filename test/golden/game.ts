import { canonical, fingerprint } from '@/engine/game/digest';
import type { Move } from '@/engine/game/move';
import type { Setup } from '@/engine/game/state';
import type { Instant } from '@/engine/game/timeline';

/** A whole game as it was played once, with a fingerprint of the state after every move. */
export interface GoldenGame {
  /** The version of the rules it was played with. */
  readonly rules: number;
  readonly setup: Setup;
  readonly moves: readonly Move[];
  /** One more than there are moves: the first is of the state before them. */
  readonly digests: readonly string[];
}

export const goldenEnding = '.golden';

/** A line for the beginning and one for each move, so that a difference between two versions can be read. */
export function written({ rules, setup, moves, digests }: GoldenGame): string {
  const lines = moves.map((move, i) => `${digests[i + 1]} ${JSON.stringify(move)}`);
  return `${[`${digests[0]} ${JSON.stringify({ rules, setup })}`, ...lines].join('\n')}\n`;
}

export function readGolden(text: string): GoldenGame {
  const lines = text.trimEnd().split('\n');
  const digests = lines.map((line) => line.slice(0, line.indexOf(' ')));
  const [begin, ...moves] = lines.map((line) => JSON.parse(line.slice(line.indexOf(' ') + 1)) as unknown);
  return { ...(begin as Pick<GoldenGame, 'rules' | 'setup'>), moves: moves as Move[], digests };
}

/** States of one game share most of their parts: the text of a part is written once. */
export function digestsOf(instants: readonly Instant[]): string[] {
  const texts = new WeakMap<object, string>();
  const textOf = (value: unknown): string => {
    if (typeof value !== 'object' || value === null) return canonical(value);
    const text = texts.get(value) ?? canonical(value, textOf);
    texts.set(value, text);
    return text;
  };
  return instants.map(({ state }) => fingerprint(textOf(state)));
}
