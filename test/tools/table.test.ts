import { expect, it } from 'vitest';
import { tableLines } from '../../.tools/table';

it('aligns words to the left and numbers to the right', () => {
  const rows = [
    { what: 'replay', 'moves/s': 21_000 },
    { what: 'undo', 'moves/s': 7, note: 'constant' },
  ];
  expect(tableLines(rows)).toEqual([
    'what    moves/s  note',
    '──────  ───────  ────────',
    'replay   21,000',
    'undo          7  constant',
  ]);
});
