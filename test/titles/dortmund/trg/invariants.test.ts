import { describe, expect, it } from 'vitest';
import { trg } from '@/titles/dortmund/trg';
import { type GivenCompany, type TrgState, tens, trgState } from '../../../support/trg/table';

const bme: GivenCompany = { director: 'A', held: { A: tens(3), B: tens(1) }, at: [2, 5], trains: ['2'] };

/** What the title says of a state that was tampered with. */
function complaints(tamper: (state: TrgState) => void): string[] {
  const state = structuredClone(trgState({ stock: 2, companies: { BME: bme } }));
  tamper(state);
  return (trg.at(state.setup).invariants ?? []).flatMap(({ broken }) => broken(state) ?? []);
}

describe('the promises of The Railway Game', () => {
  it('hold for a sound table', () => {
    expect(complaints(() => {})).toEqual([]);
  });

  it.each<[string, (state: TrgState) => void, string]>([
    [
      'money that was made',
      (state) => {
        state.cash.A! += 10;
      },
      '9010 instead of 9000',
    ],
    [
      'half a Mark',
      (state) => {
        state.cash.A! += 0.5;
        state.bank -= 0.5;
      },
      'A has 375.5',
    ],
    [
      'a certificate more',
      (state) => {
        state.certificates.push(state.certificates[0]!);
      },
      'certificates have changed',
    ],
    [
      'a certificate with nobody',
      (state) => {
        state.certificates[0]!.holder = 'Z';
      },
      'BME 20 is with Z',
    ],
    [
      'a lost train',
      (state) => {
        state.trains.pop();
      },
      '25 trains instead of 26',
    ],
    [
      'too many trains',
      (state) => {
        for (const train of state.trains.slice(0, 5)) train.at = 'BME';
      },
      'BME has more than 4 trains',
    ],
    [
      'a lost station',
      (state) => {
        state.companies.BME!.tokens.pop();
      },
      'BME has lost a station',
    ],
    [
      'a crowded city',
      (state) => {
        state.companies.BME!.tokens.pop();
        state.board.stations.push({ company: 'BME', hex: 'C8', stop: 0 });
      },
      '2 stations on 1 places of C8',
    ],
    [
      'a cube too many',
      (state) => {
        state.beer += 1;
      },
      '21 cubes instead of 20',
    ],
    [
      'fewer than no cubes',
      (state) => {
        state.beer = 21;
        state.breweries.B1!.cubes = -1;
      },
      'fewer than no cubes',
    ],
    [
      'a marker nowhere',
      (state) => {
        state.breweries.B2!.marker = 'moon';
      },
      'the marker of B2 is at moon',
    ],
    [
      'a marker in use beside a card that is not turned',
      (state) => {
        state.breweries.B2!.marker = 'BME';
      },
      'the marker of B2 is at BME, and its card is not turned',
    ],
    [
      'two breweries of one owner',
      (state) => {
        state.privates.B2!.owner = 'A';
      },
      'owners A,A,C',
    ],
    [
      'too many shares',
      (state) => {
        for (const card of state.certificates.slice(0, 8)) card.holder = 'A';
      },
      'A has more than 70 of BME',
    ],
    [
      'a railway without a price',
      (state) => {
        delete state.prices.BME;
      },
      'BME has no price',
    ],
  ])('find %s', (_what, tamper, said) => {
    expect(complaints(tamper)).toContain(said);
  });
});
