import { choices, play } from '@/engine/game/play';
import type { OperatingGame } from '@/titles/dortmund/rules/operating/state';
import { isListed, type KnownMove, type MoveOfType, movesOf } from '../../turn/moves';
import { previewOf } from '../../turn/preview';
import type { TrgProps } from './seats';

/** A move that only waits for money, with the state after the sale and the one after the move. */
export interface Waiting<M> {
  readonly move: M;
  readonly before: OperatingGame;
  readonly after: OperatingGame;
}

/** [18DO 4.5, ruling 109] What could be built once the dearest certificate has been sold for it, and cannot now. */
export function afterSale<T extends KnownMove['type']>(
  { seat, options }: TrgProps,
  ...types: readonly T[]
): readonly Waiting<MoveOfType<T>>[] {
  const [dearest] = [...movesOf(options, 'sell-charter')].sort((a, b) => b.percent - a.percent);
  const before = dearest && previewOf(seat, dearest)?.state;
  const then = before && choices(seat.title, before);
  if (!then || then.stage !== options.stage) return [];
  return movesOf(then, ...types)
    .filter((move) => !isListed(options, move))
    .flatMap((move) => {
      const outcome = play(seat.title, before, move);
      return outcome.ok ? [{ move, before, after: outcome.state as OperatingGame }] : [];
    });
}
