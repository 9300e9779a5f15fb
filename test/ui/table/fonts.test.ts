// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchLetters } from '@/ui/table/fonts';

afterEach(() => {
  Reflect.deleteProperty(document, 'fonts');
});

function browserWith(fonts: object | undefined): void {
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
}

describe('the letters of a table', () => {
  it('are asked for before anything is written in them', () => {
    const load = vi.fn(async (_font: string) => []);
    browserWith({ load });
    fetchLetters();
    expect(load.mock.calls.map(([font]) => font)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('600 1em "Barlow Condensed"'),
        expect.stringContaining('500 1em "Barlow Condensed"'),
      ]),
    );
  });

  it('may be missing: it is written in others', async () => {
    browserWith({ load: () => Promise.reject(new Error('no network')) });
    expect(fetchLetters).not.toThrow();
    browserWith(undefined);
    expect(fetchLetters).not.toThrow();
  });
});
