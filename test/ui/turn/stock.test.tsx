// @vitest-environment happy-dom
import { cleanup } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { language } from '@/i18n';
import { seatOrder } from '@/ui/settings/preferences';
import { buy, type Given, type GivenCompany, pass, rhlState, sell } from '../../support/rhl/table';
import { about, button, buttons, effects, open, press, why } from './table';

beforeEach(() => {
  language.value = 'en';
});
afterEach(cleanup);

const tens = (count: number) => Array.from({ length: count }, () => 10);
/** A has the director's certificate of ADR at 80 and four shares more, B has two, two are in the pool. */
const adr: GivenCompany = { director: 'A', held: { A: tens(4), B: tens(2), pool: tens(2) }, at: [1, 2] };
/** B directs BME at 70; A has two shares. */
const bme: GivenCompany = { director: 'B', held: { A: tens(2), B: tens(1), charter: tens(5) }, at: [2, 1] };

const round = (given: Given = {}) =>
  rhlState({
    stock: 2,
    turn: 'A',
    cash: { A: 1000, B: 1000, C: 1000 },
    companies: { ADR: adr, BME: bme },
    ...given,
  });

describe('buying certificates', () => {
  it('is done in the ledger: a cell for each place where they lie, with the word and the amount', () => {
    const { text } = open(round());
    expect(buttons('ADR, Bank Pool')).toEqual(['ADR, Bank Pool: 20% buy 80 M']);
    expect(buttons('BME, Not sold')).toEqual(['BME, Not sold: 50% buy 70 M']);
    expect(text()).toContain('A1,000 M · certificates 14 of 20');
  });

  it('has whoever acts first, or all as they sit, as it was chosen', () => {
    const heads = (state: ReturnType<typeof round>) => {
      const names = [...open(state).container.querySelectorAll('th .ledger-name')].map(
        (each) => each.textContent,
      );
      cleanup();
      return names;
    };
    const ofB = round({ turn: 'B' });
    expect(heads(ofB)).toEqual(['B', 'C', 'A']);
    seatOrder.value = 'seats';
    expect(heads(ofB)).toEqual(['A', 'B', 'C']);
    seatOrder.value = 'turn';
  });

  it('says nothing of the price of a company that has none', () => {
    const { container } = open(round());
    expect(container.querySelector('[data-company=GVE] .trade-price')?.textContent).toBe('');
  });

  it('shows money, shares and certificates before and after, and then takes two taps', () => {
    const { moves } = open(round());
    press(/^BME, Not sold/);
    expect(effects()).toEqual([
      'Treasury BME: 0 M → 70 M',
      'A: 1,000 M → 930 M',
      'A holds of BME: 20% → 30%',
      'Certificates of A: 14 → 15 of 20',
      'Next: B',
    ]);
    press('Buy 10% of BME from the charter');
    expect(moves).toEqual([buy('BME', 'charter')]);
  });

  it('is put back by the same tap', () => {
    const state = round();
    const { selection } = open(state);
    press(/^BME, Not sold/);
    expect(button(/^BME, Not sold/).getAttribute('aria-pressed')).toBe('true');
    expect(button(/^BME, Not sold/).textContent).toContain('buying');
    press(/^BME, Not sold/);
    expect(selection.in(state)).toEqual({});
    expect(effects()).toEqual([]);
  });

  it('says who becomes director', () => {
    open(round({ companies: { BME: { ...bme, held: { A: tens(3), B: tens(1), charter: tens(4) } } } }));
    press(/^BME, Not sold/);
    expect(effects()).toContain('Director of BME: A');
  });

  it('says what floats, with its money and its price', () => {
    const begun: GivenCompany = { director: 'B', held: { A: tens(2) }, at: [2, 1], floated: false };
    const { text } = open(round({ companies: { BME: begun } }));
    expect(text()).toContain('40/50%');
    press(/^BME, Not sold/);
    expect(effects()).toContain('BME floats: from now on');
    expect(effects()).toContain('Treasury BME: 0 M → 350 M');
    expect(effects()).toContain('Share price BME: 70 M → 75 M');
  });

  it('a certificate that is too dear stays in its place and says why', () => {
    const state = round({ cash: { A: 60, B: 0, C: 0 } });
    const { selection } = open(state);
    const dear = button(/^BME, Not sold: 50 ?% too dear$/);
    expect(dear.getAttribute('aria-disabled')).toBe('true');
    press(/^BME, Not sold/);
    expect(why()).toContain('[18Rhl 5.1.2]');
    expect(selection.in(state).move).toBeUndefined();
  });
});

describe('passing', () => {
  it('by the last player says which round begins and what that pays', () => {
    const state = rhlState({ stock: 2, turn: 'A', cash: { A: 100, B: 0, C: 0 }, companies: { ADR: adr } });
    if (state.round.kind === 'stock') state.round.passes = 2;
    open(state);
    const words = about(/^Pass/);
    expect(words).toContain('Begins Operating round 2.1');
    // all private companies belong to A and pay 65 together
    expect(words).toContain('A 100 M → becomes 165 M');
  });
});

describe('selling certificates', () => {
  it('shows the effect at once, with further lots beside it', () => {
    const { moves, text } = open(round());
    press(/^ADR, your share: 60 ?% Director sell 80/);
    expect(effects()).toEqual([
      'A: 1,000 M → 1,080 M',
      'A holds of ADR: 60% → 50%',
      'Certificates of A: 14 → 13 of 20',
      'ADR in the Bank Pool: 20% → 30%',
      'Share price ADR: 80 M → 75 M',
    ]);
    expect(buttons('ADR, Sell:')).toEqual([
      'ADR, Sell: 10% 80 M then 75 M',
      'ADR, Sell: 20% 160 M then 75 M',
      'ADR, Sell: 30% 240 M then 75 M',
    ]);
    press(/^ADR, Sell: 20%/);
    press('Sell 20% of ADR');
    expect(moves).toEqual([sell('ADR', 10, 10)]);
    // it is still A's turn, and what was sold is said in order
    expect(text()).toContain('Sold in this turn ADRADR now at 75 M');
    press(/^BME, your share/);
    press('Sell 10% of BME');
    press(/^End the turn/);
    expect(moves.at(-1)).toEqual(pass);
  });

  it('names the lot that is all of it', () => {
    open(round());
    press(/^BME, your share/);
    expect(buttons('BME, Sell:')).toEqual([
      'BME, Sell: 10% 70 M then 65 M',
      'BME, Sell: All 20% 140 M then 65 M',
    ]);
  });

  it('says who takes a directorship over', () => {
    open(round({ companies: { ADR: { ...adr, held: { A: tens(1), B: tens(2), pool: tens(2) } } } }));
    press(/^ADR, your share/);
    press(/^ADR, Sell: 20%/);
    expect(effects()).toContain('Director of ADR: B');
  });

  it('a company that cannot be sold says why', () => {
    open(round({ companies: { BME: { ...bme, floated: false } } }));
    press(/^BME, your share/);
    expect(why()).toContain('[18Rhl 5.2.1]');
  });

  it('above the certificate limit passing is greyed and says why', () => {
    const of = (shares: number): GivenCompany => ({ director: 'B', held: { A: tens(shares) }, at: [1, 2] });
    const companies = { ADR: of(8), BME: of(8) };
    open(round({ companies }));
    press('Pass');
    expect(why()).toContain('[18Rhl 5.2.2]');
  });
});

describe('founding a company', () => {
  it('chooses the start value beside the effect', () => {
    const { moves, text } = open(round());
    press('Found Cöln-Crefelder Eisenbahn');
    expect(text()).toContain('choose a pink start value');
    expect(buttons('Found CCE, director')).toHaveLength(7);
    press(/^Found CCE, director’s certificate for 160 M, start value 80/);
    expect(effects()).toEqual([
      'A: 1,000 M → 840 M',
      'A holds of CCE: 0% → 20%',
      'Certificates of A: 14 → 15 of 20',
      'Share price CCE: 80 M',
      'Director of CCE: A',
      'Next: B',
    ]);
    press('Found CCE at 80 M');
    expect(moves).toEqual([{ type: 'found', company: 'CCE', row: 1, col: 2 }]);
  });

  it('a start value that is too dear says why', () => {
    open(round({ cash: { A: 150, B: 0, C: 0 } }));
    press('Found Cöln-Crefelder Eisenbahn');
    press(/^Found CCE, .* start value 100/);
    expect(why()).toContain('200 M');
    expect(why()).toContain('[18Rhl 5.1.2]');
  });
});

describe('several sales', () => {
  /** Lays ready the sale of so much of ADR, then of BME. */
  const layReady = () => {
    press(/^ADR, your share/);
    press(/^ADR, Sell: 20%/);
    press('First sell more');
    press(/^BME, your share/);
    press('First sell more');
  };

  it('are laid ready with the path of the prices, and made together in their order', () => {
    const { moves, text, state } = open(round());
    layReady();
    expect(moves).toEqual([]);
    expect(text()).toContain('Sales laid ready, in this order1ADR20% · 160 MShare price 80 M');
    expect(text()).toContain('2BME10% · 70 MShare price 70 M');
    const before = state().cash.A!;
    press('Make these sales (2)');
    expect(moves).toEqual([sell('ADR', 10, 10), sell('BME', 10)]);
    expect(state().cash.A).toBe(before + 160 + 70);
  });

  it('change their order, and can be left out', () => {
    const { moves } = open(round());
    layReady();
    press('Sell BME earlier');
    press('Leave out the sale of ADR');
    press('Make these sales (1)');
    expect(moves).toEqual([sell('BME', 10)]);
  });

  it('count as made for what follows: a purchase is confirmed with them', () => {
    const { moves } = open(round({ cash: { A: 10, B: 0, C: 0 } }));
    expect(button(/^BME, Not sold/).getAttribute('aria-disabled')).toBe('true');
    press(/^ADR, your share/);
    press(/^ADR, Sell: 20%/);
    press('First sell more');
    press(/^BME, Not sold/);
    press('Buy 10% of BME from the charter');
    expect(moves).toEqual([sell('ADR', 10, 10), buy('BME', 'charter')]);
  });
});
