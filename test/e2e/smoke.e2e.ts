import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { de } from '@/i18n/de';
import { en } from '@/i18n/en';
import { phone, tablet } from '../support/app';
import { barriers } from '../support/axe';
import { visitedApp } from '../support/visits';

const app = visitedApp();

function heading(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name });
}

describe('home', () => {
  it('greets with a way to every screen', async () => {
    const visit = await app.open();
    const { page } = visit;
    await heading(page, en['home.title']).waitFor();
    await page.getByRole('navigation').getByRole('link', { name: en['shell.settings'] }).click();
    await heading(page, en['settings.title']).waitFor();
  });

  it('speaks the language of the device', async () => {
    const visit = await app.open({ locale: 'de-DE' });
    await heading(visit.page, de['home.title']).waitFor();
    expect(await visit.page.locator('html').getAttribute('lang')).toBe('de');
  });

  it('says so when an address leads nowhere', async () => {
    const visit = await app.open({ path: '#/nowhere' });
    await heading(visit.page, en['missing.title']).waitFor();
  });
});

describe('settings', () => {
  it('changes the language at once and keeps it', async () => {
    const visit = await app.open({ path: '#/settings' });
    const { page } = visit;
    await page.getByRole('radio', { name: en['language.de'] }).check();
    await heading(page, de['settings.title']).waitFor();
    await page.reload();
    await heading(page, de['settings.title']).waitFor();
    expect(await page.getByRole('radio', { name: de['language.de'] }).isChecked()).toBe(true);
  });
});

describe('no barriers', () => {
  const screens = [
    ['home', '', en['home.title']],
    ['settings', '#/settings', en['settings.title']],
    ['an address that leads nowhere', '#/nowhere', en['missing.title']],
  ] as const;

  it.each(['light', 'dark'] as const)('in %s colours', async (colorScheme) => {
    const visit = await app.open({ colorScheme });
    for (const [name, path, title] of screens) {
      await visit.page.goto(app.url + path);
      await heading(visit.page, title).waitFor();
      expect(await barriers(visit.page), name).toEqual([]);
    }
  });

  it('but those that are put there are found, again and again', async () => {
    const { page } = await app.open({ path: '#/settings' });
    await heading(page, en['settings.title']).waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.evaluate(() => {
      const text = document.createElement('p');
      text.textContent = 'pale and narrow';
      text.style.background = 'rgb(119 119 119)';
      text.style.color = 'rgb(136 136 136)';
      text.style.setProperty('letter-spacing', '0.01em', 'important');
      document.querySelector('main')!.append(text);
    });
    const found = (await barriers(page)).map((each) => each.split(':')[0]);
    expect(found.toSorted()).toEqual(['avoid-inline-spacing', 'color-contrast']);
  });

  it.each([
    ['a tablet', tablet],
    ['a phone', phone],
  ])('as nothing is wider than %s', async (_name, viewport) => {
    const visit = await app.open({ viewport });
    for (const [, path, title] of screens) {
      await visit.page.goto(app.url + path);
      await heading(visit.page, title).waitFor();
      expect(await visit.page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
        viewport.width,
      );
    }
  });
});
