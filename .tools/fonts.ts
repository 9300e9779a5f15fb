/**
 * `npx tsx .tools/fonts.ts` writes the fonts that the app ships, from those of the packages: every character stays,
 * with kerning, accents and figures of equal width. Instructions for coarse screens go, and features that nothing
 * uses; that is two fifths of their size.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { inProject } from './paths';

const folder = inProject('src/ui/styles/fonts');

const fonts = [
  { family: 'barlow', weight: 400 },
  { family: 'barlow', weight: 600 },
  { family: 'barlow-condensed', weight: 500 },
  { family: 'barlow-condensed', weight: 600 },
] as const;

const keepFeatures = ['ccmp', 'kern', 'liga', 'mark', 'mkmk', 'tnum'];

/** Characters up to here; a font gives those that it has. */
const last = 0x2300;
const text = Array.from({ length: last }, (_, code) => String.fromCharCode(code)).join('');

mkdirSync(folder, { recursive: true });
for (const { family, weight } of fonts) {
  const whole = readFileSync(
    inProject(`node_modules/@fontsource/${family}/files/${family}-latin-${weight}-normal.woff2`),
  );
  const light = await subsetFont(whole, text, { targetFormat: 'woff2', keepFeatures, noHinting: true });
  writeFileSync(`${folder}/${family}-${weight}.woff2`, light);
  console.log(`${family} ${weight}: ${whole.length} -> ${light.length} bytes`);
}
copyFileSync(inProject('node_modules/@fontsource/barlow/LICENSE'), `${folder}/LICENSE`);
