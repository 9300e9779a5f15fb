// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import { ruhr, viewAt } from '@/titles/ruhr/18ruhr';
import { Companies } from '@/ui/table/views/Companies';
import {
  item,
  pass,
  played,
  type RuhrState,
  ruhrStart,
  ruhrState,
  setValue,
  tens,
} from '../../../support/ruhr/table';
import { openGame, seatOf } from '../open';

afterEach(cleanup);

const game = { title: ruhr, viewAt };

async function press(element: HTMLElement | undefined) {
  element!.click();
  await Promise.resolve();
}

function open(state: RuhrState) {
  const table = openGame(game, state);
  const button = (text: string) =>
    [...table.container.querySelectorAll<HTMLElement>('button')].find((each) =>
      each.textContent?.replaceAll('\u00a0', ' ').includes(text),
    );
  return { ...table, button };
}

/** RB has no marker that works, and certificates to sell. */
const idle = (step: 'deal' | 'invest', treasury = 0) =>
  ruhrState({
    phase: '4',
    next: '4',
    gone: ['P5', 'P7', 'P10', 'P15'],
    corporations: {
      RB: { director: 'A', held: { B: [20] }, at: 70, treasury, hex: 'D15', markers: { A: 3 } },
    },
    operating: { company: 'RB', step },
  });

describe('beside a step of 18Ruhr', () => {
  it('[18Ruhr 7.2] (ruling 134) a corporation without income is asked for a deal before its value falls', async () => {
    const table = open(idle('deal'));
    expect(table.text()).toContain('RB has no income: its value falls next.');
    expect(table.button('Sell 20%')).toBeDefined();
    await press(table.button('No deal'));
    expect(table.state().prices.RB!.col).toBe(idle('deal').prices.RB!.col - 1);
  });

  it('[18Ruhr 9.1.1.3] (ruling 53) a corporation is told that it must sell a certificate first', () => {
    expect(open(idle('invest')).text()).toContain('it must sell one of its own certificates first');
    expect(open(idle('invest', 500)).text()).not.toContain('sell one of its own certificates first');
  });

  it('[18Ruhr 9.3] (ruling 137) an engine can be scrapped before the income', () => {
    const state = ruhrState({
      active: { P1: { owner: 'A', markers: { A: 2 }, engines: ['W1'], linked: true } },
      operating: { company: 'P1', step: 'income' },
    });
    expect(open(state).button('Scrap W1')).toBeDefined();
  });

  it('[18Ruhr 4.1.1] (ruling 137) the Private BME can be taken out in the sale of the package', () => {
    const state = played(ruhrStart(), item('PB'), setValue(60), pass, pass);
    expect(open(state).button('Take it out of the game')).toBeDefined();
  });

  it('[18Ruhr 2.5, 7.3] what nobody has bought of a railway lies in the Initial Offer', () => {
    const state = ruhrState({
      stock: 3,
      corporations: { RhE: { director: 'A', held: { A: tens(3) }, at: 60 } },
    });
    const story = { instants: [], at: 0 } as never;
    const { container } = render(
      <Companies seat={seatOf(game, state)} story={story} chosen="RhE" onChoose={() => {}} />,
    );
    expect(container.textContent).toContain('Initial Offer');
    expect(container.textContent).not.toMatch(/\bCharter\b/);
  });
});
