import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { en } from '@/i18n/en';
import { type App, type Opened, startApp } from '../support/app';
import { atTable, beginGame, movesShown, playMoves } from '../support/players';
import { logOf, type Stored, stored } from '../support/stored';

let app: App;
let visit: Opened;
let page: Page;
let game: string;
/** Saves of the game after some moves and after more, made by the app itself. */
let early: string;
let save: string;

beforeAll(async () => {
  app = await startApp();
  visit = await app.open({ acceptDownloads: true });
  ({ page } = visit);
  page.setDefaultTimeout(60_000);
  game = await beginGame(page);
  await playMoves(page, 3);
  early = await exported();
  await playMoves(page, 5);
  save = await exported();
});

async function exported(): Promise<string> {
  await page.getByRole('button', { name: en['table.menu'] }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: en['table.export'] }).click();
  return readFileSync(await (await downloading).path(), 'utf8');
}

afterAll(async () => {
  await app.close();
  expect(visit.errors).toEqual([]);
  expect(visit.foreign).toEqual([]);
});

beforeEach(async () => {
  await page.goto(`${app.url}#/`);
  await page.getByText(en['games.exportAll']).waitFor();
});

/** What a test changes in the save before it is opened. */
function edited(change: (file: ReturnType<typeof JSON.parse>) => void): string {
  const file = JSON.parse(save);
  change(file);
  return JSON.stringify(file);
}

async function pick(text: string): Promise<void> {
  const buffer = Buffer.from(text);
  await page.locator('input[type=file]').setInputFiles({ name: 'any', mimeType: 'text/plain', buffer });
}

/** As the browser tells the page when a file or a text is let go over it, or pasted. */
async function bring(event: 'drop' | 'paste', text: string): Promise<void> {
  const data = `const data = new DataTransfer(); const text = ${JSON.stringify(text)};`;
  await page.evaluate(
    event === 'drop'
      ? `{ ${data} data.items.add(new File([text], 'any.txt'));
          document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })); }`
      : `{ ${data} data.setData('text/plain', text);
          document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true })); }`,
  );
}

async function report(): Promise<string> {
  const dialog = page.getByRole('dialog', { name: en['import.title'] });
  const text = await dialog.locator('[role=alert], .import-report').textContent();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  return text ?? '';
}

/** All that is stored, but when something was exported. */
function contents({ games, moves }: Stored) {
  return { moves, games: games.map(({ lastExport: _, ...row }) => row) };
}

describe('a bad file gets one sentence, and stored games stay as they are', () => {
  const bad: readonly [what: string, text: () => string, why: RegExp][] = [
    ['no save at all', () => 'Dear Anna, see you on Friday', /no saved game/],
    ['another JSON', () => '{"format":"other","games":[]}', /no saved game/],
    ['a truncated file', () => save.slice(0, save.length / 2), /damaged/],
    ['an unknown title', () => edited(({ games: [one] }) => (one.title = one.setup.title = '1830')), /1830/],
    ['a newer format', () => edited((file) => (file.version = 99)), /newer version/],
    ['newer rules', () => edited(({ games: [one] }) => (one.rules = 99)), /newer rules/],
    [
      'an illegal move',
      () => edited(({ games: [one] }) => one.moves.splice(3, 0, { type: 'no' })),
      /Move 4 of/,
    ],
    ['another result', () => edited(({ games: [one] }) => (one.digest = 'edited')), /another position/],
    ['deep nesting', () => `{"format":"zechenbahn","games":${'['.repeat(99)}${']'.repeat(99)}}`, /deep/],
    ['a name that is no text', () => edited(({ games: [one] }) => (one.name = 7)), /name/],
  ];

  it.each(bad)('%s', async (_what, text, why) => {
    const before = contents(await stored(page));
    for (const way of [pick, (it: string) => bring('drop', it), (it: string) => bring('paste', it)]) {
      await way(text());
      const said = await report();
      expect(said).toMatch(why);
      expect(said.match(/[.!?](\s|$)/g)).toHaveLength(1);
    }
    expect(contents(await stored(page))).toEqual(before);
  });
});

describe('a game that is here already', () => {
  it('with the same moves is left alone', async () => {
    await pick(save);
    expect(await report()).toContain(en['import.outcome.same']);
  });

  it('may be left out', async () => {
    const before = contents(await stored(page));
    await pick(early);
    await page.getByRole('button', { name: en['import.cancel'] }).click();
    expect(await report()).toContain(en['import.outcome.cancelled']);
    expect(contents(await stored(page))).toEqual(before);
  });

  it('may be kept beside the other, whose name is text and never HTML', async () => {
    const before = await stored(page);
    const name = '<img src=x onerror=alert(1)><b>bold</b>';
    const file = JSON.parse(early);
    file.games[0].name = name;
    await pick(JSON.stringify(file));
    await page.getByRole('heading', { name }).waitFor();
    await page.getByRole('button', { name: en['import.both'] }).click();
    expect(await report()).toContain(`${name} ${en['import.outcome.imported']}`);
    await page.locator('.game-name', { hasText: name }).waitFor();
    expect(await page.locator('main img').count()).toBe(0);
    expect(await page.locator('main b', { hasText: 'bold' }).count()).toBe(0);
    const after = await stored(page);
    expect(after.games).toHaveLength(before.games.length + 1);
    expect(logOf(after, game)).toEqual(logOf(before, game));
  });

  it('may be replaced', async () => {
    const before = await stored(page);
    await pick(early);
    await page.getByRole('button', { name: en['import.replace'] }).click();
    expect(await report()).toContain(en['import.outcome.imported']);
    const after = await stored(page);
    expect(after.games).toHaveLength(before.games.length);
    const { moves } = JSON.parse(early).games[0];
    expect(logOf(after, game)).toEqual(moves);
    await page.goto(`${app.url}#/table/${game}`);
    expect(await movesShown(page)).toBe(moves.length);
  });
});

describe('export', () => {
  it('of all games is one file, which opens again', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByText(en['games.exportAll']).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^zechenbahn-.*\.json$/);
    const { games } = JSON.parse(readFileSync(await download.path(), 'utf8'));
    expect(games).toHaveLength((await stored(page)).games.length);
  });

  it('goes to the share sheet as a text where that takes it', async () => {
    await page.evaluate(`{
      navigator.canShare = ({ files }) => files.every(({ name, type }) => name.endsWith('.txt') && type === 'text/plain');
      navigator.share = async ({ files }) => { globalThis.zechenbahnShared = [files[0].name, await files[0].text()]; };
    }`);
    await page.getByText(en['games.exportAll']).click();
    await page.getByText(en['export.shared']).waitFor();
    const [name = '', text = ''] = await page.evaluate<string[]>('zechenbahnShared');
    expect(name).toMatch(/\.txt$/);
    expect(JSON.parse(text).format).toBe('zechenbahn');
  });
});

describe('when there is no room left', () => {
  it('the table says so at once, plays on, exports all of it, and stores it when there is room', async () => {
    await page.goto(`${app.url}#/table/${game}`);
    await page.reload();
    await atTable(page);
    const before = await movesShown(page);
    await page.evaluate(`{
      globalThis.zechenbahnAdd = IDBObjectStore.prototype.add;
      IDBObjectStore.prototype.add = () => { throw new DOMException('full', 'QuotaExceededError'); };
    }`);
    const shown = await playMoves(page, 4, 4);
    const trouble = page.getByRole('alert');
    expect(await trouble.textContent()).toContain('no room left');
    expect(logOf(await stored(page), game)).toHaveLength(before);

    const downloading = page.waitForEvent('download');
    await trouble.getByRole('button', { name: en['table.export'] }).click();
    const file = readFileSync(await (await downloading).path(), 'utf8');
    expect(JSON.parse(file).games[0].moves).toHaveLength(shown);

    await page.evaluate('IDBObjectStore.prototype.add = zechenbahnAdd; undefined');
    await trouble.getByRole('button', { name: en['error.again'] }).click();
    await trouble.waitFor({ state: 'detached' });
    expect(logOf(await stored(page), game)).toHaveLength(shown);
  });
});
