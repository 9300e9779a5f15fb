// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import { companyOrder } from '@/ui/settings/preferences';
import { Ledger } from '@/ui/table/Ledger';
import { rhlState } from '../../support/rhl/table';
import { floated, turn } from '../../support/rhl/turn';
import { flat } from '../turn/table';
import { seatAt } from './harness';

afterEach(() => {
  cleanup();
  companyOrder.value = 'operating';
});

const state = rhlState({
  stock: 2,
  turn: 'B',
  priority: 'C',
  cash: { A: 120, B: 45, C: 300 },
  companies: {
    BME: {
      director: 'A',
      held: { A: [10, 10], B: [10], pool: [10], charter: [10, 10, 10, 10] },
      at: [2, 2],
      treasury: 240,
      trains: ['2', '2'],
    },
  },
});

const textsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

function rowOf(name: RegExp): HTMLElement {
  return screen.getByRole('rowheader', { name }).closest('tr')!;
}

describe('the ledger', () => {
  const heads = () => screen.getAllByRole('columnheader').map((head) => flat(head.textContent ?? ''));
  /** A cell by the company of its line and the beginning of the head of its column. */
  const cell = (company: RegExp, column: RegExp) =>
    textsOf(rowOf(company))[heads().findIndex((head) => column.test(head)) - 1];

  it('shows shares with the director, and in the heads cash, certificates against the limit and worth', () => {
    render(<Ledger seat={seatAt(state)} onCompany={() => {}} />);
    expect(cell(/BME/, /^AA/)).toBe('40 Director');
    expect(cell(/BME/, /^BB/)).toBe('10');
    expect(heads().find((head) => head.startsWith('AA'))).toMatch(/120 M\d+\/20 · , Worth \d+/);
  });

  it('names who has the Priority Deal and who is on turn', () => {
    render(<Ledger seat={seatAt(state)} onCompany={() => {}} />);
    expect(heads().find((head) => head.startsWith('CC'))).toContain('PD');
    expect(heads().find((head) => head.includes('on turn'))).toContain('45');
  });

  it('says of each company its price, treasury, trains, stations, and what is unsold and in the pool', () => {
    render(<Ledger seat={seatAt(state)} onCompany={() => {}} />);
    expect(cell(/BME/, /^Price/)).toBe('75');
    expect(cell(/BME/, /^Treasury/)).toBe('240');
    expect(cell(/BME/, /^Trains/)).toBe('2\u20092');
    expect(cell(/BME/, /^Stations/)).toBe('3');
    expect(cell(/BME/, /^Pool/)).toBe('10');
    expect(cell(/BME/, /^Unsold/)).toBe('40');
  });

  it('folds lines and columns that are empty for all', () => {
    const { container } = render(<Ledger seat={seatAt(state)} onCompany={() => {}} />);
    // BME, and those of which a private company brought a share
    expect(container.querySelectorAll('tr[data-company]')).toHaveLength(3);
    expect(container.querySelector('.ledger-unfounded')?.textContent).toContain('Not founded yet: ADR');
    expect(heads()).toContain('Pool');
    cleanup();
    const { certificates } = state;
    const bought = certificates.map((card) => (card.holder === 'pool' ? { ...card, holder: 'A' } : card));
    render(<Ledger seat={seatAt({ ...state, certificates: bought })} onCompany={() => {}} />);
    expect(heads()).not.toContain('Pool');
  });

  it('lists companies as they operate, or by name', () => {
    const two = rhlState({
      stock: 2,
      companies: {
        ADR: { director: 'A', held: { charter: [10] }, at: [2, 2] },
        BME: { director: 'A', held: { charter: [10] }, at: [0, 3] },
      },
    });
    const lines = (container: Element) =>
      [...container.querySelectorAll('tr[data-company]')].map((line) => line.getAttribute('data-company'));
    const { container } = render(<Ledger seat={seatAt(two)} onCompany={() => {}} />);
    expect(lines(container).slice(0, 2)).toEqual(['BME', 'ADR']);
    act(() => {
      companyOrder.value = 'name';
    });
    expect(lines(container).slice(0, 2)).toEqual(['ADR', 'BME']);
  });

  it('says who has acted in an operating round and who acts', () => {
    const turnOfBme = turn({
      company: 'BME',
      step: 'track',
      companies: { BME: floated(), ADR: floated() },
    });
    if (turnOfBme.round.kind === 'operating') turnOfBme.round.done = ['ADR'];
    render(<Ledger seat={seatAt(turnOfBme)} onCompany={() => {}} />);
    expect(rowOf(/has acted: ADR/)).toBeTruthy();
    expect(rowOf(/acts now: BME/).className).toContain('is-acting');
  });

  it('shows what a company would run, as soon as it is known', () => {
    const answer = { routes: [], total: 90, proven: true, report: { routes: [], total: 90 } };
    const bestRun = () => ({ answer, searching: false, failed: null });
    render(<Ledger seat={seatAt(state, { bestRun })} onCompany={() => {}} />);
    expect(cell(/BME/, /^Would run/)).toBe('90');
    cleanup();
    const searching = () => ({ answer: null, searching: true, failed: null });
    render(<Ledger seat={seatAt(state, { bestRun: searching })} onCompany={() => {}} />);
    expect(cell(/BME/, /^Would run/)).toBe('…');
  });

  it('says who has which private company with its income, and who owes the bank what', () => {
    const { privates } = state;
    const sold = {
      ...state,
      privates: Object.fromEntries(
        Object.entries(privates).map(([id, each]) => [
          id,
          { ...each, closed: false, owner: id === 'PWB' || id === 'TF' ? 'B' : null },
        ]),
      ),
      credits: { A: 0, B: 0, C: 250 },
    };
    render(<Ledger seat={seatAt(sold)} onCompany={() => {}} />);
    expect(textsOf(rowOf(/^Privates/)).slice(0, 3)).toEqual(['·', '25 PWB TF', '·']);
    expect(heads().find((head) => head.startsWith('CC'))).toContain('credit 250');
    expect(heads().find((head) => head.startsWith('BB'))).not.toContain('credit');
    expect(screen.getByTitle('Prinz-Wilhelm-Bahn').textContent).toContain('PWB');
  });

  it('has no line for private companies where there are none', () => {
    const closed = Object.fromEntries(
      Object.entries(state.privates).map(([id, each]) => [id, { ...each, closed: true }]),
    );
    render(<Ledger seat={seatAt({ ...state, privates: closed })} onCompany={() => {}} />);
    expect(screen.queryByRole('rowheader', { name: /^Privates/ })).toBeNull();
  });

  it('opens a company wherever its line is tapped', () => {
    const opened: string[] = [];
    render(<Ledger seat={seatAt(state)} onCompany={(company) => opened.push(company)} />);
    fireEvent.click(within(rowOf(/BME/)).getByText('240'));
    expect(opened).toEqual(['BME']);
  });

  it('draws what a company would run where that is tapped, and takes it away with the same tap', () => {
    const answer = { routes: [], total: 90, proven: true, report: { routes: [], total: 90 } };
    const seat = seatAt(state, { bestRun: () => ({ answer, searching: false, failed: null }) });
    const opened: string[] = [];
    render(<Ledger seat={seat} onCompany={(company) => opened.push(company)} />);
    const tap = () => fireEvent.click(within(rowOf(/BME/)).getByText('90'));
    tap();
    expect(seat.looking.at.value).toEqual({ kind: 'run', company: 'BME' });
    tap();
    expect(seat.looking.at.value).toBeUndefined();
    expect(opened).toEqual([]);
  });
});
