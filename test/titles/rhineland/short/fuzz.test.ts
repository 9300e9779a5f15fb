import { describe, expect, it } from 'vitest';
import type { Move } from '@/engine/game/move';
import type { Title } from '@/engine/game/title';
import { lraShort } from '@/titles/rhineland/18lra/short';
import { rhlShort } from '@/titles/rhineland/18rhl/short';
import type { ShortState } from '@/titles/rhineland/short/state';
import { lraShortHabits, rhlShortHabits } from '../../../soak/rhineland-short';
import { type FuzzPlan, fuzzMany } from '../../../support/fuzzer';

/** `npm run soak -- 18rhl-short` plays thousands; these few show on every change that whole games still end. */
function games(
  title: string,
  plan: Pick<FuzzPlan<ShortState, Move>, 'players' | 'games' | 'seed' | 'checks'>,
) {
  const [rules, habits] = title === '18Rhl' ? [rhlShort, rhlShortHabits] : [lraShort, lraShortHabits];
  return fuzzMany(rules as unknown as Title<ShortState, Move>, { ...habits, ...plan });
}

/** [18Rhl 10.1] player rounds and train rounds by the number of players. */
const rounds = [
  { players: 3, player: 23, train: 8 },
  { players: 4, player: 17, train: 9 },
  { players: 5, player: 13, train: 7 },
];
const plans = ['18Rhl', '18LRA'].flatMap((map) => rounds.map((each) => ({ map, ...each })));

describe('random whole games of the Short Game', () => {
  it.each(plans)(
    '[18Rhl 10.1] $map, $players players: $player player rounds and $train train rounds',
    ({ map, players, player, train }) => {
      const report = games(map, { players, games: 2, seed: 100 * players, checks: 'light' });
      expect(report.failure?.message).toBeUndefined();
      expect(report.coverage['event:player-round']).toBe(2 * player);
      expect(report.coverage['event:train-round']).toBe(2 * train);
    },
  );

  it.each(['18Rhl', '18LRA'])('choices and play agree in states of a game of %s', (map) => {
    const report = games(map, { players: 5, games: 1, seed: 6, checks: 'full' });
    expect(report.failure?.message).toBeUndefined();
  });
});
