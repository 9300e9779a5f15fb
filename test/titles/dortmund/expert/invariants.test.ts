import { describe, expect, it } from 'vitest';
import { expert } from '@/titles/dortmund/expert';
import type { ExpertState } from '@/titles/dortmund/expert/state';
import { expertState, markerNo } from '../../../support/expert/table';
import { tens } from '../../../support/hsb/table';

/** What the title says of a state that was tampered with. */
function complaints(tamper: (state: ExpertState) => void): string[] {
  const state = structuredClone(
    expertState({
      phase: '5',
      companies: {
        RhE: { director: 'A', held: { A: tens(3) }, price: 70, cards: ['5'] },
        DUB: { director: 'B', held: { B: tens(2) }, price: 80, cards: ['3', '5'] },
      },
      markers: { RhE: ['C on 5'], DUB: ['A1', 'B2'], B3: ['A2'] },
      events: { DUB: 'G', B3: 'H' },
      stock: 3,
    }),
  );
  tamper(state);
  state.trains = [...state.trains];
  return (expert.at(state.setup).invariants ?? []).flatMap(({ broken }) => broken(state) ?? []);
}

describe('the promises of the Expert Game', () => {
  it('hold for a sound table', () => {
    expect(complaints(() => {})).toEqual([]);
  });

  it.each<[string, (state: ExpertState) => void, string]>([
    ['a lost marker', (state) => void state.markers.pop(), 'other markers than in the box'],
    [
      'a marker with nobody',
      (state) => {
        state.markers[markerNo(state, 'DUB', 'A1')]!.at = 'KRO';
      },
      'A1 is at KRO',
    ],
    [
      'a pub with a railway',
      (state) => {
        state.markers[markerNo(state, 'DUB', 'A1')]!.at = 'RhE';
      },
      'RhE is a railway with A1',
    ],
    [
      'too many markers',
      (state) => {
        state.markers[markerNo(state, 'display', 'A3')]!.at = 'B3';
      },
      'B3 has more markers than boxes',
    ],
    [
      'a wagon on a train of another',
      (state) => {
        state.markers[markerNo(state, 'RhE', 'C')]!.on = state.trains.findIndex(({ at }) => at === 'DUB');
      },
      'a wagon of RhE lies on a train of DUB',
    ],
    [
      'a pub on a train',
      (state) => {
        state.markers[markerNo(state, 'DUB', 'A1')]!.on = 1;
      },
      'A1 of DUB lies on a train',
    ],
    [
      'a lost event',
      (state) => {
        delete state.events.P;
      },
      'other events',
    ],
    [
      'an event with a railway',
      (state) => {
        state.events.P = 'RhE';
      },
      'an event is at RhE',
    ],
    [
      'two events',
      (state) => {
        state.events.P = 'DUB';
      },
      'DUB has more than one event',
    ],
    [
      'a cube ahead outside a Brewery Round',
      (state) => {
        state.ahead.push({ company: 'DUB', card: 0, segment: 3, who: 'fresh' });
        state.beer -= 1;
      },
      'cubes ahead outside a Brewery Round',
    ],
    [
      'a cube too many on a wagon',
      (state) => {
        const train = state.trains.find(({ at }) => at === 'RhE')!;
        train.beer = 3;
        state.beer -= 3;
      },
      '3 cubes on a 5 at RhE',
    ],
  ])('%s is found', (_what, tamper, complaint) => {
    expect(complaints(tamper).join()).toContain(complaint);
  });
});
