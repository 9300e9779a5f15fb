import { afterAll, beforeAll, expect, it } from 'vitest';
import { en } from '@/i18n/en';
import { type App, startApp } from '../support/app';

let app: App;

beforeAll(async () => {
  app = await startApp({ base: '/zechenbahn/' });
});

afterAll(() => app.close());

it('works under a path of its host as it does at the root', async () => {
  const { page, errors, foreign, close } = await app.open();
  await page.getByRole('heading', { level: 1, name: en['home.title'] }).waitFor();
  await page.getByRole('navigation').getByRole('link', { name: en['shell.settings'] }).click();
  await page.getByRole('heading', { level: 1, name: en['settings.title'] }).waitFor();
  expect(page.url()).toBe(`${app.url}#/settings`);
  await close();
  expect(errors).toEqual([]);
  expect(foreign).toEqual([]);
});
