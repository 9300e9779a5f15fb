import { describe, expect, it } from 'vitest';
import { bestRun } from '@/engine/routes/best';
import { readRun } from '@/engine/routes/check';
import { mostTrains } from '@/engine/routes/most';
import { totalOf } from '@/engine/routes/report';
import { bruteRun } from './brute';
import { randomInput } from './random-board';

describe('the best run', () => {
  for (const [hexes, trains, count] of [
    [5, 1, 600],
    [6, 2, 1200],
    [5, 3, 600],
  ] as const) {
    it(`agrees with trying everything: ${count} boards of ${hexes} hexes, up to ${trains} trains`, () => {
      let ran = 0;
      for (let seed = 0; seed < count; seed++) {
        const input = randomInput({ random: seed * 7919 + hexes }, hexes, trains);
        const expected = bruteRun(input);
        const result = bestRun(input);
        expect({ seed, running: result.run.length, total: result.total }).toEqual({ seed, ...expected });
        expect(result.proven).toBe(true);
        const read = readRun(input, result.routes);
        expect({ seed, read: 'run' in read ? totalOf(input, read.run) : read }).toEqual({
          seed,
          read: expected.total,
        });
        if (input.rules.runAsManyAsPossible)
          expect({ seed, most: mostTrains(input) }).toEqual({ seed, most: expected.running });
        ran += expected.running;
      }
      expect(ran).toBeGreaterThan(count / 4);
    });
  }
});
