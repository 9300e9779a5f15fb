import { columnOf, rowOf } from '@/engine/board/layout';
import type { BoardDef } from '@/engine/board/types';
import type { HexId } from '@/engine/game/ids';
import { t } from '@/i18n/aside';
import type { BoardSheet } from '@/titles/boards';
import type { BoardWord } from '../games/look';
import { describeHex } from './describe';

interface ListProps {
  sheet: BoardSheet;
  board: BoardDef;
  word: BoardWord;
  onSelect: (hex: HexId) => void;
}

/** The board in words, row by row: for screen readers, and for looking something up. */
export function HexList({ sheet, board, word, onSelect }: ListProps) {
  const hexes = Object.keys(board.hexes).sort((a, b) => rowOf(a) - rowOf(b) || columnOf(a) - columnOf(b));
  return (
    <div class="hex-list">
      <table>
        <caption class="hidden-text">{t('gallery.listCaption', { name: sheet.name })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('gallery.hexColumn')}</th>
            <th scope="col">{t('gallery.whatColumn')}</th>
          </tr>
        </thead>
        <tbody>
          {hexes.map((hex) => {
            const def = board.hexes[hex]!;
            return (
              <tr key={hex}>
                <th scope="row">
                  <button type="button" class="hex-button" onClick={() => onSelect(hex)}>
                    <b>{hex}</b> {def.name}
                  </button>
                </th>
                <td>{describeHex(def, word)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
