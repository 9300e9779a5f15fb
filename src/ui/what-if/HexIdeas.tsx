import { useState } from 'preact/hooks';
import { graphOf, type StopNode } from '@/engine/board/graph';
import { isBuildable } from '@/engine/board/upgrade';
import type { CompanyId, HexId, TileId } from '@/engine/game/ids';
import { t } from '@/i18n/study';
import type { TableState } from '@/titles/view';
import { TilePicture } from '../board/TilePicture';
import { numberOf } from '../gallery/tile-order';
import type { OwnIdea } from '../games/ideas';
import type { Seat } from '../table/seat';
import { namesIn } from '../turn/words';
import { tilesFor } from './ideas';

interface HexIdeasProps {
  seat: Seat;
  /** With all that is imagined so far. */
  state: TableState;
  hex: HexId;
  onTile: (tile: TileId) => void;
  /** Turns the tile that was put there last; nothing where none was. */
  onTurn: (() => void) | undefined;
  onStation: (company: CompanyId, stop: number) => void;
  onOwn: (idea: OwnIdea) => void;
}

/** What can be imagined on a hex: any tile that is left, and stations in its cities. */
export function HexIdeas({ seat, state, hex, onTile, onTurn, onStation, onOwn }: HexIdeasProps) {
  const { board } = seat.view;
  const tiles = isBuildable(board.hexes[hex]!) ? tilesFor(seat.view, state, hex) : [];
  const cities = (graphOf(board, state.board).stopsOf.get(hex) ?? []).filter(
    ({ def }) => (def.slots ?? 0) > 0,
  );
  const own = seat.game.ideasOn?.(seat, state, hex) ?? [];
  return (
    <section class="what-if-hex" aria-label={namesIn(seat).hex(hex)}>
      <h2>
        {namesIn(seat).hex(hex)}
        {onTurn && (
          <button type="button" class="button" data-turn onClick={onTurn}>
            {t('whatIf.turn')}
          </button>
        )}
      </h2>
      <ul class="what-if-tiles">
        {tiles.map((id) => (
          <li key={id}>
            <button
              type="button"
              class="what-if-tile"
              aria-label={t('whatIf.tile', { tile: numberOf(id, board.tiles[id]!) })}
              onClick={() => onTile(id)}
            >
              <TilePicture layout={board.layout} tile={board.tiles[id]!} />
              <span aria-hidden="true">{numberOf(id, board.tiles[id]!)}</span>
            </button>
          </li>
        ))}
      </ul>
      {cities.length > 0 && <Stations seat={seat} cities={cities} hex={hex} onStation={onStation} />}
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

interface StationsProps extends Pick<HexIdeasProps, 'seat' | 'hex' | 'onStation'> {
  cities: readonly StopNode[];
}

function Stations({ seat, cities, hex, onStation }: StationsProps) {
  const builders = seat.view.companies.filter(({ tokenCosts }) => tokenCosts.length > 0).map(({ id }) => id);
  const [company, setCompany] = useState(builders[0] ?? '');
  const names = namesIn(seat);
  return (
    <p class="what-if-row">
      <select
        aria-label={t('whatIf.company')}
        value={company}
        onChange={(event) => setCompany(event.currentTarget.value)}
      >
        {builders.map((id) => (
          <option key={id} value={id}>
            {id}
          </option>
        ))}
      </select>
      {cities.map(({ stop }) => (
        <button key={stop} type="button" class="button" onClick={() => onStation(company, stop)}>
          {cities.length > 1
            ? t('whatIf.stationIn', { city: names.stop?.(hex, stop) ?? String(stop + 1) })
            : t('whatIf.station')}
        </button>
      ))}
    </p>
  );
}
