import './what-if.css';
import { useMemo, useState } from 'preact/hooks';
import type { CompanyId, HexId } from '@/engine/game/ids';
import type { Options } from '@/engine/game/play';
import { t } from '@/i18n/study';
import { Board } from '../board/Board';
import { looksOf } from '../gallery/looks';
import { titleName } from '../games/covers';
import type { Seat } from '../table/seat';
import { useSettling } from '../table/settling';
import { routeLines, runIn } from '../turn/routes';
import { namesIn } from '../turn/words';
import { railwaysOf } from './CompanySelect';
import { Compare } from './Compare';
import { HexIdeas } from './HexIdeas';
import { IdeaList } from './IdeaList';
import { firstTurn, type Idea, imagined, moveFor, turnedOn, turnsOfLast } from './ideas';
import { TrainIdeas } from './TrainIdeas';

interface WhatIfProps {
  seat: Seat;
  /** This window may play. */
  mayPlay: boolean;
  /** The address of the table. */
  table: string;
}

/** A copy of the board on which anybody may try anything: the game is not touched, and nothing is stored. */
export function WhatIf({ seat, mayPlay, table }: WhatIfProps) {
  const { view, state, options } = seat;
  const [ideas, setIdeas] = useState<readonly Idea[]>([]);
  const [hex, setHex] = useState<HexId>();
  const [shown, setShown] = useState<CompanyId>();
  const [company, setCompany] = useState<CompanyId>(() => {
    const railways = railwaysOf(seat);
    return railways.find((id) => id === options?.actor.company) ?? railways[0] ?? '';
  });
  const then = useMemo(() => imagined(view, state, ideas), [view, state, ideas]);
  const looks = useMemo(() => ({ ...looksOf(view.companies), ...seat.game.tokenLooks }), [view, seat.game]);
  const { isSettling, begin, holdBack } = useSettling(ideas, hex);
  const add = (idea: Idea) => setIdeas([...ideas, idea]);
  const run = shown === undefined ? undefined : runIn(seat, then, shown).result;
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
        {ideas.length === 0 ? (
          <p class="note">{t('whatIf.what')}</p>
        ) : (
          <IdeaList seat={seat} ideas={ideas} played={mayPlay ? firstOf(ideas, options) : undefined} />
        )}
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
        </p>
        <a class="button what-if-leave" href={table}>
          {t('whatIf.leave')}
        </a>
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
            onTurn={
              turnsOfLast(view, ideas, hex).length > 1 ? () => setIdeas(turnedOn(view, ideas)) : undefined
            }
            company={company}
            onCompany={setCompany}
            onStation={(stop) => add({ kind: 'station', company, hex, stop })}
            onOwn={(idea) => add({ kind: 'own', idea, where: namesIn(seat).hex(hex) })}
          />
        )}
        <Compare seat={seat} then={then} shown={shown} onShow={setShown} />
        <TrainIdeas
          seat={seat}
          state={then}
          company={company}
          onCompany={setCompany}
          onTrain={(train) => add({ kind: 'train', company, train })}
          onOwn={(idea) => add({ kind: 'own', idea, where: company })}
        />
      </div>
    </article>
  );
}

/** What of it would be played. */
function firstOf(ideas: readonly Idea[], options: Options | undefined): Idea | undefined {
  return ideas.find((idea) => moveFor(options, [idea]));
}
