import './what-if.css';
import { useMemo, useState } from 'preact/hooks';
import type { CompanyId, HexId } from '@/engine/game/ids';
import { t } from '@/i18n/study';
import { Board } from '../board/Board';
import { looksOf } from '../gallery/looks';
import { titleName } from '../games/covers';
import type { Seat } from '../table/seat';
import { useSettling } from '../table/settling';
import { routeLines, runIn } from '../turn/routes';
import { Compare } from './Compare';
import { HexIdeas } from './HexIdeas';
import { firstTurn, type Idea, imagined, moveFor } from './ideas';
import { TrainIdeas } from './TrainIdeas';

interface WhatIfProps {
  seat: Seat;
  /** The table looks at now, and this window may play. */
  mayPlay: boolean;
  /** The address of the table. */
  table: string;
}

/** A copy of the board on which anybody may try anything: the game is not touched, and nothing is stored. */
export function WhatIf({ seat, mayPlay, table }: WhatIfProps) {
  const { view, state, options } = seat;
  const [ideas, setIdeas] = useState<readonly Idea[]>([]);
  const [hex, setHex] = useState<HexId>();
  const [company, setCompany] = useState<CompanyId>();
  const then = useMemo(() => imagined(view, state, ideas), [view, state, ideas]);
  const looks = useMemo(() => ({ ...looksOf(view.companies), ...seat.game.tokenLooks }), [view, seat.game]);
  const { isSettling, begin, holdBack } = useSettling(ideas, hex);
  const add = (idea: Idea) => setIdeas([...ideas, idea]);
  const run = company === undefined ? undefined : runIn(seat, then, company).result;
  const move = mayPlay ? moveFor(options, ideas) : undefined;
  return (
    // a second tap of a clumsy finger puts nothing down twice; turning goes on as fast as one likes
    <article
      class="what-if"
      data-settling={isSettling}
      onPointerDownCapture={begin}
      onKeyDownCapture={begin}
      onClickCapture={(event) => {
        if (!(event.target as Element).closest('[data-turn]')) holdBack(event);
      }}
    >
      <header class="what-if-head">
        <h1>{t('whatIf.title')}</h1>
        <p class="note">{t('whatIf.what')}</p>
        <p class="actions">
          <button
            type="button"
            class="button"
            disabled={ideas.length === 0}
            onClick={() => setIdeas(ideas.slice(0, -1))}
          >
            {t('whatIf.undo')}
          </button>
          <button type="button" class="button" disabled={ideas.length === 0} onClick={() => setIdeas([])}>
            {t('whatIf.clear')}
          </button>
          {move && (
            <button
              type="button"
              class="button button-main"
              onClick={() => {
                window.location.hash = table;
                seat.act(move);
              }}
            >
              {t('whatIf.play')}
            </button>
          )}
          <a class="button" href={table}>
            {t('whatIf.leave')}
          </a>
        </p>
      </header>
      <section class="what-if-board" aria-label={t('table.board')}>
        <Board
          board={view.board}
          name={titleName(seat.title.id)}
          state={seat.game.drawn?.({ ...seat, state: then }, then.board) ?? then.board}
          looks={looks}
          {...(hex !== undefined && { selected: hex })}
          {...(run && { routes: routeLines(run.routes) })}
          onHexTap={(tapped) => {
            if (tapped !== hex) setHex(tapped);
            else if (!isSettling) setHex(undefined);
          }}
          everyTap
        />
      </section>
      <div class="what-if-panel">
        {hex === undefined ? (
          <p class="note">{t('whatIf.tap')}</p>
        ) : (
          <HexIdeas
            seat={seat}
            state={then}
            hex={hex}
            onTile={(tile) => add({ kind: 'tile', hex, tile, turn: firstTurn(view, then, hex, tile) })}
            onTurn={turnable(ideas, hex) ? () => setIdeas(turnedOn(ideas)) : undefined}
            onStation={(owner, stop) => add({ kind: 'station', company: owner, hex, stop })}
            onOwn={(idea) => add({ kind: 'own', idea })}
          />
        )}
        <Compare seat={seat} then={then} shown={company} onShow={setCompany} />
        <TrainIdeas
          seat={seat}
          state={then}
          onTrain={(owner, train) => add({ kind: 'train', company: owner, train })}
          onOwn={(idea) => add({ kind: 'own', idea })}
        />
      </div>
    </article>
  );
}

/** Is the last idea a tile on this hex? Then it can still be turned. */
function turnable(ideas: readonly Idea[], hex: HexId): boolean {
  const last = ideas.at(-1);
  return last?.kind === 'tile' && last.hex === hex;
}

function turnedOn(ideas: readonly Idea[]): readonly Idea[] {
  const last = ideas.at(-1);
  if (last?.kind !== 'tile') return ideas;
  return [...ideas.slice(0, -1), { ...last, turn: (last.turn + 1) % 6 }];
}
