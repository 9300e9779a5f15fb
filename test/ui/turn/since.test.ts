import { describe, expect, it } from 'vitest';
import type { GameEvent } from '@/engine/game/events';
import type { Instant } from '@/engine/game/timeline';
import type { TableState } from '@/titles/view';
import { onGround } from '@/ui/turn/ground';
import { isNews, receivedIn, sinceActed } from '@/ui/turn/since';
import { pass, rhlState } from '../../support/rhl/table';
import { instantsFrom, seatAt } from '../table/harness';

const start = rhlState({ stock: 2, cash: { A: 300, B: 300, C: 300 } });

function seatAfter(...moves: Parameters<typeof instantsFrom>[1][]) {
  const instants = instantsFrom(start, ...moves);
  return seatAt(instants.at(-1)!.state, {
    ago: (moves) => instants.at(-1 - moves) as Instant<TableState> | undefined,
  });
}

const typesIn = (happened: readonly { event: GameEvent }[]) => happened.map(({ event }) => event.type);

describe('what has happened since a player last acted', () => {
  it('is what the others did, the latest first', () => {
    const seat = seatAfter(pass, pass);
    const happened = sinceActed(seat, 'C');
    expect(happened.map(({ about }) => about.players[0])).toEqual(['B', 'A']);
  });

  it('ends where the player acted before', () => {
    const seat = seatAfter(pass, pass);
    expect(sinceActed(seat, 'A').map(({ about }) => about.players[0])).toEqual(['B']);
  });

  it('passes over what the player has done since', () => {
    const seat = seatAfter(pass, pass);
    // B was the last to act
    expect(sinceActed(seat, 'B').map(({ about }) => about.players[0])).toEqual(['A']);
  });

  it('leaves out what others are paid, and adds up what the player is', () => {
    const seat = seatAfter(pass);
    const paid = (player: string, amount: number): GameEvent => ({
      type: 'private-pays',
      private: 'PWB',
      player,
      amount,
    });
    const happened = [paid('A', 5), paid('B', 10), paid('B', 15)].map((event, i) => ({
      event,
      about: { players: [i === 0 ? 'A' : 'B'], companies: [], kind: 'money' as const },
      state: seat.state,
    }));
    expect(typesIn(happened.filter((each) => isNews(each, 'B')))).toHaveLength(2);
    expect(receivedIn(happened, 'B')).toBe(25);
  });
});

describe('the head in the colour of whoever acts', () => {
  it('has letters that can be read on it', () => {
    expect(onGround('#ffff00').ink).toBe('#14140f');
    expect(onGround('#551a8b').ink).toBe('#ffffff');
    expect(onGround('#1f55a5').ink).toBe('#ffffff');
  });
});
