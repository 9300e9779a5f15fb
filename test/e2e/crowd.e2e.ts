/**
 * Six players by thirteen companies, more than any game has that is played yet: the ledger in the styles and letters of
 * the built app, in places as large as the frame gives it on a tablet.
 */
import '../support/all-words';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import { type ComponentChild, h, render } from 'preact';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Ledger } from '@/ui/table/Ledger';
import { hasMoney } from '@/ui/table/seat';
import { createSelection } from '@/ui/turn/selection';
import { TradingLedger } from '@/ui/turn/trading/TradingLedger';
import { type App, type Opened, startApp } from '../support/app';
import { crowdedSeat } from '../support/crowd';
import { dist } from '../support/sizes';
import { picture } from './support/looks';

let app: App;
let visit: Opened;

beforeAll(async () => {
  app = await startApp();
  visit = await app.open();
});

afterAll(async () => {
  await app.close();
  expect(visit.errors).toEqual([]);
});

function htmlOf(part: ComponentChild): string {
  const { document } = new Window();
  Object.assign(globalThis, { document });
  const host = document.createElement('div');
  render(part, host as unknown as Element);
  const html = host.innerHTML;
  Reflect.deleteProperty(globalThis, 'document');
  return html;
}

/** Shows a part in a place of this size. */
async function show(name: string, part: ComponentChild, width: number, height: number): Promise<void> {
  const { page } = visit;
  const styles = readdirSync(join(dist, 'assets'))
    .filter((file) => file.endsWith('.css'))
    .map((file) => `<link rel="stylesheet" href="/assets/${file}">`);
  const place = `<div class="turn" style="flex: none; width: ${width}px; height: ${height}px; overflow: auto" id="place">`;
  const body = `<!doctype html><html lang="en"><meta charset="utf-8">${styles.join('')}<body>${place}${htmlOf(part)}</div></body></html>`;
  await page.route('**/crowd.html', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${app.url}crowd.html`);
  await page.evaluate(() => document.fonts.ready);
  await picture(page, `crowd-${name}`);
}

/** By how much what is shown is larger than its place. */
const tooMuch = () =>
  visit.page.evaluate(() => {
    const place = document.querySelector('#place')!;
    const wide = [...place.querySelectorAll('.ledger, .ledger table')].map(
      (part) => part.scrollWidth - (part.parentElement?.clientWidth ?? 0),
    );
    return {
      width: Math.max(place.scrollWidth - place.clientWidth, ...wide),
      height: place.scrollHeight - place.clientHeight,
    };
  });

it('is read without scrolling below the widest board', async () => {
  const { seat } = crowdedSeat({ trades: false });
  await show('read', h(Ledger, { seat, onCompany: () => {} }), 820, 180);
  expect(await visit.page.locator('tr[data-company]').count()).toBe(13);
  const { width, height } = await tooMuch();
  expect(width).toBeLessThanOrEqual(0);
  expect(height).toBeLessThanOrEqual(0);
});

it('is traded in without scrolling below it, with cells for fingers', async () => {
  const { seat, options } = crowdedSeat({ trades: true });
  if (!hasMoney(seat)) throw new Error('nothing is traded without money');
  const part = h(TradingLedger, { seat, options, selection: createSelection() });
  await show('trade', part, 820, 420);
  const { width, height } = await tooMuch();
  expect(width).toBeLessThanOrEqual(0);
  expect(height).toBeLessThanOrEqual(0);
  const cells = visit.page.locator('.trade');
  // two places to buy from for each company, and what A holds
  expect(await cells.count()).toBe(2 * 13 + 9);
  for (const cell of await cells.all()) {
    const box = await cell.boundingBox();
    expect(box!.height).toBeGreaterThanOrEqual(43.5);
    expect(box!.width).toBeGreaterThanOrEqual(43.5);
  }
});
