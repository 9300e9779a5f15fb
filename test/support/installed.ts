import type { Page } from 'playwright-core';

/** Waits until everything is on the device and the service worker answers for the page. */
export async function isInstalled(page: Page): Promise<void> {
  await page.evaluate(`new Promise((resolve) => {
    const { serviceWorker } = navigator;
    if (serviceWorker.controller) resolve();
    else serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  })`);
}
