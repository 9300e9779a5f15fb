import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { de } from '@/i18n/de';
import { en } from '@/i18n/en';
import { type Device, newProfile, type Profile, switchOn } from '../support/device';
import { type Host, startHost } from '../support/host';
import { isInstalled } from '../support/installed';
import { atTable, beginGame, movesShown, playMoves } from '../support/players';
import { logOf, stored } from '../support/stored';

/** One device through the whole file: a first visit with a network, then never again. */
let host: Host;
let profile: Profile;
let device: Device;
let game: string;
let save: string;

beforeAll(async () => {
  host = await startHost();
  profile = newProfile();
  device = await switchOn(profile, host.url);
  await isInstalled(device.page);
});

afterAll(async () => {
  await device.close();
  await host.stop();
  profile.remove();
});

it('asks for nothing after the first visit, but whether there is a new version', async () => {
  const { page } = device;
  host.forget();
  await page.reload();
  await beginGame(page);
  await playMoves(page, 10);
  await page.goto(`${host.url}#/gallery`);
  await page.getByRole('heading', { level: 1, name: en['gallery.title'] }).waitFor();
  await page.goto(`${host.url}#/settings`);
  await page.getByRole('heading', { level: 1, name: en['settings.title'] }).waitFor();
  expect(host.asked.filter((path) => path !== 'sw.js')).toEqual([]);
});

it('plays without a network', async () => {
  await host.stop();
  const { page } = device;
  await page.goto(host.url);
  await page.reload();
  game = await beginGame(page, ['Dora', 'Emil', 'Fritz', 'Gerda']);
  expect(await playMoves(page, 30, 2)).toBeGreaterThanOrEqual(30);
});

it('speaks the other language without a network, at the table too', async () => {
  const { page } = device;
  const address = page.url();
  for (const [from, to, language] of [
    [en, de, 'de'],
    [de, en, 'en'],
  ] as const) {
    await page.goto(`${host.url}#/settings`);
    await page.getByRole('radio', { name: from[`language.${language}`] }).check();
    await page.getByRole('heading', { level: 1, name: to['settings.title'] }).waitFor();
    await page.goto(address);
    await atTable(page);
    await page.getByRole('tab', { name: to['table.view.market'], exact: true }).waitFor();
  }
});

it('exports without a network', async () => {
  const { page } = device;
  const log = logOf(await stored(page), game);
  await page.getByRole('button', { name: en['table.menu'] }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: en['table.export'] }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^18rhl-\d{4}-\d\d-\d\d-Dora-Emil-Fritz-Gerda\.json$/);
  save = readFileSync(await download.path(), 'utf8');
  expect(JSON.parse(save).games[0].moves).toEqual(log);
});

it('imports without a network', async () => {
  const { page } = device;
  await playMoves(page, 3, 3);
  await page.goto(`${host.url}#/`);
  await page.locator('input[type=file]').setInputFiles({
    name: 'from-a-friend.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(save),
  });
  await page.getByRole('button', { name: en['import.both'] }).click();
  const report = page.getByRole('dialog', { name: en['import.title'] });
  await report.getByRole('link', { name: en['import.show'] }).click();
  await atTable(page);
  expect(await movesShown(page)).toBe(JSON.parse(save).games[0].moves.length);
});

it('opens without a network where it was closed', async () => {
  const { page } = device;
  const moves = await playMoves(page, 3, 3);
  const address = page.url();
  await device.close();
  expect(device.errors).toEqual([]);
  expect(device.foreign).toEqual([]);
  device = await switchOn(profile, host.url);
  await atTable(device.page);
  expect(device.page.url()).toBe(address);
  expect(await movesShown(device.page)).toBe(moves);
});

it('comes to the table on a device four times as slow, and says how soon', async () => {
  const { page, context } = device;
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto('about:blank');
  const began = performance.now();
  await page.goto(host.url, { waitUntil: 'commit' });
  await atTable(page);
  // the ledger follows board and turn
  await page.locator('.table[aria-busy=false]').waitFor();
  const seconds = (performance.now() - began) / 1000;
  // Not by the console, which is silent for tests that pass.
  process.stdout.write(
    `second visit, offline, CPU slowed 4×: the table is shown after ${seconds.toFixed(2)} s\n`,
  );
  expect(device.errors).toEqual([]);
  expect(device.foreign).toEqual([]);
});
