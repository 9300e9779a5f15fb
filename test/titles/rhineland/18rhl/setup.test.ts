import { describe, expect, it } from 'vitest';
import { begin } from '@/engine/game/play';
import { box, rhl } from '@/titles/rhineland/18rhl';
import { orderCards } from '@/titles/rhineland/18rhl/cards';
import { setupOf } from '../../../support/fuzzer';
import { held, rhlStart, shareValue, sound } from '../../../support/rhl/table';

const seeds = Array.from({ length: 60 }, (_, i) => i);
const dealt = (seed: number, players = 4) => begin(rhl, setupOf(rhl, players, seed)).state;

describe('setting up 18Rhl', () => {
  it('[18Rhl 3.1] all certificates lie in the initial offering, the director’s on top; no KEG', () => {
    const state = rhlStart();
    const companies = ['ADR', 'BME', 'CCE', 'CME', 'DEE', 'GVE', 'MKB', 'RhE'];
    expect(Object.keys(state.companies)).toEqual(companies);
    for (const id of ['ADR', 'BME', 'CCE', 'CME', 'DEE']) {
      expect(held(state, 'offer', id), id).toEqual(['D', 10, 10, 10, 10, 10, 10, 10, 10]);
    }
    expect(held(state, 'offer', 'MKB')).toEqual(['D', 20, 20, 10, 10, 10, 10]);
    expect(state.certificates).toHaveLength(70);
  });

  it('[18Rhl 3.1] the home station of every corporation lies on its starting hex', () => {
    const homes = rhlStart().board.stations.map(({ company, hex }) => `${company} ${hex}`);
    expect(homes.sort()).toEqual(
      'ADR K2, BME F13, CCE E6, CCE I10, CME I10, DEE F9, GVE G6, MKB D7, RhE I10'.split(', '),
    );
  });

  it('[18Rhl 3.1] the game begins with a stock round, the privates first', () => {
    expect(rhlStart().round).toMatchObject({ kind: 'auction', turn: 'A', bids: [] });
  });

  it('[18Rhl 3.2] 27 trains on display: the optional 2-train stays in the box', () => {
    const { trains } = rhlStart();
    expect(trains.every(({ at }) => at === 'depot')).toBe(true);
    const count = (type: string) => trains.filter((train) => train.type === type).length;
    expect(['2', '3', '4', '5', '6', '8'].map(count)).toEqual([6, 5, 3, 3, 6, 4]);
  });

  it('[18Rhl 3.2] one GVE certificate lies with private no. 5 and is not for sale', () => {
    const state = rhlStart();
    const cards = state.certificates.filter(({ company }) => company === 'GVE');
    expect(cards.map(({ holder }) => holder).slice(0, 3)).toEqual(['offer', 'kept', 'offer']);
    expect(held(state, 'kept', 'GVE')).toEqual([10]);
  });

  it('[18Rhl 3.2] RhE: director’s certificate in the package, three shares in the Bank Pool, token on 70', () => {
    const state = rhlStart();
    expect(held(state, 'kept', 'RhE')).toEqual(['D']);
    expect(held(state, 'pool', 'RhE')).toEqual([10, 10, 10]);
    expect(held(state, 'offer', 'RhE')).toEqual([10, 10, 10, 10, 10]);
    expect(shareValue(state, 'RhE')).toBe(70);
    expect(Object.keys(state.prices)).toEqual(['RhE']);
    expect(state.companies.RhE).toMatchObject({ founded: false, floated: false, treasury: 0 });
  });

  it('[18Rhl 3.2] tile 935 is for private no. 2 alone, overlays and their tiles are left out', () => {
    expect(box.reservedTiles).toEqual(['935']);
    const { hexes, tiles } = box.board;
    expect(['935', '1910', '1911', '1990', '1991'].filter((tile) => tiles[tile])).toEqual(['935']);
    expect(['E10', 'E12', 'G12'].map((hex) => hexes[hex]!.label)).toEqual([undefined, undefined, 'OO']);
  });

  it.each([
    [3, 600, 6990],
    [4, 450, 6990],
    [5, 360, 6990],
  ])(
    '[18Rhl 3.2] %i players get %i Marks each; 210 lie at Aachen; the bank keeps %i of 9,000',
    (players, cash, bank) => {
      const state = sound(dealt(7, players));
      expect(Object.values(state.cash)).toEqual(Array.from({ length: players }, () => cash));
      expect(state.reserve).toBe(210);
      // 9000 - 210 - 1800, and 1800 = 3 x 600 = 4 x 450 = 5 x 360
      expect(state.bank).toBe(bank);
    },
  );

  it('[18Rhl 3.2] an order card is drawn for one coalmine and one steel mill', () => {
    for (const seed of seeds) {
      const { markers } = dealt(seed).board;
      const places = Object.entries(markers).flatMap(([hex, kinds]) => kinds.map((kind) => `${kind} ${hex}`));
      const cards = orderCards.map((card) => [`coalmine ${card.coalmine}`, `steelmill ${card.steelmill}`]);
      expect(cards.map((card) => card.sort().join())).toContain(places.sort().join());
    }
  });

  it('[18Rhl 3.2] every order card can be drawn', () => {
    const drawn = new Set(seeds.map((seed) => JSON.stringify(dealt(seed).board.markers)));
    expect(drawn.size).toBe(orderCards.length);
  });

  it('[18Rhl 3.4] seats are dealt; whoever sits first has the Priority Deal and begins', () => {
    const orders = new Set<string>();
    for (const seed of seeds) {
      const { seats, priority, round } = dealt(seed, 3);
      expect([...seats].sort()).toEqual(['p1', 'p2', 'p3']);
      expect(priority).toBe(seats[0]);
      expect(round).toMatchObject({ kind: 'auction', turn: seats[0] });
      orders.add(seats.join());
    }
    expect(orders.size).toBe(6);
  });

  it('[18Rhl 3.4] charters wait beside the map: empty treasury, the tokens that are not homes', () => {
    const { companies } = rhlStart();
    expect(Object.fromEntries(Object.entries(companies).map(([id, { tokens }]) => [id, tokens]))).toEqual({
      ADR: [60, 80],
      BME: [60, 80, 100],
      CCE: [80],
      CME: [60, 80, 100],
      DEE: [60],
      GVE: [60],
      MKB: [60],
      RhE: [60, 80, 100],
    });
    expect(Object.values(companies).every(({ treasury, floated }) => treasury === 0 && !floated)).toBe(true);
  });

  it('[18Rhl 3.4] the same setup deals the same table', () => {
    expect(dealt(5)).toEqual(dealt(5));
  });
});
