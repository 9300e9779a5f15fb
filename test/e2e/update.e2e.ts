import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { en } from '@/i18n/en';
import { inProject } from '../../.tools/paths';
import { type Device, newProfile, type Profile, switchOn } from '../support/device';
import { type Host, startHost } from '../support/host';
import { isInstalled } from '../support/installed';
import { takesTaps } from '../support/pause';
import { atTable, beginGame, movesShown, playMoves } from '../support/players';
import { logOf, stored } from '../support/stored';

let host: Host;
let profile: Profile;
let device: Device;
const newBuild = mkdtempSync(join(tmpdir(), 'zechenbahn-build-'));

beforeAll(async () => {
  build(newBuild, '99.0.0');
  host = await startHost();
  profile = newProfile();
  device = await switchOn(profile, host.url);
  await isInstalled(device.page);
});

afterAll(async () => {
  await device.close();
  await host.stop();
  profile.remove();
  rmSync(newBuild, { recursive: true });
});

/** In a process of its own: within the tests it would become a build for tests. */
function build(folder: string, version: string): void {
  const { NODE_ENV: _, ...env } = process.env;
  const vite = inProject('node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--logLevel', 'warn', '--outDir', folder, '--emptyOutDir'];
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: inProject('.'),
    env: { ...env, APP_VERSION: version },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the second build failed: ${stderr}`);
}

async function versionOf(page: Page): Promise<string> {
  return (await page.locator('meta[name=version]').getAttribute('content')) ?? '';
}

it('is announced, waits until it is wanted, and the game goes on where it was', async () => {
  const { page } = device;
  const old = await versionOf(page);
  const game = await beginGame(page);
  await playMoves(page, 6);
  const second = await device.window(`#/table/${game}`);
  await atTable(second.page);

  host.change(newBuild);
  // The browser asks by itself with every visit and once a day; here it is asked to.
  await page.evaluate('navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => {})');
  const start = page.getByRole('button', { name: en['update.apply'] });
  await start.waitFor();
  await second.page.getByRole('button', { name: en['update.apply'] }).waitFor();

  // Nothing happens by itself, while the game goes on and when the page is opened again.
  const moves = await playMoves(page, 6, 2);
  const log = logOf(await stored(page), game);
  expect(log).toHaveLength(moves);
  expect(await versionOf(page)).toBe(old);
  await page.reload();
  await atTable(page);
  expect(await versionOf(page)).toBe(old);

  // The window that was opened again has left the game to the other one.
  await page.getByText(en['table.following']).waitFor();
  await second.page.getByText(en['table.following']).waitFor({ state: 'hidden' });

  // Accepted in the very moment of a move: first the move is stored, then the new version starts.
  const loads = [page, second.page].map((one) => one.waitForEvent('load'));
  await makeMoveAndUpdate(second.page);
  await Promise.all(loads).catch(async (cause) => {
    throw new Error(`not started: ${await statesOf(page)}, ${await statesOf(second.page)}`, { cause });
  });
  await atTable(page);
  const after = logOf(await stored(page), game);
  expect(after.length).toBeGreaterThan(log.length);
  expect(after.slice(0, log.length)).toEqual(log);
  for (const one of [page, second.page]) {
    await atTable(one);
    expect(await versionOf(one)).toBe('99.0.0');
    expect(await movesShown(one)).toBe(after.length);
    expect(await start.count()).toBe(0);
  }
  expect([...device.errors, ...second.errors, ...device.foreign]).toEqual([]);
});

/** What a window and its workers wait for, if they do. */
async function statesOf(page: Page): Promise<string> {
  return page.evaluate(`(async () => {
    const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
    const states = [installing, waiting, active, navigator.serviceWorker.controller].map((one) => one?.state ?? 'none');
    const said = [...document.querySelectorAll('dialog[open], .update, .notice, .turn-head')];
    return states.join('/') + ' ' + said.map(({ textContent }) => textContent).join(' | ');
  })()`);
}

/** Both buttons within one moment, faster than any hand. */
async function makeMoveAndUpdate(page: Page): Promise<void> {
  const way = '.turn [data-confirm]:enabled, .turn .quick:enabled';
  if ((await page.locator(way).count()) === 0) {
    await page.locator('.turn .move:not([aria-disabled=true])').first().click();
    await page.locator(way).first().waitFor();
  }
  await takesTaps(page);
  await page.evaluate(`{
    document.querySelector('${way}').click();
    document.querySelector('.update button').click();
  }`);
}

it('works without a network from then on, with nothing left of the old version', async () => {
  await host.stop();
  const [page] = device.context.pages();
  if (!page) throw new Error('no window is left');
  await page.reload();
  await atTable(page);
  expect(await versionOf(page)).toBe('99.0.0');
  await page.goto(`${host.url}#/gallery`);
  await page.getByRole('heading', { level: 1, name: en['gallery.title'] }).waitFor();
  await page.goto(`${host.url}#/settings`);
  await page.getByRole('heading', { level: 1, name: en['settings.title'] }).waitFor();
  await page.waitForFunction(`(async () => {
    const keys = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().filter(({ url }) => url.includes('index.html')).length === 1;
  })()`);
});
