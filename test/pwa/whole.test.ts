import { describe, expect, it } from 'vitest';
import { isWhole, onlyWhole } from '@/pwa/whole';
import { integrityOf } from '../../.tools/integrity';

const text = 'export const title = "18Rhl";';
const integrity = integrityOf(Buffer.from(text));
const url = 'https://example.org/title.js';

describe('a file', () => {
  it('is whole if it is what the build has written, byte for byte', async () => {
    expect(await isWhole(new Response(text), integrity)).toBe(true);
    expect(await isWhole(new Response(text.slice(1)), integrity)).toBe(false);
    expect(await isWhole(new Response('<!doctype html>'), integrity)).toBe(false);
    expect(await isWhole(new Response(''), integrity)).toBe(false);
  });
});

describe('a kept file', () => {
  const { cachedResponseWillBeUsed } = onlyWhole((key) => (key === url ? integrity : undefined));
  const used = (kept: Response | undefined) =>
    cachedResponseWillBeUsed!({
      cacheName: 'any',
      request: new Request(url),
      event: new Event('fetch') as ExtendableEvent,
      ...(kept && { cachedResponse: kept }),
    });

  it('is used as it is if it is whole', async () => {
    const kept = new Response(text);
    expect(await used(kept)).toBe(kept);
    expect(await kept.text()).toBe(text);
  });

  it('counts as missing if it is another, or is missing', async () => {
    expect(await used(new Response('<!doctype html>'))).toBeUndefined();
    expect(await used(undefined)).toBeUndefined();
  });
});
