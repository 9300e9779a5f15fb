import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findChromium } from '../support/browser';

describe('finding a Chromium', () => {
  let folder = '';

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'zechenbahn-'));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  function program(name: string): string {
    const path = join(folder, process.platform === 'win32' ? `${name}.exe` : name);
    writeFileSync(path, '');
    chmodSync(path, 0o755);
    return path;
  }

  it('takes the one named by hand before any other', () => {
    const mine = program('mine');
    const path = program('chromium');
    expect(findChromium({ CHROMIUM_PATH: mine, PATH: folder })).toBe(mine);
    expect(findChromium({ CHROME_BIN: mine, PATH: folder })).toBe(mine);
    expect(findChromium({ PATH: folder })).toBe(path);
  });

  it('says so when the one named by hand is not there', () => {
    const missing = join(folder, 'missing');
    expect(() => findChromium({ CHROMIUM_PATH: missing })).toThrow(`CHROMIUM_PATH names "${missing}"`);
  });
});
