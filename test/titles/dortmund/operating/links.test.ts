import { describe, expect, it } from 'vitest';
import { eventsOf, listed, played, refused } from '../../../support/trg/table';
import { link, running, sellShare, skip, stepIn, turn } from '../../../support/trg/turn';
import { fromHagen, fromHamm } from './lines';

const bme = (more = {}) =>
  turn({ company: 'BME', step: 'link', tiles: { ...fromHagen, H9: ['1905', 3] }, ...more });
const freeLink = (hex: string) => ({ type: 'free-link', hex });

describe('railway links', () => {
  it('[18DO 4.5.4.1] created for 30 Mark with the value 10, from the yellow phase on, with a route to track there', () => {
    const state = bme({ phase: '2' });
    // the mine of H9, and F15 by way of the city and Gbf Ost
    expect(listed(state, 'link')).toEqual([link('H9'), link('F15')]);
    const linked = played(state, link('H9'));
    expect(linked.companies.BME!.treasury).toBe(470);
    expect(linked.board.markers.H9).toEqual(['link10']);
    expect(refused(state, link('G8'))).toEqual({ code: 'link-no-route', rule: '4.5.4.1' });
    expect(refused(state, link('E12'))).toEqual({ code: 'link-no-site', rule: '4.5.4.1' });
    expect(refused(state, link('X1')).code).toBe('link-no-site');
  });

  it('[18DO 4.5.4.1] a bare mine has no track to reach', () => {
    const bare = turn({ company: 'BME', step: 'link', phase: '2', tiles: { H11: ['7', 0] } });
    expect(refused(bare, link('H9')).code).toBe('link-no-route');
  });

  it('[18DO 4.5.4.1] one in a turn, and only with money', () => {
    const linked = played(bme({ phase: '2' }), link('H9'));
    expect(stepIn(linked)).not.toBe('BME/link');
    expect(refused(bme({ has: { linked: true } }), link('H9'))).toEqual({
      code: 'link-used',
      rule: '4.5.4.1',
    });
    const poor = bme({ companies: { BME: running({ treasury: 29 }) } });
    expect(refused(poor, link('H9'))).toEqual({ code: 'link-too-dear', rule: '4.5.4.1' });
    expect(listed(poor, 'link')).toEqual([]);
  });

  it('[18DO 4.5, 4.5.4.1] a treasury that is short does not end the step while a certificate could be sold for it', () => {
    const station = (more: Partial<Parameters<typeof running>[0]>, has = {}) =>
      played(
        bme({
          step: 'station',
          phase: '2',
          companies: { BME: running({ trains: ['2'], ...more }) },
          has,
        }),
        skip,
      );
    const short = station({ treasury: 0 });
    expect(stepIn(short)).toBe('BME/link');
    expect(listed(short, 'link')).toEqual([]);
    const linked = played(short, sellShare(), link('H9'));
    expect([linked.companies.BME!.treasury, linked.board.markers.H9]).toEqual([50, ['link10']]);
    expect(stepIn(played(short, skip))).toBe('BME/run');
    expect(stepIn(station({ treasury: 29 }, { dealt: true }))).toBe('BME/run');
  });

  it('[18DO 4.5.4.2] extended to 20 from green, to 30 from brown, one step and 30 Mark each', () => {
    const at = (phase: string, value: number) => bme({ phase, links: { H9: value } });
    expect(refused(at('2', 10), link('H9'))).toEqual({ code: 'link-too-early', rule: '4.5.4.2' });
    const twenty = played(at('3', 10), link('H9'));
    expect([twenty.board.markers.H9, twenty.companies.BME!.treasury]).toEqual([['link20'], 470]);
    expect(refused(at('4', 20), link('H9')).code).toBe('link-too-early');
    expect(played(at('5', 20), link('H9')).board.markers.H9).toEqual(['link30']);
    expect(refused(at('8', 30), link('H9'))).toEqual({ code: 'link-finished', rule: '4.5.4.2' });
    expect(played(at('8', 10), link('H9')).board.markers.H9).toEqual(['link20']);
  });
});

describe('beer from links', () => {
  it('[18DO 4.5.4.3, 4.3.1.2] a cube for each action, to the brewery of the director, whichever side is up', () => {
    const up = played(bme(), link('H9'));
    expect([up.breweries.B1!.cubes, up.beer]).toEqual([3, 17]);
    const turned = played(bme({ breweries: { B2: { marker: 'BME' }, B3: {}, B4: {} } }), link('H9'));
    expect(turned.breweries.B2!.cubes).toBe(1);
  });

  it('[18DO 4.5.4.3] two for the step to 30 after the first 6-train, one for others', () => {
    const late = (value: number) => bme({ phase: '6', links: { H9: value } });
    expect(played(late(20), link('H9')).beer).toBe(16);
    expect(played(late(10), link('H9')).beer).toBe(17);
    expect(played(bme({ phase: '5', links: { H9: 20 } }), link('H9')).beer).toBe(17);
  });

  it('[18DO 4.5.4.3] example O: an empty supply gives fewer and prevents nothing', () => {
    const last = bme({ phase: '6', links: { H9: 20 }, beer: 1 });
    const one = played(last, link('H9'));
    expect([one.beer, one.breweries.B1!.cubes, one.companies.BME!.treasury]).toEqual([0, 3, 470]);
    const none = bme({ phase: '6', links: { H9: 20 }, beer: 0 });
    expect(played(none, link('H9')).board.markers.H9).toEqual(['link30']);
    expect(eventsOf(none, link('H9')).some(({ type }) => type === 'beer-brewed')).toBe(false);
  });
});

describe('the free link of KWE', () => {
  const kwe = (more = {}) =>
    turn({
      company: 'KWE',
      step: 'link',
      phase: '2',
      companies: { KWE: running({ treasury: 0 }) },
      tiles: fromHamm,
      freeLinks: ['KWE'],
      ...more,
    });

  it('[18DO 4.3.2.1] once, for nothing, at a coal mine; it brings its cube', () => {
    const state = kwe();
    expect(listed(state, 'link')).toEqual([]);
    expect(listed(state, 'free-link')).toEqual([freeLink('D17')]);
    const linked = played(state, freeLink('D17'));
    expect(linked.board.markers.D17).toEqual(['link10']);
    expect([linked.companies.KWE!.treasury, linked.freeLinks, linked.beer]).toEqual([0, [], 17]);
    expect(linked.done.linked).toBe(true);
  });

  it('[18DO 4.3.2.1] not for a steel mill, not to extend, not for others', () => {
    expect(refused(kwe(), freeLink('F15'))).toEqual({ code: 'free-link-mine', rule: '4.3.2.1' });
    expect(refused(kwe({ phase: '3', links: { D17: 10 } }), freeLink('D17')).code).toBe('free-link-mine');
    expect(refused(kwe({ freeLinks: [] }), freeLink('D17'))).toEqual({
      code: 'no-free-link',
      rule: '4.3.2.1',
    });
    expect(refused(kwe({ has: { linked: true } }), freeLink('D17')).code).toBe('link-used');
  });

  it('[18DO 4.3.2.1] given at the beginning of its first turn and never again, kept for a later one', () => {
    const begins = (operated: boolean) =>
      played(
        turn({
          company: 'BME',
          step: 'trains',
          order: ['BME', 'KWE'],
          companies: { BME: running({ director: 'B', trains: ['2'] }), KWE: running({ operated }) },
          phase: '2',
        }),
        skip,
      );
    expect([stepIn(begins(false)), begins(false).freeLinks]).toEqual(['KWE/track', ['KWE']]);
    expect([stepIn(begins(true)), begins(true).freeLinks]).toEqual(['KWE/track', []]);
    const later = played(kwe({ companies: { KWE: running({ treasury: 0, trains: ['2'] }) } }), skip);
    expect(later.freeLinks).toEqual(['KWE']);
  });
});
