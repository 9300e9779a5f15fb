import { describe, expect, it } from 'vitest';
import {
  asked,
  buyMarker,
  cardNo,
  eventsOf,
  expertState,
  type GivenExpert,
  listed,
  markersIn,
  played,
  refused,
  supply,
  takeEvent,
} from '../../../support/expert/table';
import {
  cardsOf,
  cubesIn,
  dividend,
  held,
  priceIn,
  revenueIn,
  skip,
  stepIn,
  tens,
} from '../../../support/hsb/table';
import { fromHagen, toWitten } from '../operating/lines';

const corporation = (more = {}) => ({ director: 'A', held: { A: tens(2) }, price: 70, ...more });
const inStep = (step: string, more: GivenExpert = {}, rit = {}) =>
  expertState({
    phase: '3',
    companies: { RIT: corporation({ cards: ['3', '2A'], treasury: 300, ...rit }) },
    brewing: { company: 'RIT', step },
    ...more,
  });

describe('taking special events', () => {
  it('[18DO 7.2] [18DO 7.6] for nothing, as the last action of the turn, one in a round', () => {
    const state = inStep('event', { round: ['RIT', 'B4'] });
    expect(asked(state)).toBe('A event');
    const after = played(state, takeEvent('N'));
    expect([after.events.N, stepIn(after)]).toEqual(['RIT', 'B4/brew']);
    expect(refused(state, takeEvent('Z'))).toEqual({ code: 'event-not-there', rule: '7.2' });
  });

  it('[18DO 7.2] one at most: the old one goes back first', () => {
    const state = inStep('event', { events: { RIT: 'G', B3: 'H' } });
    expect(refused(state, takeEvent('H')).code).toBe('event-not-there');
    const after = played(state, takeEvent('N'));
    expect([after.events.N, after.events.G]).toEqual(['RIT', 'display']);
  });

  it('[18DO 7.2, ruling 11] not again in the round in which it was used; others may take it at once', () => {
    const state = inStep('event', { events: { RIT: 'G' }, round: ['RIT', 'B4'] });
    const used = played(state, { type: 'fair' });
    expect(used.events.G).toBe('display');
    expect(refused(used, takeEvent('G'))).toEqual({ code: 'event-spent', rule: '7.2' });
    const other = expertState({ brewing: { company: 'B4', step: 'event' }, spent: { RIT: ['G'] } });
    expect(played(other, takeEvent('G')).events.G).toBe('B4');
  });

  it('[18DO 7.2, ruling 66] before its phase it may be taken, not used', () => {
    const early = expertState({ brewing: { company: 'B4', step: 'event' } });
    expect(played(early, takeEvent('P')).events.P).toBe('B4');
    const held = inStep('equipment', {
      phase: undefined as never,
      companies: {},
      events: { B4: 'M' },
      brewing: { company: 'B4', step: 'equipment' },
    });
    expect(refused(held, { type: 'investor-sale', count: 1 })).toEqual({
      code: 'no-such-event',
      rule: '7.2',
    });
  });
});

describe('events of the own turn', () => {
  it('[18DO 7.2] G, fair: 10 into the treasury', () => {
    const state = inStep('brew', { events: { RIT: 'G' } });
    const after = played(state, { type: 'fair' });
    expect([after.companies.RIT!.treasury, after.events.G]).toEqual([310, 'display']);
    expect(refused(after, { type: 'fair' }).code).toBe('no-such-event');
  });

  it('[18DO 7.2, ruling 145] M before the value falls for want of equipment', () => {
    const bare = { cards: [], held: { A: tens(2) }, price: 70 };
    const state = played(
      inStep(
        'event',
        { brewing: { company: 'B3', step: 'event' }, round: ['B3', 'RIT'], events: { RIT: 'M' } },
        bare,
      ),
      skip,
    );
    expect(asked(state)).toBe('A deal');
    const after = played(state, { type: 'investor-sale', count: 1 });
    expect([after.companies.RIT!.treasury, priceIn(after, 'RIT')]).toEqual([300 + 70, 65]);
  });

  it('[18DO 7.2, ruling 79] M, investor: one or two certificates, the price stays, the turn’s deal is done', () => {
    const state = inStep('brew', { events: { RIT: 'M' } });
    expect(listed(state, 'investor-sale')).toHaveLength(2);
    const after = played(state, { type: 'investor-sale', count: 2 });
    expect([priceIn(after, 'RIT'), after.companies.RIT!.treasury, held(after, 'pool', 'RIT')]).toEqual([
      70,
      440,
      [10, 10],
    ]);
    expect(refused(after, { type: 'sell-charter', percent: 10 }).code).toBe('share-dealt');
    expect(refused(state, { type: 'investor-sale', count: 3 }).code).toBe('event-no-use');
    const minor = expertState({ phase: '3', events: { B4: 'M' }, brewing: { company: 'B4', step: 'brew' } });
    expect(refused(minor, { type: 'investor-sale', count: 1 })).toEqual({
      code: 'event-no-use',
      rule: '7.2',
    });
    const dealt = played(state, { type: 'sell-charter', percent: 10 });
    expect(refused(dealt, { type: 'investor-sale', count: 1 }).code).toBe('share-dealt');
    const full = inStep('brew', { events: { RIT: 'M' } }, { held: { A: [], pool: tens(4) } });
    expect(listed(full, 'investor-sale')).toHaveLength(1);
  });
});

describe('H, advertising', () => {
  const railways = { BME: corporation({ held: { A: tens(3) }, cards: ['3'] }) };
  const start = (more: GivenExpert = {}) =>
    expertState({
      phase: '3',
      companies: { ...railways, RIT: corporation({ cards: ['3'] }) },
      events: { RIT: 'H' },
      beer: { 2: { regular: 1 }, 3: { regular: 1, fresh: 1 }, 1: { noDemand: true } },
      order: ['B5', 'B4', 'B3', 'RIT'],
      operating: { company: 'BME', step: 'trains' },
      ...more,
    });

  it('[18DO 7.2, ruling 74] before the first brewery acts a cube goes on a card, and counts as delivered in the own turn', () => {
    const asking = played(start(), skip);
    expect(asked(asking)).toBe('A advertise');
    const card = cardNo(asking, 'RIT', '3');
    const ahead = played(asking, { type: 'advertise', card, segment: 3, who: 'regular' });
    expect([ahead.ahead, cubesIn(ahead, 3), ahead.events.H]).toEqual([
      [{ company: 'RIT', card, segment: 3, who: 'regular' }],
      [0, 1, 0, 0],
      'display',
    ]);
    expect(refused(asking, { type: 'advertise', card, segment: 4, who: 'regular' })).toEqual({
      code: 'event-no-use',
      rule: '7.2',
    });
    const first = inStep('brew', {}, { cards: ['3'] });
    const own = expertState({
      phase: '3',
      companies: { RIT: corporation({ cards: ['3'] }) },
      beer: { 2: { regular: 1 }, 3: { fresh: 1 }, 1: { noDemand: true } },
      markers: { RIT: ['B2'] },
      ahead: [{ company: 'RIT', card: cardNo(first, 'RIT', '3'), segment: 3, who: 'regular' }],
      brewing: { company: 'RIT', step: 'brew' },
    });
    const [plan] = listed(own, 'supply');
    // one of three units is in use: two deliver, the line bottles all three
    const after = played(own, plan!);
    expect([revenueIn(after), cubesIn(after, 3)]).toEqual([30 + 20 + 20 + 15, [0, 0, 1, 1]]);
  });

  it('[18DO 7.2] it may be kept', () => {
    const kept = played(start(), skip, { type: 'keep-event' });
    expect([kept.events.H, kept.ahead, asked(kept)]).toEqual(['RIT', [], 'C brew']);
  });

  it('[18DO 7.2, ruling 74] a card that leaves gives the cube back to stock', () => {
    const own = expertState({
      phase: '3',
      companies: { RIT: corporation({ cards: ['3', '2A'] }) },
      brewing: { company: 'RIT', step: 'brew' },
    });
    const state = expertState({
      phase: '3',
      companies: { RIT: corporation({ cards: ['3', '2A'] }) },
      ahead: [{ company: 'RIT', card: cardNo(own, 'RIT', '3'), segment: 3, who: 'fresh' }],
      brewing: { company: 'RIT', step: 'brew' },
    });
    const after = played(state, { type: 'give-up', card: '3' });
    expect([after.ahead, after.beer]).toEqual([[], state.beer + 1]);
  });

  it('[18DO 7.2, ruling 65] the Hansa-Brauerei has it printed: once a round, never returned, idle under a marker', () => {
    const five = {
      players: 5,
      minors: Object.fromEntries(['B1', 'B3', 'B4', 'B5', 'B6'].map((id, i) => [id, { owner: 'ABCDE'[i]! }])),
      companies: { ...railways, HAN: corporation({ cards: ['3'] }) },
      events: {},
      order: ['B6', 'B5', 'B4', 'B3', 'B1', 'HAN'],
    };
    const asking = played(start(five), skip);
    expect(asked(asking)).toBe('A advertise');
    const used = played(asking, listed(asking, 'advertise')[0]!);
    expect([used.events.H, used.spent.HAN]).toEqual(['display', ['*H']]);
    const covered = played(start({ ...five, markers: { HAN: ['A1', 'A1'] } }), skip);
    expect(asked(covered)).not.toBe('A advertise');
    // the printed event is not its one marker: both are used, or none
    const both = played(start({ ...five, events: { HAN: 'H' } }), skip);
    const once = played(both, listed(both, 'advertise')[0]!);
    expect([asked(once), once.events.H]).toEqual(['A advertise', 'HAN']);
    const twice = played(once, listed(once, 'advertise')[0]!);
    expect([twice.ahead.length, twice.events.H, asked(twice)]).toEqual([2, 'display', 'E brew']);
    expect(asked(played(both, { type: 'keep-event' }))).toBe('E brew');
  });

  it('[18DO 7.2, ruling 74] of two cards that are alike the one without the cube is given up', () => {
    const table = (ahead: GivenExpert['ahead'] = []) =>
      expertState({
        phase: '3',
        companies: { RIT: corporation({ cards: ['3', '3'] }) },
        ahead,
        brewing: { company: 'RIT', step: 'brew' },
      });
    const first = cardNo(table(), 'RIT', '3');
    const state = table([{ company: 'RIT', card: first, segment: 3, who: 'fresh' }]);
    const after = played(state, { type: 'give-up', card: '3' });
    expect([after.beer, after.ahead.map(({ card }) => after.trains[card]!.at)]).toEqual([
      state.beer,
      ['RIT'],
    ]);
    const none = played(after, { type: 'give-up', card: '3' });
    expect([none.beer, none.ahead]).toEqual([state.beer + 1, []]);
  });
});

describe('events with a purchase', () => {
  const idle = (given: GivenExpert = {}, rit = {}) =>
    inStep('equipment', { events: { RIT: 'I' }, ...given }, rit);

  it('[18DO 7.2] example 20: I, a 2 that was not used counts 40: the 3 costs 140', () => {
    const state = idle();
    const two = cardNo(state, 'RIT', '2A');
    const after = played(state, { type: 'pay-with-card', card: '3', old: two });
    expect([after.companies.RIT!.treasury, cardsOf(after, 'RIT'), after.events.I]).toEqual([
      160,
      ['3', '3'],
      'display',
    ]);
  });

  it('[18DO 7.2, ruling 75] I: not a card that delivered or loaded; START cards too; not below nothing', () => {
    const own = idle();
    const two = cardNo(own, 'RIT', '2A');
    const worked = idle({ memory: { work: [{ card: two, cubes: 1, aside: 0 }] } });
    expect(refused(worked, { type: 'pay-with-card', card: '3', old: two })).toEqual({
      code: 'event-no-use',
      rule: '7.2',
    });
    const loaded = idle({ memory: { asideBy: [two] } });
    expect(refused(loaded, { type: 'pay-with-card', card: '3', old: two }).code).toBe('event-no-use');
    const minor = expertState({ events: { B4: 'I' }, brewing: { company: 'B4', step: 'equipment' } });
    const paid = played(minor, { type: 'pay-with-card', card: '2A', old: cardNo(minor, 'B4', 'S1') });
    expect(paid.companies.B4!.treasury).toBe(60 - 60);
  });

  it('[18DO 7.2, ruling 118] I: the old card goes first, so that the limit does not hinder', () => {
    const state = idle({}, { cards: ['3', '3', '3', '2A'] });
    expect(refused(state, { type: 'buy-equipment', card: '3' }).code).toBe('equipment-limit');
    const after = played(state, { type: 'pay-with-card', card: '3', old: cardNo(state, 'RIT', '2A') });
    expect(cardsOf(after, 'RIT')).toEqual(['3', '3', '3', '3']);
    expect(markersIn(after, 'RIT')).toEqual([]);
    expect(refused(after, buyMarker('A1')).code).toBe('new-train-limit');
  });

  it('[18DO 7.2, ruling 76] J, upgrading: a card at the limit, then one is given up, also one that delivered', () => {
    const state = inStep('equipment', { events: { RIT: 'J' } }, { cards: ['3', '3', '3', '2A'] });
    const bought = played(state, { type: 'upgrade', card: '3' });
    expect(asked(bought)).toBe('A discard-equipment');
    expect(cardsOf(played(bought, { type: 'discard-equipment', card: '2A' }), 'RIT')).toEqual([
      '3',
      '3',
      '3',
      '3',
    ]);
    const below = inStep('equipment', { events: { RIT: 'J' } });
    expect(refused(below, { type: 'upgrade', card: '3' })).toEqual({ code: 'event-no-use', rule: '7.2' });
  });
});

describe('K, premium beer', () => {
  const table = (more: GivenExpert = {}) =>
    inStep('brew', {
      beer: { 2: { regular: 1 }, 3: { fresh: 1 }, 1: { noDemand: true } },
      events: { RIT: 'K' },
      ...more,
    });

  it('[18DO 7.2] example 21: a regular cube of segment 2 pays 30 instead of 20', () => {
    const state = table();
    const delivered = played(state, listed(state, 'supply')[0]!);
    expect([revenueIn(delivered), stepIn(delivered)]).toEqual([40, 'RIT/earnings']);
    const after = played(delivered, { type: 'premium', segment: 2, who: 'regular' });
    expect([revenueIn(after), cubesIn(after, 2), after.events.K]).toEqual([50, [0, 0, 1, 0], 'display']);
  });

  it('[18DO 7.2, rulings 12, 77] the same kind of customer, with demand or without; not for segment 6', () => {
    const state = table();
    const delivered = played(state, listed(state, 'supply')[0]!);
    expect(revenueIn(played(delivered, { type: 'premium', segment: 3, who: 'fresh' }))).toBe(40 + 10);
    expect(refused(delivered, { type: 'premium', segment: 3, who: 'regular' }).code).toBe('event-no-use');
    const top = inStep(
      'brew',
      {
        phase: '6',
        beer: { 6: { regular: 4 }, 1: { noDemand: true }, 2: { noDemand: true } },
        events: { RIT: 'K' },
      },
      { cards: ['6'] },
    );
    expect(stepIn(played(top, listed(top, 'supply')[0]!))).toBe('RIT/dividend');
  });

  it('[18DO 7.2] it may be kept for another round', () => {
    const state = table();
    const kept = played(state, listed(state, 'supply')[0]!, skip);
    expect([kept.events.K, stepIn(kept)]).toEqual(['RIT', 'RIT/dividend']);
  });

  it('[18DO 7.2] [18DO 7.1, ruling 65] Union has it printed, beside its own marker; covered it is idle', () => {
    const union = (more: GivenExpert = {}) =>
      expertState({
        phase: '3',
        companies: { DUB: corporation({ cards: ['3'] }) },
        beer: { 2: { regular: 1 }, 3: { regular: 2 }, 1: { noDemand: true } },
        brewing: { company: 'DUB', step: 'brew' },
        events: { DUB: 'G' },
        ...more,
      });
    const state = union();
    const delivered = played(state, listed(state, 'supply')[0]!);
    const used = played(delivered, { type: 'premium', segment: 3, who: 'regular' });
    expect([used.events.G, used.events.K, used.spent.DUB]).toEqual(['DUB', 'display', ['*K']]);
    expect(refused(used, { type: 'premium', segment: 3, who: 'regular' }).code).toBe('not-now');
    const covered = union({ markers: { DUB: ['A1', 'A1'] } });
    expect(stepIn(played(covered, listed(covered, 'supply')[0]!))).toBe('DUB/dividend');
    const both = union({ events: { DUB: 'K' } });
    const once = played(both, listed(both, 'supply')[0]!, { type: 'premium', segment: 3, who: 'regular' });
    expect([once.events.K, stepIn(once)]).toEqual(['DUB', 'DUB/earnings']);
  });
});

describe('L, marketing', () => {
  const end = (more: GivenExpert = {}) =>
    expertState({
      phase: '3',
      companies: { RIT: corporation({ cards: ['3', '2A'] }), DUB: corporation({ cards: ['3', '3'] }) },
      order: ['DUB', 'RIT', 'B5', 'B4', 'B3'],
      events: { RIT: 'L' },
      brewing: { company: 'B3', step: 'event' },
      ...more,
    });

  it('[18DO 7.2, rulings 78, 118] after the new order one place to the left, before the round ends', () => {
    const asking = played(end(), skip);
    expect([asked(asking), asking.round.kind, asking.breweryOrder]).toEqual([
      'A marketing',
      'brewery',
      ['DUB', 'RIT', 'B5', 'B4', 'B3'],
    ]);
    const moved = played(asking, { type: 'move-left' });
    expect([moved.breweryOrder.slice(0, 2), moved.events.L]).toEqual([['RIT', 'DUB'], 'display']);
    const kept = played(asking, { type: 'keep-event' });
    expect([kept.breweryOrder[0], kept.events.L]).toEqual(['DUB', 'RIT']);
  });

  it('[18DO 7.2, ruling 118] not by the leftmost; also in the round in which it was taken', () => {
    expect(played(end({ events: { DUB: 'L' } }), skip).decisions).toEqual([]);
    const taken = played(end({ events: {} }), takeEvent('L'));
    expect(asked(taken)).toBe('A marketing');
  });
});

describe('N and O', () => {
  it('[18DO 7.2] example 22: N, a 3 with two units unsold gets 15 and 15', () => {
    const state = inStep(
      'brew',
      { beer: { 3: { regular: 1 }, 2: {}, 1: { noDemand: true } }, events: { RIT: 'N' } },
      { cards: ['3'] },
    );
    const delivered = played(state, listed(state, 'supply')[0]!);
    expect(stepIn(delivered)).toBe('RIT/earnings');
    expect(listed(delivered, 'toll-brew').map(({ cards }) => cards)).toEqual([['3'], ['3', '3']]);
    const after = played(delivered, { type: 'toll-brew', cards: ['3', '3'] });
    expect([revenueIn(after), after.beer]).toEqual([30 + 30, delivered.beer]);
    expect(refused(delivered, { type: 'toll-brew', cards: ['3', '3', '3'] }).code).toBe('malformed');
  });

  it('[18DO 7.2, ruling 80] N: the highest open segment in reach counts, rounded down for each cube', () => {
    const state = inStep(
      'brew',
      { beer: { 3: { noDemand: true }, 2: { noDemand: true }, 1: {} }, events: { RIT: 'N' } },
      { cards: ['3', '2A'] },
    );
    const delivered = played(state, listed(state, 'supply')[0]!);
    expect(revenueIn(played(delivered, { type: 'toll-brew', cards: ['3', '2A'] }))).toBe(7 + 7);
  });

  it('[18DO 7.2] example 23: O, a 5 brings one cube more from stock to segment 5 for 30', () => {
    const state = inStep(
      'brew',
      {
        phase: '5',
        beer: { 5: { regular: 4 }, 1: { noDemand: true }, 2: { noDemand: true } },
        stockOfBeer: 3,
        events: { RIT: 'O' },
      },
      { cards: ['5'] },
    );
    const delivered = played(state, listed(state, 'supply')[0]!);
    expect(stepIn(delivered)).toBe('RIT/shift');
    const after = played(delivered, { type: 'second-shift', card: '5', segment: 5 });
    expect([revenueIn(after) - revenueIn(delivered), after.beer, cubesIn(after, 5)]).toEqual([
      30,
      2,
      [0, 0, 5, 0],
    ]);
    expect(refused(delivered, { type: 'second-shift', card: '5', segment: 6 }).code).toBe('event-no-use');
    expect(refused(delivered, { type: 'second-shift', card: '3', segment: 3 }).code).toBe('event-no-use');
  });

  it('[18DO 7.2, rulings 70, 81] O: bottled with its card; not without a cube in stock', () => {
    const given: GivenExpert = {
      beer: { 3: { regular: 3 }, 2: {}, 1: { noDemand: true } },
      events: { RIT: 'O' },
      markers: { RIT: ['B2'] },
    };
    const state = inStep('brew', given, { cards: ['3'] });
    const delivered = played(state, listed(state, 'supply')[0]!);
    const after = played(delivered, { type: 'second-shift', card: '3', segment: 3 });
    expect(revenueIn(after)).toBe(105 + 15 + 5);
    const dry = inStep('brew', { ...given, stockOfBeer: 0 }, { cards: ['3'] });
    expect(stepIn(played(dry, listed(dry, 'supply')[0]!))).toBe('RIT/dividend');
  });
});

describe('P, transport contract', () => {
  const table = (more: GivenExpert = {}) =>
    expertState({
      phase: '5',
      companies: {
        RhE: { director: 'B', held: { B: tens(3) }, price: 70, cards: ['5', '5'] },
        RIT: corporation({ cards: ['5'] }),
      },
      beer: { 5: { regular: 4 }, 1: { noDemand: true }, 2: { noDemand: true } },
      stockOfBeer: 8,
      tiles: { ...fromHagen, ...toWitten },
      stations: [{ company: 'RhE', hex: 'E12', stop: 0 }],
      events: { RIT: 'P' },
      brewing: { company: 'RIT', step: 'brew' },
      ...more,
    });

  it('[18DO 7.2, ruling 82] one railway is not asked any more in this turn, also after it has declined', () => {
    const state = table();
    const five = cardNo(state, 'RIT', '5');
    const train = cardNo(state, 'RhE', '5');
    const aside = played(state, supply([0, 0, 0, 0, 2], [], [{ card: five, cubes: 2, aside: 2 }]));
    const declined = played(aside, { type: 'load', card: train, cubes: 1 }, { type: 'decline' });
    expect(refused(declined, { type: 'load', card: train, cubes: 1 }).code).toBe('load-declined');
    const contract = played(declined, { type: 'transport-contract', railway: 'RhE' });
    expect(contract.events.P).toBe('display');
    const loaded = played(contract, { type: 'load', card: train, cubes: 1 });
    expect([cardsOf(loaded, 'RhE'), loaded.decisions]).toEqual([['5+1', '5'], []]);
    expect(eventsOf(contract, { type: 'load', card: train, cubes: 1 }).map(({ type }) => type)).toContain(
      'beer-loaded',
    );
    expect(refused(aside, { type: 'transport-contract', railway: 'BME' })).toEqual({
      code: 'event-no-use',
      rule: '7.2',
    });
  });

  it('[18DO 7.2, ruling 82] a route is still needed', () => {
    const state = table({ tiles: fromHagen, stations: [] });
    expect(listed(state, 'supply')).toHaveLength(1);
    const paid = played(state, listed(state, 'supply')[0]!, dividend(true));
    expect(paid.events.P).toBe('RIT');
  });
});
