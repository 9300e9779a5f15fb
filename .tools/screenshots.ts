/**
 * `tsx .tools/screenshots.ts`: pictures of a game in progress for the manifest, where browsers show them
 * before the app is installed. Needs `npm run build` before; written to public/screenshots and committed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { en } from '@/i18n/en';
import { phone, startApp, tablet } from '../test/support/app';
import { beginGame, playMoves } from '../test/support/players';
import { palettePng } from './palette-png';
import { inProject } from './paths';

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

async function pixelsOf(reader: Page, picture: Buffer): Promise<Uint8Array> {
  const text = await reader.evaluate<string>(`(async () => {
    const image = new Image();
    image.src = 'data:image/png;base64,${picture.toString('base64')}';
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    const drawing = canvas.getContext('2d');
    drawing.drawImage(image, 0, 0);
    const { data } = drawing.getImageData(0, 0, image.width, image.height);
    return Array.from(data, (byte) => byte.toString(16).padStart(2, '0')).join('');
  })()`);
  return Buffer.from(text, 'hex');
}
