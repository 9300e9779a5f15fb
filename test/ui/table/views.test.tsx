// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import { box } from '@/titles/rhineland/18rhl';
import { textWidth } from '@/ui/board/lettering';
import { unbroken } from '@/ui/shell/unbroken';
import { Chart } from '@/ui/table/views/Chart';
import { Companies } from '@/ui/table/views/Companies';
import { Depot } from '@/ui/table/views/Depot';
import { Help } from '@/ui/table/views/Help';
import { Market, stackOf } from '@/ui/table/views/Market';
import { Players } from '@/ui/table/views/Players';
import { Tiles } from '@/ui/table/views/Tiles';
import { rhlState } from '../../support/rhl/table';
import { clockOf, instantsFrom, seatAt, storyOf } from './harness';

afterEach(cleanup);

const charter = { A: [10, 10, 10], charter: [10, 10, 10, 10, 10] } as const;
const state = rhlState({
  stock: 2,
  phase: '3',
  companies: {
    BME: { director: 'A', held: charter, at: [2, 2], treasury: 240, trains: ['2', '2'] },
    CME: { director: 'A', held: charter, at: [2, 2], trains: ['3'] },
    ADR: { director: 'A', held: charter, at: [0, 3] },
  },
  tiles: { E4: ['8', 0], F5: ['8', 0] },
});
const seat = seatAt(state);
const story = storyOf(instantsFrom(state));

describe('the stock market', () => {
  it('stacks the tokens of a space in the order in which they came', () => {
    expect(stackOf(box.companies, state, 2, 2).map(({ id }) => id)).toEqual(['BME', 'CME']);
  });

  it('shows tokens and start values in words too, and the order of acting', () => {
    render(<Market seat={seat} story={story} onCompany={() => {}} />);
    const space = screen
      .getAllByRole('cell')
      .find((cell) => cell.textContent?.startsWith('75 (start value): '));
    expect(space?.textContent).toContain('BME and CME');
    const order = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(order[0]).toContain('Aachen-Düsseldorf-Ruhrorter Eisenbahn');
    expect(order[1]).toContain('Bergisch-Märkische Eisenbahn');
  });

  it('says so when no company has a price', () => {
    const empty = { ...state, prices: {} };
    render(<Market seat={seatAt(empty)} story={storyOf(instantsFrom(empty))} onCompany={() => {}} />);
    expect(screen.getByText('No company has a price yet.')).toBeTruthy();
  });
});

describe('the depot', () => {
  it('says what is left, what is on sale and what the next phases scrap', () => {
    render(<Depot seat={seat} />);
    const row = (name: RegExp) => screen.getByRole('rowheader', { name }).closest('tr')!.textContent;
    expect(row(/^3-train/)).toContain('on sale');
    expect(row(/^3-train/)).toContain('4/5');
    expect(row(/^2-train/)).toContain('the first 4-train');
    expect(screen.getByText('scraps all 2-trains (2 now)')).toBeTruthy();
    expect(screen.getByText('private companies close')).toBeTruthy();
  });
});

describe('companies and players', () => {
  it('show a company with its holders', () => {
    const chosen: string[] = [];
    render(<Companies seat={seat} story={story} chosen="BME" onChoose={(id) => chosen.push(id)} />);
    expect(screen.getByRole('heading', { name: /Bergisch/ })).toBeTruthy();
    expect(screen.getByText('240 M')).toBeTruthy();
    expect(screen.getByText('5 certificates')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'CME, Cöln-Mindener Eisenbahn' }));
    expect(chosen).toEqual(['CME']);
  });

  it('show what a player is worth line by line', () => {
    render(<Players seat={seat} clock={clockOf()} />);
    const [first] = screen.getAllByRole('article');
    expect(first?.textContent).toContain('50% · 75\u00a0M375\u00a0M');
    expect(first?.textContent).toContain('Prinz-Wilhelm-Bahn');
  });
});

describe('a chart', () => {
  it('has every name whole', () => {
    const curves = ['Maximiliane', 'Wolfgang-Amadeus'].map((name) => ({
      name,
      colour: '#333',
      values: [1, 2],
    }));
    const { container } = render(<Chart label="Worth" rounds={['1', '2']} curves={curves} />);
    const names = [...container.querySelectorAll('.chart-name')];
    expect(names.map((name) => name.textContent)).toEqual(['Maximiliane', 'Wolfgang-Amadeus']);
    const room = Number(container.querySelector('.chart-drawing')?.getAttribute('width'));
    for (const name of names) {
      const end = Number(name.getAttribute('x')) + textWidth(name.textContent ?? '', 14);
      expect(end).toBeLessThanOrEqual(room);
    }
  });
});

describe('the chart of tiles', () => {
  it('says how many of each tile are left', () => {
    render(<Tiles seat={seat} />);
    const eight = screen.getAllByRole('listitem').find((item) => item.textContent?.startsWith('8left'));
    const { count } = box.board.tiles['8']!;
    expect(eight?.textContent).toBe(`8left ${count - 2}/${count}`);
  });
});

describe('help', () => {
  it('finds a term', async () => {
    render(<Help seat={seat} />);
    await screen.findByText('Director');
    fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'xyzzy' } });
    expect(screen.getByText('No term is explained with this word.')).toBeTruthy();
    // copied from the screen, where names of trains are kept on one line
    fireEvent.input(screen.getByRole('searchbox'), { target: { value: unbroken('2-train') } });
    expect(screen.queryByText('No term is explained with this word.')).toBeNull();
    fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'ferry' } });
    expect(screen.queryByText('Director')).toBeNull();
  });
});
