import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { money } from '@/i18n';
import { en } from '@/i18n/en';
import { view } from '@/titles/rhineland/18rhl';
import type { RhinelandState } from '@/titles/rhineland/state';
import { type App, startApp, tablet } from '../support/app';
import { startGame, withSameLot } from './support/new-game';
import { type Pause, playOnScreen, type Touching } from './support/player';
import { readGame } from './support/saves';

let app: App;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app.close());

const players = ['Anna', 'Ben', 'Clara'];

it('three players play 18Rhl by touch, from the first private company to the final scores', {
  timeout: 900_000,
}, async () => {
  const visit = await app.open({ viewport: tablet, hasTouch: true, reducedMotion: 'reduce' });
  const { page } = visit;
  await withSameLot(page);
  await page.reload();
  await startGame(page, players);

  const began = performance.now();
  let taps = 0;
  let paused: Touching = { random: 1, touches: 0, covered: [] };
  for (;;) {
    const pause: Pause = await page.evaluate(playOnScreen, paused);
    paused = pause;
    if (pause.kind === 'over') break;
    if (pause.kind === 'stuck') expect.fail(`nothing happens any more: ${pause.shown}`);
    await page.touchscreen.tap(pause.x, pause.y);
    taps++;
  }
  const seconds = (performance.now() - began) / 1000;

  await page.getByRole('heading', { level: 1, name: /wins? with|share the win/ }).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: en['table.export'] }).click();
  const { saved, timeline } = await readGame(readFileSync(await (await download).path(), 'utf8'));
  const last = timeline.instants.at(-1)!.state as RhinelandState;
  expect(last.over).toBe(true);
  const scores = view.scores(last).map(({ total }) => money(total));
  expect(await page.locator('.end-scores h2 .figure').allInnerTexts()).toEqual(scores);
  console.log(
    `${saved.moves.length} moves, ${paused.touches} touches (${taps} on the board) in ${seconds.toFixed(0)} s`,
  );

  await visit.close();
  expect([...new Set(paused.covered)]).toEqual([]);
  expect(visit.errors).toEqual([]);
  expect(visit.foreign).toEqual([]);
});
