import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { BoardDef } from '@/engine/board/types';
import type { HexId } from '@/engine/game/ids';
import { t, tOf } from '@/i18n/aside';
import type { BoardSheet } from '@/titles/boards';
import { Board } from '../board/Board';
import { type BoardLook, boardWord } from '../games/look';
import { linkTo } from '../shell/router';
import { DetailPanel } from './DetailPanel';
import { HexList } from './HexList';
import { looksOf } from './looks';
import type { Selection } from './selection';
import { TileSheet } from './TileSheet';

const views = ['board', 'tiles', 'list'] as const;
export type BoardView = (typeof views)[number];

export function isView(view: string): view is BoardView {
  return views.some((known) => known === view);
}

/** The variant that comes out of the box. */
const standard = 'standard';

interface BoardScreenProps {
  sheet: BoardSheet;
  look: BoardLook;
  view: BoardView;
}

/** One board: its map, its tiles or its list of hexes, with a panel that explains what was chosen. */
export function BoardScreen({ sheet, look, view }: BoardScreenProps) {
  const variant = useSignal<string>(standard);
  const selected = useSignal<Selection | undefined>(undefined);
  const board = sheet.variants.find(({ id }) => id === variant.value)?.board ?? sheet.board;
  const chosen = isOn(board, selected.value) ? selected.value : undefined;
  const word = useMemo(() => boardWord(look), [look]);
  const looks = useMemo(() => looksOf(sheet.companies), [sheet]);
  const select = (next: Selection | undefined) => {
    selected.value = next;
  };
  const selectHex = (id: HexId) => select({ kind: 'hex', id });
  return (
    <div class="board-screen">
      <div class="board-bar">
        <h1>{sheet.name}</h1>
        <nav class="tabs" aria-label={t('gallery.views')}>
          {views.map((name) => (
            <a
              key={name}
              class="tab"
              href={linkTo('gallery', sheet.id, name)}
              {...(name === view && { 'aria-current': 'page' as const })}
            >
              {tOf('gallery.view', name)}
            </a>
          ))}
        </nav>
        {sheet.variants.length > 0 && (
          <label class="variant">
            <span>{t('gallery.variant')}</span>
            <select
              value={variant.value}
              onChange={(event) => {
                variant.value = event.currentTarget.value;
              }}
            >
              {[standard, ...sheet.variants.map(({ id }) => id)].map((id) => (
                <option key={id} value={id}>
                  {word('variant', id)}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <div class="board-and-panel">
        {view === 'board' && (
          <Board
            board={board}
            name={sheet.name}
            looks={looks}
            onHexTap={selectHex}
            {...(chosen?.kind === 'hex' && { selected: chosen.id })}
          />
        )}
        {view === 'tiles' && <TileSheet sheet={sheet} board={board} selected={chosen} onSelect={select} />}
        {view === 'list' && <HexList sheet={sheet} board={board} word={word} onSelect={selectHex} />}
        {chosen && (
          <DetailPanel
            sheet={sheet}
            board={board}
            looks={looks}
            word={word}
            selection={chosen}
            onSelect={select}
          />
        )}
      </div>
    </div>
  );
}

function isOn(board: BoardDef, selection: Selection | undefined): boolean {
  if (!selection) return false;
  return Object.hasOwn(selection.kind === 'hex' ? board.hexes : board.tiles, selection.id);
}
