// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Language, language } from '@/i18n';
import { lra as title, viewAt } from '@/titles/rhineland/18lra';
import { lowerRhine } from '@/ui/games/rhineland/18lra';
import { CharterFacts } from '@/ui/games/rhineland/CharterFacts';
import { floated, harbour, type LraState, lay, played, routes, turn } from '../../../support/lra/table';
import { buttons, flat, press } from '../../turn/table';
import { openGame, seatOf } from '../open';

const open = (state: LraState, spoken: Language = 'en', withBoard = false) => {
  language.value = spoken;
  return openGame({ title, viewAt }, state, { withBoard });
};

const confirm = () => fireEvent.click(document.querySelector('[data-confirm]')!);

beforeEach(() => {
  language.value = 'en';
});
afterEach(cleanup);

const neuss = {
  company: 'BME',
  step: 'station',
  tiles: {
    G15: [
      ['L04', 0],
      ['L15', 0],
    ],
    H14: ['L27', 0],
  },
} as const;

describe('the station step of 18LRA', () => {
  it.each([
    ['en', 'harbour token'],
    ['de', 'Hafenmarker'],
  ] as const)('[18LRA 6.2.2.1] tells a harbour place from an ordinary one (%s)', (spoken, words) => {
    const table = open(turn(neuss), spoken);
    expect(buttons(`${spoken === 'de' ? 'Bahnhof' : 'Station'}: Neuss`)).toHaveLength(2);
    expect(table.text()).toContain(`Neuss (H14) ${words} 50 M`);
  });

  it('[18LRA 6.2.2.1] places the token with a tap', () => {
    const table = open(turn(neuss));
    press(/Neuss \(H14\) harbour token/);
    confirm();
    expect(table.state().board.stations).toContainEqual(harbour('BME', 'H14'));
  });

  it.each([
    ['en', 'harbour token turned over'],
    ['de', 'Hafenmarker umgedreht'],
  ] as const)(
    '[18LRA 6.2.2.1] says that an ordinary station takes the harbour token (%s)',
    (spoken, words) => {
      const last = turn(neuss);
      last.companies.BME!.tokens = [];
      const table = open(last, spoken);
      expect(table.text()).toContain(`Neuss (H14) ${words} 100 M`);
    },
  );

  it('[18LRA 6.2.2.1] a harbour token on the board has a ring', () => {
    const { container } = open(turn({ ...neuss, stations: [harbour('BME', 'H14')] }), 'en', true);
    expect(container.querySelectorAll('.harbour-ring-white')).toHaveLength(1);
  });

  it('[18LRA 3.3] the tokens of corporations out of play are blank', () => {
    const state = turn({ company: 'RhE', step: 'station', players: 3, options: { scenario: '1' } });
    const { container } = open(state, 'en', true);
    expect(container.querySelectorAll('.token-blank')).toHaveLength(2);
  });
});

/** CCE has the 2+4: Kevelaer, Walbeck, Straelen and Venlo are joined. */
const kreisbahn = {
  company: 'CCE',
  step: 'run',
  phase: '5',
  companies: { CCE: floated({ trains: ['4'] }) },
  bestowed: { DEC: null, GKB: 'CCE' },
  tiles: { B2: ['4', 2] },
} as const;
const lines = ['A5:0-s0 B4:3-s0', 'A1:5-s0 B2:2-s0 B2:5-s0 C3:2-s0 C3:0-s0 D2:0-3 E1:3-s0'];

describe('the 2+4-train on the screen', () => {
  it('[18LRA 4.1.2] its revenue can be kept by itself, and the card says who gets what', () => {
    const table = open(played(turn(kreisbahn), routes(...lines)));
    expect(table.text()).toContain('Pay 13 M per share');
    expect(table.text()).toContain('Pay 5 M per share, keep the 2+4');
    expect(table.text()).toContain('Rest to the treasury80 M');
    press(/keep the 2\+4/);
    expect(document.querySelector('.turn-says')?.textContent).toContain('keep what the 2+4 has brought');
    confirm();
    expect(table.state().companies.CCE!.treasury).toBe(500 + 80 + 25);
  });

  it('[18LRA 4.1.2] where nothing is apart there are two ways', () => {
    open(played(turn({ ...kreisbahn, bestowed: { DEC: null, GKB: null } }), routes(lines[0]!)));
    expect(document.querySelectorAll('.card')).toHaveLength(2);
  });

  it('[18LRA 4.1.2] its tile is named after its private, beside the ordinary one', () => {
    const table = open(turn({ ...kreisbahn, step: 'track', tiles: {} }));
    press(/Geldern \(B4\)/);
    expect(table.text()).toContain('Geldernsche Kreisbahn');
    expect(document.querySelectorAll('.tile-offer').length).toBeGreaterThan(1);
  });

  it('[18LRA 4.1.2] it stays where it is', () => {
    const seat = seatOf({ title, viewAt }, turn(kreisbahn));
    expect(lowerRhine.trainMark?.(seat as never, '2+4')).toBe('stays for ever');
    expect(lowerRhine.trainMark?.(seat as never, '4')).toBeUndefined();
  });
});

describe('what a private leaves to a corporation', () => {
  const state = () =>
    played(
      turn({
        company: 'BME',
        step: 'track',
        privates: { DEC: 'B' },
        companies: {
          BME: floated(),
          CCE: floated({ director: 'B', at: [1, 1] }),
          RhE: floated({ director: 'B', at: [1, 2] }),
        },
        tiles: {
          I5: ['9', 1],
          I7: ['L07', 1],
          H8: ['L07', 4],
          H10: ['9', 1],
          H12: ['9', 1],
          H14: ['L27', 0],
          G15: ['L04', 0],
        },
      }),
      lay('G15', 'L15', 0),
    );

  it.each([
    ['en', 'which of your corporations gets it?'],
    ['de', 'Welche deiner Gesellschaften erhält die Gabe?'],
  ] as const)('[18LRA 4.1.2] its owner is asked, whoever acts (%s)', (spoken, words) => {
    const table = open(state(), spoken);
    expect(table.text()).toContain(words);
    press(/Rheinische Eisenbahn/);
    confirm();
    expect(table.state().bestowed).toEqual({ DEC: 'RhE' });
  });
});

describe('a charter of 18LRA', () => {
  const facts = (state: LraState, company: string) => {
    const seat = seatOf({ title, viewAt }, state);
    const { container } = render(
      <dl>
        <CharterFacts seat={seat as never} company={company} />
      </dl>,
    );
    return flat(container.textContent ?? '');
  };

  it('[18LRA 4.2.3] says where the harbour token is, and what the corporation may do', () => {
    const state = turn({ ...neuss, stations: [harbour('BME', 'H14')] });
    expect(facts(state, 'BME')).toContain('at Neuss');
    expect(facts(state, 'MKB')).toContain('40 M with the private, otherwise 80 M');
    expect(facts(state, 'MKB')).toContain('20 M at Orsoy');
    expect(facts(state, 'ADR')).toContain('two yellow tiles in its first turn');
    expect(facts(state, 'CCE')).toContain('a station at Krefeld needs no route');
    expect(facts(state, 'GVE')).toContain('100 M when track joins Mönchengladbach and Venlo');
    expect(facts(turn(kreisbahn), 'CCE')).toContain('Geldernsche Kreisbahn');
  });

  it('[18LRA 6.2.2.1] names no reduced price once the first 5-train has closed the private companies', () => {
    const later = facts(turn({ ...neuss, phase: '5' }), 'MKB');
    expect(later).toContain('80 M');
    expect(later).not.toContain('40 M');
    expect(later).toContain('20 M at Orsoy');
  });
});
