/** The files that the device keeps: what is missing or wrong is fetched again, and the settings tell the truth. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { en } from '@/i18n/en';
import { type App, type Opened, startApp, watch } from '../support/app';
import { copyOfDist, dist, laterNumber, laterVersion, removeCopies, scriptOf } from '../support/builds';
import { type Host, startHost } from '../support/host';
import { isInstalled } from '../support/installed';
import { beginGame } from '../support/players';

const [piece, first, gallery] = ['rhineland-18rhl', 'first', 'Gallery'].map(scriptOf) as [
  string,
  string,
  string,
];
/** What the network of a hotel answers, whatever it was asked for. */
const portal = '<!doctype html><title>Welcome to the Grand Hotel</title>';

let app: App;
let host: Host;
let visit: Opened;
let page: Page;

beforeAll(async () => {
  app = await startApp();
});

afterAll(async () => {
  await app.close();
  removeCopies();
});

/** Each test has a host and a visitor of its own. */
beforeEach(async () => {
  host = await startHost();
  const context = await app.browser.newContext({ locale: 'en-GB' });
  context.setDefaultTimeout(60_000);
  visit = watch(context, await context.newPage(), new URL(host.url).origin);
  ({ page } = visit);
});

afterEach(async () => {
  await visit.close();
  await host.stop();
  expect(visit.foreign).toEqual([]);
});

async function install(): Promise<void> {
  await page.goto(host.url);
  await isInstalled(page);
  await settingsSay(en['install.kept.whole']);
  await haveALook();
}

/** The page looks by itself when it is idle: what a test spoils afterwards is not mended by that. */
async function haveALook(): Promise<void> {
  await page.evaluate('new Promise((resolve) => requestIdleCallback(() => resolve()))');
  await page.evaluate(`new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    navigator.serviceWorker.controller.postMessage({ type: 'CHECK' }, [port2]);
  })`);
}

async function settingsSay(sentence: string): Promise<void> {
  await page.goto(`${host.url}#/settings`);
  await page.getByText(sentence).waitFor();
}

/** The browser tells the page that there is a network again. */
async function networkIsBack(): Promise<void> {
  await page.evaluate(`void window.dispatchEvent(new Event('online'))`);
}

async function playsWithoutNetwork(): Promise<void> {
  await host.stop();
  await page.goto(`${host.url}#/`);
  await page.reload();
  await beginGame(page);
}

/** Puts a wrong answer in the place of kept files, as it was stored by a version that did not look. */
async function spoil(...files: string[]): Promise<void> {
  const spoiled = await page.evaluate<number>(`(async () => {
    const files = ${JSON.stringify(files)};
    let spoiled = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        if (!files.some((file) => new URL(url).pathname.endsWith(file))) continue;
        const headers = { 'Content-Type': 'text/html' };
        await cache.put(url, new Response(${JSON.stringify(portal)}, { headers }));
        spoiled++;
      }
    }
    return spoiled;
  })()`);
  expect(spoiled).toBe(files.length);
}

async function emptyCaches(): Promise<void> {
  await page.evaluate(`caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))`);
}

it('says so when they are gone, fetches them again when there is a network, and works without one', async () => {
  await install();
  await host.stop();
  await emptyCaches();
  await page.goto(`${host.url}#/gallery`);
  await settingsSay(en['install.kept.partly']);
  await host.start();
  await networkIsBack();
  await page.getByText(en['install.kept.whole']).waitFor();
  await playsWithoutNetwork();
});

it('fetches them again by itself with the next visit', async () => {
  await install();
  await emptyCaches();
  await page.goto(`${host.url}#/`);
  await page.reload();
  await settingsSay(en['install.kept.whole']);
  await playsWithoutNetwork();
});

it('never stores an answer that is not the file', async () => {
  host.change(copyOfDist(() => ({ [piece]: portal })));
  await page.goto(host.url);
  await expect.poll(() => host.asked, { timeout: 60_000 }).toContain(piece);
  await expect
    .poll(() => page.evaluate('navigator.serviceWorker.getRegistration().then((one) => String(one))'), {
      timeout: 60_000,
    })
    .toBe('undefined');
  await settingsSay(en['install.kept.none']);
  // the hotel has been paid
  host.change(dist);
  await networkIsBack();
  await page.getByText(en['install.kept.whole']).waitFor();
  await playsWithoutNetwork();
});

it('fetches a wrong one again as soon as it is needed', async () => {
  await install();
  await spoil(piece);
  host.forget();
  await page.goto(`${host.url}#/`);
  await beginGame(page);
  expect(host.asked).toContain(piece);
  await playsWithoutNetwork();
});

it('can be asked for a wrong one again, in the same page, after there was no network', async () => {
  await install();
  await spoil(gallery);
  await host.stop();
  await page.goto(`${host.url}#/gallery`);
  const again = page.getByRole('button', { name: en['error.again'] });
  await again.waitFor();
  await host.start();
  await again.click();
  await page.getByRole('heading', { level: 1, name: en['gallery.title'] }).waitFor();
});

it('starts although the page itself and its first piece are wrong', async () => {
  await install();
  await spoil('index.html', first);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: en['settings.title'] }).waitFor();
  await playsWithoutNetwork();
});

it('takes over no wrong one into a new version', async () => {
  await install();
  await spoil(piece);
  host.change(copyOfDist((read) => ({ 'sw.js': `${read('sw.js')}\n// another version\n` })));
  await page.evaluate('navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => {})');
  const start = page.getByRole('button', { name: en['update.apply'] });
  await start.waitFor();
  const loaded = page.waitForEvent('load');
  await start.click();
  await loaded;
  await playsWithoutNetwork();
});

it('leaves the field to a new version when its own files are nowhere to be had, without closing windows', async () => {
  await install();
  host.change(copyOfDist(laterVersion));
  await spoil('index.html');
  const said = page.getByText(en['install.kept.partly']).or(page.getByText(en['install.kept.whole']));
  await expect
    .poll(() => page.reload().then(() => said.textContent()), { timeout: 120_000 })
    .toBe(en['install.kept.whole']);
  await playsWithoutNetwork();
  expect(await page.locator('meta[name=version]').getAttribute('content')).toBe('99.0.0');
});

it('keep those of a version that waits: it can be started without a network', async () => {
  await install();
  host.change(copyOfDist(laterVersion));
  await page.evaluate('navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => {})');
  const start = page.getByRole('button', { name: en['update.apply'] });
  await start.waitFor();
  // meanwhile the old version looks at what it keeps, as it does whenever the tablet wakes up
  await haveALook();
  expect(await pagesKept()).toBe(2);
  await host.stop();
  const loads = page.waitForEvent('load');
  await start.click();
  await loads;
  await page.locator(`meta[name=version][content="${laterNumber}"]`).waitFor({ state: 'attached' });
  await page.goto(`${host.url}#/`);
  await beginGame(page);
});

/** One for each version of the app that has its files here. */
function pagesKept(): Promise<number> {
  return page.evaluate(`(async () => {
    const keys = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().filter(({ url }) => url.includes('index.html')).length;
  })()`);
}
