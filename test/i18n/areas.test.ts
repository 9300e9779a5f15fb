import { beforeEach, describe, expect, it, vi } from 'vitest';
import { areaOf, areas, speak, withWords } from '@/i18n/areas';
import { language } from '@/i18n/language';

const english = { signs: { stop: 'Stop' } } as const;
const german = { signs: { stop: 'Halt' } } as const;

function later<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (reason: Error) => void = () => {};
  const promise = new Promise<T>((yes, no) => {
    [resolve, reject] = [yes, no];
  });
  return { promise, resolve, reject };
}

/** Words that come when the test lets them. */
function slowWords() {
  const en = later<typeof english>();
  const de = later<typeof german>();
  const fetching = { en: vi.fn(() => en.promise), de: vi.fn(() => de.promise) };
  const area = areaOf<{ signs: { stop: string } }>(fetching);
  return { area, fetching, words: area.words('signs'), en, de };
}

/** Whatever could go on without waiting has done so. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  areas.length = 0;
  language.value = 'en';
});

describe('words that are fetched together', () => {
  it('come in the language that is spoken, and only once', async () => {
    const { area, fetching, words, en } = slowWords();
    expect(words()).toEqual({});
    en.resolve(english);
    await Promise.all([area.load(), area.load()]);
    expect(words()).toEqual({ stop: 'Stop' });
    expect(fetching.en).toHaveBeenCalledTimes(1);
    expect(fetching.de).not.toHaveBeenCalled();
  });

  it('are fetched together with what says them, which waits for them', async () => {
    const { area, fetching, en } = slowWords();
    const shown = vi.fn();
    const showing = withWords(area, Promise.resolve('a sign')).then(shown);
    expect(fetching.en).toHaveBeenCalled();
    await settled();
    expect(shown).not.toHaveBeenCalled();
    en.resolve(english);
    await showing;
    expect(shown).toHaveBeenCalledWith('a sign');
  });

  it('are tried again by whoever asks again', async () => {
    const fetching = vi.fn(async () => english as typeof english);
    fetching.mockRejectedValueOnce(new Error('no network'));
    const area = areaOf({ en: fetching, de: async () => german });
    await expect(area.load()).rejects.toThrow('no network');
    await area.load();
    expect(area.words('signs')()).toEqual({ stop: 'Stop' });
  });
});

describe('another language', () => {
  it('is spoken once all that was said before can be said in it, and what was asked for meanwhile', async () => {
    const [first, second, never] = [slowWords(), slowWords(), slowWords()];
    first.en.resolve(english);
    await first.area.load();
    const speaking = speak('de');
    second.en.resolve(english);
    await second.area.load();
    first.de.resolve(german);
    await settled();
    expect([language.value, first.words()]).toEqual(['en', { stop: 'Stop' }]);
    second.de.resolve(german);
    await speaking;
    expect([language.value, first.words(), second.words()]).toEqual([
      'de',
      { stop: 'Halt' },
      { stop: 'Halt' },
    ]);
    expect(never.fetching.de).not.toHaveBeenCalled();
  });

  it('is not spoken where its words cannot be had', async () => {
    const { area, words, en, de } = slowWords();
    en.resolve(english);
    await area.load();
    de.reject(new Error('no network'));
    await expect(speak('de')).rejects.toThrow('no network');
    expect([language.value, words()]).toEqual(['en', { stop: 'Stop' }]);
  });

  it('is the last that was wished for', async () => {
    const { area, en, de } = slowWords();
    en.resolve(english);
    await area.load();
    const speaking = speak('de');
    await speak('en');
    de.resolve(german);
    await speaking;
    expect(language.value).toBe('en');
  });
});
