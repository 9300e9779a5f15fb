import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { en } from '@/i18n/en';
import { type App, type Opened, startApp } from '../support/app';
import { isInstalled } from '../support/installed';
import { atTable, beginGame, movesShown, playMoves } from '../support/players';
import { logOf, stored } from '../support/stored';

let app: App;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app.close());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const asked = (page: Page) => page.getByRole('dialog', { name: en['keeping.question.leave'] });

async function visitor(script?: string): Promise<Opened> {
  const visit = await app.open({ acceptDownloads: true, path: '?visit' });
  visit.page.setDefaultTimeout(60_000);
  if (script) {
    await visit.page.addInitScript(script);
    await visit.page.reload();
  }
  return visit;
}

/** From now on no move and no game can be stored, until `room` is given again. */
const noRoom = `{
  globalThis.zechenbahnStore = { add: IDBObjectStore.prototype.add, put: IDBObjectStore.prototype.put };
  const full = () => { throw new DOMException('full', 'QuotaExceededError'); };
  Object.assign(IDBObjectStore.prototype, { add: full, put: full });
}`;
const room = 'Object.assign(IDBObjectStore.prototype, zechenbahnStore); undefined';

/** What the browser asks before a page is loaded anew; it is answered with "stay". */
async function stayedInsteadOfReload(page: Page): Promise<string> {
  const asking = page.waitForEvent('dialog');
  await page.evaluate('setTimeout(() => window.location.reload()); undefined');
  const dialog = await asking;
  const type = dialog.type();
  await dialog.dismiss();
  return type;
}

describe('what is in this window only', () => {
  it('is never left without a question that offers to make room, to save a file, and to stay', async () => {
    const visit = await visitor();
    const { page } = visit;
    const old = await beginGame(page);
    await playMoves(page, 2);
    await page.goto(`${app.url}#/`);
    const game = await beginGame(page, ['Dora', 'Emil', 'Fritz']);
    await playMoves(page, 3);
    await page.evaluate(noRoom);
    const shown = await playMoves(page, 3, 4);
    await page.getByRole('alert').getByText('no room left').waitFor();
    const isKept = async () => {
      expect(page.url()).toContain(game);
      expect(await movesShown(page)).toBe(shown);
    };

    // by the menu, by the browser's own button, by an address
    await button(page, en['table.menu']).click();
    await page.getByRole('link', { name: en['table.leave'] }).click();
    await asked(page).waitFor();
    expect(page.url()).toContain(game);
    await asked(page).getByRole('button', { name: en['keeping.stay.leave'] }).click();
    await asked(page).waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await isKept();
    await page.goBack();
    await asked(page).waitFor();
    await page.keyboard.press('Escape');
    await isKept();
    expect(await stayedInsteadOfReload(page)).toBe('beforeunload');
    await isKept();

    // as a file
    await page.evaluate(`window.location.hash = '#/settings'; undefined`);
    const downloading = page.waitForEvent('download');
    await asked(page).getByRole('button', { name: en['keeping.file'] }).click();
    await downloading;

    // with room for it, made at the table, it is stored, and the way on is free
    await button(page, en['keeping.free']).last().click();
    const list = page.getByRole('dialog', { name: en['keeping.free'] });
    await list.locator('.size-row').first().waitFor();
    expect(await list.locator('.size-row').count()).toBe(1);
    await page.evaluate(room);
    await list.getByRole('button', { name: en['keeping.room.delete'] }).click();
    await list.getByRole('button', { name: en['keeping.room.sure'] }).click();
    await page.getByRole('heading', { level: 1, name: en['settings.title'] }).waitFor();
    const after = await stored(page);
    expect(after.games.map(({ id }) => id)).toEqual([game]);
    expect(after.moves.filter((row) => row.game === old)).toEqual([]);
    expect(logOf(after, game)).toHaveLength(shown);
    expect(visit.errors).toEqual([]);
    await visit.close();
  });

  it('is not lost by a new version that another window has started', async () => {
    const visit = await visitor();
    const { page } = visit;
    await isInstalled(page);
    const game = await beginGame(page);
    await page.evaluate(noRoom);
    const shown = await playMoves(page, 3);
    await page.evaluate(`{
      window.zechenbahnSameWindow = true;
      navigator.serviceWorker.dispatchEvent(new Event('controllerchange'));
    }`);
    const question = page.getByRole('dialog', { name: en['keeping.question.update'] });
    await question.waitFor();
    expect(await page.evaluate('window.zechenbahnSameWindow')).toBe(true);
    await question.getByRole('button', { name: en['keeping.stay.update'] }).click();
    expect(await movesShown(page)).toBe(shown);
    // as soon as everything is stored, the new version may start
    await page.evaluate(room);
    const loaded = page.waitForEvent('load');
    await button(page, en['error.again']).click();
    await loaded;
    await atTable(page);
    expect(logOf(await stored(page), game)).toHaveLength(shown);
    await visit.close();
  });

  it('is a whole game where it was begun without room, and the undo of a deletion says why it fails', async () => {
    const visit = await visitor();
    const { page } = visit;
    await beginGame(page);
    await page.goto(`${app.url}#/`);
    await page.getByRole('button', { name: /^More about/ }).click();
    await button(page, en['games.delete']).click();
    await button(page, en['games.takeBack']).waitFor();
    await page.evaluate(noRoom);
    await button(page, en['games.takeBack']).click();
    await page.getByRole('alert').getByText('no room left').waitFor();
    await beginGame(page);
    await page.getByRole('alert').getByText(en['keeping.whole']).waitFor();
    await button(page, en['table.menu']).click();
    await button(page, en['table.copyHere']).click();
    await asked(page).waitFor();
    await asked(page).getByRole('button', { name: en['keeping.go.leave'] }).click();
    await page.locator('.toast').getByText('no room left').waitFor();
    expect(visit.errors).toEqual([]);
    await visit.close();
  });
});

describe('where nothing can be kept', () => {
  it.each([
    [
      'there is no storage',
      'delete Window.prototype.indexedDB; Object.defineProperty(window, "indexedDB", { value: undefined });',
    ],
    [
      'storage is forbidden',
      'IDBFactory.prototype.open = () => { throw new DOMException("", "SecurityError"); };',
    ],
    [
      'storage never answers',
      `IDBFactory.prototype.open = () => Object.create(IDBOpenDBRequest.prototype, {
        addEventListener: { value() {} },
        removeEventListener: { value() {} },
      });`,
    ],
  ])('because %s, it is said where a game is begun and where it is played', async (_why, script) => {
    const visit = await visitor(script);
    const { page } = visit;
    await page.goto(`${app.url}#/new`);
    const said = page.locator('.notice').getByText(en['games.trouble']);
    await said.waitFor();
    await page.goto(`${app.url}#/`);
    await beginGame(page);
    await said.waitFor();
    expect(await stayedInsteadOfReload(page)).toBe('beforeunload');
    await atTable(page);
    await page.goto(`${app.url}#/`);
    await page.locator('.game-card').waitFor();
    await said.waitFor();
    await visit.close();
  });
});

describe('two windows', () => {
  it('of which both take the game while storage is slow never both play it', async () => {
    const visit = await visitor();
    const game = await beginGame(visit.page);
    await playMoves(visit.page, 2);
    const [slow, quick] = await Promise.all(
      [1, 2].map(async () => {
        const page = await visit.context.newPage();
        page.setDefaultTimeout(60_000);
        await page.goto(`${app.url}#/table/${game}`);
        await page.getByText(en['table.following']).waitFor();
        return page;
      }),
    );
    if (!slow || !quick) throw new Error('two windows were wanted');
    // in one of them an answer of storage takes long
    await slow.evaluate(`{
      const { addEventListener } = IDBRequest.prototype;
      globalThis.zechenbahnAnswers = [];
      IDBRequest.prototype.addEventListener = function (type, listener) {
        const later = (event) => zechenbahnAnswers ? zechenbahnAnswers.push(() => listener(event)) : listener(event);
        const isSlow = type === 'success' && this.transaction?.mode === 'readonly';
        addEventListener.call(this, type, isSlow ? later : listener);
      };
    }`);
    await button(slow, en['table.following.take']).click();
    await expect
      .poll(() => slow.evaluate('zechenbahnAnswers.length'), { timeout: 60_000 })
      .toBeGreaterThan(0);
    await button(quick, en['table.following.take']).click();
    await quick.getByText(en['table.following']).waitFor({ state: 'hidden' });
    await slow.evaluate(
      'for (const answer of zechenbahnAnswers.splice(0)) answer(); zechenbahnAnswers = null;',
    );
    const shown = await playMoves(quick, 2, 3);
    await expect.poll(() => movesShown(slow), { timeout: 60_000 }).toBe(shown);
    expect(await slow.getByText(en['table.following']).count()).toBe(1);
    expect(await slow.locator('.turn [data-confirm]:enabled, .turn .quick:enabled').count()).toBe(0);
    await visit.close();
  });
});

describe('when all data of the app is cleared', () => {
  it('the game on the table goes on, and is stored again', async () => {
    const visit = await visitor();
    const { page } = visit;
    await isInstalled(page);
    const game = await beginGame(page);
    const before = await playMoves(page, 4);
    const session = await visit.context.newCDPSession(page);
    const { origin } = new URL(app.url);
    const isGone = page.evaluate(`new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true }))`);
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await isGone;
    const shown = await playMoves(page, 2, 3);
    expect(shown).toBeGreaterThanOrEqual(before + 2);
    expect(logOf(await stored(page), game)).toHaveLength(shown);
    expect(visit.errors).toEqual([]);
    await visit.close();
  });
});

describe('files that come in', () => {
  /** A save file of a game that is not on the device any more. */
  async function savedAndGone(page: Page): Promise<string> {
    await beginGame(page);
    await button(page, en['table.menu']).click();
    const downloading = page.waitForEvent('download');
    await button(page, en['table.export']).click();
    const stream = await (await downloading).createReadStream();
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(part as Buffer);
    await page.goto(`${app.url}#/`);
    await page.getByRole('button', { name: /^More about/ }).click();
    await button(page, en['games.delete']).click();
    await page.locator('.game-card').waitFor({ state: 'detached' });
    return Buffer.concat(parts).toString('utf8');
  }

  /** As any page on the network can send it. */
  async function sentFromElsewhere(page: Page, text: string): Promise<void> {
    await page.goto(
      'data:text/html,<form method="post" enctype="multipart/form-data"><textarea name="text"></textarea></form>',
    );
    await page.evaluate(`{
      const form = document.querySelector('form');
      form.action = '${app.url}receive';
      form.text.value = ${JSON.stringify(text)};
      form.submit();
    }`);
    await page.waitForURL(`${app.url}**`);
  }

  it('from elsewhere are shown and asked about before anything is stored', async () => {
    const visit = await visitor();
    const { page } = visit;
    await isInstalled(page);
    const save = await savedAndGone(page);
    const count = async () => (await stored(page)).games.filter(({ deleted }) => deleted === null).length;
    const question = page.getByRole('dialog', { name: en['import.received'] });

    await sentFromElsewhere(page, save);
    await question.getByText('Anna').first().waitFor();
    expect(await count()).toBe(0);
    await question.getByRole('button', { name: en['import.received.leave'] }).click();
    await page.getByRole('dialog', { name: en['import.title'] }).getByRole('alert').waitFor();
    await page.keyboard.press('Escape');
    expect(await count()).toBe(0);

    await sentFromElsewhere(page, save);
    await question.getByRole('button', { name: en['import.received.take'] }).click();
    await page.locator('.import-report').getByText(en['import.outcome.imported']).waitFor();
    expect(await count()).toBe(1);
    await visit.close();
  });

  it('end in a sentence, also twice the same in a row, and when a part of the app cannot be fetched', async () => {
    const visit = await visitor();
    const { page } = visit;
    const pick = (...texts: string[]) =>
      page
        .locator('input[type=file]')
        .setInputFiles(
          texts.map((text, i) => ({ name: `${i}.txt`, mimeType: 'text/plain', buffer: Buffer.from(text) })),
        );
    const report = page.getByRole('dialog', { name: en['import.title'] });
    await page.locator('input[type=file]').waitFor({ state: 'attached' });
    await pick('a shopping list', 'a shopping list');
    for (let i = 0; i < 2; i++) {
      await report.getByRole('alert').waitFor();
      await page.keyboard.press('Escape');
    }
    await report.waitFor({ state: 'detached' });
    await visit.close();

    const other = await visitor();
    await other.page.locator('input[type=file]').waitFor({ state: 'attached' });
    const piece = '**/Import-*.js*';
    await other.context.route(piece, (route) => route.abort());
    await other.page.evaluate(
      'navigator.serviceWorker.getRegistrations().then((all) => Promise.all(all.map((one) => one.unregister())))',
    );
    const again = (text: string) =>
      other.page
        .locator('input[type=file]')
        .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
    await other.page.reload();
    await other.page.locator('input[type=file]').waitFor({ state: 'attached' });
    await again('a shopping list');
    await other.page.getByRole('alert').getByText(en['import.failed']).waitFor();
    await other.context.unroute(piece);
    await again('a shopping list');
    await other.page.getByRole('dialog', { name: en['import.title'] }).getByRole('alert').waitFor();
    await other.close();
  });
});
