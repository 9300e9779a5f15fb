import { describe, expect, it } from 'vitest';
import { bestRun } from '@/engine/routes/best';
import { readRun } from '@/engine/routes/check';
import { explain } from '@/engine/routes/report';
import type { RunInput } from '@/engine/routes/types';
import { boxAt } from '@/titles/dortmund/trg';
import { withNumber } from '@/titles/dortmund/variants/on-map';
import type { MarkedTrain } from '@/titles/dortmund/variants/state';
import { bruteRun } from '../../../engine/routes/brute';
import type { TrgState } from '../../../support/trg/table';
import { running, turn } from '../../../support/trg/turn';
import { fromHagen, fromHamm, toWitten } from '../operating/lines';

const all = { ...fromHagen, ...toWitten, ...fromHamm };

function totalOf(input: RunInput): number {
  const { routes, proven } = bestRun(input);
  expect(proven).toBe(true);
  const read = readRun(input, routes);
  if ('objection' in read) throw new Error(read.objection.code);
  return explain(input, read.run).total;
}

/** RhE with two trains that carry beer, in the city and at Witten. */
function rhe(options: Record<string, unknown>, trains: readonly string[], cubes: number): TrgState {
  return turn({
    company: 'RhE',
    step: 'run',
    phase: '6',
    options: options as TrgState['setup']['options'],
    companies: { RhE: running({ trains }) },
    tiles: all,
    links: { D17: 20, H3: 10 },
    stations: [{ company: 'RhE', hex: 'E12', stop: 0 }],
    breweries: { B4: { owner: 'A', marker: 'RhE', cubes }, B2: { owner: 'B' }, B3: { owner: 'C' } },
  });
}

/** The same with other numbers in the red areas. */
function withNumbers(
  state: TrgState,
  numbers: Readonly<Record<string, number>>,
  kind: 'demand' | 'first',
): TrgState {
  let { board } = state;
  for (const [hex, number] of Object.entries(numbers)) board = withNumber(board, hex, kind, number);
  return { ...state, board };
}

describe('the best run knows the variants', () => {
  it.each([
    { demand: { I10: 0, H1: 1, C20: 2 }, first: { I10: 20, H1: 0, C20: 5 } },
    { demand: { I10: 3, H1: 0, C20: 0 }, first: { I10: 0, H1: 20, C20: 20 } },
    { demand: { I10: 1, H1: 1, C20: 1 }, first: { I10: 10, H1: 5, C20: 0 } },
    { demand: { I10: 0, H1: 0, C20: 0 }, first: { I10: 20, H1: 20, C20: 20 } },
  ])('[18DO-MV 1, 4] limited areas, shared by both trains: $demand, $first', ({ demand, first }) => {
    for (const trains of [['6', '6'], ['5', '6'], ['6'], ['5', '5']]) {
      for (const cubes of [1, 2, 4]) {
        const state = withNumbers(
          withNumbers(rhe({ exportDemand: 'equal', firstDelivery: true }, trains, cubes), demand, 'demand'),
          first,
          'first',
        );
        const input = boxAt(state.setup).runInput(state, 'RhE');
        expect(totalOf(input)).toBe(bruteRun(input).total);
      }
    }
  });

  it('[18DO-MV 10] two mines as one stop, alone and beside an ordinary train', () => {
    const tiles = { ...all, D17: ['1904', 1], D15: ['1905', 4] } as const;
    for (const trains of [['3'], ['4'], ['3', '4'], ['4', '4'], ['3', '3']]) {
      for (const marked of [0, 1]) {
        const state = turn({
          company: 'KWE',
          step: 'run',
          phase: '4',
          options: { cleverRoute: true },
          companies: { KWE: running({ trains }) },
          tiles,
          links: { D17: 20, D15: 30, H3: 10 },
          stations: [{ company: 'KWE', hex: 'E12', stop: 0 }],
        });
        const own = state.trains.flatMap((card, i) => (card.at === 'KWE' ? [i] : []));
        const cards: MarkedTrain[] = state.trains.map((card, i) =>
          i === own[marked] ? { ...card, clever: true } : card,
        );
        const input = boxAt(state.setup).runInput({ ...state, trains: cards }, 'KWE');
        expect(totalOf(input)).toBe(bruteRun(input).total);
      }
    }
  });
});
