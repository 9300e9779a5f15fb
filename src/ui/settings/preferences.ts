import { effect, signal } from '@preact/signals';
import { deviceLanguage, isLanguage, language } from '@/i18n';

export const themes = ['system', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof themes)[number];

export const textSizes = ['small', 'normal', 'large', 'huge'] as const;
export type TextSize = (typeof textSizes)[number];

export const theme = signal<Theme>('system');
export const textSize = signal<TextSize>('normal');

/** False where the browser does not let us keep anything. */
export const isKept = signal(true);

const key = 'zechenbahn.preferences';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Reads what was chosen before, applies it to the page and keeps every change; returns how to stop. */
export function followPreferences(
  page: HTMLElement,
  store: () => Store,
  deviceLanguages: readonly string[],
): () => void {
  const kept = read(store);
  language.value = isLanguage(kept.language) ? kept.language : deviceLanguage(deviceLanguages);
  theme.value = themes.find((known) => known === kept.theme) ?? 'system';
  textSize.value = textSizes.find((known) => known === kept.textSize) ?? 'normal';
  return effect(() => {
    page.lang = language.value;
    page.dataset.theme = theme.value;
    page.dataset.text = textSize.value;
    isKept.value = write(store, { language: language.value, theme: theme.value, textSize: textSize.value });
  });
}

/** Storage may be forbidden, and what is in it may be anything. */
function read(store: () => Store): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(store().getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

function write(store: () => Store, preferences: Record<string, string>): boolean {
  try {
    store().setItem(key, JSON.stringify(preferences));
    return true;
  } catch {
    return false;
  }
}
