import { describe, expect, it } from 'vitest';
import { board } from '@/titles/rhineland/18rhl/board';
import { easternRuhrValue } from '@/titles/rhineland/18rhl/bonuses';
import { floated, run, type Tiles, turn } from '../../../support/rhl/turn';

const bme = (train: string, tiles: Tiles, more = {}) =>
  turn({
    company: 'BME',
    step: 'run',
    phase: train,
    companies: { BME: floated({ trains: [train] }) },
    tiles,
    stations: [{ company: 'BME', hex: 'D13', stop: 0 }],
    markers: {},
    ...more,
  });

describe('the Eastern Ruhr', () => {
  const valueWith = (tiles: Tiles) =>
    easternRuhrValue({ board, state: bme('5', { D13: ['202', 0], ...tiles }).board });

  it('[18Rhl 6.2.4.3] 20 with the first link, 10 more for each of the others', () => {
    expect(valueWith({ C12: ['937', 0] })).toBe(20);
    expect(valueWith({ C12: ['937', 0], E14: ['8', 1] })).toBe(30);
    expect(valueWith({ C12: ['937', 0], E14: ['8', 1], D13: ['202', 2] })).toBe(40);
    expect(valueWith({ C12: ['937', 0], E14: ['8', 1], D13: ['216', 0] })).toBe(50);
  });

  it('[18Rhl 6.2.4.3] a link is there as soon as track leads to its side, used or not', () => {
    // nothing joins the city of C12 to anything else
    expect(run(bme('4', { C12: ['937', 0], D13: ['202', 2] }), 'D13:4-s0 D15:1-s0')).toBe(30 + 30);
  });

  it('[18Rhl 6.2.4.3] E16: two links, a train that ends at D15 by D13', () => {
    const tiles: Tiles = { C12: ['942', 5], D13: ['202', 2] };
    const route = 'C12:5-s0 D13:2-s0 D13:4-s0 D15:1-s0';
    // the steel mill at that side of D15 counts, the coalmine of C14 does not
    expect(run(bme('4', tiles), route)).toBe(30 + 30 + 30);
    expect(run(bme('4', tiles, { markers: { C12: ['coalmine'] } }), route)).toBe(30 + 30 + 30 + 20);
    expect(run(bme('4', tiles, { markers: { C12: ['steelmill'] } }), route)).toBe(30 + 30 + 30);
  });

  it('[18Rhl 6.2.4.3] several trains may end there by different links, each for the same value', () => {
    const state = bme('5', { D13: ['216', 0] }, { companies: { BME: floated({ trains: ['5', '5'] }) } });
    expect(run(state, 'D13:3-s0 C14:0-s0', 'D13:4-s0 D15:1-s0')).toBe(2 * (50 + 30));
  });
});

describe('industries', () => {
  /** Krefeld, Moers, Duisburg, Oberhausen, Essen, Eastern Ruhr. */
  const westEast: Tiles = {
    E6: ['216', 0],
    D7: ['947', 1],
    D9: ['929', 0],
    D11: ['916', 0],
    D13: ['216', 0],
  };
  const westToEast = 'E6:3-s0 D7:0-s0 D7:4-s0 D9:1-s0 D9:4-s0 D11:1-s0 D11:4-s0 D13:1-s0 D13:4-s0 D15:1-s0';
  const stops = 50 + 30 + 50 + 40 + 50 + 30;

  it('[18Rhl 6.2.4.2] E17: a double bonus for two of each; the third steel mill adds nothing', () => {
    // coalmines of Moers and Oberhausen; steel mills of Krefeld, Duisburg and the Eastern Ruhr
    const two = { D11: ['coalmine'], E6: ['steelmill'], D9: ['steelmill'] };
    expect(run(bme('6', westEast, { markers: two }), westToEast)).toBe(stops + 80);
    const one = { E6: ['steelmill'], D9: ['steelmill'] };
    expect(run(bme('6', westEast, { markers: one }), westToEast)).toBe(stops + 40);
  });

  it('[18Rhl 6.2.4.2] 20 before the brown phase, 40 from then on', () => {
    const tiles: Tiles = { C12: ['942', 5], D13: ['202', 2] };
    const route = 'C12:5-s0 D13:2-s0';
    const markers = { C12: ['coalmine'], D13: ['steelmill'] };
    expect(run(bme('3', tiles, { markers }), route)).toBe(30 + 30 + 20);
    expect(run(bme('4', tiles, { markers }), route)).toBe(30 + 30 + 20);
    expect(run(bme('5', tiles, { markers }), route)).toBe(30 + 30 + 40);
  });

  it('[18Rhl 6.2.4.2] one of a kind alone brings nothing', () => {
    const tiles: Tiles = { C12: ['942', 5], D13: ['202', 2] };
    expect(run(bme('5', tiles, { markers: { C12: ['coalmine'] } }), 'C12:5-s0 D13:2-s0')).toBe(60);
  });

  it('[18Rhl 6.2.4.2] each route has its own bonus', () => {
    const state = bme(
      '5',
      { C12: ['942', 5], D13: ['216', 0] },
      {
        companies: { BME: floated({ trains: ['5', '5'] }) },
        markers: { C12: ['coalmine'], D13: ['steelmill'] },
      },
    );
    // Essen's steel mill is in both routes; only the first has a coalmine
    expect(run(state, 'C12:5-s0 D13:2-s0', 'D13:4-s0 D15:1-s0')).toBe(30 + 50 + 40 + (50 + 40));
    const two = bme(
      '5',
      { C12: ['942', 5], D11: ['942', 1], D13: ['216', 0] },
      {
        companies: { BME: floated({ trains: ['5', '5'] }) },
        markers: { C12: ['coalmine'], D11: ['coalmine'], D13: ['steelmill'] },
      },
    );
    expect(run(two, 'C12:5-s0 D13:2-s0', 'D11:4-s0 D13:1-s0')).toBe(2 * (30 + 50 + 40));
  });

  it('[18Rhl 6.2.4.2] a hex counts once, also where a route is in two of its cities', () => {
    const state = turn({
      company: 'DEE',
      step: 'run',
      companies: { DEE: floated({ trains: ['4'] }) },
      tiles: { F9: ['X922', 0], E8: ['1', 2], F11: ['7', 1], E10: ['9', 2] },
      // more tokens than a card has: two steel mills that a coalmine on both banks could pair with
      markers: { D9: ['coalmine'], F9: ['steelmill', 'steelmill'] },
    });
    const bothBanks = 'D9:0-s0 E8:3-s0 E8:5-s0 F9:2-s0 F9:s0-s1 F9:4-s1 F11:1-2 E10:2-5 D9:5-s2';
    expect(run(state, bothBanks)).toBe(20 + 10 + 30 + 30 + 20);
  });

  it('[18Rhl 6.2.4.2] Siegerland has a steel mill', () => {
    const state = turn({
      company: 'BME',
      step: 'run',
      phase: '5',
      companies: { BME: floated({ trains: ['5'] }) },
      tiles: { K12: ['3', 3] },
      stations: [{ company: 'BME', hex: 'J15', stop: 0 }],
      markers: { K12: ['coalmine'] },
    });
    // K12 - K14 - Siegerland, with a coalmine where no card puts one
    expect(run(state, 'K12:4-s0 K14:1-3 J15:0-s0')).toBe(10 + 40 + 40);
  });
});

describe('the Iron Rhine', () => {
  /** From the Eastern Ruhr over Gelsenkirchen, Oberhausen and the ferry of Düsseldorf to Roermond. */
  const ironRhine: Tiles = {
    C12: ['938', 2],
    D11: ['942', 0],
    E10: ['9', 0],
    F9: ['X921', 0],
    G8: ['9', 0],
    H7: ['8', 1],
    H5: ['8', 2],
    G4: ['8', 5],
    D13: ['216', 0],
    E14: ['8', 1],
  };
  const route =
    'C14:1-s0 C12:4-s1 C12:0-s1 D11:3-s0 D11:0-s0 E10:0-3 F9:3-s1 F9:s0-s1 F9:0-s0 G8:0-3 H7:1-3 H5:2-4';

  const dee = (train: string) =>
    turn({
      company: 'DEE',
      step: 'run',
      phase: train,
      companies: { DEE: floated({ trains: [train] }) },
      tiles: ironRhine,
      markers: {},
    });

  it('[18Rhl 6.2.4.1] E19: from the Eastern Ruhr to Antwerpen, 80 more', () => {
    const whole = `${route} G4:1-5 G2:4-s0 G2:0-s0 H1:3-s0`;
    expect(run(dee('6'), whole)).toBe(50 + 30 + 30 + 30 + 20 + 0 + 80);
  });

  it('[18Rhl 6.2.4.1] Antwerpen counts for the length, and without it there is no bonus', () => {
    expect(run(dee('5'), `${route} G4:1-5 G2:4-s0`)).toBe(50 + 30 + 30 + 30 + 20);
  });
});
