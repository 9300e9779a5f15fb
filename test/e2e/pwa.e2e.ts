/** What Lighthouse looks for in an app that can be installed, asked directly. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { en } from '@/i18n/en';
import { type App, type Opened, phone, startApp, tablet } from '../support/app';
import { barriers } from '../support/axe';
import { isInstalled } from '../support/installed';
import { beginGame, playMoves } from '../support/players';
import { sizeOfPng } from '../support/png';

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type?: string;
  readonly purpose?: string;
  readonly form_factor?: string;
  readonly label?: string;
}

interface Manifest {
  readonly [field: string]: unknown;
  readonly start_url: string;
  readonly scope: string;
  readonly icons: readonly Picture[];
  readonly screenshots: readonly Picture[];
  readonly shortcuts: readonly { readonly url: string; readonly icons: readonly Picture[] }[];
  readonly share_target: { readonly action: string };
  readonly file_handlers: readonly { readonly action: string }[];
}

// A path of its host: what works there works at the root as well, and not the other way round.
let app: App;
let visit: Opened;
let page: Page;
let manifest: Manifest;
let manifestUrl: string;

beforeAll(async () => {
  app = await startApp({ base: '/games/zechenbahn/' });
  visit = await app.open();
  ({ page } = visit);
  page.setDefaultTimeout(60_000);
  await isInstalled(page);
  const link = await page.locator('link[rel=manifest]').getAttribute('href');
  manifestUrl = new URL(link ?? '', app.url).href;
  manifest = await (await fetch(manifestUrl)).json();
});

afterAll(async () => {
  await app.close();
  expect(visit.errors).toEqual([]);
  expect(visit.foreign).toEqual([]);
});

const resolved = (address: string) => new URL(address, manifestUrl).href;

describe('can be installed', () => {
  it('as the browser itself finds', async () => {
    const session = await visit.context.newCDPSession(page);
    const { errors } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    const ids = installabilityErrors.map(({ errorId }) => errorId);
    // Visitors of the tests are strangers, as in a private window, where nothing can be installed.
    expect(ids.filter((id) => id !== 'in-incognito')).toEqual([]);
  });

  it('with a name, colours, and a start within its scope', () => {
    expect(manifest).toMatchObject({
      name: 'Zechenbahn',
      short_name: 'Zechenbahn',
      display: 'standalone',
      orientation: 'any',
    });
    expect(resolved(manifest.scope)).toBe(app.url);
    expect(resolved(manifest.start_url).startsWith(app.url)).toBe(true);
    expect(manifest.theme_color).toMatch(/^#/);
    expect(manifest.background_color).toMatch(/^#/);
  });

  it.each(['any', 'maskable'])(
    'with icons for the purpose "%s" in the sizes that are asked for',
    (purpose) => {
      const sizes = manifest.icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes);
      expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
    },
  );

  it('with pictures of the app, wide and narrow', () => {
    const forms = manifest.screenshots.map((shot) => shot.form_factor);
    expect(forms.sort()).toEqual(['narrow', 'wide']);
    for (const { label } of manifest.screenshots) expect(label).toBeTruthy();
  });

  it('with every picture there, as large as it says', async () => {
    const pictures = [
      ...manifest.icons,
      ...manifest.screenshots,
      ...manifest.shortcuts.flatMap((s) => s.icons),
    ];
    for (const { src, sizes } of pictures) {
      const response = await fetch(resolved(src));
      expect(response.status, src).toBe(200);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(bytes.length, src).toBeLessThan(100_000);
      if (src.endsWith('.png')) expect(sizeOfPng(bytes).join('x'), src).toBe(sizes);
    }
  });

  it('with shortcuts, files and shared texts that come into the app', () => {
    const { shortcuts, file_handlers, share_target } = manifest;
    for (const { url } of [...shortcuts, ...file_handlers.map(({ action }) => ({ url: action }))]) {
      expect(resolved(url).startsWith(app.url)).toBe(true);
    }
    expect(resolved(share_target.action).startsWith(app.url)).toBe(true);
  });
});

describe('the page', () => {
  it.each([
    ['viewport', /width=device-width/],
    ['theme-color', /^#/],
    ['description', /./],
    ['version', /^\d+\.\d+\.\d+$/],
  ])('says its %s', async (name, content) => {
    expect(await page.locator(`meta[name=${name}]`).getAttribute('content')).toMatch(content);
  });

  it('allows nothing but its own files', async () => {
    const policy = await page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content');
    expect(policy).toMatch(/default-src 'none'/);
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
  });

  it('turns no text into script or HTML', async () => {
    const other = await app.open();
    // Later, since what is evaluated from outside is free of the policy.
    const tried = await other.page.evaluate(`new Promise((resolve) => setTimeout(() => {
      const outcomes = [() => new Function('1'), () => { document.createElement('p').innerHTML = '<b>1</b>'; }];
      resolve(outcomes.map((work) => { try { work(); return 'allowed'; } catch { return 'forbidden'; } }));
    }))`);
    expect(tried).toEqual(['forbidden', 'forbidden']);
    await other.close();
  });
});

describe('a text shared to the app', () => {
  it('is looked at as soon as the app is open', async () => {
    await page.evaluate(`{
      const form = new FormData();
      form.set('text', 'See you on Friday');
      fetch('${manifest.share_target.action}', { method: 'POST', body: form }).then(() => {
        globalThis.zechenbahnShared = true;
      });
    }`);
    await expect.poll(() => page.evaluate('globalThis.zechenbahnShared'), { timeout: 60_000 }).toBe(true);
    await page.reload();
    await page.getByRole('dialog').getByRole('alert').waitFor();
    await page.keyboard.press('Escape');
  });
});

describe('no barriers', () => {
  it.each([
    ['a tablet', tablet],
    ['a phone', phone],
  ])('on home and table on %s', async (_name, viewport) => {
    await page.setViewportSize(tablet);
    await page.goto(`${app.url}#/`);
    await page.getByRole('link', { name: en['home.new'] }).waitFor();
    await page.setViewportSize(viewport);
    expect(await barriers(page)).toEqual([]);
    await page.setViewportSize(tablet);
    await beginGame(page);
    await playMoves(page, 10);
    await page.setViewportSize(viewport);
    expect(await barriers(page)).toEqual([]);
  });
});

it('works without a network', async () => {
  await app.cutNetwork();
  await page.goto(`${app.url}#/`);
  await page.reload();
  await page.getByRole('link', { name: en['home.new'] }).waitFor();
});
