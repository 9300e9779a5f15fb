import { afterAll, beforeAll, expect, it } from 'vitest';
import { en } from '@/i18n/en';
import { type Device, newProfile, type Profile, switchOn } from '../support/device';
import { type Host, startHost } from '../support/host';
import { atTable, beginGame, movesShown, playMoves } from '../support/players';
import { logOf, stored } from '../support/stored';

let host: Host;
let profile: Profile;
let device: Device;

beforeAll(async () => {
  host = await startHost();
  profile = newProfile();
  device = await switchOn(profile, host.url);
});

afterAll(async () => {
  await device.close();
  await host.stop();
  profile.remove();
});

it('a second window follows live, says so, and takes over when the first is closed', async () => {
  const game = await beginGame(device.page);
  await playMoves(device.page, 5);
  const second = await device.window(`#/table/${game}`);
  await atTable(second.page);
  const says = second.page.getByText(en['table.following']);
  await says.waitFor();

  // Nothing can be played where the game is only followed.
  await second.page.getByText(en['turn.watching']).waitFor();
  const way = second.page.locator('.turn [data-confirm]:enabled, .turn .quick:enabled');
  expect(await way.count()).toBe(0);

  const shown = await playMoves(device.page, 5, 2);
  await expect.poll(() => movesShown(second.page), { timeout: 60_000 }).toBe(shown);

  await device.page.close();
  await says.waitFor({ state: 'hidden' });
  const more = await playMoves(second.page, 5, 3);
  expect(more).toBeGreaterThanOrEqual(shown + 5);
  expect(logOf(await stored(second.page), game)).toHaveLength(more);
  expect([...device.errors, ...second.errors, ...device.foreign]).toEqual([]);
});

it('a window that takes the game over makes the other one follow, and the log never forks', async () => {
  const [page] = device.context.pages();
  if (!page) throw new Error('no window is left');
  const [game = ''] = (await stored(page)).games.map(({ id }) => id);
  const other = await device.window(`#/table/${game}`);
  await atTable(other.page);
  let moves = await movesShown(page);
  for (const [taker, loser] of [
    [other.page, page],
    [page, other.page],
  ] as const) {
    const before = logOf(await stored(taker), game);
    expect(before).toHaveLength(moves);
    await taker.getByRole('button', { name: en['table.following.take'] }).click();
    await loser.getByText(en['table.following']).waitFor();
    moves = await playMoves(taker, 3, moves);
    await expect.poll(() => movesShown(loser), { timeout: 60_000 }).toBe(moves);
    const after = logOf(await stored(loser), game);
    expect(after).toHaveLength(moves);
    expect(after.slice(0, before.length)).toEqual(before);
  }
  expect(other.errors).toEqual([]);
});
