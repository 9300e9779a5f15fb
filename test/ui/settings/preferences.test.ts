// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { language } from '@/i18n';
import { followPreferences, isKept, textSize, theme } from '@/ui/settings/preferences';

class Memory {
  values = new Map<string, string>();
  getItem = (key: string) => this.values.get(key) ?? null;
  setItem = (key: string, value: string) => void this.values.set(key, value);
}

let stop = () => {};
let page: HTMLElement;
beforeEach(() => {
  page = document.createElement('div');
});
afterEach(() => {
  stop();
  language.value = 'en';
});

describe('preferences', () => {
  it('begin with the language of the device and the system theme', () => {
    stop = followPreferences(page, () => new Memory(), ['de-DE', 'en']);
    expect([language.value, theme.value, textSize.value]).toEqual(['de', 'system', 'normal']);
    expect(page.lang).toBe('de');
  });

  it('are applied and kept at once, and read again', () => {
    const memory = new Memory();
    stop = followPreferences(page, () => memory, ['en']);
    theme.value = 'dark';
    language.value = 'de';
    textSize.value = 'large';
    expect([page.dataset.theme, page.lang, page.dataset.text]).toEqual(['dark', 'de', 'large']);
    stop();
    theme.value = 'light';
    stop = followPreferences(page, () => memory, ['en']);
    expect([theme.value, language.value, textSize.value]).toEqual(['dark', 'de', 'large']);
  });

  it.each(['{"theme":"purple","language":7}', 'null', '[]', 'not json'])('take no harm from %s', (kept) => {
    const memory = new Memory();
    memory.setItem('zechenbahn.preferences', kept);
    stop = followPreferences(page, () => memory, ['en']);
    expect([language.value, theme.value, textSize.value]).toEqual(['en', 'system', 'normal']);
  });

  it('last until the page is closed where nothing may be kept', () => {
    stop = followPreferences(page, () => {
      throw new DOMException('denied', 'SecurityError');
    }, ['en']);
    expect(isKept.value).toBe(false);
    theme.value = 'dark';
    expect(page.dataset.theme).toBe('dark');
  });
});
