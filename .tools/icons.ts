/** `npx tsx .tools/icons.ts` draws the icons of `public` as PNG, in the sizes that browsers and tablets ask for. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../test/support/browser';
import { palettePng } from './palette-png';
import { inProject } from './paths';
import { pixelsOf } from './pixels';

interface Icon {
  readonly from: string;
  readonly to: string;
  readonly size: number;
}

const icons: readonly Icon[] = [
  { from: 'public/icon.svg', to: 'public/icons/icon-192.png', size: 192 },
  { from: 'public/icon.svg', to: 'public/icons/icon-512.png', size: 512 },
  { from: 'public/icons/maskable.svg', to: 'public/icons/maskable-192.png', size: 192 },
  { from: 'public/icons/maskable.svg', to: 'public/icons/maskable-512.png', size: 512 },
  // iPads round the corners themselves, and show black where an icon is transparent.
  { from: 'public/icons/maskable.svg', to: 'public/icons/apple-touch-icon.png', size: 180 },
];

const browser = await launchChromium();
for (const icon of icons) {
  writeFileSync(inProject(icon.to), await drawn(browser, icon));
  console.log(icon.to);
}
await browser.close();

async function drawn(chromium: Browser, { from, size }: Icon): Promise<Buffer> {
  const page = await chromium.newPage({ viewport: { width: size, height: size } });
  const picture = readFileSync(inProject(from)).toString('base64');
  await page.setContent(
    `<style>*{margin:0}img{display:block;width:${size}px;height:${size}px}</style>` +
      `<img src="data:image/svg+xml;base64,${picture}">`,
  );
  const drawing = await page.screenshot({ omitBackground: true });
  const rgba = await pixelsOf(page, drawing);
  await page.close();
  return palettePng({ width: size, height: size, rgba });
}
