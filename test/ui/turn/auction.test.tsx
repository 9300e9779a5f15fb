// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { language } from '@/i18n';
import { pass, played, rhlStart } from '../../support/rhl/table';
import { about, button, effects, open, press, why } from './table';

beforeEach(() => {
  language.value = 'en';
});
afterEach(cleanup);

const bid = (id: string, amount: number) => ({ type: 'bid', private: id, amount });

describe('the auction panel', () => {
  it('says who acts, with how much, and what they may do', () => {
    const { text } = open(rhlStart());
    expect(text()).toContain('A600 M · certificates 0 of 20');
    expect(text()).toContain('Buy the lowest private company, bid for another, or pass');
  });

  it('buys the lowest after showing what that changes', () => {
    const { moves } = open(rhlStart());
    press('Prinz-Wilhelm-Bahn: Buy 20 M');
    expect(effects()).toEqual(['A: 600 M → 580 M', 'Prinz-Wilhelm-Bahn: A', 'Next: B']);
    expect(moves).toEqual([]);
    press('Buy Prinz-Wilhelm-Bahn');
    expect(moves).toEqual([{ type: 'buy-private', private: 'PWB' }]);
  });

  it('bids in steps of five, by buttons or by typing', () => {
    const { moves, text } = open(rhlStart());
    press('Train Ferry: Bid 85 M');
    press('+5 M');
    expect(effects()).toContain('Free cash of A: 600 M → 510 M');
    press('+50 M');
    press('−5 M');
    const field = screen.getByLabelText<HTMLInputElement>('Amount');
    expect(field.value).toBe('135');
    fireEvent.input(field, { target: { value: '100' } });
    press('Bid 100 M for Train Ferry');
    expect(moves).toEqual([bid('TF', 100)]);
    expect(text()).toContain('A 100 M');
    expect(text()).toContain('500 M100 M in bids');
  });

  it('bids the least or all there is with one tap', () => {
    open(rhlStart());
    press('Train Ferry: Bid 85 M');
    press('all 600 M');
    const field = screen.getByLabelText<HTMLInputElement>('Amount');
    expect(field.value).toBe('600');
    press('85 M');
    expect(field.value).toBe('85');
  });

  it('explains a bid that is not in steps, and does not let it be made', () => {
    const { moves } = open(rhlStart());
    press('Train Ferry: Bid 85 M');
    fireEvent.input(screen.getByLabelText('Amount'), { target: { value: '87' } });
    expect(why()).toContain('85 M');
    const confirm = button(/^Bid 87 M/) as HTMLButtonElement;
    expect(confirm.disabled).toBe(true);
    fireEvent.click(confirm);
    expect(moves).toEqual([]);
  });

  it('explains a private company that is out of reach, with the section of the book', () => {
    const state = played(rhlStart(), bid('RhE', 590), pass, pass);
    const { selection } = open(state);
    press('Train Ferry: Bid 85 M');
    expect(why()).toContain('[18Rhl 5.1.1]');
    expect(selection.in(state).move).toBeUndefined();
  });

  it('passes with one tap and says who is next', () => {
    const { moves } = open(rhlStart());
    expect(about(/^Pass/)).toBe('Next B');
    press(/^Pass/);
    expect(moves).toEqual([pass]);
  });

  it('tells what a private company can do', async () => {
    open(rhlStart());
    press(/^Train Ferry Price/);
    const help = await screen.findByText(/turn one yellow metropolis green/, {}, { timeout: 60_000 });
    expect(help.textContent).toContain('4.1.1');
  });

  it('speaks German', () => {
    language.value = 'de';
    const { text } = open(rhlStart());
    expect(text()).toContain('Zertifikate 0 von 20');
    press('Prinz-Wilhelm-Bahn: Kaufen 20 M');
    expect(text()).toContain('DanachB');
  });
});

describe('the contest for a private company', () => {
  const contest = () =>
    played(rhlStart(), bid('KEO', 35), bid('KEO', 40), { type: 'buy-private', private: 'PWB' });

  it('names who must choose, all bids, and what raising or leaving does', () => {
    const { text, moves } = open(contest());
    expect(text()).toContain('Raise your bid for Essen-Osterath Concession, or leave the auction');
    expect(text()).toContain('B 40 M');
    expect(about(/^Leave the auction/)).toMatch(/B 600.M/);
    press('Raise to 45 M or more');
    press('+5 M');
    press('Raise to 50 M');
    expect(moves).toEqual([{ type: 'raise', amount: 50 }]);
  });
});
