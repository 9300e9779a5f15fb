import { describe, expect, it } from 'vitest';
import { tryReplay } from '@/engine/game/replay';
import { titles } from '@/titles/registry';
import { goldenGames } from './files';
import { digestsOf, readGolden, written } from './game';

const recorded = goldenGames();

async function titleOf(id: string) {
  const entry = titles.find((each) => each.id === id);
  if (!entry) throw new Error(`there is no title ${id}`);
  return entry.load();
}

/** The first point in time at which two lists of fingerprints differ. */
function firstDifference(now: readonly string[], then: readonly string[]): number {
  return then.findIndex((digest, i) => now[i] !== digest);
}

describe('golden games: what was played once is played the same for ever', () => {
  it.each(recorded)('$name', async ({ game }) => {
    const title = await titleOf(game.setup.title);
    const replay = tryReplay(title, game.setup, game.moves);
    if ('bad' in replay) throw new Error(`cannot even begin: ${JSON.stringify(replay.bad)}`);
    const { timeline, broken } = replay;
    if (game.rules < title.rulesVersion) {
      // older rules: the log opens, to its end or read-only with the move and the reason
      expect(timeline.instants).toHaveLength((broken?.at ?? game.moves.length) + 1);
      if (broken) expect(broken.refusal.code).not.toBe('crashed');
      return;
    }
    expect(broken).toBeUndefined();
    // a difference here is a change of the rules: raise the title's rulesVersion and record anew
    const at = firstDifference(digestsOf(timeline.instants), game.digests);
    expect(at === -1 ? 'the same' : `differs after move ${at}: ${JSON.stringify(game.moves[at - 1])}`).toBe(
      'the same',
    );
    expect(timeline.instants.at(-1)!.state.over).toBe(true);
  });

  it.each(titles.map(({ id }) => id))('%s is recorded with its present rules', async (id) => {
    const { rulesVersion, players } = await titleOf(id);
    const present = recorded.filter(({ game }) => game.setup.title === id && game.rules === rulesVersion);
    const counts = new Set(present.map(({ game }) => game.setup.players.length));
    const all = Array.from({ length: players.max - players.min + 1 }, (_, i) => players.min + i);
    expect(all.filter((count) => !counts.has(count))).toEqual([]);
  });

  it('a recorded game reads back as it was written', () => {
    const { game } = recorded[0]!;
    expect(readGolden(written(game))).toEqual(game);
  });
});
