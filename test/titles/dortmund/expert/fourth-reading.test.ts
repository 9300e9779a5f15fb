import { describe, expect, it } from 'vitest';
import { viewAt } from '@/titles/dortmund/hsb';
import {
  buyMarker,
  buyMarkerFrom,
  cardNo,
  expertState,
  type GivenExpert,
  listed,
  markerNo,
  played,
  refused,
} from '../../../support/expert/table';
import * as hsb from '../../../support/hsb/table';
import { buyEquipment, hsbState, setupWith, tens } from '../../../support/hsb/table';

const corporation = (more = {}) => ({ director: 'A', held: { A: tens(2) }, price: 70, ...more });

// rulings of the fourth reading that write down what was so already
describe('a card that is owed', () => {
  const owing = (company: string, step: string, given: GivenExpert) =>
    expertState({ phase: '5', brewing: { company, step }, ...given });

  it('[18DO 7.1, 7.6, ruling 149] comes before markers of other companies too', () => {
    const state = owing('DUB', 'equipment', {
      companies: { DUB: corporation({ treasury: 900 }) },
      markers: { B3: ['A1'] },
    });
    const pub = markerNo(state, 'B3', 'A1');
    const why = refused(state, buyMarker('A1')).code;
    expect(refused(state, buyMarkerFrom(pub, 30)).code).toBe(why);
    expect(listed(state, 'buy-marker-from')).toEqual([]);
    expect(listed(played(state, buyEquipment('5')), 'buy-marker-from')).toHaveLength(1);
  });
});

describe('what is paid for equipment', () => {
  const minor = (treasury: number, more: Partial<GivenExpert> = {}) =>
    expertState({
      minors: { B4: { owner: 'A', treasury, cards: ['S1', 'S1'] }, B3: { owner: 'B' }, B5: { owner: 'C' } },
      events: { B4: 'I' },
      brewing: { company: 'B4', step: 'equipment' },
      ...more,
    });

  it('[18DO 7.2, 6.5.2.6, ruling 150] I: the owner adds at most half of the reduced price', () => {
    const deal = (state: ReturnType<typeof minor>) => ({
      type: 'pay-with-card',
      card: '2A',
      old: cardNo(state, 'B4', 'S1'),
    });
    const enough = minor(30);
    expect(played(enough, deal(enough)).companies.B4!.treasury).toBe(0);
    const short = minor(29);
    expect(refused(short, deal(short)).code).toBe('equipment-too-dear');
  });

  it('[18DO 6.5.2.6, 6.5.2.7, ruling 151] also without any equipment the owner adds at most half', () => {
    const bare = (treasury: number) =>
      hsbState({
        minors: { B4: { owner: 'A', treasury, cards: [] }, B3: { owner: 'B' }, B5: { owner: 'C' } },
        brewing: { company: 'B4', step: 'equipment' },
      });
    expect(hsb.refused(bare(39), buyEquipment('2A')).code).toBe('equipment-too-dear');
    expect(hsb.played(bare(40), buyEquipment('2A')).companies.B4!.treasury).toBe(0);
  });
});

describe('limits and sizes', () => {
  it('[18DO 5.1.2, ruling 151] 26, 19 and 18 certificates', () => {
    const limits = [3, 4, 5].map((players) => {
      const setup = setupWith(['B3', 'B4', 'B5'], players);
      return viewAt(setup).certificateLimit({ seats: setup.players.map(({ id }) => id) } as never);
    });
    expect(limits).toEqual([26, 19, 18]);
  });

  it('[18DO 7.2, rulings 79, 151] M sells one or two certificates, up to 40 % where they are of 20 %', () => {
    const state = expertState({
      phase: '3',
      companies: { DAB: corporation({ cards: ['3'], held: {}, price: 70 }) },
      brewing: { company: 'DAB', step: 'equipment' },
      events: { DAB: 'M' },
    });
    const stack = state.certificates.filter(
      ({ company, holder }) => company === 'DAB' && holder === 'charter',
    );
    const two = stack.slice(0, 2).reduce((sum, { percent }) => sum + percent, 0);
    const after = played(state, { type: 'investor-sale', count: 2 });
    expect(after.companies.DAB!.treasury).toBe((two / 10) * 70);
    expect(two).toBeGreaterThan(20);
  });
});
