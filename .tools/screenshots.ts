/**
 * `tsx .tools/screenshots.ts`: pictures of a game in progress for the manifest, where browsers show them
 * before the app is installed. Needs `npm run build` before; written to public/screenshots and committed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { en } from '@/i18n/en';
import { phone, startApp, tablet } from '../test/support/app';
import { beginGame, playMoves } from '../test/support/players';
import { palettePng } from './palette-png';
import { inProject } from './paths';
import { pixelsOf } from './pixels';

const folder = inProject('public/screenshots');
/** Enough for companies to run trains. */
const moves = 110;

mkdirSync(folder, { recursive: true });
const app = await startApp();
const { page } = await app.open();
await beginGame(page, ['Anna', 'Ben', 'Carl', 'Dora']);
await playMoves(page, moves, 18);
await page.getByRole('button', { name: en['table.history'] }).click();
await take('wide', tablet);
await page.setViewportSize(phone);
await page.getByRole('tab', { name: en['table.view.turn'] }).click();
await take('narrow', phone);
await app.close();

async function take(name: string, viewport: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(viewport);
  await page.evaluate(
    'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))',
  );
  const picture = await page.screenshot({ scale: 'css' });
  const file = palettePng({ ...viewport, rgba: await pixelsOf(page, picture) });
  writeFileSync(`${folder}/${name}.png`, file);
  console.log(`${name}.png: ${viewport.width}x${viewport.height}, ${Math.round(file.length / 1000)} kB`);
}
