// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import { viewAt } from '@/titles/rhineland/18rhl';
import type { TitleView } from '@/titles/view';
import { Market } from '@/ui/table/views/Market';
import { rowOf } from '../../support/markets';
import { rhlState } from '../../support/rhl/table';
import { buttons, open } from '../turn/table';
import { instantsFrom, seatAt, storyOf } from './harness';

afterEach(cleanup);

const tens = [10, 10, 10, 10] as const;
const state = rhlState({
  stock: 2,
  turn: 'A',
  companies: {
    BME: { director: 'A', held: { A: tens, charter: tens }, at: [0, 1] },
    CME: { director: 'A', held: { A: tens, charter: tens }, at: [0, 1] },
  },
});
const usual = viewAt(state.setup) as unknown as TitleView;
const row = rowOf([11, 22, 33]);
const [grid] = usual.market!.tables;

/** As 18Rhl, but CME is on a row of its own, where a value buys 20 %. */
const view: TitleView = {
  ...usual,
  market: {
    tables: [grid!, row],
    tableOf: (company) => (company === 'CME' ? row : grid!),
    shareUnit: (company) => (company === 'CME' ? 20 : 10),
  },
};

describe('a market of two tables', () => {
  it('shows both, each with its own companies', () => {
    const seat = seatAt(state, { view });
    render(<Market seat={seat} story={storyOf(instantsFrom(state))} onCompany={() => {}} />);
    const [first, second] = screen.getAllByRole('table');
    const spaces = (table: HTMLElement, company: string) =>
      within(table)
        .getAllByRole('cell')
        .map((cell) => cell.textContent ?? '')
        .filter((text) => text.includes(company));
    expect(spaces(first!, 'BME')).toHaveLength(1);
    expect(spaces(first!, 'CME')).toEqual([]);
    expect(spaces(second!, 'CME')).toEqual([expect.stringMatching(/^22 /)]);
    expect(spaces(second!, 'BME')).toEqual([]);
  });

  it('prices follow the company’s own table and what percent one value buys', () => {
    open(state, { view });
    expect(buttons('BME, Not sold')).toEqual(['BME, Not sold: 40% buy 80 M']);
    expect(buttons('CME, Not sold')).toEqual(['CME, Not sold: 40% buy 11 M']);
  });
});
