import { afterAll, beforeAll, expect, it } from 'vitest';
import { dist, removeCopies } from '../support/builds';
import { newProfile, type Profile, switchOn } from '../support/device';
import { type Host, startHost } from '../support/host';
import { playThroughKills } from '../support/kills';
import { importThroughKills, throwAwayThroughKills } from '../support/kills-elsewhere';
import { updateThroughKills } from '../support/kills-update';
import { atTable, beginGame, movesShown } from '../support/players';
import { logOf, stored } from '../support/stored';

let host: Host;
let profile: Profile;

beforeAll(async () => {
  host = await startHost();
  profile = newProfile();
});

afterAll(async () => {
  await host.stop();
  profile.remove();
  removeCopies();
});

it('loses no move that was shown when the browser is killed, and the game goes on', async () => {
  const kills = await playThroughKills({ profile, url: host.url, random: { random: 6 }, kills: 5 });
  expect(kills).toHaveLength(5);
  expect(kills.at(-1)!.found).toBeGreaterThan(kills[0]!.found);
});

it('has whole games or none when it is killed during an import', async () => {
  const found: string[] = [];
  const onKill = (what: string) => found.push(what);
  // each on a device of its own: Chromium itself may find its files damaged when it is started a second time
  for (const seed of [3, 4]) {
    const fresh = newProfile();
    await importThroughKills({ profile: fresh, url: host.url, random: { random: seed }, kills: 2, onKill });
    fresh.remove();
  }
  expect(found).toHaveLength(4);
});

it('has lost nothing else when it is killed while a game is thrown away', async () => {
  const found: string[] = [];
  const onKill = (what: string) => found.push(what);
  await throwAwayThroughKills({ profile, url: host.url, random: { random: 4 }, kills: 2, onKill });
  expect(found).toHaveLength(2);
});

it('starts, with every move that was shown, when it is killed during an update', async () => {
  const found: string[] = [];
  const onKill = (what: string) => found.push(what);
  const fresh = newProfile();
  await updateThroughKills({ profile: fresh, host, random: { random: 5 }, kills: 2, onKill });
  fresh.remove();
  host.change(dist);
  expect(found).toHaveLength(2);
});

it('has a new game as soon as its table is shown', async () => {
  const device = await switchOn(profile, host.url, '#/');
  const id = await beginGame(device.page);
  await device.kill();
  const again = await switchOn(profile, host.url);
  await atTable(again.page);
  expect(again.page.url()).toBe(`${host.url}#/table/${id}`);
  expect(await movesShown(again.page)).toBe(0);
  expect(logOf(await stored(again.page), id)).toEqual([]);
  expect(again.errors).toEqual([]);
  await again.close();
});
