/** Devices on which screens are looked at, each with a language and colours of its own. */
import type { Page } from 'playwright-core';
import { de } from '@/i18n/de';
import { en } from '@/i18n/en';

export const upright = { width: 820, height: 1180 };
export const desk = { width: 1440, height: 900 };

export interface Device {
  readonly name: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly theme: 'light' | 'dark' | 'contrast';
  readonly language: 'en' | 'de';
}

/** Chooses language and colours where players do. */
export async function settle(page: Page, url: string, { size, theme, language }: Device): Promise<void> {
  await page.setViewportSize(size);
  await page.goto(`${url}#/settings`);
  const words = language === 'de' ? de : en;
  await page.getByRole('radio', { name: words[`language.${language}`], exact: true }).check();
  await page.getByRole('heading', { level: 1, name: words['settings.title'] }).waitFor();
  await page.getByRole('radio', { name: words[`theme.${theme}`], exact: true }).check();
}
