import { afterEach, describe, expect, it } from 'vitest';
import { textSize } from '@/ui/settings/preferences';
import { followLayout } from '@/ui/table/layout';

afterEach(() => {
  textSize.value = 'normal';
});

describe('the layout of the table', () => {
  const tablet = {
    matchMedia: (query: string) => ({ matches: query.includes('60rem'), addEventListener: () => {} }),
  } as unknown as Window;

  it('follows the window', () => {
    expect(followLayout(tablet).value).toBe('wide');
  });

  it('has room for one thing at a time where text is twice as large', () => {
    const layout = followLayout(tablet);
    textSize.value = 'double';
    expect(layout.value).toBe('phone');
    textSize.value = 'huge';
    expect(layout.value).toBe('wide');
  });
});
