import { movesOf } from '../../../turn/moves';
import { Part } from '../../../turn/Part';
import { MoveList } from '../../../turn/panels/ListPanel';
import type { HsbProps } from '../seats';
import { t } from '../words/brewing';

/** What the director of a brewery may do now with markers of the minor variants. */
export function BrewingMarkers(props: HsbProps) {
  const moves = movesOf(props, 'more-beer-for', 'trade-in-equipment');
  if (moves.length === 0) return null;
  const player = props.seat.nameOf(props.options.actor.player);
  return (
    <Part class="beside" title={t('do.mv.markers', { player })} note={t('do.mv.once')}>
      <MoveList {...props} moves={moves} />
    </Part>
  );
}
