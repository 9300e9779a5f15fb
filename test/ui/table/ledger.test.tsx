// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import { Ledger } from '@/ui/table/Ledger';
import { rhlState } from '../../support/rhl/table';
import { seatAt } from './harness';

afterEach(cleanup);

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
  const column = 2 + 1; // cash, certificates, ADR, then BME

  it('shows cash, certificates against the limit, shares with the director, and worth', () => {
    render(<Ledger seat={seatAt(state)} onCompany={() => {}} />);
    const cells = textsOf(rowOf(/^A\b/));
    expect(cells[0]).toBe('120 M');
    expect(cells[1]).toMatch(/^\d+\/20$/);
    expect(cells[column]).toBe('40★ Director');
    expect(textsOf(rowOf(/^B\b/))[column]).toBe('10');
  });

  it('names who has the Priority Deal and who is on turn', () => {
    render(<Ledger seat={seatAt(state)} onCompany={() => {}} />);
    expect(rowOf(/^C\b/).textContent).toContain('PD');
    expect(rowOf(/on turn/).textContent).toContain('45');
  });

  it('has a line each for price, treasury, trains and stations', () => {
    render(<Ledger seat={seatAt(state)} onCompany={() => {}} />);
    const line = (name: RegExp) => textsOf(rowOf(name))[1];
    expect(line(/^Price/)).toBe('75');
    expect(line(/^Treasury/)).toBe('240');
    expect(line(/^Trains/)).toBe('2\u20092');
    expect(line(/^Stations left/)).toBe('3');
    expect(line(/^Bank Pool/)).toBe('10');
    expect(line(/^Not sold yet/)).toBe('40');
  });

  it('shows what a company would run, as soon as it is known', () => {
    const answer = { routes: [], total: 90, proven: true, report: { routes: [], total: 90 } };
    const bestRun = () => ({ answer, searching: false, failed: null });
    render(<Ledger seat={seatAt(state, { bestRun })} onCompany={() => {}} />);
    expect(textsOf(rowOf(/^Would run now/))[1]).toBe('90');
    cleanup();
    const searching = () => ({ answer: null, searching: true, failed: null });
    render(<Ledger seat={seatAt(state, { bestRun: searching })} onCompany={() => {}} />);
    expect(textsOf(rowOf(/^Would run now/))[1]).toBe('…');
  });

  it('says who has which private company, and who owes the bank what', () => {
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
    expect(textsOf(rowOf(/^Private companies, Credits$/))).toEqual(['BBPWBTFCC−250']);
    expect(screen.getByTitle('Prinz-Wilhelm-Bahn').textContent).toBe('PWB');
  });

  it('has no line for private companies and credits where there are none', () => {
    const closed = Object.fromEntries(
      Object.entries(state.privates).map(([id, each]) => [id, { ...each, closed: true }]),
    );
    render(<Ledger seat={seatAt({ ...state, privates: closed })} onCompany={() => {}} />);
    expect(screen.queryByRole('rowheader', { name: /^(Private companies|Credits)/ })).toBeNull();
  });

  it('opens a company by its mark', () => {
    const opened: string[] = [];
    render(<Ledger seat={seatAt(state)} onCompany={(company) => opened.push(company)} />);
    fireEvent.click(screen.getByRole('button', { name: 'BME, Bergisch-Märkische Eisenbahn' }));
    expect(opened).toEqual(['BME']);
  });
});
