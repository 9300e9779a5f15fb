// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bestRun } from '@/engine/routes/best';
import { language } from '@/i18n';
import { languages } from '@/i18n/language';
import { roundName } from '@/i18n/sentences';
import { lraShort, viewAt as lraViewAt } from '@/titles/rhineland/18lra/short';
import { rhlShort, viewAt as rhlViewAt } from '@/titles/rhineland/18rhl/short';
import type { ShortState } from '@/titles/rhineland/short/state';
import type { TableState } from '@/titles/view';
import { FinalRuns } from '@/ui/games/rhineland/short/FinalRuns';
import { StandingView } from '@/ui/games/rhineland/short/StandingView';
import type { ShortSeat } from '@/ui/games/rhineland/short/seats';
import { shortTerms } from '@/ui/games/rhineland/words/short-glossary';
import { hints } from '@/ui/settings/preferences';
import { seriesOf } from '@/ui/table/time/series';
import type { Story } from '@/ui/table/time/story';
import { Charts } from '@/ui/table/views/Charts';
import { viewsOf } from '@/ui/table/views/views';
import { rhineland } from '../../../rules/18rhl';
import { gameOf } from '../../../support/games';
import { type Given, held, runTrain, shortTable, skip, tens } from '../../../support/short/table';
import { buttons, effects, flat, press } from '../../turn/table';
import { openGame, seatOf } from '../open';

const rhl = shortTable('18Rhl');
const lra = shortTable('18LRA');
const onRhl = { title: rhlShort, viewAt: rhlViewAt };
const onLra = { title: lraShort, viewAt: lraViewAt };
const open = (given: Given) => openGame(onRhl, rhl.shortState(given));

beforeEach(() => {
  language.value = 'en';
  hints.value = 'off';
});
afterEach(cleanup);

/** The last turn: C has nothing to do any more, and trains run. */
const running = (given: Given = {}): ShortState =>
  rhl.played(
    rhl.shortState({
      last: true,
      step: 'direct',
      tiles: { K4: ['4', 1] },
      ...given,
      companies: {
        ADR: { director: 'A', train: '2', held: { B: tens(1) } },
        CME: { director: 'C' },
        ...given.companies,
      },
    }),
    skip,
  );

const storyOf = (instants: Story<TableState>['instants']): Story<TableState> => ({
  instants,
  at: instants.length - 1,
  canUndo: false,
  canRedo: false,
  undo() {},
  redo() {},
  travel() {},
  toPresent() {},
});

describe('the stock action', () => {
  it('[18Rhl 10.3.1.1] shows the display, and what the director’s certificate brings', () => {
    const table = open({ companies: { ADR: { director: 'B', train: '2', held: { A: [10] } } } });
    expect(table.text()).toContain('Certificates 1 of 20');
    expect(buttons('Bergisch-Märkische')).toEqual([
      'Bergisch-Märkische Eisenbahn BME20%9 leftdirector + 2-train',
    ]);
    expect(buttons('Aachen')).toEqual(['Aachen-Düsseldorf-Ruhrorter Eisenbahn ADR10%7 leftyou 10%']);
    press(/^Bergisch-Märkische/);
    expect(effects()).toContain('Director of BME: A');
    press('Take the top certificate of BME');
    expect(held(table.state(), 'A', 'BME')).toEqual(['D']);
    expect(table.text()).toContain('One action for a company that you direct, or none');
  });

  it('[18Rhl 10.3.1.1] above the limit one is given up before anything else', () => {
    const table = openGame(
      onRhl,
      rhl.shortState({
        players: 5,
        companies: {
          BME: { director: 'A', train: '2', held: { A: tens(5) } },
          CME: { director: 'A', train: '2', held: { A: tens(5) } },
        },
      }),
    );
    press(/^Cöln-Mindener/);
    press('Take the top certificate of CME');
    expect(table.text()).toContain('Give one up 13 of 12');
    press(/^Give up BME: 10%/);
    press('Give up 10% of BME');
    expect(table.text()).toContain('One action for a company that you direct, or none');
  });
});

describe('the director action', () => {
  const given: Given = {
    step: 'direct',
    phase: '4',
    companies: { ADR: { director: 'A', train: '2' }, GVE: { director: 'A', train: '3' } },
    tiles: { K4: ['4', 1] },
  };
  const tab = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

  it('[18Rhl 10.3.1.2] is a tile to begin with, and says how much the others have to offer', () => {
    const table = openGame(onRhl, rhl.shortState(given), { withBoard: true });
    expect(table.glowing()).toBeGreaterThan(3);
    expect(screen.getByRole('button', { name: /^Tile/ }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('button', { name: /^Station/ }).textContent).toMatch(/1$/);
    expect(screen.getByRole('button', { name: /^Trains/ }).textContent).toMatch(/2$/);
  });

  it('[18Rhl 10.3.1.2] a station, on the board too', () => {
    const table = openGame(onRhl, rhl.shortState(given), { withBoard: true });
    tab(/^Station/);
    expect(table.glowing()).toBe(1);
    press('Station ADR: Düren (K6)');
    press('Place a station token of ADR at Düren (K6)');
    expect(table.state().board.stations.at(-1)).toMatchObject({ company: 'ADR', hex: 'K6' });
    expect(table.state().round).toMatchObject({ turn: 'B', step: 'take' });
  });

  it('[18Rhl 10.3.1.2] E26: an obsolete train for the next one, or a swap', () => {
    const table = open(given);
    tab(/^Trains/);
    expect(table.text()).toContain('An obsolete train for the next new one (4-train)');
    expect(buttons('ADR, GVE:')).toHaveLength(1);
    press(/^ADR: /);
    expect(effects()).toContain('Trains of ADR: 2-train → 4-train');
    press('Swap the obsolete train of ADR for a new one');
    expect(table.state().trains.find(({ at }) => at === 'ADR')?.type).toBe('4');
  });

  it('[18Rhl 10.3.1.2] may be left out, and says so where there is nothing to do', () => {
    const table = open({ step: 'direct', companies: { ADR: { director: 'A', train: '2' } } });
    tab(/^Trains/);
    expect(table.text()).toContain('No train can be replaced or swapped now');
    tab(/^Station/);
    expect(table.text()).toContain('None of your companies can place a station now');
    press('No director action');
    expect(table.state().round).toMatchObject({ turn: 'B', step: 'take' });
  });

  it('[18LRA 10.3.1.2] a harbour is named as such', () => {
    const state = lra.shortState({
      step: 'direct',
      phase: '3',
      tiles: { B14: ['L30', 0], C15: ['L16', 0] },
      companies: { BME: { director: 'A', train: '2' } },
      stations: [['BME', 'C15']],
    });
    const table = openGame(onLra, state);
    tab(/^Station/);
    expect(buttons('Station BME').filter((name) => name.includes('harbour'))).toEqual([
      'Station BME: BMERuhrort (B14) harbour',
    ]);
    press(/harbour$/);
    press('Place the harbour token of BME at Ruhrort (B14)');
    expect(table.state().board.stations.at(-1)).toMatchObject({ hex: 'B14', place: 'harbour' });
  });
});

describe('a train round', () => {
  const game = (state: ShortState) => openGame(onRhl, state, { withBoard: true });

  it('[18Rhl 10.3.2] shows the working of the best route, and what each player gets', () => {
    const state = running();
    const table = game(state);
    expect(table.text()).toContain('Aachen-Düsseldorf-Ruhrorter Eisenbahn');
    expect(bestRun(rhlViewAt(state.setup).runInput(state, 'ADR')).total).toBe(50);
    press(/^(Pay 50 M|Run and pay)$/);
    expect(table.state().cash).toMatchObject({ A: 10, B: 5 });
    expect(table.state().over).toBe(true);
  });

  it('[18Rhl 10.3.2] all at once where several are left', () => {
    const given: Given = {
      companies: { RhE: { director: 'B', train: '2' } },
      tiles: { K4: ['4', 1], K10: ['57', 2] },
      stations: [['RhE', 'K10']],
    };
    const table = game(running(given));
    press('Run all at once');
    expect(table.state().runs).toHaveLength(2);
    cleanup();
    game(rhl.played(running(given), runTrain));
    expect(screen.queryByRole('button', { name: 'Run all at once' })).toBeNull();
  });
});

describe('what is seen beside the turn', () => {
  it('[18Rhl 10.4] who would win if it ended now', async () => {
    const seat = seatOf(onRhl, running()) as unknown as ShortSeat;
    const parts = await gameOf('18rhl-short');
    expect(parts.views?.map(({ id }) => id)).toEqual(['standing']);
    expect(viewsOf({ ...seat, game: parts })).toContain('standing');
    expect(viewsOf({ ...seat, game: parts })).not.toContain('market');
    expect(viewsOf({ ...seat, game: parts })).toContain('charts');
    const { container } = render(
      <StandingView
        seat={{
          ...seat,
          bestRun: () => ({ result: { total: 50, routes: [], proven: true }, searching: false }),
        }}
      />,
    );
    expect(flat(container.textContent ?? '')).toContain('1 A A0 M+10 M10 M');
  });

  it('[18Rhl 10.3.2] curves of dividends and of revenue, with a point for every round that has paid', () => {
    const before = running();
    const after = rhl.played(before, runTrain);
    const states = [rhl.shortState({ last: true, step: 'direct' }), before, after];
    const instants = states.map((state) => ({ state, move: null, events: [] }));
    const { rounds, worth, revenues } = seriesOf(rhlViewAt(after.setup), instants);
    expect(rounds.map(({ kind, number }) => `${kind} ${number}`)).toEqual(['player 23', 'train 8']);
    expect(worth.map(({ values }) => values)).toEqual([
      [0, 10],
      [0, 5],
      [0, 0],
    ]);
    expect(revenues).toEqual([{ id: 'ADR', values: [null, 50] }]);
    const seat = seatOf(onRhl, after);
    const { container } = render(<Charts seat={seat} story={storyOf(instants)} />);
    expect([...buttons('Dividends'), ...buttons('Revenue')]).toEqual([
      'Dividends of the players',
      'Revenue of the companies',
    ]);
    expect(container.textContent).not.toContain('Prices');
    press('Revenue of the companies');
    expect(flat(screen.getByRole('table', { name: 'Revenue of the companies' }).textContent ?? '')).toContain(
      '50',
    );
  });

  it('[18Rhl 10.3.2] the head names the director: nobody decides anything', () => {
    const table = openGame(onRhl, running());
    expect(table.text()).toContain('Director A');
    expect(table.text()).not.toContain('decides');
  });

  it('[18Rhl 10.4] the runs of the last train round, at the end', () => {
    const over = rhl.played(running(), runTrain);
    render(<FinalRuns seat={seatOf(onRhl, over) as unknown as ShortSeat} />);
    expect(flat(screen.getByRole('region', { name: 'The last train round' }).textContent ?? '')).toContain(
      'ADR · 2-train',
    );
  });

  it('[18Rhl 10.3] rounds are named and counted, in both languages', async () => {
    const { speech } = await gameOf('18rhl-short');
    const round = { kind: 'train', number: 3, of: 9 };
    expect(roundName(round, speech)).toBe('Train round 3 of 9');
    language.value = 'de';
    expect(roundName(round, speech)).toBe('Zugrunde 3 von 9');
    expect(roundName({ ...round, kind: 'player' }, speech)).toBe('Spielerrunde 3 von 9');
  });
});

describe('hints for newcomers', () => {
  it.each([
    ['en', 'Take the director’s certificate of a company', 'One action for one of your companies'],
    ['de', 'Nimm die Direktoraktie einer Gesellschaft', 'Eine Aktion für eine deiner Gesellschaften'],
  ] as const)('explain each step until they are hidden (%s)', (spoken, first, then) => {
    language.value = spoken;
    hints.value = 'on';
    const table = openGame(onRhl, rhl.shortStart());
    expect(table.text()).toContain(first);
    cleanup();
    expect(open({ step: 'direct', companies: { ADR: { director: 'A', train: '2' } } }).text()).toContain(
      then,
    );
    fireEvent.click(screen.getByRole('button', { name: /Hide hints|Hinweise ausblenden/ }));
    fireEvent.click(screen.getByRole('button', { name: /No hints|Keine Hinweise/ }));
    expect(hints.value).toBe('off');
  });
});

describe.each(['18Rhl', '18LRA'] as const)('the glossary of the Short Game on the map of %s', (map) => {
  const terms = shortTerms(map);

  it.each(languages)('explains every term in whole sentences, each under one name (%s)', (spoken) => {
    for (const { id, term, text } of terms(spoken)) {
      expect(term, id).not.toMatch(/[{}]/);
      expect(text, id).toMatch(/^[A-ZÄÖÜ\d].*\.$/);
      expect(text.length, id).toBeLessThan(260);
    }
    const names = terms(spoken).map(({ term }) => term);
    expect(new Set(names).size).toBe(names.length);
  });

  it('cites sections that the rulebook has, and what only this map has', () => {
    const known = new Set(rhineland.sections.map(({ id }) => id));
    expect(terms('en').filter(({ section }) => !known.has(section))).toEqual([]);
    const ids = terms('en').map(({ id }) => id);
    expect(ids.includes('harbour')).toBe(map === '18LRA');
    expect(ids.includes('rheingold')).toBe(map === '18Rhl');
  });
});
