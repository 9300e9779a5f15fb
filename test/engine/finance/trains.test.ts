import { describe, expect, it } from 'vitest';
import { phasesByTrain } from '@/engine/finance/phases';
import type { TrainPlace } from '@/engine/finance/state';
import {
  moveCard,
  moveTrain,
  trainCards,
  trainsOf,
  typeOf,
  typesInPool,
  typesOnSale,
} from '@/engine/finance/trains';
import { phases, trains } from '@/titles/rhineland/18rhl/cards';

/** All cards of these types are with a company; one more card each as said. */
function sold(types: string, more: Record<string, TrainPlace> = {}) {
  const cards = trainCards(trains);
  for (const card of cards) if (types.includes(card.type)) card.at = 'gone';
  for (const [type, at] of Object.entries(more)) cards.find((card) => card.type === type)!.at = at;
  return { trains: cards };
}
const onSale = (state: ReturnType<typeof sold>) => typesOnSale(trains, state).map(({ id }) => id);

describe('train cards', () => {
  it('lie in the order of sale', () => {
    expect(
      trainCards(trains)
        .map(({ type }) => type)
        .join(''),
    ).toBe('222222333334445556666668888');
  });

  it('[18Rhl 6.2.6] only the smallest is on sale, until all of its type are gone', () => {
    expect(onSale(sold(''))).toEqual(['2']);
    expect(onSale(sold('', { 2: 'X' }))).toEqual(['2']);
    expect(onSale(sold('2'))).toEqual(['3']);
    expect(onSale(sold('23', { 4: 'X' }))).toEqual(['4']);
  });

  it('[18Rhl 6.3] 6-trains beside the 5-trains from the first 5-train on, 8-trains from the first 6-train on', () => {
    expect(onSale(sold('234'))).toEqual(['5']);
    expect(onSale(sold('234', { 5: 'X' }))).toEqual(['5', '6']);
    expect(onSale(sold('234', { 5: 'X', 6: 'Y' }))).toEqual(['5', '6', '8']);
    expect(onSale(sold('2345'))).toEqual(['6']);
  });

  it('each type in the Bank Pool is offered once', () => {
    const state = sold('2', { 3: 'pool' });
    state.trains.filter(({ type }) => type === '3')[1]!.at = 'pool';
    expect(typesInPool(trains, state).map(({ id }) => id)).toEqual(['3']);
  });

  it('[18Rhl 6.3] the phase is that of the largest train that has been bought, wherever it is now', () => {
    expect(phasesByTrain(phases).of(sold('')).id).toBe('2');
    expect(phasesByTrain(phases).of(sold('', { 2: 'X' })).id).toBe('2');
    expect(phasesByTrain(phases).of(sold('2', { 3: 'X' })).id).toBe('3');
    expect(phasesByTrain(phases).of(sold('23', { 4: 'pool' })).id).toBe('4');
    expect(phasesByTrain(phases).of(sold('234', { 5: 'X', 6: 'X', 8: 'Y' })).id).toBe('8');
  });

  it('move one card at a time', () => {
    const state = sold('');
    moveTrain(state, '2', 'depot', 'X');
    moveTrain(state, '2', 'depot', 'X');
    moveTrain(state, '2', 'X', 'pool');
    expect(trainsOf(state, 'X')).toEqual([{ type: '2', at: 'X' }]);
    expect(state.trains.filter(({ at }) => at === 'depot')).toHaveLength(25);
  });

  it('are known by their type', () => {
    expect(typeOf(trains, '8')).toMatchObject({ price: 800, count: 4 });
    expect(typeOf(trains, '7')).toBeUndefined();
  });

  it('a card keeps its number and what it carries, wherever it goes', () => {
    const loaded = { type: '3', at: 'X', load: 2 };
    const state = { trains: [{ type: '3', at: 'X', load: 0 }, loaded, { type: '3', at: 'depot', load: 0 }] };
    moveCard(state, 1, 'Y');
    expect(state.trains[1]).toEqual({ ...loaded, at: 'Y' });
    moveTrain(state, '3', 'Y', 'pool');
    expect(state.trains).toEqual([
      { type: '3', at: 'X', load: 0 },
      { ...loaded, at: 'pool' },
      { type: '3', at: 'depot', load: 0 },
    ]);
  });
});
