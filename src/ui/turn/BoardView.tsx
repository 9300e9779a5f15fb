import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { CompanyId, HexId } from '@/engine/game/ids';
import { Board } from '../board/Board';
import type { RouteLine } from '../board/RouteView';
import { looksOf } from '../gallery/looks';
import { titleName } from '../games/covers';
import { BoardLooks } from '../looking/BoardLooks';
import { patterns } from '../settings/preferences';
import { useBack } from '../shell/back';
import type { Seat } from '../table/seat';
import type { BoardScene } from './props';
import { routeLines } from './routes';
import type { Selection } from './selection';
import { stageView } from './stage-view';
import { useEscape } from './use-escape';

interface BoardViewProps {
  seat: Seat;
  selection: Selection;
}

/** The board of the table: where something can be done it glows, and taps mean what the turn is about. */
export function BoardView({ seat, selection }: BoardViewProps) {
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
  const { highlighted, trying } = scene;
  const built = scene.board ?? state.board;
  const drawn = useMemo(() => seat.game.drawn?.(seat, built) ?? built, [state, built]);
  const { looking } = seat;
  const look = looking.at.value;
  useEffect(() => looking.away(), [looking, state]);
  const selected = scene.selected ?? (look?.kind === 'hex' ? look.hex : undefined);
  const routes = look?.kind === 'run' ? runLooked(seat, look.company) : scene.routes;
  const Over = options && stageView(seat, options.stage).Over;
  const isOffered = (hex: HexId) => highlighted?.has(hex) === true || hex === scene.selected;
  const tap = (hex: HexId) => {
    const isMeant = scene.tap && (isOffered(hex) || scene.everyTap === true);
    if (isMeant && !(trying && !isOffered(hex))) {
      looking.away();
      scene.tap?.(hex);
      return;
    }
    looking.toggle({ kind: 'hex', hex });
  };
  useBack(look ? () => looking.away() : undefined);
  const frame = useRef<HTMLDivElement>(null);
  useEscape(frame, () => {
    if (look !== undefined) {
      looking.away();
      return true;
    }
    if (selected === undefined) return false;
    selection.clear();
    return true;
  });
  return (
    <div ref={frame} class={`board-view ${trying ? 'board-trying' : ''}`}>
      <Board
        board={view.board}
        name={titleName(seat.title.id)}
        state={drawn}
        looks={looks}
        {...(highlighted && { highlighted })}
        {...(selected !== undefined && { selected })}
        {...(routes && { routes })}
        onHexTap={tap}
        onHexHold={(hex) => looking.look({ kind: 'hex', hex })}
        everyTap={scene.everyTap ?? false}
        over={(control) => (
          <>
            {Over && options && (
              <Over seat={seat} options={options} selection={selection} control={control} />
            )}
            <BoardLooks
              seat={seat}
              control={control}
              isOffered={isOffered}
              whyNot={(hex) => (isOffered(hex) ? undefined : scene.whyNot?.(hex))}
            />
          </>
        )}
      />
    </div>
  );
}

/** What a company would run now, as it is drawn. */
function runLooked(seat: Seat, company: CompanyId): readonly RouteLine[] {
  return routeLines(seat.bestRun(seat.state, company).result?.routes ?? []);
}
