import { describe, expect, it } from 'vitest';
import { digest } from '@/engine/game/digest';
import type { Json } from '@/engine/game/json';
import { replay } from '@/engine/game/replay';
import type { Setup } from '@/engine/game/state';
import type { Title } from '@/engine/game/title';
import type { FindTitle } from '@/storage/find-title';
import { gameStore } from '@/storage/games';
import { memoryVault } from '@/storage/memory-vault';
import { type ReadSave, readSave, type SavedGame, saveFormat } from '@/storage/savefile';
import { soundRow } from '@/storage/sound';
import { agreeableToy } from '../support/toy/agreeable';
import { toySetup as setupOfToy } from '../support/toy/played';
import { halfGame, logOf, someTime } from './support';

const toySetup = setupOfToy();
const findTitle: FindTitle = async () => agreeableToy as unknown as Title;

function fileWith(setup: Setup, version = 2): string {
  const { timeline } = replay(agreeableToy, { ...setup, options: {} }, halfGame);
  const last = { ...timeline.instants.at(-1)!.state, setup };
  const game: SavedGame = {
    title: 'toy',
    rules: 1,
    name: 'Friday',
    setup,
    moves: [...halfGame],
    digest: digest(last),
  };
  return JSON.stringify({ format: saveFormat, version, exported: '', games: [game] });
}

const read = (setup: unknown, version?: number) =>
  readSave(fileWith({ ...toySetup, ...(setup as Partial<Setup>) }, version), findTitle);
const only = (save: ReadSave) => {
  if (!save.ok) throw new Error(save.reason.code);
  return save.games[0]!;
};

describe('a save file with something agreed', () => {
  it('is read whole: options, seats and the colours of players', async () => {
    const setup = {
      players: toySetup.players.map((player, i) => ({ ...player, colour: ['red', 'blue'][i]! })),
      seating: 'entered',
      options: { extraTrain: true, scenario: 'east' },
    };
    expect(only(await read(setup))).toMatchObject({ ok: true, saved: { setup } });
  });

  it.each<[Record<string, Json>, object]>([
    [{ speed: 3 }, { problem: 'unknown-option', option: 'speed' }],
    [{ extraTrain: 'draw' }, { problem: 'no-such-value', option: 'extraTrain' }],
    [{ crowd: true }, { problem: 'not-for-players', option: 'crowd' }],
    [{ depth: 5 }, { problem: 'needs', option: 'depth', other: 'mines', is: 'true' }],
    [
      { harsh: true, extraTrain: true },
      { problem: 'excluded', option: 'harsh', other: 'extraTrain', is: 'true' },
    ],
  ])('that is impossible is refused with the reason: %j', async (options, params) => {
    expect(only(await read({ options }))).toEqual({
      ok: false,
      name: 'Friday',
      reason: { code: 'bad-options', params: { title: 'toy', ...params } },
    });
  });
});

describe('colours and seats', () => {
  const coloured = (...colours: unknown[]) => ({
    players: toySetup.players.map((player, i) => ({ ...player, colour: colours[i] })),
  });

  it.each<[string, object, string]>([
    ['a colour that is no text', coloured(7), 'setup.players.0'],
    ['a colour that is no word', coloured('red', '<b>'), 'setup.players.1'],
    ['two players of one colour', coloured('red', 'red'), 'setup.players'],
    ['seats that nobody knows', { seating: 'standing' }, 'setup.seating'],
  ])('%s: the file is refused', async (_what, setup, path) => {
    expect(only(await read(setup))).toMatchObject({ reason: { code: 'malformed', params: { path } } });
  });

  it('of games of old stay among the options, and nothing else of such a game changes either', async () => {
    const options = { colours: { p1: 'red', p2: 'teal' } };
    const game = only(await read({ options }, 1));
    expect(game).toMatchObject({ ok: true });
    expect(game).toHaveProperty('saved.setup', { ...toySetup, options });
    const { row } = logOf('a', halfGame);
    const setup = { ...row.setup, options };
    expect(soundRow({ ...row, setup })?.setup).toEqual(setup);
  });

  it('of games of old that are no colours are refused', async () => {
    expect(only(await read({ options: { colours: ['red'] } }))).toMatchObject({
      reason: { code: 'bad-options', params: { problem: 'no-such-value', option: 'colours' } },
    });
  });

  it('of a stored game are kept as they are', async () => {
    const store = gameStore(memoryVault(), () => someTime);
    const log = logOf('a', halfGame);
    const setup: Setup = {
      ...log.row.setup,
      seating: 'entered',
      players: coloured('red', 'blue').players as never,
    };
    await store.create({ ...log, row: { ...log.row, setup } });
    expect((await store.load('a'))?.row.setup).toEqual(setup);
  });
});
