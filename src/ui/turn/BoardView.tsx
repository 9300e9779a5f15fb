import { useMemo, useRef } from 'preact/hooks';
import type { HexId } from '@/engine/game/ids';
import { Board } from '../board/Board';
import { looksOf } from '../gallery/looks';
import { titleName } from '../games/covers';
import { patterns } from '../settings/preferences';
import type { Seat } from '../table/seat';
import type { BoardScene } from './props';
import type { Selection } from './selection';
import { stageView } from './stage-view';
import { useEscape } from './use-escape';

interface BoardViewProps {
  seat: Seat;
  selection: Selection;
  /** Told of a tapped hex on which nothing is to be done now. */
  onLook?: (hex: HexId) => void;
}

/** The board of the table: where something can be done it glows, and taps mean what the turn is about. */
export function BoardView({ seat, selection, onLook }: BoardViewProps) {
  const { state, view, options } = seat;
  const hidden = seat.game.faceDown?.(state).join() ?? '';
  const withPatterns = patterns.value === 'on';
  const looks = useMemo(
    () => ({ ...looksOf(view.companies, hidden.split(','), withPatterns), ...seat.game.tokenLooks }),
    [view, hidden, withPatterns, seat.game],
  );
  const scene: BoardScene =
    (options
      ? seat.mayAct && stageView(seat, options.stage).scene?.({ seat, options, selection })
      : seat.game.overScene?.(seat)) || {};
  const { highlighted, selected, routes, trying } = scene;
  const tap = scene.tap ?? onLook;
  const frame = useRef<HTMLDivElement>(null);
  useEscape(frame, () => {
    if (selected === undefined) return false;
    selection.clear();
    return true;
  });
  return (
    <div ref={frame} class={`board-view ${trying ? 'board-trying' : ''}`}>
      <Board
        board={view.board}
        name={titleName(seat.title.id)}
        state={scene.board ?? state.board}
        looks={looks}
        {...(highlighted && { highlighted })}
        {...(selected !== undefined && { selected })}
        {...(routes && { routes })}
        {...(tap && { onHexTap: tap })}
        everyTap={scene.everyTap ?? false}
      />
    </div>
  );
}
