import { describe, expect, it } from 'vitest';
import { scaleFor, spread } from '@/ui/table/views/scale';

describe('the scale of a chart', () => {
  it('goes in round steps around all values', () => {
    expect(scaleFor([37, 212], 4)).toEqual({ from: 0, to: 250, ticks: [0, 50, 100, 150, 200, 250] });
    expect(scaleFor([820, 2437], 5)).toEqual({ from: 500, to: 2500, ticks: [500, 1000, 1500, 2000, 2500] });
  });

  it('has room above and below a single value', () => {
    expect(scaleFor([100, 100], 4)).toEqual({ from: 100, to: 101, ticks: [100, 101] });
  });
});

describe('names at the ends of curves', () => {
  it('stay where they have room', () => {
    expect(spread([10, 50, 90], 14, 200)).toEqual([10, 50, 90]);
  });

  it('move apart, and never below the chart', () => {
    expect(spread([20, 21, 19], 14, 200)).toEqual([33, 47, 19]);
    expect(spread([198, 199], 14, 200)).toEqual([186, 200]);
  });
});
