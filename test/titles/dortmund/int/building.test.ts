import { describe, expect, it } from 'vitest';
import { linkValue } from '@/titles/dortmund/rules/links';
import {
  asked,
  eventsOf,
  type Given,
  intState,
  lay,
  link,
  listed,
  played,
  refused,
  skip,
  station,
} from '../../../support/do-int/table';

/** KWE of A from Hamm by the mine in E18 to Gbf Ost and Dortmund City. */
const line: Given['tiles'] = { D19: ['9', 0], E18: ['1905', 1], E16: ['9', 1] };
const kwe = { KWE: { director: 'A', train: '4' } } as const;
const build = (given: Given = {}) => intState({ companies: kwe, step: 'build', tiles: line, ...given });

const places = (given: Given = {}) =>
  listed(build(given), 'place-station').map(({ company, hex }) => `${company} ${hex}`);
const sites = (given: Given = {}) => listed(build(given), 'link').map(({ hex }) => hex);

describe('station or link', () => {
  it('[18DO 3.2.2.2] after the tile a director places a station or builds a link, not both', () => {
    expect(asked(build())).toBe('A build');
    for (const move of [station('KWE', 'E14'), link('E18')]) {
      const after = played(build(), move);
      expect(after.round).toMatchObject({ turn: 'B', step: 'take' });
    }
    expect(played(build(), skip).round.turn).toBe('B');
  });

  it('[18DO 3.2.2.2] what the tile of the same turn has joined can be reached', () => {
    const { E16: _, ...shorter } = line;
    const state = intState({ companies: kwe, step: 'tile', tiles: shorter });
    expect(listed(played(state, lay('E16', '9', 1)), 'place-station')).toContainEqual(station('KWE', 'E14'));
  });

  it('[18DO 3.2.2.2] only for companies that the player directs', () => {
    const state = build({ companies: { ...kwe, DHB: { director: 'B', train: '4' } } });
    expect(refused(state, station('DHB', 'C6'))).toEqual({ code: 'not-director', rule: '3.2.2.2' });
    expect(places({ companies: { ...kwe, DHB: { director: 'A', train: '4' } } })).toEqual(
      expect.arrayContaining(['KWE E14', 'DHB C6']),
    );
  });

  it('[18DO 3.2.2.2] the step is passed over by who directs nothing', () => {
    const state = intState({ companies: { KWE: { director: 'B', train: '4' } }, step: 'tile', tiles: line });
    expect(played(state, skip).round).toMatchObject({ turn: 'B', step: 'take' });
  });
});

describe('stations', () => {
  it('[18DO 3.2.2.3] on free places that a route leads to, for nothing', () => {
    expect(places()).toEqual(['KWE E12', 'KWE E14', 'KWE F15']);
    const after = played(build(), station('KWE', 'E14'));
    expect(after.board.stations).toContainEqual({ company: 'KWE', hex: 'E14', stop: 0 });
    expect(after.companies.KWE!.tokens).toHaveLength(2);
    expect(refused(build(), station('KWE', 'C6'))).toEqual({ code: 'station-no-route', rule: '3.2.2.3' });
  });

  it('[18DO 3.2.2.3] mines and red areas have no place for one', () => {
    expect(refused(build(), station('KWE', 'E18'))).toEqual({ code: 'station-no-place', rule: '3.2.2.3' });
    expect(refused(build(), station('KWE', 'C20'))).toEqual({ code: 'station-no-place', rule: '3.2.2.3' });
  });

  it('[18DO 3.2.2.3] no more than one of a company on a hex, and as many as its charter has', () => {
    expect(refused(build({ stations: [['KWE', 'E14']] }), station('KWE', 'E14'))).toEqual({
      code: 'station-on-hex',
      rule: '3.2.2.3',
    });
    const all = [
      ['KWE', 'E14'],
      ['KWE', 'E12'],
      ['KWE', 'C6'],
    ] as const;
    expect(places({ stations: all })).toEqual([]);
    expect(refused(build({ stations: all }), station('KWE', 'E20'))).toEqual({
      code: 'no-token',
      rule: '3.2.2.3',
    });
  });

  it('[18DO 3.2.2.3] full is full, and what lies behind is out of reach', () => {
    const full: Given = {
      stations: [
        ['BME', 'E14'],
        ['CME', 'E14'],
        ['RhE', 'E14'],
      ],
    };
    expect(refused(build(full), station('KWE', 'E14'))).toEqual({ code: 'station-full', rule: '3.2.2.3' });
    expect(places(full)).toEqual([]);
    // one place left keeps the yard open
    expect(places({ stations: full.stations!.slice(1) })).toContain('KWE E12');
  });

  it('[18DO 3.2.2.3] the home of DHB does not block C8', () => {
    const given: Given = {
      companies: { CME: { director: 'A', train: '4' } },
      tiles: { B3: ['1905', 3], C4: ['9', 1] },
      stations: [['CME', 'C6']],
    };
    expect(places(given)).toContain('CME D9');
  });
});

describe('railway links', () => {
  it('[18DO 3.2.2.4] to mines and mills that a route of the player leads to', () => {
    expect(sites()).toEqual(['E18', 'F15']);
    const dhb = { DHB: { director: 'A', train: '4' } } as const;
    expect(sites({ companies: dhb, tiles: {} })).toEqual(['D9']);
    expect(refused(build(), link('D9'))).toEqual({ code: 'link-no-route', rule: '3.2.2.4' });
    expect(refused(build(), link('E14'))).toEqual({ code: 'link-no-site', rule: '3.2.2.4' });
  });

  it('[18DO 3.2.2.4] a mine without track has no route to it', () => {
    expect(refused(build(), link('C18'))).toEqual({ code: 'link-no-route', rule: '3.2.2.4' });
  });

  it('[18DO 3.2.2.4] the station of the company on the mill is enough, and a blocked mill can be reached', () => {
    const hhw = { HHW: { director: 'A', train: '4' } } as const;
    expect(sites({ companies: hhw, tiles: {} })).toEqual(['H19']);
    const dhb = { DHB: { director: 'A', train: '4' } } as const;
    expect(sites({ companies: dhb, tiles: {}, stations: [['BME', 'D9']] })).toEqual(['D9']);
  });

  it('[18DO 3.2.2.4] worth 10 at first', () => {
    const after = played(build(), link('E18'));
    expect(linkValue(after.board, 'E18')).toBe(10);
    expect(eventsOf(build(), link('E18'))[0]).toEqual({ type: 'linked', player: 'A', hex: 'E18', value: 10 });
  });

  it('[18DO 3.2.2.4] 20 once tiles are green, 30 once they are brown, one step each', () => {
    const at = (phase: string | undefined, value: number) =>
      build({ ...(phase && { phase }), companies: { KWE: { director: 'A' } }, links: { E18: value } });
    expect(refused(yellow(), link('E18'))).toEqual({ code: 'link-too-early', rule: '3.2.2.4' });
    expect(linkValue(played(at('3', 10), link('E18')).board, 'E18')).toBe(20);
    expect(refused(at('4', 20), link('E18'))).toEqual({ code: 'link-too-early', rule: '3.2.2.4' });
    expect(linkValue(played(at('5', 10), link('E18')).board, 'E18')).toBe(20);
    expect(linkValue(played(at('5', 20), link('E18')).board, 'E18')).toBe(30);
    expect(refused(at('8', 30), link('E18'))).toEqual({ code: 'link-finished', rule: '3.2.2.4' });
  });
});

/** The yellow phase, with a link there. */
const yellow = () => build({ companies: { KWE: { director: 'A', train: '2' } }, links: { E18: 10 } });
