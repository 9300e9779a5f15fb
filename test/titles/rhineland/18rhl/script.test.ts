/**
 * A game of 18Rhl written by hand: three players, three stock rounds, four operating rounds. Every amount
 * was worked out from the rulebook before the engine was asked; the comments say how.
 */
import { describe, expect, it } from 'vitest';
import { box } from '@/titles/rhineland/18rhl';
import { scores } from '@/titles/rhineland/rules/score';
import {
  acting,
  buy,
  found,
  held,
  pass,
  played,
  type RhlState,
  refused,
  rhlStart,
  sell,
  shareValue,
} from '../../../support/rhl/table';
import { lay, routes, skip, station, stepIn } from '../../../support/rhl/turn';

const take = (id: string) => ({ type: 'buy-private', private: id });
const bid = (id: string, amount: number) => ({ type: 'bid', private: id, amount });
const train = (type: string) => ({ type: 'buy-train', train: type, from: 'depot' });
const pay = { type: 'dividend', pay: true };
const keep = { type: 'dividend', pay: false };

/** All money on the table. */
function money(state: RhlState) {
  const { cash, companies, bank, reserve } = state;
  const treasuries = Object.fromEntries(
    Object.entries(companies)
      .filter(([, { floated }]) => floated)
      .map(([id, { treasury }]) => [id, treasury]),
  );
  return { ...cash, ...treasuries, bank, reserve };
}

const trainsOf = (state: RhlState, company: string) =>
  state.trains.filter(({ at }) => at === company).map(({ type }) => type);

/** Privates cost 20, 30, 50, 80, 120, and RhE's director's certificate 140. */
function packageSold(): RhlState {
  return played(
    rhlStart(),
    take('PWB'), // A 600 - 20 = 580
    bid('RhE', 145), // B
    take('KEO'), // C 600 - 30 = 570
    bid('RhE', 155), // A
    bid('NLK', 125), // B
    take('THS'), // C 570 - 50 = 520
    take('TF'), // A 580 - 80 = 500; NLK goes to B, alone with a bid: 600 - 125 = 475
    { type: 'raise', amount: 165 }, // B is lowest for RhE and begins
    { type: 'leave' }, // A; B pays 165: 475 - 165 = 310
  );
}

/** C begins, left of B who bought the last private. */
function firstStockRound(): RhlState {
  return played(
    packageSold(),
    found('ADR', 1, 2), // C at 80: 520 - 160 = 360
    buy('ADR', 'offer'), // A 500 - 80 = 420
    buy('RhE', 'charter'), // B 310 - 75 = 235, RhE 140 + 75 = 215
    buy('ADR', 'offer'), // C 360 - 80 = 280
    buy('ADR', 'offer'), // A 420 - 80 = 340; 50 %: ADR gets 5 x 80 = 400 and goes up to 90
    buy('RhE', 'charter'), // B 235 - 75 = 160, RhE 290
    buy('RhE', 'charter'), // C 280 - 75 = 205, RhE 365
    buy('ADR', 'charter'), // A 340 - 90 = 250, ADR 490
    pass,
    pass,
    pass,
  );
}

/** ADR at 90 acts before RhE at 75. */
function firstOperatingRound(): RhlState {
  return played(
    firstStockRound(),
    lay('K4', '4', 1), // ADR: Aachen - town - Düren, free
    skip, // C keeps the Train Hauling System
    station('K6'), // ADR 490 - 60 = 430
    train('2'),
    train('2'), // ADR 430 - 2 x 100 = 230
    skip,
    lay('J9', '9', 0), // RhE: from Köln-South towards Düren, free
    train('2'),
    train('2'), // RhE 365 - 200 = 165
    skip,
  );
}

/** A begins with the most cash. ADR stands at 80, RhE at 70. */
function secondStockRound(): RhlState {
  return played(
    firstOperatingRound(),
    buy('ADR', 'charter'), // A 275 - 80 = 195, ADR 230 + 80 = 310; A has 40 % and takes ADR over from C
    buy('RhE', 'pool'), // B 185 - 70 = 115, to the bank
    sell('ADR', 10), // C 220 + 80 = 300; ADR down to 75
    buy('RhE', 'charter'), // C 300 - 70 = 230, RhE 165 + 70 = 235
    buy('ADR', 'pool'), // A 195 - 75 = 120, to the bank
    pass,
    pass,
    pass,
  );
}

const aachenDuren = 'K2:4-s0 K4:1-s0 K4:4-s0 K6:1-s0';
const durenKoln = 'K6:4-s0 K8:1-3 J9:0-3 I10:0-s0';

/** ADR at 75 before RhE at 70. */
function secondOperatingRound(): RhlState {
  return played(
    secondStockRound(),
    lay('K8', '8', 1), // ADR joins Düren and Köln: RhE gets the 210 from Aachen, 235 + 210 = 445
    skip, // A keeps the Prinz-Wilhelm-Bahn
    routes(aachenDuren, durenKoln), // 20 + 10 + 20 = 50 and 20 + 30 = 50
    pay, // 100: A 50 %, C 20 %, charter 30 %
    train('2'),
    train('2'), // ADR 310 + 30 - 200 = 140, and has four trains
    skip, // RhE: Düren is ADR's alone, no track goes on anywhere
    routes(durenKoln, ''), // 30 + 20 = 50, no track for the second train
    keep, // RhE 445 + 50 = 495
    train('3'), // RhE 495 - 200 = 295; the green phase begins
    skip,
  );
}

/** C begins. ADR stands at 80, RhE at 65. */
function thirdStockRound(): RhlState {
  return played(
    secondOperatingRound(),
    sell('RhE', 10, 10), // C 265 + 2 x 65 = 395; RhE one space down to 60
    found('CME', 3, 0), // C at 60: 395 - 120 = 275
    buy('ADR', 'charter'), // A 195 - 80 = 115, ADR 140 + 80 = 220
    buy('CME', 'offer'), // B 140 - 60 = 80
    buy('CME', 'offer'), // C 275 - 60 = 215
    buy('CME', 'offer'), // A 115 - 60 = 55; 50 %: CME gets 5 x 60 = 300 and goes up to 65
    pass,
    buy('ADR', 'charter'), // C 215 - 80 = 135, ADR 300
    pass,
    buy('RhE', 'pool'), // B 80 - 60 = 20, to the bank
    pass,
    pass,
    pass,
  );
}

const liege = 'L1:3-s0 K2:0-s0';
const maastricht = 'J1:5-s0 K2:2-s0';

/** Two rounds now. ADR at 80, CME at 65, RhE at 60. */
function thirdOperatingRound(): RhlState {
  return played(
    thirdStockRound(),
    lay('K2', '930', 0), // ADR 300 - 30 = 270: Aachen in green, to Liège and Maastricht
    skip,
    routes(liege, maastricht, aachenDuren, durenKoln), // 60 + 40 + 60 + 50 = 210
    pay, // A 60 % = 126, C 30 % = 63, charter 10 % = 21
    lay('H11', '8', 0), // CME from Deutz to the north
    skip,
    train('3'), // CME 300 - 200 = 100
    skip,
    lay('I10', 'X923', 0), // RhE 295 - 30 = 265
    routes(durenKoln, '', ''), // Köln in green 40 + 20 = 60
    pay, // B 60 % = 36, charter 10 % = 6, nothing for 30 % in the pool
    skip,
  );
}

/** ADR at 90, RhE at 65, CME at 60. */
function fourthOperatingRound(): RhlState {
  return played(
    thirdOperatingRound(),
    lay('J3', '56', 3), // ADR
    skip,
    routes(liege, maastricht, aachenDuren, durenKoln), // 60 + 40 + 60 + (20 + 40) = 220
    pay, // A 132, C 66, charter 22
    lay('H9', '4', 2), // RhE: a town north of Köln
    routes(durenKoln, 'I10:2-s0 H9:5-s0', ''), // 60 and 40 + 10 = 50
    pay, // 110: B 66, charter 11
    train('3'), // RhE 271 + 11 - 200 = 82, and has four trains
    lay('G10', '2', 2), // CME reaches Düsseldorf
    skip,
    station('F9', 2), // CME 100 - 60 = 40
    routes('F9:5-s2 G10:2-s0 G10:5-s0 H11:0-2 I10:3-s1 I10:s0-s1 I10:0-s0 J9:0-3 K8:1-3 K6:4-s0'),
    pay, // 30 + 10 + 30 by ferry + 20 = 90: C 27, A 9, B 9, charter 45
    { type: 'buy-train-from', company: 'ADR', train: '2', price: 50 },
    { type: 'agree' }, // A sells: CME 85 - 50 = 35, ADR 313 + 50 = 363
    skip,
  );
}

describe('a game by hand', () => {
  it('[18Rhl 5.1.1] the starting package', () => {
    const state = packageSold();
    // the bank: 6990 + 20 + 30 + 50 + 80 + 125 + 165 - 140 to RhE
    expect(money(state)).toEqual({ A: 500, B: 310, C: 520, RhE: 140, bank: 7320, reserve: 210 });
    expect(Object.values(state.privates).map(({ owner }) => owner)).toEqual(['A', 'C', 'C', 'A', 'B', null]);
    expect(held(state, 'B', 'GVE')).toEqual([10]);
    expect([shareValue(state, 'RhE'), acting(state)]).toEqual([75, 'C']);
  });

  it('[18Rhl 5.1] the first stock round', () => {
    const state = firstStockRound();
    // the bank at the end: 7320 + 160 + 80 + 80 + 80 - 400 = 7320; then privates: A 5 + 20, B 25, C 15
    expect(money(state)).toEqual({ A: 275, B: 185, C: 220, RhE: 365, ADR: 490, bank: 7255, reserve: 210 });
    expect([shareValue(state, 'ADR'), shareValue(state, 'RhE')]).toEqual([90, 75]);
    expect([held(state, 'A', 'ADR'), held(state, 'C', 'ADR')]).toEqual([
      [10, 10, 10],
      ['D', 10],
    ]);
    expect(state.priority).toBe('A');
    expect(stepIn(state)).toBe('ADR/track');
    expect(acting(state)).toBe('C');
  });

  it('[18Rhl 6] the first operating round', () => {
    const state = firstOperatingRound();
    // the bank: 7255 + 60 + 4 x 100
    expect(money(state)).toEqual({ A: 275, B: 185, C: 220, RhE: 165, ADR: 230, bank: 7715, reserve: 210 });
    // no dividend: ADR left from 90 to 80, RhE from 75 to 70
    expect([shareValue(state, 'ADR'), shareValue(state, 'RhE')]).toEqual([80, 70]);
    expect([trainsOf(state, 'ADR'), trainsOf(state, 'RhE')]).toEqual([
      ['2', '2'],
      ['2', '2'],
    ]);
    expect(state.round).toMatchObject({ kind: 'stock', number: 2, turn: 'A' });
  });

  it('[18Rhl 5.2] the second stock round', () => {
    const state = secondStockRound();
    // the bank: 7715 + 70 - 80 + 75 = 7780; then privates: A 25, B 25, C 15
    expect(money(state)).toEqual({ A: 145, B: 140, C: 245, RhE: 235, ADR: 310, bank: 7715, reserve: 210 });
    expect([held(state, 'A', 'ADR'), held(state, 'C', 'ADR'), held(state, 'charter', 'ADR')]).toEqual([
      ['D', 10, 10, 10],
      [10, 10],
      [10, 10, 10],
    ]);
    expect([shareValue(state, 'ADR'), shareValue(state, 'RhE')]).toEqual([75, 70]);
    expect(state.priority).toBe('C');
    expect(stepIn(state)).toBe('ADR/track');
    expect(acting(state)).toBe('A');
  });

  it('[18Rhl 5.2] C, who has sold ADR, cannot buy it back in the same round', () => {
    const sold = played(firstOperatingRound(), buy('ADR', 'charter'), pass, sell('ADR', 10));
    expect(refused(sold, buy('ADR', 'pool'))).toEqual({ code: 'sold-this-round', rule: '5.2' });
  });

  it('[18Rhl 6] the second operating round', () => {
    const state = secondOperatingRound();
    // A 145 + 50, C 245 + 20; the bank: 7715 - 100 + 200 - 50 + 200
    expect(money(state)).toEqual({ A: 195, B: 140, C: 265, RhE: 295, ADR: 140, bank: 7965, reserve: 0 });
    // 100 is more than 75: right to 80. RhE withheld at the left edge: down to 65
    expect([shareValue(state, 'ADR'), shareValue(state, 'RhE')]).toEqual([80, 65]);
    expect(state.prices.RhE).toMatchObject({ row: 2, col: 0 });
    expect([state.companies.ADR!.lastRevenue, state.companies.RhE!.lastRevenue]).toEqual([100, 50]);
    expect(trainsOf(state, 'RhE')).toEqual(['2', '2', '3']);
  });

  it('[18Rhl 5.2] the third stock round', () => {
    const state = thirdStockRound();
    // the bank: 7965 - 130 + 120 + 60 + 60 + 60 - 300 + 60 = 7895; then privates 65
    expect(money(state)).toEqual({
      A: 80,
      B: 45,
      C: 150,
      RhE: 295,
      ADR: 300,
      CME: 300,
      bank: 7830,
      reserve: 0,
    });
    expect(['ADR', 'CME', 'RhE'].map((id) => shareValue(state, id))).toEqual([80, 65, 60]);
    expect([held(state, 'B', 'RhE'), held(state, 'pool', 'RhE'), held(state, 'charter', 'RhE')]).toEqual([
      ['D', 10, 10, 10, 10],
      [10, 10, 10],
      [10],
    ]);
    expect(state.priority).toBe('C');
    expect(state.round).toMatchObject({ kind: 'operating', set: 3, number: 1, of: 2 });
  });

  it('[18Rhl 6] the third operating round', () => {
    const state = thirdOperatingRound();
    // A 80 + 126, B 45 + 36, C 150 + 63; the bank: 7830 + 30 - 210 + 200 + 30 - 42 = 7838;
    // then privates again: A 25, B 25, C 15
    expect(money(state)).toEqual({
      A: 231,
      B: 106,
      C: 228,
      RhE: 271,
      ADR: 291,
      CME: 100,
      bank: 7773,
      reserve: 0,
    });
    // ADR right to 90; CME without dividend at the left edge down to 60; RhE paid 60, its value: right to 65
    expect(['ADR', 'RhE', 'CME'].map((id) => shareValue(state, id))).toEqual([90, 65, 60]);
    expect(state.round).toMatchObject({ kind: 'operating', set: 3, number: 2, of: 2 });
  });

  it('[18Rhl 6] the fourth operating round', () => {
    const state = fourthOperatingRound();
    // A 231 + 132 + 9, B 106 + 66 + 9, C 228 + 66 + 27
    // the bank: 7773 - 220 - 77 + 200 + 60 - 90
    expect(money(state)).toEqual({
      A: 372,
      B: 181,
      C: 321,
      RhE: 82,
      ADR: 363,
      CME: 35,
      bank: 7646,
      reserve: 0,
    });
    expect(['ADR', 'RhE', 'CME'].map((id) => shareValue(state, id))).toEqual([100, 70, 65]);
    expect(['ADR', 'RhE', 'CME'].map((id) => trainsOf(state, id))).toEqual([
      ['2', '2', '2'],
      ['2', '2', '3', '3'],
      ['2', '3'],
    ]);
    expect(state.round).toMatchObject({ kind: 'stock', number: 4, turn: 'C' });
  });

  it('[18Rhl 7.2] what it would be worth if it ended here', () => {
    // A: 372 + 6 x 100 + 65; C: 321 + 3 x 100 + 3 x 65; B: 181 + 6 x 70 + 65, GVE counts nothing
    expect(scores(box, fourthOperatingRound()).map(({ player, total }) => [player, total])).toEqual([
      ['A', 1037],
      ['C', 816],
      ['B', 666],
    ]);
  });
});
