// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { ruhr, viewAt } from '@/titles/ruhr/18ruhr';
import { ledger } from '@/ui/games/ruhr/ledger';
import type { RuhrSeat } from '@/ui/games/ruhr/seats';
import { ruhrState } from '../../../support/ruhr/table';
import { seatOf } from '../open';

it('markers and engines of one kind are said once in the ledger, with their number', () => {
  const state = ruhrState({
    phase: '4',
    next: '4',
    gone: ['P5', 'P7', 'P10', 'P15'],
    corporations: {
      RB: { director: 'A', held: { B: [20] }, at: 70, treasury: 0, hex: 'D15', markers: { A: 3, B: 2 } },
    },
    operating: { company: 'RB', step: 'invest' },
  });
  const full = {
    ...state,
    montan: { ...state.montan, RB: { ...state.montan.RB!, engines: ['W3', 'W3', 'W4'] } },
  };
  const seat = seatOf({ title: ruhr, viewAt }, full as typeof state) as unknown as RuhrSeat;
  const markers = ledger.columns!.find(({ id }) => id === 'markers')!;
  expect(markers.of(seat, 'RB')).toBe('A3 B2 2×W3 W4');
});
