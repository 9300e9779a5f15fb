import { signal } from '@preact/signals';

export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** What the device asks for, as far as we speak it. */
export function deviceLanguage(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

/** The language of everything on the screen. */
export const language = signal<Language>('en');
