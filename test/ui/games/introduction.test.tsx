// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Instant } from '@/engine/game/timeline';
import { language } from '@/i18n';
import { roundName } from '@/i18n/sentences';
import { introductionGame as title, viewAt } from '@/titles/dortmund/int';
import type { IntState } from '@/titles/dortmund/int/state';
import { FinalRuns } from '@/ui/games/dortmund/FinalRuns';
import type { IntSeat } from '@/ui/games/dortmund/seats';
import { RunNote } from '@/ui/looking/BoardLooks';
import { hexFact } from '@/ui/looking/facts';
import { StopLine } from '@/ui/looking/HexCard';
import { hints } from '@/ui/settings/preferences';
import { Ledger } from '@/ui/table/Ledger';
import { logOf } from '@/ui/table/time/story';
import { Companies } from '@/ui/table/views/Companies';
import { Players } from '@/ui/table/views/Players';
import { viewsOf } from '@/ui/table/views/views';
import { layHexes, layMoves } from '@/ui/turn/lays';
import { trackScene } from '@/ui/turn/panels/track-scene';
import { RunChange } from '@/ui/turn/RunChange';
import { createSelection } from '@/ui/turn/selection';
import { held, intStart, intState, tens } from '../../support/do-int/table';
import { gameOf } from '../../support/games';
import { clockOf, instantsFrom, storyOf } from '../table/harness';
import { buttons, effects, flat, press, why } from '../turn/table';
import { openGame, seatOf } from './open';

const game = { title, viewAt };
const open = (state: ReturnType<typeof intState>) => openGame(game, state);

beforeEach(() => {
  language.value = 'en';
  hints.value = 'off';
});
afterEach(cleanup);

describe('taking a certificate', () => {
  it('shows the top of each stack, and what the director’s certificate brings', () => {
    const table = open(intStart());
    expect(table.text()).toContain('Certificates 0 of 17');
    expect(buttons('Dortmunder Hafenbahn')).toEqual(['Dortmunder Hafenbahn DHB20%8 leftdirector + 2-train']);
  });

  it('shows shares, director and train before it is confirmed, then goes on to the tile', () => {
    const table = open(intState({ companies: { KWE: { director: 'B', train: '2' } } }));
    press(/^Bergisch-Märkische Eisenbahn/);
    expect(effects()).toEqual([
      'A holds of BME: 0% → 20%',
      'Certificates of A: 0 → 1 of 17',
      'Director of BME: A',
      'Trains of BME: no train → 2-train',
    ]);
    press('Take the top certificate of BME');
    expect(held(table.state(), 'A', 'BME')).toEqual(['D']);
    expect(table.text()).toContain('Lay or upgrade one tile, or none');
  });

  it('[18DO 3.2.1] a stack that would break the limit of shares says why', () => {
    open(intState({ companies: { KWE: { director: 'A', train: '2', held: { A: tens(4) } } } }));
    press(/^Königlich Westfälische/);
    expect(why()).toBe('You may hold no more than 60% of KWE [18DO 3.2.1]');
  });

  it('[18DO 3.2.1] at the limit offers to give one up, or to move one to the Bank Pool', () => {
    const table = open(
      intState({
        players: 5,
        companies: {
          KWE: { director: 'A', train: '2', held: { A: tens(4) } },
          BME: { director: 'A', train: '2', held: { A: tens(4) } },
        },
      }),
    );
    expect(table.text()).toContain('Give one up 10 of 10');
    expect(table.text()).toContain('Move one from the display to the Bank Pool');
    press(/^Give up KWE: 10%/);
    press('Give up 10% of KWE');
    expect(held(table.state(), 'pool', 'KWE')).toEqual([10]);
    expect(table.text()).toContain('Take a certificate for the one that you gave up');
  });
});

describe('a change of director', () => {
  /** B directs DHB and is at the limit of ten; A takes more of it. */
  const dhb = () =>
    intState({
      players: 5,
      companies: {
        DHB: { director: 'B', held: { B: [10], A: [20, 10] }, train: '2' },
        BME: { director: 'B', held: { B: tens(4) }, train: '2' },
        CME: { director: 'B', held: { B: tens(2) }, train: '2' },
      },
    });
  const change = () => {
    const table = open(dhb());
    press(/^Dortmunder Hafenbahn/);
    press('Take the top certificate of DHB');
    return table;
  };

  it('[18DO 3.2.1] asks the old director which certificates they take, and says what each does to the limit', () => {
    const table = change();
    expect(table.text()).toContain(
      'A becomes director of DHB: which certificates do you take for the director’s?',
    );
    expect(buttons('DHB:')).toHaveLength(2);
    press('DHB: 10% and 10% then 11 of 10: too many');
    press('DHB: 20% then 10 of 10');
    expect(effects()).toContain('Director of DHB: A');
    press('Take 20%');
    expect(held(table.state(), 'B', 'DHB')).toEqual([20, 10]);
    expect(table.text()).toContain('Lay or upgrade one tile, or none');
  });

  it('a step in which others have acted, too, is gone back to only when that is confirmed', () => {
    const table = change();
    press('DHB: 20% then 10 of 10');
    press('Take 20%');
    press('Certificate (done)');
    expect(screen.getByRole('dialog').textContent).toContain('one move of another player is taken back');
    press('Stay here');
    expect(held(table.state(), 'B', 'DHB')).toEqual([20, 10]);
    press('Certificate (done)');
    press('Go back');
    expect(held(table.state(), 'B', 'DHB')).toEqual(['D', 10]);
    expect(table.text()).toContain('Take the top certificate of a company');
  });

  it('[18DO 3.2.1] goes on to the surplus where too many are taken', () => {
    const table = change();
    press(/^DHB: 10% and 10%/);
    expect(effects()).toContain('Certificates of B: 10 → 11 of 10');
    press('Take 10% and 10%');
    expect(table.text()).toContain('You have too many certificates: which one do you give up?');
  });

  it('[18DO 3.2.1] explains itself to newcomers, in German too', () => {
    hints.value = 'on';
    expect(change().text()).toContain('A single one takes less of your limit');
    cleanup();
    const asking = change().state();
    cleanup();
    language.value = 'de';
    const table = open(asking);
    expect(table.text()).toContain(
      'A übernimmt die DHB: Welche Zertifikate nimmst du für die Direktoraktie?',
    );
    expect(table.text()).toContain('dann 11 von 10: zu viele');
    expect(table.text()).toContain('Ein einzelnes nimmt weniger von deinem Limit');
  });
});

describe('building', () => {
  const linked = () =>
    intState({
      step: 'build',
      phase: '3',
      companies: { KWE: { director: 'A', train: '3' } },
      tiles: { D19: ['9', 0], E18: ['1905', 1] },
      links: { E18: 10 },
    });

  it('[18DO 3.2.2.2] offers a station or one step of a link, on the board too', () => {
    const table = openGame(game, linked(), { withBoard: true });
    expect(buttons('Railway link: ')).toEqual(['Railway link: Asseln (E18) 10 → 20']);
    expect(table.glowing()).toBeGreaterThan(0);
    press('Railway link: Asseln (E18) 10 → 20');
    expect(effects()).toContain('Link Asseln (E18): 10 → 20');
    press('Extend the link to 20');
    expect(table.state().board.markers.E18).toEqual(['link20']);
  });
});

describe('swapping trains', () => {
  it('[18DO 3.2.3] an obsolete train for the next new one, or two for each other', () => {
    const table = open(
      intState({
        step: 'swap',
        phase: '4',
        companies: { KWE: { director: 'A', train: '2' }, BME: { director: 'A', train: '4' } },
      }),
    );
    expect(buttons('BME, KWE:')).toEqual(['BME, KWE: BME4-train⇄KWE2-train']);
    press(/^KWE: 2-train ?4-train/);
    press('Swap the obsolete train of KWE for a new one');
    expect(table.state().trains.find(({ at }) => at === 'KWE')?.type).toBe('4');
  });
});

describe('the runs of the end', () => {
  /** CME could run from its home to Ickern: in brown Herne is worth 60. */
  const run = {
    routes: [['A2.0']],
    total: 70,
    proven: true,
    report: {
      routes: [
        {
          train: '2',
          pieces: ['A2.0'],
          stops: [
            { hex: 'A2', stops: [0], ferry: false, value: 60 },
            { hex: 'B3', stops: [0], ferry: false, value: 10 },
          ],
          bonuses: [],
          total: 70,
        },
      ],
      total: 70,
    },
  };
  const found = () => ({ answer: run, searching: false, failed: null });
  const state = () => intState({ step: 'tile', companies: { CME: { director: 'A', train: '2' } } });
  const over = () => {
    const paid = { company: 'CME', train: '2', pieces: [], stops: [], revenue: 95, paid: 90 };
    return { ...state(), over: true, runs: [paid] };
  };
  const said = () => flat(document.body.textContent ?? '');

  it('[18DO 3.3] count the values of the end: what a move does to them says so, with the sum', () => {
    const seat = seatOf(game, state(), { bestRun: found });
    render(<RunChange seat={seat} move={{ type: 'skip' }} />);
    expect(said()).toBe('CME would run at the end70 MHerne 60 at the end + Ickern 10 = 70');
  });

  it('[18DO 3.3] the card of a hex marks the value that every run counts', () => {
    const stop = hexFact(seatOf(game, state()), 'A2').stops[0]!;
    expect(stop.values.filter(({ now }) => now)).toEqual([{ value: 60, from: 'brown', now: true }]);
    render(<StopLine seat={seatOf(game, state())} stop={stop} />);
    expect(said()).toContain('60 Brown, counts at the end');
    cleanup();
    language.value = 'de';
    render(<StopLine seat={seatOf(game, state())} stop={stop} />);
    expect(said()).toContain('zählt am Ende');
  });

  it('[18DO 3.3] ledger, company and the run on the board name the end', () => {
    const seat = seatOf(game, state(), { bestRun: found });
    render(<Ledger seat={seat} onCompany={() => {}} />);
    expect(said()).toContain('Run at the end');
    cleanup();
    render(
      <Companies
        seat={seat}
        story={storyOf(instantsFrom(state() as never))}
        chosen="CME"
        onChoose={() => {}}
      />,
    );
    expect(said()).toContain('Would run at the end');
    cleanup();
    render(<RunNote seat={seat} company="CME" />);
    expect(said()).toContain('CME would run 70 M at the end: Herne 60 at the end + Ickern 10 = 70');
  });

  it('[18DO 3.3] after the end all of them show what the final runs paid', () => {
    const seat = seatOf(game, over(), { bestRun: found });
    const { container } = render(<Ledger seat={seat} onCompany={() => {}} />);
    expect(container.querySelector('th.is-run')?.textContent).toBe('Final run');
    expect(container.querySelector('[data-company=CME] .is-run')?.textContent).toBe('90');
    cleanup();
    render(<RunNote seat={seat} company="CME" />);
    expect(said()).toContain('CME was paid 90 M');
  });

  it('nothing on the board costs anything: no costs of terrain are drawn, and none are told', () => {
    const { board } = seatOf(game, state()).view;
    const faces = [...Object.values(board.hexes), ...Object.values(board.tiles)];
    expect(faces.filter(({ cost }) => cost)).toEqual([]);
  });
});

describe('the board of a tile', () => {
  const laying = () =>
    openSeat(
      intState({ step: 'tile', companies: { CME: { director: 'A', train: '2' }, RhE: { director: 'A' } } }),
    );

  function openSeat(state: ReturnType<typeof intState>) {
    const seat = seatOf(game, state);
    return { seat, options: seat.options!, selection: createSelection(), lays: ['lay'] as const };
  }

  it('[18DO 3.2.2.1] has its hexes in the order in which it is read', () => {
    const moves = layMoves(laying().options, ['lay']);
    const hexes = layHexes(moves);
    expect(hexes.length).toBeGreaterThan(3);
    expect(hexes).toEqual(hexes.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })));
  });

  it('says nothing against a tap on a hex where nothing is ever built', () => {
    const { whyNot } = trackScene(laying());
    expect(whyNot?.('A2')).toBeUndefined();
    // elsewhere it says why not
    expect(whyNot?.('E10')?.code).toMatch(/^lay-/);
  });
});

describe('hints', () => {
  it('explain each step with its section, and are all gone where nobody wants any', () => {
    hints.value = 'on';
    const table = open(intStart());
    expect(table.text()).toContain('Each turn begins with a certificate');
    expect(table.text()).toContain('[18DO 3.2.1]');
    press('Hide hints …');
    press('No hints');
    expect(hints.value).toBe('off');
    expect(table.text()).not.toContain('Each turn begins with a certificate');
  });

  it('tell who directs no company what they may build on', () => {
    hints.value = 'on';
    const table = open(intState({ step: 'tile', companies: { KWE: { director: 'B', train: '2' } } }));
    expect(table.text()).toContain('You direct no company yet');
  });
});

describe('a game without money', () => {
  it('has neither market nor charts, and no column for cash', () => {
    const seat = seatOf(game, intStart());
    expect(viewsOf(seat)).toEqual(['ledger', 'companies', 'players', 'depot', 'tiles', 'log', 'help']);
    render(<Ledger seat={seat} onCompany={() => {}} />);
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads[0]).toBe('Companiescert.');
    expect(heads.join()).not.toMatch(/Price| M\b/);
  });

  it('[18DO 3.3] shows what each player holds, and would be paid if it ended now', () => {
    const state = intState({
      companies: { KWE: { director: 'A', train: '2', held: { A: tens(2), B: tens(1) } } },
    });
    const run = { routes: [], total: 95, proven: true, report: { routes: [], total: 95 } };
    const seat = seatOf(game, state, { bestRun: () => ({ answer: run, searching: false, failed: null }) });
    render(<Players seat={seat} clock={clockOf()} />);
    const cards = screen.getAllByRole('article').map(({ textContent }) => flat(textContent ?? ''));
    expect(cards[0]).toMatch(/KWE ?KWE ?director ?40% ?If it ended now ?36 M$/i);
    expect(cards[1]).toMatch(/KWE ?10% ?If it ended now ?9 M$/);
  });

  it('has a group of the log for each turn', () => {
    const state = intStart();
    const took = { type: 'took', player: 'A', company: 'KWE', percent: 20 } as const;
    const instants: Instant<IntState>[] = [
      { state, move: null, events: [] },
      { state, move: { type: 'skip' }, events: [took, { type: 'turn', player: 'B', number: 2 }, took] },
    ];
    const groups = logOf(instants, Object.keys(title.at(instants[0]!.state.setup).rounds), 'turn');
    expect(groups.map(({ round }) => roundName(round, gameOf('18do-int').speech))).toEqual([
      'Turn 1 of 60',
      'Turn 2 of 60',
    ]);
    expect(groups.map(({ entries }) => entries.length)).toEqual([1, 1]);
  });

  it('shows the final runs stop by stop', () => {
    const state = {
      ...intStart(),
      over: true,
      runs: [
        {
          company: 'KWE',
          train: '3',
          pieces: [],
          stops: [
            { hex: 'C20', value: 60 },
            { hex: 'E18', value: 25 },
          ],
          revenue: 85,
          paid: 80,
        },
      ],
    };
    const { container } = render(<FinalRuns seat={seatOf(game, state) as IntSeat} />);
    expect(flat(container.textContent ?? '')).toBe(
      'The final runsKWEKWE · 3-train Hamm 60 · Asseln 25 85 M, rounded down to full tens80 M',
    );
  });
});
