import { afterAll, describe, expect, it } from 'vitest';
import { type Mended, mend } from '@/engine/game/mend';
import { tryReplay } from '@/engine/game/replay';
import type { Title } from '@/engine/game/title';
import { titles } from '@/titles/registry';
import { goldenGames } from './files';
import { digestsOf, type GoldenGame, readGolden, written } from './game';

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

/** Replays a game of older rules as it is opened: to its end, or read-only with the move and the reason. */
function opened(title: Title, { setup, moves, rules }: GoldenGame): Mended {
  const older = mend(title, setup, moves, rules);
  if ('bad' in older) throw new Error(`cannot even begin: ${JSON.stringify(older.bad)}`);
  const { timeline, broken, edits } = older;
  expect(timeline.instants).toHaveLength((broken?.at ?? moves.length) + 1 - edits.dropped + edits.passed);
  expect(broken?.refusal.code).not.toBe('crashed');
  return older;
}

/** What became of each game of older rules, for whoever changes rules. */
const older: string[] = [];
let readOnly = 0;

function note(
  name: string,
  { setup: { players }, moves }: GoldenGame,
  { timeline, broken, edits }: Mended,
): void {
  const { dropped, passed } = edits;
  const isOpen = `${dropped} left out, ${passed} passed`;
  const code = broken && `read-only at ${broken.at + 1} of ${moves.length}: ${broken.refusal.code}`;
  const move = broken && ` ${JSON.stringify(moves[broken.at])}`;
  const isOver = timeline.instants.at(-1)!.state.over;
  if (broken) readOnly++;
  older.push(
    `${name}, ${players.length} players, ${isOpen}${code ? `, ${code}${move}` : isOver ? '' : ', not over'}`,
  );
}

afterAll(() => {
  if (older.length > 0) {
    console.info([`${readOnly} of ${older.length} older games end read-only`, ...older].join('\n'));
  }
});

describe('golden games: what was played once is played the same for ever', () => {
  it.each(recorded)('$name', async ({ name, game }) => {
    const title = await titleOf(game.setup.title);
    if (game.rules < title.rulesVersion) {
      note(name, game, opened(title, game));
      return;
    }
    const replay = tryReplay(title, game.setup, game.moves);
    if ('bad' in replay) throw new Error(`cannot even begin: ${JSON.stringify(replay.bad)}`);
    const { timeline, broken } = replay;
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
