// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import { ruhr, viewAt } from '@/titles/ruhr/18ruhr';
import { Ledger } from '@/ui/table/Ledger';
import { Companies } from '@/ui/table/views/Companies';
import { View } from '@/ui/table/views/View';
import { viewsOf } from '@/ui/table/views/views';
import { type RuhrState, ruhrStart, ruhrState, tens } from '../../../support/ruhr/table';
import { openGame, seatOf } from '../open';

afterEach(cleanup);

const game = { title: ruhr, viewAt };
const open = (state: RuhrState, parts = {}) => openGame(game, state, parts);

/** The buttons whose text has all of these. */
function buttons(container: Element, ...texts: string[]): HTMLElement[] {
  const all = [...container.querySelectorAll<HTMLElement>('button.move')];
  return all.filter((each) => texts.every((text) => each.textContent?.includes(text)));
}

async function press(element: HTMLElement | null | undefined) {
  element!.click();
  await Promise.resolve();
}

/** Mine no. 5 with three A and one B, with or without a link. */
function mine(more: { linked?: boolean; treasury?: number } = {}): RuhrState {
  return ruhrState({
    active: { P5: { owner: 'A', markers: { A: 3, B: 1 }, treasury: 200, ...more } },
    operating: { company: 'P5', step: 'invest' },
  });
}

describe('the starting package', () => {
  it('[18Ruhr 3.1] says what lies above an item and makes it dearer', () => {
    const { container } = open(ruhrStart({ players: 4 }));
    expect(container.querySelectorAll('.package-item')).toHaveLength(12);
    expect(container.querySelectorAll('.package-column')).toHaveLength(2);
    expect(buttons(container, 'Private BME')[0]!.textContent).toMatch(/\+\d+/);
    expect(buttons(container, 'Generaler Pferdebahn')[0]!.textContent).not.toContain('+');
  });
});

describe('a charter', () => {
  it('[18Ruhr 9.1.1] shows the markers of a picked card where they would lie', async () => {
    const { container } = open(mine({ linked: true }));
    expect(container.querySelectorAll('.charter-box.is-active')).toHaveLength(4);
    expect(container.querySelectorAll('.charter-box.is-locked')).toHaveLength(0);
    await press(container.querySelector<HTMLElement>('.marker-set'));
    expect(container.querySelectorAll('.charter-box.is-new')).toHaveLength(2);
  });

  it('[18Ruhr 9.1.1.2] keeps boxes with track shut until there is a link', () => {
    const { container } = open(mine({ linked: false }));
    expect(container.querySelectorAll('.charter-box.is-locked')).toHaveLength(4);
  });

  it('[18Ruhr 9.3] an engine without a link says why not', async () => {
    const table = open(mine({ linked: false }));
    const [engine] = buttons(table.container, 'W1');
    expect(engine!.getAttribute('aria-disabled')).toBe('true');
    await press(engine);
    expect(table.text()).toContain('A switch engine needs a railway link');
  });
});

describe('a train of a railway as a switch engine', () => {
  it('[18Ruhr 9.3] is bought at the printed price with one chip, at once where its director has said yes aloud', async () => {
    const table = open(
      ruhrState({
        active: { P1: { owner: 'A', treasury: 500, linked: true } },
        corporations: { RhE: { director: 'B', held: { B: tens(3) }, at: 60, treasury: 0, trains: ['2'] } },
        operating: { company: 'P1', step: 'invest' },
      }),
    );
    const named = (name: string) =>
      [...table.container.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    await press(buttons(table.container, 'W1', '10–45')[0]);
    await press(named('list price 30\u00a0M'));
    await press(named('B has agreed'));
    expect(table.state().montan.P1!.engines).toEqual(['W1']);
    expect(table.state().companies.RhE!.treasury).toBe(30);
  });
});

describe('the board', () => {
  it('[18Ruhr 10.6.1] bears the markers of all locations, with the value of linked ones', () => {
    const { container } = open(mine({ linked: true }), { withBoard: true });
    const marks = container.querySelectorAll('.board-faces .icon polygon');
    expect(marks).toHaveLength(18);
    const coins = container.querySelectorAll('.board-faces .icon .icon circle');
    expect(coins).toHaveLength(1);
  });
});

describe('the Montan Round', () => {
  const founding = () =>
    ruhrState({
      phase: '4',
      montan: 'founding',
      turn: 'A',
      cards: ['A', 'B', 'C'],
      active: { P5: { owner: 'A', markers: { A: 3, B: 2 }, treasury: 40, linked: true } },
    });

  it('[18Ruhr 12.1.1] founds with an own mine at ten for each marker, in the corporation that is chosen', async () => {
    const table = open(founding());
    await press(buttons(table.container, 'Tiefbergbau AG')[0]);
    const [value] = buttons(table.container, 'TB, Zeche Franziska', '60');
    await press(value);
    expect(table.text()).toContain('Charter of TB');
    await press(table.container.querySelector<HTMLElement>('[data-confirm]'));
    expect(table.state().companies.TB!.founded).toBe(true);
  });
});

describe('beside the turn', () => {
  it('the ledger has railways in one block, corporations in the other, and all mines below', () => {
    const state = ruhrState({
      phase: '4',
      stock: 3,
      corporations: {
        CME: { director: 'A', held: { A: [10, 10, 10] }, at: 70 },
        RB: { director: 'B', at: 60, hex: 'K12', markers: { A: 3, B: 2 } },
      },
      gone: ['P5'],
    });
    const { container } = render(<Ledger seat={seatOf(game, state)} onCompany={() => {}} />);
    const blocks = [...container.querySelectorAll('table')].map((each) => each.textContent);
    expect(blocks).toHaveLength(2);
    expect(blocks[0]).toContain('CME');
    expect(blocks[1]).toContain('RB');
    expect(container.querySelectorAll('.mine-chip')).toHaveLength(18);
  });

  it('[18Ruhr 8] the Capex display takes the place of the trains, with three prices a card', () => {
    const seat = seatOf(game, mine());
    expect(viewsOf(seat).filter((id) => id === 'depot')).toHaveLength(1);
    const { container } = render(
      <View
        id="depot"
        seat={seat}
        story={{} as never}
        clock={{} as never}
        company={undefined}
        onCompany={() => {}}
      />,
    );
    expect(container.querySelector('.capex-table tbody tr')?.textContent).toMatch(/80.*70.*30/);
  });
});

describe('the companies', () => {
  const terms = (chosen: string) => {
    const { container } = render(
      <Companies
        seat={seatOf(game, mine())}
        story={{ instants: [], at: 0 } as never}
        chosen={chosen}
        onChoose={() => {}}
      />,
    );
    return [...container.querySelectorAll('.detail dt')].map(({ textContent }) => textContent);
  };

  it('a railway has trains, stations and a home, a Montan company has none of them', () => {
    const ofRailways = ['Trains', 'Stations left', 'Home'];
    expect(terms('CME')).toEqual(expect.arrayContaining(ofRailways));
    cleanup();
    expect(terms('RB').filter((term) => ofRailways.includes(term!))).toEqual([]);
    cleanup();
    expect(terms('P5')).toContain('Charter');
  });
});
