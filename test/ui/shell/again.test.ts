import { describe, expect, it } from 'vitest';
import { isUnfetched, orAgain } from '@/ui/shell/again';

const unfetched = (browser: string) => new TypeError(`${browser}: http://127.0.0.1:9/assets/Import-x.js`);

describe('a piece of the app that could not be fetched', () => {
  it('is known by what browsers say of it, and nothing else is', () => {
    expect(isUnfetched(unfetched('Failed to fetch dynamically imported module'))).toBe(true);
    expect(isUnfetched(unfetched('error loading dynamically imported module'))).toBe(true);
    expect(isUnfetched(new TypeError('Importing a module script failed.'))).toBe(true);
    expect(isUnfetched(new TypeError('undefined is not a function'))).toBe(false);
    expect(isUnfetched(new Error('Failed to fetch dynamically imported module'))).toBe(false);
  });

  it('is given as it is where it came', async () => {
    expect(await orAgain(Promise.resolve('piece'))).toBe('piece');
  });

  it('says what was missing at first when it does not come by another name either', async () => {
    const first = unfetched('Failed to fetch dynamically imported module');
    await expect(orAgain(Promise.reject(first))).rejects.toBe(first);
  });

  it('is not asked for again when something else went wrong', async () => {
    const fault = new TypeError('http://127.0.0.1:9/assets/Import-x.js is no function');
    await expect(orAgain(Promise.reject(fault))).rejects.toBe(fault);
  });
});
