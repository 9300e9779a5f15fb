import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { BoardDef } from '@/engine/board/types';
import { isBuildable, successors, tileSuccessors } from '@/engine/board/upgrade';
import type { TileId } from '@/engine/game/ids';
import { t, tOf } from '@/i18n/aside';
import { type BoardSheet, provenanceOf } from '@/titles/boards';
import { emptyState } from '../board/plans';
import type { TokenLooks } from '../board/StopView';
import { HexPicture, TilePicture } from '../board/TilePicture';
import type { BoardWord } from '../games/look';
import { IconButton } from '../table/parts/IconButton';
import { useReachable } from '../turn/use-reachable';
import { hexFacts, tileFacts } from './facts';
import type { Selection } from './selection';
import { numberOf } from './tile-order';

interface PanelProps {
  sheet: BoardSheet;
  board: BoardDef;
  looks: TokenLooks;
  word: BoardWord;
  selection: Selection;
  onSelect: (selection: Selection | undefined) => void;
}

/** Explains a hex or a tile: what it is, where that is known from, and what it can become. */
export function DetailPanel({ sheet, board, looks, word, selection, onSelect }: PanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useReachable<HTMLDivElement>();
  const isHex = selection.kind === 'hex';
  const next = isHex ? successors(board, selection.id, emptyState) : tileSuccessors(board, selection.id);
  const def = isHex ? board.hexes[selection.id]! : board.tiles[selection.id]!;
  const facts = isHex
    ? hexFacts(sheet, board, selection.id, word)
    : tileFacts(board.tiles[selection.id]!, word);
  const title = isHex
    ? [selection.id, board.hexes[selection.id]!.name].filter(Boolean).join(' · ')
    : t('gallery.tile', { tile: numberOf(selection.id, board.tiles[selection.id]!) });
  useEffect(() => heading.current?.scrollIntoView?.({ block: 'nearest' }), [selection.id]);
  return (
    <aside class="panel" aria-label={title}>
      <div class="panel-head">
        <h2 ref={heading} aria-live="polite">
          {title}
        </h2>
        <IconButton icon="close" label={t('detail.close')} onClick={() => onSelect(undefined)} />
      </div>
      <div ref={body} class="panel-body">
        <div class="panel-picture">
          {isHex ? (
            <HexPicture board={board} hex={selection.id} looks={looks} />
          ) : (
            <TilePicture layout={board.layout} tile={board.tiles[selection.id]!} />
          )}
        </div>
        <dl class="facts">
          {facts.map(({ term, lines }) => (
            <Fact key={term} term={term}>
              {lines.map((line, i) => (
                <span key={i} class="fact-line">
                  {line}
                </span>
              ))}
            </Fact>
          ))}
          <Fact term={t('detail.source')}>
            {tOf('source', provenanceOf({ ...sheet, board }, selection.id))}
          </Fact>
        </dl>
        <h3>{t('detail.becomes')}</h3>
        {next.length > 0 ? (
          <Successors board={board} tiles={next} onSelect={onSelect} />
        ) : (
          <p class="note">{isHex && !isBuildable(def) ? t('detail.never') : t('detail.becomes.nothing')}</p>
        )}
      </div>
    </aside>
  );
}

function Fact({ term, children }: { term: string; children: ComponentChildren }) {
  return (
    <div class="fact">
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface SuccessorsProps {
  board: BoardDef;
  tiles: readonly TileId[];
  onSelect: (selection: Selection) => void;
}

function Successors({ board, tiles, onSelect }: SuccessorsProps) {
  return (
    <ul class="tile-strip">
      {tiles.map((id) => {
        const number = numberOf(id, board.tiles[id]!);
        return (
          <li key={id}>
            <button
              type="button"
              class="tile-button"
              aria-label={t('gallery.tile', { tile: number })}
              onClick={() => onSelect({ kind: 'tile', id })}
            >
              <TilePicture layout={board.layout} tile={board.tiles[id]!} />
              <span aria-hidden="true">{number}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
