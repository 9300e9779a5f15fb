import { describe, expect, test } from 'vitest';
import {
  movesOf,
  playOn,
  present,
  redo,
  startTimeline,
  type Timeline,
  travel,
  undo,
} from '@/engine/game/timeline';
import { type ToyMove, type ToyState, toy } from '../../support/toy';
import { bid, bought, offer, pass, payOut, stateAfter, toySetup, withhold } from '../../support/toy/played';

const game = [...bought, payOut, withhold] as const;

function timelineOf(moves: readonly ToyMove[]): Timeline<ToyState> {
  return moves.reduce(
    (timeline, move) => playOn(toy, timeline, move).timeline,
    startTimeline(toy, toySetup()),
  );
}

describe('a timeline', () => {
  test('starts with the dealt state, its events and no move', () => {
    const timeline = startTimeline(toy, toySetup());
    expect(timeline.at).toBe(0);
    expect(timeline.instants).toHaveLength(1);
    expect(timeline.instants[0]).toMatchObject({ move: null, events: [{ type: 'seated' }] });
  });

  test('keeps every state with the move and the events that led to it', () => {
    const { instants, at } = timelineOf(game);
    expect(at).toBe(4);
    expect(instants.map(({ move }) => move)).toEqual([null, ...game]);
    expect(instants[3]).toMatchObject({
      state: stateAfter(...game.slice(0, 3)),
      events: [{ type: 'paid' }, {}],
    });
  });

  test('is left as it was by a refused move, which says why', () => {
    const timeline = timelineOf(game);
    const { timeline: same, outcome } = playOn(toy, timeline, pass);
    expect(same).toBe(timeline);
    expect(outcome).toMatchObject({ ok: false, refusal: { code: 'not-now' } });
  });
});

describe('undo, redo and travel', () => {
  test('move where the table looks and keep every state', () => {
    const timeline = timelineOf(game);
    const back = undo(undo(timeline));
    expect(present(back)).toEqual(stateAfter(...bought));
    expect(back.instants).toBe(timeline.instants);
    expect(present(redo(redo(back)))).toBe(present(timeline));
    expect(present(travel(timeline, 1))).toEqual(stateAfter(bid(20)));
  });

  test('stop at either end', () => {
    const timeline = timelineOf(game);
    expect(redo(timeline).at).toBe(4);
    expect(travel(timeline, 99).at).toBe(4);
    expect(undo(travel(timeline, 0)).at).toBe(0);
    expect(travel(timeline, -5).at).toBe(0);
  });

  test('pass through decisions like through any other move', () => {
    const timeline = timelineOf([...bought, offer(50), { type: 'accept' }]);
    expect(present(undo(timeline)).decisions).toHaveLength(1);
    expect(present(undo(undo(timeline))).decisions).toEqual([]);
  });

  test('the log is what leads to where the table looks', () => {
    expect(movesOf(timelineOf(game))).toEqual(game);
    expect(movesOf(travel(timelineOf(game), 2))).toEqual(bought);
  });
});

describe('playing on from the past', () => {
  test('drops the future', () => {
    const past = travel(timelineOf(game), 2);
    const { timeline } = playOn(toy, past, offer(30));
    expect(timeline.at).toBe(3);
    expect(movesOf(timeline)).toEqual([...bought, offer(30)]);
    expect(redo(timeline).at).toBe(3);
  });

  test('a refused move does not', () => {
    const past = travel(timelineOf(game), 2);
    expect(playOn(toy, past, bid(20)).timeline.instants).toHaveLength(5);
  });
});
