import { describe, expect, it } from 'vitest';
import type { Move } from '@/engine/game/move';
import { choices, play } from '@/engine/game/play';
import type { RandomState } from '@/engine/game/random';
import { replay, tryReplay } from '@/engine/game/replay';
import { startTimeline } from '@/engine/game/timeline';
import type { Title } from '@/engine/game/title';
import { deviceVault } from '@/storage/device-vault';
import type { FindTitle } from '@/storage/find-title';
import { type GameStore, gameStore } from '@/storage/games';
import { memoryVault } from '@/storage/memory-vault';
import { readSave, storeSave, writeSave } from '@/storage/savefile';
import { titles } from '@/titles/registry';
import { habitsOf } from '../soak/habits';
import { fuzzGame, setupOf } from '../support/fuzzer';
import { pickMove, pickOne } from '../support/fuzzing/pick';
import { longer } from '../support/longer';
import { mutate, spoiled } from './mutate';
import { contents, findToy, freshName, halfGame, logOf, someTime, summaryOf, wholeGame } from './support';

interface Fuzz {
  readonly text: string;
  readonly files: number;
  readonly seed: number;
  readonly findTitle: FindTitle;
  newStore(): Promise<GameStore>;
}

/** What became of all the spoiled files, by reason. Throws where a promise of the import is broken. */
async function importSpoiled({ text, files, seed, findTitle, newStore }: Fuzz): Promise<Map<string, number>> {
  const outcomes = new Map<string, number>();
  const count = (outcome: string) => outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  const random: RandomState = { random: seed };
  let ids = 0;
  let store = await newStore();
  let before = await contents(store);
  const kept = await store.load('kept');
  for (let i = 0; i < files; i++) {
    const read = await readSave(mutate(random, text), findTitle);
    if (!read.ok) {
      count(read.reason.code);
    } else {
      const report = await storeSave(read, {
        store,
        summarise: () => summaryOf(0),
        resolve: () => pickOne(random, ['both', 'replace', 'cancel'] as const),
        newId: () => `new-${++ids}`,
        now: () => someTime,
      });
      for (const each of report) {
        count(each.kind === 'refused' ? each.reason.code : each.kind);
        if (each.kind === 'imported') await expectWhole(store, each.id, findTitle);
      }
      expect(await store.load('kept'), `file ${i} of seed ${seed} changed another game`).toEqual(kept);
      if (report.some(({ kind }) => kind === 'imported')) {
        store = await newStore();
        before = await contents(store);
        continue;
      }
    }
    expect(await contents(store), `file ${i} of seed ${seed} changed what is stored`).toEqual(before);
  }
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  return outcomes;
}

async function expectWhole(store: GameStore, id: string, findTitle: FindTitle): Promise<void> {
  const log = (await store.load(id))!;
  expect(log.damaged).toBe(false);
  const title = (await findTitle(log.row.title))!;
  expect(tryReplay(title, log.row.setup, log.moves)).not.toHaveProperty('broken');
}

/** One game that no file has, and one that the file of the toy has too, with other moves. */
async function storeWithGames(store: GameStore): Promise<GameStore> {
  await store.create(logOf('kept', halfGame, { setup: { ...logOf('', []).row.setup, seed: 77 } }));
  await store.create(logOf('a', halfGame));
  return store;
}

const inMemory = () => storeWithGames(gameStore(memoryVault(), () => someTime));
const onDevice = async () => storeWithGames(gameStore(await deviceVault(freshName()), () => someTime));

async function toyText(): Promise<string> {
  const second = { setup: { ...logOf('', []).row.setup, seed: 9 } };
  const logs = [logOf('a', wholeGame), logOf('b', [], second)];
  return (await writeSave(logs, findToy, new Date(someTime))).text;
}

describe('spoiled save files', () => {
  it('10,000 of them are refused with a reason or imported whole, and nothing else happens', async () => {
    const text = await toyText();
    const outcomes = await importSpoiled({
      text,
      files: 10_000 * longer,
      seed: 1,
      findTitle: findToy,
      newStore: inMemory,
    });
    const seen = [...outcomes.keys()];
    for (const code of [
      'imported',
      'not-a-save',
      'damaged',
      'malformed',
      'illegal-move',
      'different-result',
    ]) {
      expect(seen).toContain(code);
    }
    expect(seen).not.toContain('storage');
    for (const code of ['too-deep', 'newer-rules', 'newer-format', 'players']) {
      expect(seen).toContain(code);
    }
  });

  it('the same with games kept on the device', async () => {
    const fuzz = {
      text: await toyText(),
      files: 300 * longer,
      seed: 2,
      findTitle: findToy,
      newStore: onDevice,
    };
    expect((await importSpoiled(fuzz)).size).toBeGreaterThan(4);
  });

  it.each(titles)('the same with a game of $id', async ({ id, load }) => {
    const title = await load();
    const findTitle: FindTitle = async (wanted) => (wanted === id ? title : findToy(wanted));
    const setup = setupOf(title, 3, 4);
    const row = { title: id, rulesVersion: title.rulesVersion, setup };
    const log = logOf('b', randomMoves(title, setup, 120), row);
    const { text } = await writeSave([log], findTitle, new Date(someTime));
    const fuzz = { text, files: 150 * longer, seed: 3, findTitle, newStore: inMemory };
    expect((await importSpoiled(fuzz)).get('illegal-move')).toBeGreaterThan(0);
  });
});

describe('spoiled moves', () => {
  it.each(titles)('of $id are refused or played, and nothing throws', async ({ load }) => {
    const title = await load();
    const setup = setupOf(title, 4, 21);
    const { log } = fuzzGame(title, setup, 21, { ...(await habitsOf(title.id)), checks: 'light' });
    const { instants } = replay(title, setup, log).timeline;
    const random: RandomState = { random: 6 };
    const outcomes = { refused: 0, played: 0 };
    for (const [i, move] of log.entries()) {
      for (let tries = 4 * longer; tries > 0; tries--) {
        const outcome = play(title, instants[i]!.state, spoiled(random, move));
        outcomes[outcome.ok ? 'played' : 'refused']++;
        if (!outcome.ok) expect(outcome.refusal.code).toMatch(/./);
      }
    }
    expect(outcomes.refused).toBeGreaterThan(log.length);
  });
});

function randomMoves(title: Title, setup: ReturnType<typeof setupOf>, count: number): Move[] {
  const random: RandomState = { random: 5 };
  let state = startTimeline(title, setup).instants[0]!.state;
  return Array.from({ length: count }, () => {
    const move = pickMove(random, state, choices(title, state)!.choices, {});
    const outcome = play(title, state, move);
    if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.refusal)}`);
    state = outcome.state;
    return move;
  });
}
