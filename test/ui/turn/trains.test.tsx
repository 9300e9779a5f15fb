// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { language } from '@/i18n';
import { played } from '../../support/rhl/table';
import { floated, floatedGVE, type GivenTurn, type Tiles, turn } from '../../support/rhl/turn';
import { button, effects, flat, open, press, why } from './table';

beforeEach(() => {
  language.value = 'en';
});
afterEach(cleanup);

const linked: Tiles = { K4: ['4', 1] };
const adr = (more: Partial<GivenTurn> = {}) =>
  turn({ company: 'ADR', step: 'trains', companies: { ADR: floated({ treasury: 3000 }) }, ...more });

/** ADR may buy the first 4-train; GVE, usually of B, has a 2-train and two 3-trains. */
const beforeFour = (director = 'B') => {
  const state = adr({
    phase: '3',
    companies: {
      ADR: floated({ treasury: 3000, trains: ['3'], at: [0, 3] }),
      GVE: floatedGVE({
        director,
        held: { [director]: [10, 10, 10], charter: [10, 10, 10, 10] },
        trains: ['2', '3', '3'],
      }),
    },
  });
  state.trains = state.trains.map((card) =>
    card.type === '3' && card.at === 'depot' ? { ...card, at: 'gone' } : card,
  );
  return state;
};

/** The same with two more 3-trains for GVE, which is then above the next limit. */
const withSpares = () => {
  const state = beforeFour();
  const spares = state.trains.filter(({ type, at }) => type === '3' && at === 'gone').slice(0, 2);
  state.trains = state.trains.map((card) => (spares.includes(card) ? { ...card, at: 'GVE' } : card));
  return state;
};

describe('buying trains', () => {
  it('says what the company owns, also if it is nothing', () => {
    expect(open(beforeFour()).text()).toContain('Owns 3-train (1 of 4)');
    cleanup();
    language.value = 'de';
    expect(open(adr()).text()).toContain('Besitzt keinen Zug (0 von 4)');
  });

  it('says before confirming what a train changes: phase, limit, what is scrapped', () => {
    const { moves } = open(beforeFour());
    press(/^New trains: 4-train/);
    expect(effects()).toEqual([
      'Treasury ADR: 3,000 M → 2,700 M',
      'Trains of ADR: 3-train → 3-train and 4-train',
      'Trains of GVE: 2-train and 2 × 3-train → 2 × 3-train',
      'Phase: 3 → 4',
      'Train limit: 4 → 3',
      'Out of the game: 2-train of GVE',
      'ADR would run: 0 M',
    ]);
    press('Buy a 4-train from the bank');
    expect(moves).toEqual([{ type: 'buy-train', train: '4', from: 'depot' }]);
  });

  it('names who will have to give a train up', () => {
    open(withSpares());
    press(/^New trains: 4-train/);
    expect(effects()).toContain('Must give up a train: GVE (B)');
  });

  it('offers another company a price, by steps or typed, and says who must agree', () => {
    const { moves, text } = open(beforeFour());
    expect(text()).toContain('any price; the director must agree');
    expect(button(/^GVE: 3-train B$/)).toBeDefined();
    press(/^GVE: 3-train/);
    fireEvent.input(screen.getByLabelText('Amount'), { target: { value: '120' } });
    // what the offer leads to, if it is taken
    expect(effects()).toEqual(
      expect.arrayContaining(['Treasury GVE: 500 M → 620 M', 'Must decide first: GVE (B)']),
    );
    expect(effects()).toContain('Trains of ADR: 3-train → 2 × 3-train');
    press('Buy a 3-train from GVE for 120 M');
    expect(moves).toEqual([{ type: 'buy-train-from', company: 'GVE', train: '3', price: 120 }]);
    // now B is asked
    expect(text()).toContain('Gladbach-Venloer EisenbahnB decides');
    expect(effects()).toContain('Treasury GVE: 500 M → 620 M');
    press('Agree');
    expect(moves.at(-1)).toEqual({ type: 'agree' });
  });

  it('makes a deal at once that was agreed on aloud; with oneself there is nothing to agree on', () => {
    const { moves } = open(beforeFour());
    press(/^GVE: 3-train/);
    press('B has agreed');
    expect(moves).toEqual([
      { type: 'buy-train-from', company: 'GVE', train: '3', price: 1 },
      { type: 'agree' },
    ]);
    cleanup();
    open(beforeFour('A'));
    press(/^GVE: 3-train/);
    expect(screen.queryByRole('button', { name: /has agreed/ })).toBeNull();
  });

  it('the other director may decline with one tap', () => {
    const asked = played(beforeFour(), { type: 'buy-train-from', company: 'GVE', train: '3', price: 1 });
    const { moves } = open(asked);
    press(/^Do not sell/);
    expect(moves).toEqual([{ type: 'decline' }]);
  });

  it('a train that is too dear says why', () => {
    open(
      adr({
        companies: {
          ADR: floated({ treasury: 150, trains: ['2'] }),
          BME: floated({ director: 'B', trains: ['2'] }),
        },
      }),
    );
    press(/^New trains: 3-train/);
    expect(why()).toContain('[18Rhl 6.2.6]');
  });

  it('going on without a train where one is needed says why', () => {
    open(adr({ tiles: linked }));
    press('Done buying trains');
    expect(why()).toContain('[18Rhl 6.2.6.1]');
  });
});

describe('a forced purchase', () => {
  const poor = () =>
    turn({
      company: 'ADR',
      step: 'trains',
      phase: '5',
      tiles: linked,
      companies: {
        ADR: floated({ at: [2, 3], treasury: 120, held: { A: Array(6).fill(10), charter: [10, 10] } }),
      },
      cash: { A: 60 },
    });

  it('goes through its sources in order', () => {
    const { text, moves, state } = open(poor());
    press(/^New trains: 5-train/);
    expect(text()).toContain('380 M are missing');
    press('Forced purchase of a 5-train from the bank');
    expect(text()).toContain('ADR must buy a 5-train for 500 M: 380 M are missing');
    // own shares and credit wait for the charter
    press('Take a bank credit');
    expect(why()).toContain('[18Rhl 6.2.6.2]');
    press('Charter ADR: 10% 80 M');
    expect(effects()).toContain('Share price ADR: 80 M → 75 M');
    press('Sell 10% from the charter');
    // the second goes at the price of the first, and then the cash is taken by itself
    press('Charter ADR: 10% 80 M');
    expect(effects()).toContain('A: 60 M → 0 M');
    press('Sell 10% from the charter');
    expect(text()).toContain('Still missing160 M');
    press('ADR: 10% 75 M');
    press('Sell 10% of ADR');
    press('Take a bank credit');
    expect(effects()).toContain('Credit of A: 0 M → 85 M');
    fireEvent.click(screen.getAllByRole('button', { name: /Take a bank credit$/ }).at(-1)!);
    expect(moves.map((move) => (move as { type: string }).type)).toEqual([
      'force-train',
      'sell-charter',
      'sell-charter',
      'sell-own',
      'credit',
    ]);
    expect(state().trains.some(({ type, at }) => type === '5' && at === 'ADR')).toBe(true);
  });
});

describe('a forced purchase that begins a phase', () => {
  it('[18Rhl 6.2.6.2] shows the phase and what it scraps, as any other purchase does', () => {
    const state = adr({
      phase: '3',
      tiles: linked,
      companies: {
        ADR: floated({ treasury: 20, at: [0, 3], held: { A: Array(6).fill(10), charter: [10, 10] } }),
        GVE: floatedGVE({ director: 'B', trains: ['2'] }),
      },
      cash: { A: 10 },
    });
    state.trains = state.trains.map((card) =>
      card.type === '3' && card.at === 'depot' ? { ...card, at: 'gone' } : card,
    );
    open(state);
    press(/^New trains: 4-train/);
    expect(effects()).toEqual(
      expect.arrayContaining([
        'Trains of ADR: no train → 4-train',
        'Phase: 3 → 4',
        'Out of the game: 2-train of GVE',
      ]),
    );
  });
});

describe('a forced sale with one kind of certificate', () => {
  /** 160 are missing, and nothing but ADR can be sold. */
  const one = () =>
    turn({
      company: 'ADR',
      step: 'trains',
      phase: '5',
      tiles: linked,
      companies: {
        ADR: floated({ at: [2, 3], treasury: 340, held: { A: Array(6).fill(10), charter: [10, 10] } }),
      },
      cash: { A: 60 },
    });

  it('[18Rhl 6.2.6.2] one tap sells as many as are needed', () => {
    const { moves, state, text } = open(one());
    press(/^New trains: 5-train/);
    press('Forced purchase of a 5-train from the bank');
    expect(text()).toContain('160 M are missing');
    press('Sell 2 × 10% of ADR for 160 M');
    expect(moves.slice(1)).toEqual(Array(2).fill({ type: 'sell-charter', percent: 10 }));
    expect(state().trains.some(({ type, at }) => type === '5' && at === 'ADR')).toBe(true);
  });
});

describe('too many trains', () => {
  it('the director chooses which one goes', () => {
    const over = played(withSpares(), { type: 'buy-train', train: '4', from: 'depot' });
    const { text, moves } = open(over);
    expect(text()).toContain('B decides');
    expect(text()).toContain('(4 of 3)');
    press('Give up a 3-train');
    expect(effects()).toContain('Trains of GVE: 4 × 3-train → 3 × 3-train');
    fireEvent.click(screen.getAllByRole('button', { name: 'Give up a 3-train' }).at(-1)!);
    expect(moves).toEqual([{ type: 'discard-train', train: '3' }]);
  });
});

describe('a stage without a panel of its own', () => {
  it('lists every choice by its name', () => {
    const state = beforeFour();
    const choice = { move: { type: 'buy-train', train: '4', from: 'depot' } };
    open(state, {
      options: { stage: 'unheard-of', actor: { player: 'A', company: 'ADR' }, choices: [choice] },
    });
    press('Buy a 4-train from the bank');
    expect(effects()).toContain('Phase: 3 → 4');
  });
});

describe('a window that only watches', () => {
  it('shows everything and lets nothing be done', () => {
    const { moves, text } = open(beforeFour(), { mayAct: false });
    expect(text()).toContain('This window only watches');
    press(/^New trains: 4-train/);
    const confirm = button('Buy a 4-train from the bank') as HTMLButtonElement;
    expect(flat(confirm.textContent ?? '')).toBe('Buy');
    expect(confirm.disabled).toBe(true);
    expect(moves).toEqual([]);
    expect(button('Back')).toBeTruthy();
  });
});

describe('the end of the game', () => {
  it('leaves nothing to do here', () => {
    const { container } = open(beforeFour(), { options: undefined });
    expect(container.querySelector('.turn')).toBeNull();
  });
});
