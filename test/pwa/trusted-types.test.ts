import { expect, it, vi } from 'vitest';
import { trustOwnScripts } from '@/pwa/trusted-types';

it('lets the scripts of the app through, and no others', () => {
  const createPolicy = vi.fn((_name: 'default', rules: { createScriptURL(url: string): string }) => rules);
  trustOwnScripts({ trustedTypes: { createPolicy } }, 'https://example.org/games/');
  const { createScriptURL } = createPolicy.mock.results[0]!.value;
  expect(createScriptURL('sw.js')).toBe('sw.js');
  expect(createScriptURL('https://example.org/games/assets/worker.js')).toMatch(/worker/);
  for (const foreign of ['https://example.com/sw.js', '../sw.js', 'data:text/javascript,1']) {
    expect(() => createScriptURL(foreign)).toThrow('not a script of this app');
  }
});

it('needs nothing where the browser has no trusted types', () => {
  expect(() => trustOwnScripts({}, 'https://example.org/')).not.toThrow();
});
