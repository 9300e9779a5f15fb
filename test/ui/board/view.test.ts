import { describe, expect, it } from 'vitest';
import { fitted, isSeen, kept, moved, showing, zoomed } from '@/ui/board/view';

const area = { x: -50, y: 100, width: 1000, height: 500 };
const window = { width: 800, height: 600 };

describe('the view of the board', () => {
  it('shows the whole board in the middle of the window', () => {
    const view = fitted(area, window);
    expect(view.scale).toBeCloseTo(0.8);
    expect(area.x * view.scale + view.x).toBeCloseTo(0);
    expect(area.y * view.scale + view.y).toBeCloseTo(100);
  });

  it('zooms around a point, which stays where it is', () => {
    const fit = fitted(area, window);
    const at = { x: 200, y: 300 };
    const view = zoomed(fit, 1.5, at, fit);
    expect((at.x - view.x) / view.scale).toBeCloseTo((at.x - fit.x) / fit.scale);
    expect(view.scale).toBeCloseTo(fit.scale * 1.5);
  });

  it('gets no smaller than the whole board and no larger than is useful', () => {
    const fit = fitted(area, window);
    expect(zoomed(fit, 0.1, { x: 0, y: 0 }, fit).scale).toBe(fit.scale);
    expect(zoomed(fit, 1000, { x: 0, y: 0 }, fit).scale).toBeLessThan(5);
  });

  it('never leaves the board', () => {
    const fit = fitted(area, window);
    const large = zoomed(fit, 2, { x: 400, y: 300 }, fit);
    const left = kept(moved(large, { x: 10_000, y: 10_000 }), area, window);
    expect(area.x * left.scale + left.x).toBeCloseTo(0);
    expect(area.y * left.scale + left.y).toBeCloseTo(0);
    const right = kept(moved(large, { x: -10_000, y: 0 }), area, window);
    expect((area.x + area.width) * right.scale + right.x).toBeCloseTo(window.width);
  });

  it('knows which points are in sight', () => {
    const view = { scale: 2, x: -100, y: 0 };
    expect(isSeen(view, { x: 100, y: 100 }, window)).toBe(true);
    expect(isSeen(view, { x: 20, y: 100 }, window)).toBe(false);
    expect(isSeen(view, { x: 100, y: 301 }, window)).toBe(false);
  });

  it('brings a point into sight, and stays where it is when the point is seen already', () => {
    const view = { scale: 1, x: 0, y: 0 };
    expect(showing(view, { x: 400, y: 300 }, window)).toEqual(view);
    const shown = showing(view, { x: 2000, y: -500 }, window);
    expect(2000 + shown.x).toBeLessThan(window.width);
    expect(-500 + shown.y).toBeGreaterThan(0);
  });
});
