import type { Move } from '@/engine/game/move';
import { choices, play } from '@/engine/game/play';
import type { OperatingGame } from '@/titles/dortmund/rules/operating/state';
import { isListed, isStation, movesOf } from '../../turn/moves';
import { previewOf } from '../../turn/preview';
import { isLink } from './links';
import type { TrgProps } from './seats';

type Asked<M extends Move> = (move: Move) => move is M;

/** What each of these steps is there for. */
const building: Readonly<Record<string, (move: Move) => boolean>> = { station: isStation, link: isLink };

/** A move that only waits for money, with the state after the sale and the one after the move. */
export interface Waiting<M extends Move = Move> {
  readonly move: M;
  readonly before: OperatingGame;
  readonly after: OperatingGame;
}

const known = new WeakMap<OperatingGame, readonly Waiting[]>();

/** [18DO 4.5, ruling 109] What could be built once the dearest certificate has been sold for it, and cannot now. */
function waitingIn(props: TrgProps): readonly Waiting[] {
  const { state } = props.seat;
  const waiting = known.get(state) ?? findWaiting(props);
  known.set(state, waiting);
  return waiting;
}

function findWaiting({ seat, options }: TrgProps): readonly Waiting[] {
  const [dearest] = [...movesOf(options, 'sell-charter')].sort((a, b) => b.percent - a.percent);
  const before = dearest && previewOf(seat, dearest)?.state;
  const then = before && choices(seat.title, before);
  if (!then || then.stage !== options.stage) return [];
  return then.choices
    .map(({ move }) => move)
    .filter((move) => building[options.stage]?.(move) && !isListed(options, move))
    .flatMap((move) => {
      const outcome = play(seat.title, before, move);
      return outcome.ok ? [{ move, before, after: outcome.state as OperatingGame }] : [];
    });
}

/** Those of one kind. */
export function afterSale<M extends Move>(props: TrgProps, isAsked: Asked<M>): readonly Waiting<M>[] {
  return waitingIn(props).filter((each): each is Waiting<M> => isAsked(each.move));
}

/** Nothing can be built in this step unless a certificate is sold first. */
export function waitsForSale(props: TrgProps): boolean {
  const isBuilding = building[props.options.stage];
  if (!isBuilding || props.options.choices.some(({ move }) => isBuilding(move))) return false;
  return waitingIn(props).length > 0;
}
