import './look-back.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { number, t } from '@/i18n/study';
import { routes } from '@/table';
import { whenIdleOrSoon } from '@/table/device/moments';
import type { TableState } from '@/titles/view';
import { titleName } from '../games/covers';
import type { Seat } from '../table/seat';
import type { Story } from '../table/time/story';
import { Directors } from './Directors';
import { judgeAll } from './judge';
import { Prospects } from './Prospects';
import { Rounds } from './Rounds';
import { Runs } from './Runs';
import { type Judged, runsIn } from './runs';
import { TrainTable } from './TrainTable';
import { trainLives } from './trains';
import { directorChanges, turnsOf } from './turning';
import { WorthTable } from './WorthTable';
import { originsOf } from './worth';

interface LookBackProps {
  seat: Seat;
  story: Story<TableState>;
  /** The address of the table, and of the final scores. */
  table: string;
  end: string;
}

/** How a finished game came out as it did; everything in it leads to its moment on the board. */
export function LookBack({ seat, story, table, end }: LookBackProps) {
  const { view } = seat;
  const { instants } = story;
  const origins = useMemo(() => originsOf(view, instants), [view, instants]);
  const turns = useMemo(() => turnsOf(view.scores, instants), [view, instants]);
  const changes = useMemo(() => directorChanges(instants), [instants]);
  const trains = useMemo(() => trainLives(instants), [instants]);
  const runs = useJudged(seat, story);
  const show = (at: number) => {
    story.travel(at);
    window.location.hash = table;
  };
  // one page, however long the game was: the more lines there are, the smaller they are printed
  const lines = origins.sources.length + turns.length + trains.length + changes.length / 2 + 40;
  return (
    <article class="look-back" style={{ '--lines': lines, '--players': origins.players.length }}>
      <header class="look-back-head">
        <h1>
          {t('back.title')} <span class="look-back-book">{titleName(seat.title.id)}</span>
        </h1>
        <p class="actions">
          <button type="button" class="button button-main" onClick={() => window.print()}>
            {t('back.print')}
          </button>
          <a class="button" href={end}>
            {t('back.end')}
          </a>
          <a class="button" href={table}>
            {t('back.table')}
          </a>
        </p>
      </header>
      <div class="look-back-parts">
        <WorthTable seat={seat} origins={origins} />
        {seat.game.ifOver ? (
          <Prospects seat={seat} instants={instants} onShow={show} />
        ) : (
          <Rounds seat={seat} turns={turns} what={t('back.rounds.what')} onShow={show} />
        )}
        <Runs seat={seat} instants={instants} {...runs} onShow={show} />
        <Directors seat={seat} changes={changes} onShow={show} />
        {trains.length > 0 && <TrainTable trains={trains} onShow={show} />}
      </div>
      <p class="look-back-foot">{seat.state.setup.players.map(({ name }) => name).join(' · ')}</p>
      <p class="hidden-text" role="status">
        {runs.done < runs.all ? t('back.runs.busy', { done: number(runs.done), all: number(runs.all) }) : ''}
      </p>
    </article>
  );
}

/** What each run left against the best one, found one by one while the page can be used. */
function useJudged(seat: Seat, { instants }: Story<TableState>) {
  const runs = useMemo(() => runsIn(instants), [instants]);
  const [found, setFound] = useState<{ judged: readonly Judged[]; done: number }>({ judged: [], done: 0 });
  useEffect(() => {
    const { view, title } = seat;
    setFound({ judged: [], done: 0 });
    return judgeAll(
      runs,
      {
        view,
        best: (state, company) => {
          const parts = view.runParts?.(state);
          return routes.bestRun({ title: title.id, state, company, ...(parts && { parts }) });
        },
        soon: whenIdleOrSoon,
      },
      (judged, done) => setFound({ judged, done }),
    );
  }, [runs, seat.view]);
  return { ...found, all: runs.length };
}
