// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { language } from '@/i18n';
import type { TableState } from '@/titles/view';
import {
  floated,
  floatedMKB,
  type GivenTurn,
  lay,
  power,
  station,
  type Tiles,
  turn,
} from '../../support/rhl/turn';
import { button, buttons, effects, open, press, why, withBoard } from './table';

beforeEach(() => {
  language.value = 'en';
});
afterEach(cleanup);

const others = { PWB: 'B', KEO: 'B', THS: 'B', TF: 'B', NLK: 'B' };
/** ADR at Aachen with the line to Düren. */
const adr = (more: Partial<GivenTurn> = {}) =>
  turn({ company: 'ADR', step: 'track', tiles: { K4: ['4', 1] }, privates: others, ...more });

describe('the head of a company’s turn', () => {
  it('names company, director and treasury, and the steps of the turn', () => {
    const { text, container } = open(adr({ step: 'track' }));
    expect(text()).toContain('Aachen-Düsseldorf-Ruhrorter Eisenbahn');
    expect(text()).toContain('A decides · treasury 500 M');
    expect(container.querySelector('[aria-current="step"]')?.textContent).toBe('Track');
    expect([...container.querySelectorAll('.step')].map(({ textContent }) => textContent)).toEqual([
      'Track',
      'Station',
      'Run',
      'Dividend',
      'Trains',
    ]);
  });
});

describe('laying track', () => {
  it('on the board: an outlined hex, a tile, a turn, confirm', () => {
    const table = withBoard(adr());
    expect(table.glowing()).toBeGreaterThan(2);
    table.tap('K8');
    press(/^Tile 8 ×/);
    // it lies on the board, but not for good
    expect(table.container.querySelector('[data-hex="K8"]')?.getAttribute('class')).toContain('on-yellow');
    expect(table.container.querySelector('.board-trying')).toBeTruthy();
    const first = table.selection.in(table.state()).move;
    table.tap('K8');
    expect(table.selection.in(table.state()).move).not.toEqual(first);
    press(/^Turn/);
    expect(table.selection.in(table.state()).move).toEqual(first);
    press('Lay tile 8 on K8');
    expect(table.moves).toEqual([first]);
    expect(table.container.querySelector('.board-trying')).toBeNull();
  });

  it('as a list: every hex and every tile is a button', () => {
    const { moves } = open(adr());
    press('K8');
    press('Tile 9 ×9');
    press('Lay tile 9 on K8');
    expect(moves).toEqual([lay('K8', '9', 1)]);
  });

  it('shows what the hex costs and what that leaves', () => {
    const { text } = open(adr({ company: 'DEE', companies: { DEE: floated() }, tiles: {} }));
    press('F11');
    expect(text()).toContain('costs 60 M');
    press(/^Tile 8/);
    expect(effects()).toContain('Treasury DEE: 500 M → 440 M');
  });

  it('[18Rhl 4.1.1] says that only the free tiles of a power are offered', () => {
    const { text } = open(adr({ privates: { ...others, TF: 'A' } }));
    press('Köln (I10)');
    expect(text()).toContain('Köln (I10) free');
    expect(text()).not.toContain('30 M');
  });

  it('[18Rhl 4.1.1] tells what each tile costs where a power lays the same ones for nothing', () => {
    const privates = { ...others, THS: 'A' };
    const dee = { company: 'DEE', companies: { DEE: floated() }, tiles: {}, privates };
    const { text, state } = open(adr(dee));
    press('F11');
    expect(text()).not.toContain('costs 60 M');
    expect(button(/^Tile 8 ×\d+ 60 M$/)).toBeTruthy();
    press(/^Tile 8 ×\d+ free Train Hauling System$/);
    press(/^Lay tile 8 on F11/);
    expect(state().companies.DEE!.treasury).toBe(500);
  });

  it('shows what the company would run with it', () => {
    const state = adr({ companies: { ADR: floated({ trains: ['3'] }) }, tiles: {} });
    const { text } = open(state);
    press('K4');
    press(/^Tile 4 ×/);
    expect(text()).toMatch(/ADR would run.*50 M/);
  });

  it('a hex where nothing can be laid says why', () => {
    const table = withBoard(adr());
    table.tap('H7');
    expect(table.card()).toContain('[18Rhl 6.2.1]');
    table.tap('L1');
    expect(table.card()).toContain('Liège');
  });

  it('offers the powers of private companies in the same gesture, by their names', () => {
    const { moves } = open(adr({ privates: { ...others, PWB: 'A' } }));
    press('E14');
    press('Tile 9 ×9 Prinz-Wilhelm-Bahn');
    press(/^Lay tile 9 on E14/);
    expect(moves).toMatchObject([{ ...power('PWB', 'E14', '9', 0), turn: expect.any(Number) }]);
  });

  it('may be skipped, but not where a home must be linked first', () => {
    const { moves } = open(adr());
    press(/^Done laying track/);
    expect(moves).toEqual([{ type: 'skip' }]);
    cleanup();
    const home = turn({
      company: 'MKB',
      step: 'track',
      companies: { MKB: floatedMKB({ operated: false }) },
      privates: others,
      phase: '5',
    });
    open(home);
    press('Done laying track');
    expect(why()).toContain('[18Rhl 6.2.1]');
  });

  it('Escape goes back, from the panel and from the board', () => {
    const table = withBoard(adr());
    press('K8');
    press(/^Tile 9/);
    fireEvent.keyDown(button(/^Lay tile 9/), { key: 'Escape' });
    expect(table.selection.in(table.state())).toEqual({});
    expect(document.activeElement?.tagName).toBe('H2');
    table.tap('K8');
    fireEvent.keyDown(screen.getByRole('application'), { key: 'Escape' });
    expect(table.selection.in(table.state())).toEqual({});
  });
});

describe('placing a station', () => {
  const line: Tiles = { K4: ['4', 1], K8: ['9', 1], K10: ['5', 0] };

  it('names each place with its price, and shows what is left', () => {
    const { moves, text } = open(adr({ step: 'station', tiles: line }));
    expect(text()).toContain('Tokens on the charter: 60 M, 80 M');
    press('Station: Düren (K6) 60 M');
    expect(effects()).toContain('Treasury ADR: 500 M → 440 M');
    press('Place a station token at Düren (K6)');
    expect(moves).toEqual([station('K6')]);
  });

  it('on the board the token stands where it would be', () => {
    const table = withBoard(adr({ step: 'station', tiles: line }));
    expect(table.glowing()).toBe(2);
    table.tap('K6');
    expect(table.selection.in(table.state()).move).toEqual(station('K6'));
    table.tap('F9');
    expect(table.card()).toContain('[18Rhl 6.2.2]');
  });

  it('offered by a power: take it or not', () => {
    const state = adr({ privates: { ...others, KEO: 'A' } });
    const table = open(state);
    press(/^E8/);
    press(/^Lay tile 935 on E8/);
    expect(table.text()).toContain('Essen-Osterath Concession');
    press(/^Station: E8.* free$/);
    press(/^Place the station token at E8/);
    expect(table.state().board.stations).toContainEqual({ company: 'ADR', hex: 'E8', stop: 0 });
    cleanup();
    const other = open(state);
    press(/^E8/);
    press(/^Lay tile 935 on E8/);
    press(/^No station now/);
    expect(other.moves.at(-1)).toEqual({ type: 'decline' });
  });
});

describe('the fan of tiles', () => {
  const fan = (container: Element) => [...container.querySelectorAll('.fan-card, .fan-sector')];

  it('tries a tile, turns it and lays it without the panel', () => {
    const table = withBoard(adr());
    expect(fan(table.container)).toHaveLength(0);
    table.tap('K8');
    const cards = fan(table.container);
    expect(cards.length).toBeGreaterThan(1);
    fireEvent.click(cards[1]!);
    const first = table.selection.in(table.state()).move;
    expect(first).toMatchObject({ type: 'lay', hex: 'K8' });
    fireEvent.click(fan(table.container)[1]!);
    const second = table.selection.in(table.state()).move;
    expect(second).not.toEqual(first);
    fireEvent.click(table.container.querySelector('.fan-tick')!);
    expect(table.moves).toEqual([second]);
    expect(fan(table.container)).toHaveLength(0);
  });

  it('says what each tile adds to the run, in the turn that adds most', async () => {
    const state = adr({ companies: { ADR: floated({ trains: ['3'] }) }, tiles: {} });
    const table = withBoard(state);
    table.tap('K4');
    await waitFor(() => expect(table.container.querySelector('.fan-gain')?.textContent).toBe('+30'));
    expect(buttons('Tile').some((name) => /adds \+30$/.test(name))).toBe(true);
  });
});

describe('tiles that fit', () => {
  it('stand in the order of what they add, once that is known, and stay there while one is tried', async () => {
    const state = adr({ companies: { ADR: floated({ trains: ['3'] }) }, tiles: {} });
    const ofTile = ({ board }: TableState) => Number(board.tiles.K4?.tile ?? 0);
    const table = withBoard(state, {
      bestRun: (asked) => ({ result: { routes: [], total: ofTile(asked), proven: true }, searching: false }),
    });
    table.tap('K4');
    const names = () => buttons('Tile');
    const gains = () => names().map((name) => Number(/adds .?[+±](\d+)$/.exec(name)?.[1] ?? Number.NaN));
    await waitFor(() => expect(names().every((name) => name.includes('adds'))).toBe(true));
    await waitFor(() => expect(gains()).toEqual(gains().toSorted((a, b) => b - a)));
    expect(new Set(gains()).size).toBeGreaterThan(1);
    const tiles = () => names().map((name) => /^Tile (\S+)/.exec(name)![1]);
    const before = tiles();
    // whoever taps just as they change places has meant what lay there before
    await new Promise((done) => setTimeout(done, 500));
    press(/^Tile 3 /);
    expect(tiles()).toEqual(before);
    expect(table.selection.in(table.state()).move).toMatchObject({ tile: '3' });
  });
});

describe('looking at a hex', () => {
  it('leaves what is tried as it is', () => {
    const table = withBoard(adr());
    table.tap('K8');
    press(/^Tile 8 ×/);
    const tried = table.selection.in(table.state());
    table.tap('I10');
    expect(table.selection.in(table.state())).toEqual(tried);
    expect(table.card()).toContain('Köln (I10)');
    table.tap('I10');
    expect(table.card()).toBe('');
  });

  it('tells values, stations, costs, what may follow by which rule, and who comes there', () => {
    const table = withBoard(adr({ step: 'station' }));
    table.tap('K2');
    const card = table.card();
    expect(card).toContain('Aachen (K2)');
    expect(card).toContain('City 20');
    expect(card).toContain('Building cost');
    expect(card).toMatch(/Reached by ?ADR/);
    expect(card).toContain('Can become [18Rhl 6.2.1]');
  });

  it('tells the values of a red field by phase, and which one counts', () => {
    const table = withBoard(adr());
    table.tap('L1');
    expect(table.card()).toContain('30 Yellow, counts now60 Brown');
  });
});
