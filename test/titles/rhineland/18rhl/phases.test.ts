import { describe, expect, it } from 'vitest';
import { phasesByTrain } from '@/engine/finance/phases';
import { trainsOf } from '@/engine/finance/trains';
import { board } from '@/titles/rhineland/18rhl/board';
import { phases } from '@/titles/rhineland/18rhl/cards';
import { eventsOf, listed, pass, played, type RhlState, rhlState } from '../../../support/rhl/table';
import { floated, floatedMKB, skip, turn } from '../../../support/rhl/turn';

const buyTrain = (train: string) => ({ type: 'buy-train', train, from: 'depot' });
const phase = (state: RhlState) => phasesByTrain(phases).of(state);

/** ADR may buy the first train of this type: all smaller ones are sold. */
const beforeFirst = (type: string, companies = {}) => {
  const order = ['2', '3', '4', '5', '6', '8'];
  const last = order[order.indexOf(type) - 1];
  const state = turn({
    company: 'ADR',
    step: 'trains',
    phase: last,
    companies: { ADR: floated({ treasury: 2000, at: [0, 3] }), ...companies },
  });
  state.trains = state.trains.map((card) =>
    card.type === last && card.at === 'depot' && type !== '6' && type !== '8'
      ? { ...card, at: 'gone' }
      : card,
  );
  return state;
};

const coloursOnBoard = (state: RhlState) =>
  [...new Set(listed(state, 'lay').map(({ tile }) => board.tiles[String(tile)]!.colour))].sort();

describe('the first train of a kind', () => {
  it('[18Rhl 6.3] at the start: yellow tiles, limit 4, one operating round, bonus 20', () => {
    const state = turn({ company: 'ADR', step: 'track', phase: undefined });
    expect(phase(state)).toMatchObject({ colour: 'yellow', trainLimit: 4, operatingRounds: 1 });
    expect(coloursOnBoard(state)).toEqual(['yellow']);
  });

  it('[18Rhl 6.3] the first 2-train changes nothing', () => {
    const state = turn({ company: 'ADR', step: 'trains', phase: undefined });
    expect(eventsOf(state, buyTrain('2')).map(({ type }) => type)).toEqual(['train-bought']);
    expect(phase(played(state, buyTrain('2'))).id).toBe('2');
  });

  it('[18Rhl 6.3] the first 3-train: green tiles, two operating rounds after the next stock round', () => {
    const state = beforeFirst('3');
    const after = played(state, buyTrain('3'));
    expect(phase(after)).toMatchObject({ colour: 'green', trainLimit: 4, operatingRounds: 2 });
    const track = turn({ company: 'ADR', step: 'track', phase: '3' });
    expect(coloursOnBoard(track)).toEqual(['green', 'yellow']);
    // the set that is running is not changed
    const rest = played(after, skip, ...untilStockRound(after));
    expect(rest.round.kind).toBe('stock');
    expect(played(rest, pass, pass, pass).round).toMatchObject({ kind: 'operating', number: 1, of: 2 });
  });

  /** Whatever is left of a set in which nobody does anything. */
  function untilStockRound(state: RhlState) {
    const moves = [];
    let now = played(state, skip);
    for (let i = 0; now.round.kind === 'operating' && i < 20; i++) {
      now = played(now, skip);
      moves.push(skip);
    }
    return moves;
  }

  it('[18Rhl 6.3] the first 4-train: 2-trains are obsolete, limit 3', () => {
    const state = beforeFirst('4', { BME: floated({ trains: ['2', '3'] }) });
    const after = played(state, buyTrain('4'));
    expect(phase(after)).toMatchObject({ colour: 'green', trainLimit: 3, operatingRounds: 2 });
    expect(trainsOf(after, 'BME').map(({ type }) => type)).toEqual(['3']);
  });

  it('[18Rhl 6.3] the first 5-train: brown tiles, limit 2, privates close, 6-trains, three rounds, full capital', () => {
    const after = played(beforeFirst('5'), buyTrain('5'));
    expect(phase(after)).toMatchObject({
      colour: 'brown',
      trainLimit: 2,
      operatingRounds: 3,
      capitalisation: 'full',
    });
    expect(Object.values(after.privates).every(({ closed }) => closed)).toBe(true);
    expect(listed(after, 'buy-train').map(({ train }) => train)).toEqual(['5', '6']);
    expect(
      coloursOnBoard(
        turn({ company: 'ADR', step: 'track', phase: '5', tiles: { K2: ['930', 0], K4: ['4', 1] } }),
      ),
    ).toEqual(['brown', 'green', 'yellow']);
  });

  it('[18Rhl 6.3] the first 6-train: 3-trains are obsolete, 8-trains on sale', () => {
    const state = beforeFirst('6', { BME: floated({ trains: ['3', '4'] }) });
    expect(listed(state, 'buy-train').map(({ train }) => train)).not.toContain('8');
    const after = played(state, buyTrain('6'));
    expect(trainsOf(after, 'BME').map(({ type }) => type)).toEqual(['4']);
    expect(phase(after)).toMatchObject({ colour: 'brown', trainLimit: 2 });
    expect(listed(after, 'buy-train').map(({ train }) => train)).toContain('8');
  });

  it('[18Rhl 6.3] the first 8-train: grey tiles, 4-trains are obsolete', () => {
    const state = beforeFirst('8', { BME: floated({ trains: ['4', '5'] }) });
    const after = played(state, buyTrain('8'));
    expect(phase(after)).toMatchObject({ colour: 'gray', trainLimit: 2, operatingRounds: 3 });
    expect(trainsOf(after, 'BME').map(({ type }) => type)).toEqual(['5']);
    const koln = turn({ company: 'CME', step: 'track', phase: '8', tiles: { I10: ['928', 0] } });
    expect(coloursOnBoard(koln)).toContain('gray');
  });

  it('[18Rhl 6.3] obsolete trains leave before the limit is tested', () => {
    const state = beforeFirst('4', { BME: floated({ director: 'B', trains: ['2', '3', '3', '3'] }) });
    const after = played(state, buyTrain('4'));
    expect(trainsOf(after, 'BME')).toHaveLength(3);
    expect(after.decisions).toEqual([]);
  });

  it('[18Rhl 6.3] in every phase one yellow tile or one upgrade', () => {
    for (const { id } of phases) {
      const state = turn({
        company: 'ADR',
        step: 'track',
        phase: id === '2' ? undefined : id,
        privates: { PWB: 'B', KEO: 'B', THS: 'B', TF: 'B' },
        companies: { ADR: floated({ trains: [id === '2' ? '2' : id] }), MKB: floatedMKB({ at: [5, 0] }) },
      });
      const after = played(state, listed(state, 'lay')[0]!);
      expect(after.round).not.toMatchObject({ turn: { company: 'ADR', step: 'track' } });
    }
  });

  it('[18Rhl 6.3] a new number of rounds begins after a stock round', () => {
    const sets = (id: string | undefined) =>
      played(
        rhlState({ stock: 2, ...(id && { phase: id }), companies: { RhE: floated() } }),
        pass,
        pass,
        pass,
      ).round;
    expect(sets(undefined)).toMatchObject({ of: 1 });
    expect(sets('3')).toMatchObject({ of: 2 });
    expect(sets('4')).toMatchObject({ of: 2 });
    expect(sets('5')).toMatchObject({ of: 3 });
    expect(sets('8')).toMatchObject({ of: 3 });
  });
});
