// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import { trg as title, viewAt } from '@/titles/dortmund/trg';
import { Breweries } from '@/ui/games/dortmund/Breweries';
import type { TrgSeat } from '@/ui/games/dortmund/seats';
import { Depot } from '@/ui/table/views/Depot';
import { viewsOf } from '@/ui/table/views/views';
import { bid, played, tens, trgStart, trgState } from '../../support/trg/table';
import { running, turn, turnIn } from '../../support/trg/turn';
import { fromHagen } from '../../titles/dortmund/operating/lines';
import { buttons, effects, flat, press, why } from '../turn/table';
import { openGame, seatOf } from './open';

const game = { title, viewAt };
const open = (state: ReturnType<typeof trgState>) => openGame(game, state);

afterEach(cleanup);

describe('the starting round', () => {
  it('[18DO 4.2.2] shows boxes with the tokens on them, and who must lay or move one', () => {
    const table = open(played(trgStart(), bid('B1', 20)));
    expect(table.text()).toContain('Must lay or move a token: B and C');
    expect(table.text()).toContain('Private brewery no. 1 5 M an operating round');
    expect(table.text()).toContain('two beer cubes, no marker');
    expect(buttons('Private brewery no. 1: 20')).toEqual(['Private brewery no. 1: 20AA']);
    press(/^Private brewery no. 1: 20/);
    expect(why()).toContain('Another bidding token for Private brewery no. 1 lies on 20');
    press('Private brewery no. 1: 30');
    press('Bid 30 M for Private brewery no. 1');
    expect(table.text()).toContain('Must lay or move a token: A and C');
    expect(table.text()).not.toContain('has outbid you');
    press('Private brewery no. 2: 50');
    press('Bid 50 M for Private brewery no. 2');
    expect(table.text()).toContain('B has outbid you for Private brewery no. 1: move your token.');
    expect(table.text()).toContain('outbid at 20 M');
  });
});

describe('a stock round', () => {
  const stock = (more = {}) =>
    trgState({
      stock: 2,
      turn: 'A',
      cash: { A: 300 },
      companies: { KWE: { director: 'B', held: { B: tens(3) }, at: [2, 2], treasury: 300 } },
      ...more,
    });

  it('[18DO 4.4.1] founds on a start value in the colour of its phase; later colours say why not', () => {
    const table = open(stock());
    expect(table.text()).toContain('at most 70% of one company');
    press(/^Found Cöln-Mindener Eisenbahn/);
    expect(table.text()).toContain('choose a start value in the colour of this phase or an earlier one');
    const later = table.container.querySelector('.market-par.on-brown');
    expect(later?.getAttribute('aria-disabled')).toBe('true');
    press('Found CME, director’s certificate for 100 M, start value 50');
    expect(effects()).toContain('Treasury CME: 0 M → 100 M');
  });

  it('[18DO 4.4.3] hands in a certificate of 10 % for one of 20 %', () => {
    open(
      stock({
        companies: {
          DHB: { director: 'B', held: { A: [10], B: tens(2) }, at: [2, 5], treasury: 300, floated: false },
          KWE: { director: 'B', held: { B: tens(3) }, at: [2, 2], treasury: 300 },
          DGEE: { director: 'C', held: { C: tens(2) }, at: [2, 2], treasury: 300 },
        },
      }),
    );
    press(/^DHB, Not sold/);
    press('DHB, Buy: 20% for 10% and 80 M');
    expect(effects().slice(0, 3)).toEqual([
      'Treasury DHB: 300 M → 380 M',
      'A: 300 M → 220 M',
      'A holds of DHB: 10% → 20%',
    ]);
  });

  it('[18DO 4.4.6] shows where each sale leaves the price', () => {
    open(stock({ companies: { KWE: { director: 'B', held: { A: tens(2), B: tens(3) }, at: [1, 5] } } }));
    press(/^KWE, your share/);
    expect(buttons('KWE, Sell:')).toEqual([
      'KWE, Sell: 10% 90 M then 80 M',
      'KWE, Sell: All 20% 180 M then 75 M',
    ]);
  });
});

describe('an operating turn', () => {
  const bme = (more = {}) =>
    turn({ company: 'BME', step: 'link', tiles: { ...fromHagen, H9: ['1905', 3] }, ...more });

  it('[18DO 4.5.4.1] a link: its step, its price, and the beer that it brings', () => {
    const table = open(bme({ links: { H9: 10 } }));
    press('Railway link: Löttringhausen (H9) 10 → 20 30 M · 1 beer cube');
    expect(effects()).toEqual(
      expect.arrayContaining([
        'Treasury BME: 500 M → 470 M',
        'Link Löttringhausen (H9): 10 → 20',
        'Beer cubes on Private brewery no. 1: 2 → 3',
        'Beer in the supply: 18 → 17',
      ]),
    );
    press('Extend the link to 20');
    expect(table.state().board.markers.H9).toEqual(['link20']);
  });

  it('[18DO 4.5] the company’s own certificates can be dealt in beside any step', () => {
    const table = open(bme());
    press('Sell 10% 80 M');
    expect(effects()).toContain('Share price BME: 80 M → 75 M');
    press('Sell 10% from the charter');
    expect(table.state().companies.BME!.treasury).toBe(580);
    expect(buttons('Sell 10%')).toEqual([]);
  });

  it('[18DO 4.3.1] the marker of a brewery is assigned, and the card turned over', () => {
    const table = open(bme({ breweries: { B3: { owner: 'A' }, B1: { owner: 'B' }, B2: { owner: 'C' } } }));
    press(/^Marker to BME/);
    expect(effects()).toEqual([
      'Private brewery no. 3: turned over',
      'Marker of Private brewery no. 3: with BME',
    ]);
    press('Assign the brewery marker to BME');
    expect(table.state().privates.B3!.closed).toBe(true);
  });

  it('[18DO 4.5.5.1] beer: the best way first, what it brings on the button', () => {
    const table = open(
      turn({
        company: 'RhE',
        step: 'beer',
        phase: '8',
        companies: { RhE: running({ trains: ['5', '8'] }) },
        breweries: { B4: { owner: 'A', marker: 'RhE', cubes: 5 }, B2: { owner: 'B' }, B3: { owner: 'C' } },
        has: {
          carriers: [
            { index: 0, train: '5', to: ['I20'] },
            { index: 1, train: '8', to: ['H1'] },
          ],
        },
      }),
    );
    expect(table.text()).toContain('5 cubes can be used');
    const ways = buttons('5-train');
    expect(ways[0]).toBe('5-train → Siegerland: 1 beer cube8-train → Witten: 3 beer cubes210 M');
    expect(buttons('No beer')).toEqual(['No beer0 M']);
    press(/^5-train → Siegerland: 1 beer cube ?8-train → Witten: 2 beer cubes/);
    press('Deliver for 160 M');
    expect(turnIn(table.state()).revenue).toBe(160);
  });

  it('[18DO 4.5.6.2] the dividend in full tens, the rest to the treasury', () => {
    const table = open(turn({ company: 'BME', step: 'dividend', turn: { revenue: 155 } }));
    expect(table.text()).toContain('Pay 15 M per share');
    expect(table.text()).toContain('A 50%75 M');
    expect(table.text()).toContain('Rest to the treasury5 M');
  });

  it('[18DO 4.5.7.3] marks trains before their last run, and counts new trains', () => {
    const table = open(
      turn({ company: 'BME', step: 'trains', phase: '8', companies: { BME: running({ trains: ['4'] }) } }),
    );
    expect(table.text()).toContain('Owns 4-train (last run) (1 of 2)');
    expect(table.text()).toContain('New trains in this turn: 0 of 1');
  });
});

describe('what the next phases change', () => {
  it('[18DO 4.5.7.3] 4-trains run once more after the first 8-train: the depot and the purchase say so', () => {
    const state = turn({
      company: 'BME',
      step: 'trains',
      phase: '6',
      companies: {
        BME: running({ treasury: 2000, trains: ['6'] }),
        KWE: running({ director: 'B', trains: ['4', '6'], at: [1, 1] }),
      },
    });
    const { container } = render(<Depot seat={seatOf(game, state)} />);
    const text = flat(container.textContent ?? '');
    expect(text).toContain('4-trains run once more, then leave (1 now)');
    expect(text).not.toContain('private companies close');
    cleanup();
    open(state);
    press(/^New trains: 8-train/);
    expect(effects()).toContain('4-train: last run');
  });

  it('[18DO 4.5.7.3] the first 6-train turns all breweries over', () => {
    const state = turn({ company: 'BME', step: 'trains', phase: '5' });
    const { container } = render(<Depot seat={seatOf(game, state)} />);
    expect(flat(container.textContent ?? '')).toContain('all breweries are turned over');
  });
});

describe('a company without a train and without money', () => {
  it('[18DO 4.5.7.4] is told to sell one of its certificates before a forced purchase', () => {
    const table = open(
      turn({ company: 'BME', step: 'trains', companies: { BME: running({ treasury: 10 }) } }),
    );
    expect(table.text()).toContain('it must sell one of its own certificates first');
    press(/^New trains: 3-train/);
    expect(why()).toContain('Before a forced purchase BME must sell one of its own certificates');
    press('Sell 10% 80 M');
    press('Sell 10% from the charter');
    expect(table.text()).not.toContain('it must sell one of its own certificates first');
    press(/^New trains: 3-train/);
    press('Forced purchase of a 3-train from the bank');
    expect(table.text()).toContain('Still missing');
  });
});

describe('the breweries', () => {
  it('[18DO 4.3.1] have a view: side, cubes, marker and what it does', () => {
    const state = trgState({ stock: 2, breweries: { B2: { marker: 'KWE', cubes: 3 }, B1: {}, B4: {} } });
    const seat = seatOf(game, state);
    expect(viewsOf(seat)).toContain('breweries');
    const { container } = render(<Breweries seat={seat as TrgSeat} />);
    const text = flat(container.textContent ?? '');
    expect(text).toContain('turned over: its beer can be carried');
    expect(text).toContain('face up, pays 5 M');
    expect(container.querySelectorAll('.cube')).toHaveLength(5);
  });
});
