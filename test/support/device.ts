/** A browser with a profile on the disk: what it stores is there when it is started again. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { type Opened, tablet, watch } from './app';
import { chromiumOptions } from './browser';

export interface Profile {
  readonly folder: string;
  remove(): void;
}

export function newProfile(): Profile {
  const folder = mkdtempSync(join(tmpdir(), 'zechenbahn-profile-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) };
}

export interface Device extends Opened {
  /** Another window of the same browser. */
  window(path?: string): Promise<Opened>;
  /** Ends the browser's process at once, as an empty battery does. */
  kill(): Promise<void>;
}

/** Starts the browser and opens the app. */
export async function switchOn({ folder }: Profile, url: string, path = ''): Promise<Device> {
  const context = await chromium.launchPersistentContext(folder, {
    ...chromiumOptions(),
    viewport: tablet,
    locale: 'en-GB',
    acceptDownloads: true,
  });
  context.setDefaultTimeout(60_000);
  const process = await processOf(context);
  const { origin } = new URL(url);
  const open = async (page: Page, at: string): Promise<Opened> => {
    const opened = watch(context, page, origin);
    await page.goto(url + at);
    return { ...opened, close: () => page.close() };
  };
  const first = await open(context.pages()[0] ?? (await context.newPage()), path);
  return {
    ...first,
    window: async (at = '') => open(await context.newPage(), at),
    async kill() {
      const isClosed = new Promise<void>((resolve) => context.once('close', () => resolve()));
      process.kill();
      await isClosed;
    },
    close: () => context.close(),
  };
}

async function processOf(context: BrowserContext): Promise<{ kill(): void }> {
  const session = await context.browser()?.newBrowserCDPSession();
  if (!session) throw new Error('the browser does not say which process it is');
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const id = processInfo.find(({ type }) => type === 'browser')?.id;
  if (id === undefined) throw new Error('the browser does not say which process it is');
  return { kill: () => process.kill(id, 'SIGKILL') };
}
