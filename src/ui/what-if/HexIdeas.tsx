import { useMemo } from 'preact/hooks';
import { graphOf, type StopNode } from '@/engine/board/graph';
import { stationObjection } from '@/engine/board/stations';
import { isBuildable, successors } from '@/engine/board/upgrade';
import type { CompanyId, HexId, TileId } from '@/engine/game/ids';
import type { Objection, Refusal } from '@/engine/game/refusal';
import { number, t } from '@/i18n/study';
import type { TableState } from '@/titles/view';
import { TilePicture } from '../board/TilePicture';
import { numberOf } from '../gallery/tile-order';
import type { OwnIdea } from '../games/ideas';
import type { Seat } from '../table/seat';
import { namesIn, whyWords } from '../turn/words';
import { CompanySelect } from './CompanySelect';
import { tilesFor } from './ideas';

interface HexIdeasProps {
  seat: Seat;
  /** With all that is imagined so far. */
  state: TableState;
  hex: HexId;
  /** Whose stations are put. */
  company: CompanyId;
  onCompany: (company: CompanyId) => void;
  onTile: (tile: TileId) => void;
  /** Turns the tile that was put there last; nothing where none was. */
  onTurn: (() => void) | undefined;
  onStation: (stop: number) => void;
  onOwn: (idea: OwnIdea) => void;
}

/** What can be imagined on a hex: any tile that is left, and stations in its cities. */
export function HexIdeas(props: HexIdeasProps) {
  const { seat, state, hex, onTile, onTurn, onOwn } = props;
  const { board } = seat.view;
  // as they may follow when the hex is tapped: what is put there then leaves them in their places
  const follow = useMemo(() => successors(board, hex, state.board), [board, hex]);
  const tiles = isBuildable(board.hexes[hex]!) ? tilesFor(seat.view, state, hex, follow) : [];
  const cities = (graphOf(board, state.board).stopsOf.get(hex) ?? []).filter(
    ({ def }) => (def.slots ?? 0) > 0,
  );
  const own = seat.game.ideasOn?.(seat, state, hex) ?? [];
  const name = namesIn(seat).hex(hex);
  return (
    <section class="what-if-hex" aria-label={name}>
      <h2>
        {name}
        {onTurn && (
          <button type="button" class="button" data-turn onClick={onTurn}>
            {t('whatIf.turn')}
          </button>
        )}
      </h2>
      {tiles.length > 0 && (
        <ul class="what-if-tiles">
          {tiles.map((id) => (
            <li key={id}>
              <button type="button" class="what-if-tile" onClick={() => onTile(id)}>
                <TilePicture layout={board.layout} tile={board.tiles[id]!} />
                <span class="hidden-text">{t('whatIf.tile', { tile: numberOf(id, board.tiles[id]!) })}</span>
                <span aria-hidden="true">{numberOf(id, board.tiles[id]!)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {cities.length > 0 && <Stations {...props} cities={cities} />}
      {own.length > 0 && (
        <p class="what-if-row">
          {own.map((idea) => (
            <button key={idea.label} type="button" class="button" onClick={() => onOwn(idea)}>
              {idea.label}
            </button>
          ))}
        </p>
      )}
      {tiles.length === 0 && cities.length === 0 && own.length === 0 && (
        <p class="note">{t('whatIf.nothing')}</p>
      )}
    </section>
  );
}

/** Stations of one company; where it can have none, the reason is said. */
function Stations(props: HexIdeasProps & { cities: readonly StopNode[] }) {
  const { seat, state, cities, hex, company, onCompany, onStation } = props;
  const { board } = seat.view;
  const names = namesIn({ ...seat, state });
  const graph = graphOf(board, state.board);
  const places = cities.map(({ stop }) => ({
    stop,
    why: stationObjection(board, graph, state.board, null, company, { hex, stop }),
  }));
  const whyNone = places.every(({ why }) => why) ? places[0]!.why : undefined;
  return (
    <>
      <p class="what-if-row">
        <CompanySelect seat={seat} company={company} onCompany={onCompany} />
        {places.map(({ stop, why }) => (
          <button
            key={stop}
            type="button"
            class="button"
            disabled={why !== undefined}
            onClick={() => onStation(stop)}
          >
            {cities.length > 1
              ? t('whatIf.stationIn', { city: names.stop?.(hex, stop) ?? number(stop + 1) })
              : t('whatIf.station')}
          </button>
        ))}
      </p>
      {whyNone && <p class="note">{whyWords(seat, ruled(whyNone))}</p>}
    </>
  );
}

/** No rulebook says what may be imagined. */
function ruled(objection: Objection): Refusal {
  return { ...objection, rule: '' };
}
