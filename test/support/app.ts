/** The built app in a real browser: a server of its own, and everything the page complains about or asks for. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { inProject } from '../../.tools/paths';
import { portOf, serve } from '../../.tools/server';
import { launchChromium } from './browser';

export interface Opened {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors of the console and of scripts, with what was said. */
  readonly errors: readonly string[];
  /** Addresses that were asked for at another origin than the app's own. */
  readonly foreign: readonly string[];
  close(): Promise<void>;
}

export interface App {
  readonly browser: Browser;
  /** The address of the app, with its base. */
  readonly url: string;
  /** A new visitor: nothing stored, nothing installed. */
  open(options?: BrowserContextOptions & { path?: string }): Promise<Opened>;
  /** Stops the server and leaves the browser open: from now on there is no network. */
  cutNetwork(): Promise<void>;
  close(): Promise<void>;
}

/** A tablet lying on the table, as in the design. */
export const tablet = { width: 1180, height: 820 };
export const phone = { width: 390, height: 844 };

export async function startApp({ base = '/', folder = inProject('dist') } = {}): Promise<App> {
  const server = await serve({ folder, base }, 0, '127.0.0.1');
  const browser = await launchChromium();
  const origin = `http://127.0.0.1:${portOf(server)}`;
  const cutNetwork = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return {
    browser,
    url: origin + base,
    async open({ path = '', ...options } = {}) {
      const context = await browser.newContext({ viewport: tablet, locale: 'en-GB', ...options });
      const opened = watch(context, await context.newPage(), origin);
      await opened.page.goto(origin + base + path);
      return opened;
    },
    cutNetwork,
    async close() {
      await browser.close();
      await cutNetwork();
    },
  };
}

/** Writes down what a page complains about, and what its context asks of others. */
export function watch(context: BrowserContext, page: Page, origin: string): Opened {
  const errors: string[] = [];
  const foreign: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
  context.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol.startsWith('http') && asked !== origin) foreign.push(request.url());
  });
  return { page, context, errors, foreign, close: () => context.close() };
}
