// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { followAddress, guardPlace, linkTo, path, pathOf } from '@/ui/shell/router';

let stop = () => {};
afterEach(() => {
  stop();
  window.location.hash = '';
});

describe('addresses', () => {
  it('have parts', () => {
    expect(pathOf('')).toEqual([]);
    expect(pathOf('#/')).toEqual([]);
    expect(pathOf('#/gallery/18rhl/')).toEqual(['gallery', '18rhl']);
  });

  it('keep any text in a part', () => {
    const parts = ['game', 'Köln / Düren & 50 %'];
    expect(pathOf(linkTo(...parts))).toEqual(parts);
  });

  it('survive a broken encoding', () => {
    expect(pathOf('#/gallery/%E0%A4%A')).toEqual(['gallery', '%E0%A4%A']);
  });

  it('change only the hash, so the app works in any folder', () => {
    expect(linkTo('gallery', '18do')).toBe('#/gallery/18do');
    expect(linkTo()).toBe('#/');
  });

  it('are put back where the present place may not be left', () => {
    stop = followAddress(window);
    window.location.hash = '#/table/a';
    window.dispatchEvent(new Event('hashchange'));
    const asked: unknown[] = [];
    const release = guardPlace((to) => {
      asked.push(to);
      return false;
    });
    window.location.hash = '#/settings';
    window.dispatchEvent(new Event('hashchange'));
    expect([path.value, window.location.hash]).toEqual([['table', 'a'], '#/table/a']);
    expect(asked[0]).toEqual(['settings']);
    release();
    window.location.hash = '#/settings';
    window.dispatchEvent(new Event('hashchange'));
    expect(path.value).toEqual(['settings']);
  });

  it('are followed', () => {
    stop = followAddress(window);
    expect(path.value).toEqual([]);
    window.location.hash = '#/settings';
    window.dispatchEvent(new Event('hashchange'));
    expect(path.value).toEqual(['settings']);
  });
});
