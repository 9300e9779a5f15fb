// @vitest-environment happy-dom
import { cleanup, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { language } from '@/i18n';
import { createSelection } from '@/ui/turn/selection';
import { rhlStart } from '../../support/rhl/table';
import { button, open, press } from './table';

beforeEach(() => {
  language.value = 'en';
});
afterEach(cleanup);

describe('the keyboard in the turn panel', () => {
  it('goes from a picked choice to its confirmation, and from there to the head of the next turn', async () => {
    open(rhlStart());
    press('Prinz-Wilhelm-Bahn: Buy 20 M');
    await waitFor(() => expect(document.activeElement).toBe(button('Buy Prinz-Wilhelm-Bahn')));
    press('Buy Prinz-Wilhelm-Bahn');
    expect(document.activeElement?.tagName).toBe('H2');
    expect(document.activeElement?.textContent).toBe('B');
  });

  it('a second Enter on Pass does not pass for the next player', () => {
    const { moves } = open(rhlStart());
    button(/^Pass/).focus();
    press(/^Pass/);
    expect(moves).toHaveLength(1);
    expect(document.activeElement?.tagName).toBe('H2');
  });

  it('stays where it is when the keyboard is elsewhere', () => {
    open(rhlStart());
    const elsewhere = document.createElement('button');
    document.body.append(elsewhere);
    elsewhere.focus();
    press(/^Pass/);
    expect(document.activeElement).toBe(elsewhere);
    elsewhere.remove();
  });
});

describe('what is picked', () => {
  it('belongs to one state, and is not picked any more on coming back to it', () => {
    const selection = createSelection();
    const [before, after] = [{}, {}];
    selection.pick(before, { open: 'sell' });
    expect(selection.in(before)).toEqual({ open: 'sell' });
    expect(selection.in(after)).toEqual({});
    selection.goOn(after);
    expect(selection.in(before)).toEqual({});
  });
});
