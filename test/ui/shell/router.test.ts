// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { followAddress, linkTo, path, pathOf } from '@/ui/shell/router';

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

  it('are followed', () => {
    stop = followAddress(window);
    expect(path.value).toEqual([]);
    window.location.hash = '#/settings';
    window.dispatchEvent(new Event('hashchange'));
    expect(path.value).toEqual(['settings']);
  });
});
