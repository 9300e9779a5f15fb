// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Language, language } from '@/i18n';
import { trg as title, viewAt } from '@/titles/dortmund/trg';
import type { GivenCompany, TrgState } from '../../support/trg/table';
import { running, stepIn, turn, turnIn } from '../../support/trg/turn';
import { fromHagen, toWitten } from '../../titles/dortmund/operating/lines';
import { button, buttons, press, why } from '../turn/table';
import { openGame } from './open';

const open = (state: TrgState, spoken: Language = 'en') => {
  language.value = spoken;
  return openGame({ title, viewAt }, state, { withBoard: true });
};

/** The way on, whatever it is called. */
const confirm = () => fireEvent.click(document.querySelector('[data-confirm]')!);

beforeEach(() => {
  language.value = 'en';
});
afterEach(cleanup);

/** BME by way of Dortmund City, with too little money. */
const poor = (step: 'station' | 'link', more: Partial<GivenCompany> = {}) =>
  turn({
    company: 'BME',
    step,
    companies: { BME: running({ treasury: 10, trains: ['3'], ...more }) },
    tiles: { ...fromHagen, H9: ['1905', 3] },
  });

describe('a station that waits for a marker', () => {
  it('[18DO 4.3.1, 4.5.3, ruling 115] says that the marker would open one, and gives it there', () => {
    const stations = ['CME', 'RhE', 'KWE'].map((company) => ({ company, hex: 'E12', stop: 0 }));
    const own = ['E14', 'F15'].map((hex) => ({ company: 'BME', hex, stop: 0 }));
    const table = open(
      turn({
        company: 'BME',
        step: 'station',
        companies: Object.fromEntries(
          ['BME', 'CME', 'RhE', 'KWE'].map((id, i) => [id, running({ director: i === 0 ? 'A' : 'B' })]),
        ),
        breweries: { B1: { owner: 'B' }, B2: { owner: 'A' }, B3: { owner: 'C' } },
        stations: [...stations, ...own],
        tiles: fromHagen,
      }),
    );
    expect(table.text()).toContain('With the marker of the brewery BME could build a station.');
    press('Marker to BME');
    confirm();
    expect(table.text()).not.toContain('With the marker of the brewery');
    expect(buttons('Station:').some((label) => label.includes('Dortmund City'))).toBe(true);
  });
});

describe('a step that the treasury cannot pay for', () => {
  it('[18DO 4.5, 4.5.3] shows the places that a sale would pay for, and says what they wait for', () => {
    const table = open(poor('station'));
    expect(table.text()).toContain(
      'The treasury of BME is too small for it: a certificate has to be sold first.',
    );
    // the way to it comes first, what it leads to after it
    const [sale, then] = ['Sell 10% 80 M', 'Then possible'].map((words) => table.text().indexOf(words));
    expect(sale).toBeGreaterThan(0);
    expect(then).toBeGreaterThan(sale!);
    expect(table.glowing()).toBe(0);
    const city = 'Station: Dortmund City (E12) 30 M';
    expect(buttons('Station:')).toContain(city);
    expect(button(city).getAttribute('aria-disabled')).toBe('true');
    press(city);
    expect(why()).toContain('30 M');
    press('Sell 10% 80 M');
    press('Sell 10% from the charter');
    expect(table.text()).toContain('Tap an outlined hex on the board');
    expect(table.glowing()).toBeGreaterThan(0);
    press(city);
    confirm();
    expect(table.state().companies.BME!.treasury).toBe(10 + 80 - 30);
  });

  it('[18DO 4.5, 4.5.3] is declined with one tap', () => {
    const table = open(poor('station'));
    press('No station');
    expect(stepIn(table.state())).toBe('BME/link');
    press('No link');
    expect(stepIn(table.state())).toBe('BME/run');
  });

  it('[18DO 4.5, 4.5.4.1] shows links with their values, their price and their beer', () => {
    const table = open(poor('link'));
    expect(table.text()).toContain('The treasury of BME is too small for it');
    const mine = 'Railway link: Löttringhausen (H9) new: 10 30 M · 1 beer cube';
    expect(button(mine).getAttribute('aria-disabled')).toBe('true');
    press('Sell 10% 80 M');
    press('Sell 10% from the charter');
    press(mine);
    press('Create a link worth 10');
    expect(table.state().board.markers.H9).toEqual(['link10']);
  });

  it('[18DO 4.5] says so in German', () => {
    for (const step of ['station', 'link'] as const) {
      const table = open(poor(step), 'de');
      expect(table.text()).toContain('Das Betriebskapital der BME reicht dafür nicht');
      expect(table.text()).toContain('Dann möglich');
      expect(buttons(step === 'station' ? 'Kein Bahnhof' : 'Kein Gleisanschluss')).toHaveLength(1);
      cleanup();
    }
  });

  it('[18DO 4.5] a treasury that suffices shows nothing of it', () => {
    const table = open(poor('station', { treasury: 500 }));
    expect(table.text()).not.toContain('too small');
    expect(buttons('Station: Dortmund City (E12)')).toHaveLength(1);
  });
});

describe('a brewery after the run', () => {
  const beforeRun = (breweries: object) =>
    turn({
      company: 'RhE',
      step: 'run',
      phase: '5',
      companies: { RhE: running({ trains: ['5'] }) },
      tiles: { ...fromHagen, ...toWitten },
      stations: [{ company: 'RhE', hex: 'E12', stop: 0 }],
      breweries: breweries as never,
    });
  const first = { B1: { cubes: 2 }, B2: {}, B3: {} };

  it('[18DO 4.3.1, 4.5.5.1] says that its beer can still be carried, and opens the beer when it is turned over', () => {
    const table = open(beforeRun(first));
    press(/^Run for/);
    expect(stepIn(table.state())).toBe('RhE/dividend');
    const [opens, pays] = ['its beer can still go with this run.', 'per share'].map((words) =>
      table.text().indexOf(words),
    );
    expect(opens).toBeGreaterThan(0);
    expect(pays).toBeGreaterThan(opens!);
    expect(buttons('Turn the brewery over')).toHaveLength(1);
    const { revenue } = turnIn(table.state());
    press('Turn the brewery over');
    confirm();
    expect(table.text()).toContain('How much beer do the trains of RhE deliver, and where?');
    expect(table.text()).toContain('2 cubes can be used');
    press('Deliver for 50 M');
    expect(turnIn(table.state()).revenue).toBe(revenue + 50);
    expect(table.text()).toContain('export beer 50');
  });

  it('[18DO 4.3.1] with a marker too, and in German', () => {
    const table = open(
      beforeRun({ B4: { owner: 'A', cubes: 1 }, B2: { owner: 'B' }, B3: { owner: 'C' } }),
      'de',
    );
    press(/^Für .* fahren$/);
    expect(table.text()).toContain('kann ihr Bier noch mit dieser Fahrt befördert werden.');
    press(/^Marker an RhE/);
    press('Brauereimarker der RhE zuweisen');
    expect(table.text()).toContain('Wie viel Bier bringen die Züge der RhE wohin?');
  });

  it('[18DO 4.3.1] says nothing where no beer could be carried, nor before the run', () => {
    const none = open(beforeRun({ B1: { cubes: 0 }, B2: {}, B3: {} }));
    expect(none.text()).not.toContain('can still go with');
    press(/^Run for/);
    expect(none.text()).toContain('Turn the brewery over');
    expect(none.text()).not.toContain('can still go with');
    cleanup();
    expect(open(beforeRun(first)).text()).not.toContain('can still go with');
  });
});

describe('a train on its last run', () => {
  const last = (trains: string[], phase = '8') =>
    turn({
      company: 'BME',
      step: 'run',
      phase,
      companies: { BME: running({ trains }) },
      tiles: { ...fromHagen, ...toWitten },
      stations: [{ company: 'BME', hex: 'E12', stop: 0 }],
      breweries: { B2: {}, B3: {}, B4: {} },
    });

  it('[18DO 4.5.7.3] can be left idle; the other runs on', () => {
    const table = open(last(['4', '5']));
    press('4-train: Redraw');
    press('Leave it idle');
    expect(table.text()).toContain('4-train (last run) stays idle');
    press(/^Run for/);
    expect(stepIn(table.state())).toBe('BME/dividend');
    expect(table.state().trains.filter(({ type, at }) => type === '4' && at === 'BME')).toEqual([]);
  });

  it('[18DO 4.5.5] no other train can, and in German it says the same', () => {
    const table = open(last(['4', '5']), 'de');
    press('5er-Zug: Ändern');
    expect(buttons('Nicht fahren lassen')).toEqual([]);
    press('5er-Zug: Fertig');
    press('4er-Zug: Ändern');
    press('Nicht fahren lassen');
    expect(table.text()).toContain('fährt nicht');
    cleanup();
    open(last(['4'], '6'));
    press('4-train: Redraw');
    expect(buttons('Leave it idle')).toEqual([]);
  });
});
