import { describe, expect, it } from 'vitest';
import { en } from '@/i18n/en';
import { boards } from '@/titles/registry';
import { phone } from '../support/app';
import { barriers } from '../support/axe';
import { visitedApp } from '../support/visits';

const app = visitedApp();

const views = ['board', 'tiles', 'list'] as const;

describe('the gallery', () => {
  it('lists every board, in words without barriers', async () => {
    const visit = await app.open({ path: '#/gallery' });
    const { page } = visit;
    await page.getByRole('heading', { level: 1, name: en['gallery.title'] }).waitFor();
    const titles = await page.getByRole('main').getByRole('link').allInnerTexts();
    expect(titles.length).toBe(boards.length);
    for (const { name } of boards) expect(titles.join('\n')).toContain(name);
    expect(await barriers(page)).toEqual([]);
  });

  it.each(boards)('shows $name as a board, as tiles and as a list', async ({ name, load }) => {
    const { board } = await load();
    const visit = await app.open({ path: '#/gallery' });
    const { page } = visit;
    await page.getByRole('main').getByRole('link', { name }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    const tabs = page.getByRole('navigation', { name: en['gallery.views'] });
    for (const view of views) {
      await tabs.getByRole('link', { name: en[`gallery.view.${view}`] }).click();
      await tabs.locator('[aria-current=page]', { hasText: en[`gallery.view.${view}`] }).waitFor();
      expect(await barriers(page), view).toEqual([]);
    }
    // Every hex is in the list; the first row holds the names of the columns.
    expect(await page.getByRole('row').count()).toBeGreaterThan(Object.keys(board.hexes).length);
  });

  it('explains a hex chosen from the list, also on a phone', async () => {
    const [first] = boards;
    const visit = await app.open({ path: `#/gallery/${first?.id}/list`, viewport: phone });
    const { page } = visit;
    await page.getByRole('row').getByRole('button').first().click();
    await page.getByRole('button', { name: en['detail.close'] }).waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(phone.width);
    expect(await barriers(page)).toEqual([]);
  });

  it('says so when there is no such board', async () => {
    const visit = await app.open({ path: '#/gallery/1830' });
    await visit.page.getByRole('heading', { level: 1, name: en['missing.title'] }).waitFor();
  });
});
