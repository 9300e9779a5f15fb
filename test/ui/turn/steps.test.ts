import { describe, expect, it } from 'vitest';
import type { IntState } from '@/titles/dortmund/int/state';
import { introduction } from '@/ui/games/dortmund/int';
import type { Seat } from '@/ui/table/seat';
import { stepTrack } from '@/ui/turn/steps';

describe('the steps of a turn', () => {
  /** The Introduction Game after a certificate was taken: its turn has gone on to the tile. */
  const state = { round: { kind: 'turns', step: 'tile', turn: 'A' } } as unknown as IntState;
  const nowAt = (stage: string) => {
    const seat = { state, game: introduction, options: { stage } } as unknown as Seat;
    return stepTrack(seat).find(({ when }) => when === 'now')?.id;
  };

  it('[18DO 3.2.1] what follows from a certificate is decided in its step', () => {
    expect(nowAt('exchange')).toBe('take');
    expect(nowAt('surplus')).toBe('take');
    expect(nowAt('tile')).toBe('tile');
  });
});
