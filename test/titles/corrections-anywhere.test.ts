import { describe, expect, it } from 'vitest';
import { digest } from '@/engine/game/digest';
import type { Move } from '@/engine/game/move';
import { play } from '@/engine/game/play';
import { nextIndex } from '@/engine/game/random';
import { replay } from '@/engine/game/replay';
import type { RailState } from '@/engine/steps/state';
import { readSave, writeSave } from '@/storage/savefile';
import { before } from '@/table/automatic';
import { type LoadedTitle, loadTitle } from '@/table/titles';
import { titles } from '@/titles/registry';
import { habitsOf } from '../soak/habits';
import { logOf } from '../storage/support';
import { anyCorrection } from '../support/any-correction';
import { byLot, type FuzzResult, fuzzGame, setupOf } from '../support/fuzzer';
import { longer } from '../support/longer';

/** About one move of so many is something that a table puts right. */
const oneOf = 6;
const firstSeed = 7300;

type Game = FuzzResult<RailState, Move>;

/** A whole game by random moves, with corrections of all kinds thrown in wherever they may be. */
async function correctedGame({ title, viewAt }: LoadedTitle, seed: number) {
  const { min, max } = title.players;
  const players = min + (seed % (max - min + 1));
  const setup = { ...setupOf(title, players, seed), ...byLot(title)(players, seed) };
  const game = fuzzGame(title, setup, seed, {
    ...(await habitsOf(title.id)),
    fullEvery: 200,
    beside: (state, random) =>
      nextIndex(random, oneOf) === 0
        ? anyCorrection(viewAt!(setup), state as unknown as RailState, random)
        : undefined,
  });
  return { setup, game: game as unknown as Game };
}

const isCorrection = ({ type }: Move) => type.startsWith('correct-');

describe.each(titles.map(({ id }) => id))('corrections anywhere in games of %s', (id) => {
  it('leave them sound to their ends, are taken back, and travel with the game', async () => {
    const loaded = (await loadTitle(id))!;
    const { title } = loaded;
    for (let seed = firstSeed; seed < firstSeed + longer; seed++) {
      const { setup, game } = await correctedGame(loaded, seed);
      // invariants, choices and the end, replayed from a log that went through JSON
      expect(game.failure?.message).toBeUndefined();
      const made = game.log.filter(isCorrection).length;
      expect(made).toBeGreaterThan(0);
      expect(game.state!.corrections).toBe(made);

      const { timeline } = replay(title, setup, game.log);
      const { instants } = timeline;
      for (const [i, { move, state }] of instants.entries()) {
        if (!move || !isCorrection(move)) continue;
        // undone it is as it was, made again it is the same
        const back = before(title, { ...timeline, at: i });
        expect(back).toBe(i - 1);
        const again = play(title, instants[back]!.state, move);
        expect(again.ok && digest(again.state)).toBe(digest(state));
      }

      const log = logOf('g1', game.log, { title: id, setup, rulesVersion: title.rulesVersion });
      const find = async () => title;
      const { text } = await writeSave(
        [{ ...log, row: { ...log.row, mark: 'corrected' } }],
        find,
        new Date(0),
      );
      const save = await readSave(text, find);
      const [read] = save.ok ? save.games : [];
      if (!read?.ok) throw new Error(JSON.stringify(read?.reason));
      expect(digest(read.last)).toBe(digest(game.state!));
      expect(JSON.parse(text).games[0]).toMatchObject({ corrected: true });
    }
  });
});
