import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type App, startApp } from '../support/app';
import { barriers } from '../support/axe';

/** Shows that the other browser tests would notice: a page with everything wrong that they look for. */
const badPage = `<!doctype html>
<meta http-equiv="Content-Security-Policy" content="default-src *; script-src 'self'">
<button></button>
<script src="bad.js"></script>`;

const badScript = `
console.error('said aloud');
fetch('http://localhost:9/elsewhere').catch(() => {});
throw new Error('thrown');
`;

let app: App;
const folder = mkdtempSync(join(tmpdir(), 'zechenbahn-'));

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), badPage);
  writeFileSync(join(folder, 'bad.js'), badScript);
  app = await startApp({ folder });
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

it('notices errors, requests to other origins and barriers', async () => {
  const { page, errors, foreign, close } = await app.open();
  await expect.poll(() => errors.join('\n')).toMatch(/said aloud[\s\S]*thrown|thrown[\s\S]*said aloud/);
  await expect.poll(() => foreign).toEqual(['http://localhost:9/elsewhere']);
  expect(await barriers(page)).toContainEqual(expect.stringMatching(/^button-name: .*\(button\)$/));
  await close();
});
