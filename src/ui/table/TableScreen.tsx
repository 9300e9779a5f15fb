import '../styles/table.css';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { namesOf } from '@/i18n/sentences';
import { t } from '@/i18n/table';
import { mayKeepAwake, memoryOnly, table } from '@/table';
import { keepPlans } from '../board/kept-plans';
import { Correcting } from '../correct/entries';
import { loadGame } from '../games';
import { keepLastTable } from '../games/last-table';
import type { GameParts } from '../games/parts';
import { guardTable, isFreeing, unlessUnsaved } from '../keeping/leaving';
import { isFinished, LookBackScreen, lookBack } from '../look-back/entries';
import { awake } from '../settings/preferences';
import { Later } from '../shell/Later';
import { Missing } from '../shell/Missing';
import { linkTo, type Path } from '../shell/router';
import { fetchAhead } from '../shell/to-come';
import { TrialNotice } from '../trial/entries';
import { BoardView } from '../turn/BoardView';
import { useHeadFocus } from '../turn/focus';
import { createSelection } from '../turn/selection';
import { stageView } from '../turn/stage-view';
import { TurnPanel } from '../turn/TurnPanel';
import { WhatIfScreen, whatIf } from '../what-if/entries';
import { exportGame } from './export';
import { fetchLetters } from './fonts';
import { followLayout } from './layout';
import { EndScreen, Failed, Over, PlayOn, TableMenu, Writing } from './lazy';
import { Notices } from './Notices';
import { keepAsCopy, rematch, usePlaying } from './playing';
import { Table } from './Table';
import { useSeat } from './use-seat';
import { useStory } from './use-story';

fetchLetters();
// the name of the file that this becomes changes with how boards are drawn
keepPlans(() => window.localStorage, import.meta.url);

/** `#/table/<id>` is the game on the table, `…/end` its final scores, `…/look-back` how they came about. */
export function TableScreen({ path }: { path: Path }) {
  const [id = '', part, ...rest] = path;
  useLayoutEffect(() => {
    const { value } = table.status;
    if (!(value.kind === 'open' && value.id === id)) void table.open(id);
  }, [id]);
  // both end with the screen, not a frame after it: whoever comes back at once opens the game again
  useLayoutEffect(() => guardTable(id), [id]);
  useLayoutEffect(() => () => void table.close(), []);
  useEffect(() => {
    mayKeepAwake.value = awake.value === 'on';
  }, [awake.value]);
  if (
    id === '' ||
    rest.length > 0 ||
    !(part === undefined || part === 'end' || part === lookBack || part === whatIf)
  ) {
    return <Missing path={['table', ...path]} />;
  }
  const status = table.status.value;
  if (status.kind === 'failed') return <Failed why={status.why} />;
  const title = table.title.value?.title.id;
  if (status.kind !== 'open' || status.id !== id || title === undefined) {
    return <p class="loading">{t('shell.loading')}</p>;
  }
  return (
    <WithGame key={id} title={title}>
      {(game) => <OpenTable id={id} game={game} part={part} />}
    </WithGame>
  );
}

/** The panels and words of a title are fetched along with its rules, and the panel that is shown first: all must be here. */
function WithGame({ title, children }: { title: string; children: (game: GameParts) => JSX.Element }) {
  const load = useMemo(
    () => async () => {
      const game = await loadGame(title);
      const stage = table.options.peek()?.stage;
      if (stage !== undefined) await stageView({ game }, stage).fetch?.();
      return game;
    },
    [title],
  );
  return <Later load={load}>{children}</Later>;
}

function OpenTable({ id, game, part }: { id: string; game: GameParts; part: string | undefined }) {
  const playing = usePlaying(game.speech);
  const seat = useSeat(game, playing.act);
  useHeadFocus(seat?.state);
  const story = useStory();
  const layout = useMemo(() => followLayout(window), []);
  const selection = useMemo(createSelection, []);
  const row = table.row.value;
  const [isWriting, setWriting] = useState(false);
  const [wasOver, setWasOver] = useState(seat?.state.over ?? false);
  const isOver = seat?.state.over ?? false;
  const stage = seat?.options?.stage;
  useEffect(fetchAhead, []);
  useEffect(() => {
    const last = stage === undefined ? undefined : { game: id, title: seat!.title.id, stage };
    keepLastTable(() => window.localStorage, last);
  }, [id, stage]);
  useEffect(() => () => keepLastTable(() => window.localStorage, undefined), []);
  useEffect(() => {
    // whoever looks back wants to see the last moment on the board
    if (isOver && !wasOver && part !== lookBack) window.location.hash = linkTo('table', id, 'end');
    setWasOver(isOver);
  }, [isOver]);
  if (!seat || !story || !row) return <p class="loading">{t('shell.loading')}</p>;
  const onExport = () => void exportGame(table.log());
  const isFinal = isFinished(story);
  if (part === lookBack && (isFinal || story.unread !== undefined)) {
    return (
      <>
        <TrialNotice seat={seat} name={row.name} />
        <LookBackScreen id={id} seat={seat} story={story} />
      </>
    );
  }
  if (part === whatIf) {
    return (
      <div class="what-if-screen">
        <TrialNotice seat={seat} name={row.name} />
        <WhatIfScreen id={id} seat={seat} />
      </div>
    );
  }
  if (part === 'end' && isOver) {
    return (
      <EndScreen
        seat={seat}
        story={story}
        clock={table.clock}
        house={row.house}
        back={linkTo('table', id)}
        onExport={onExport}
        onRematch={() => unlessUnsaved(() => void rematch(row))}
        notices={<TrialNotice seat={seat} name={row.name} />}
        lookBack={linkTo('table', id, lookBack)}
      />
    );
  }
  return (
    <>
      <Table
        seat={seat}
        story={story}
        clock={table.clock}
        layout={layout}
        selection={selection}
        board={<BoardView seat={seat} selection={selection} />}
        turn={
          isOver ? (
            <Over seat={seat} scores={linkTo('table', id, 'end')} />
          ) : (
            <TurnPanel seat={seat} selection={selection} />
          )
        }
        notices={
          <>
            <TrialNotice seat={seat} name={row.name} />
            <Notices
              access={table.access.value}
              saving={table.saving.value}
              book={seat.title.book}
              names={namesOf(seat.game.speech, seat.view, seat.state.setup)}
              onTakeOver={() => table.takeOver()}
              hasDiffered={table.differed.value}
              adjusted={table.adjusted.value}
              onPutBack={() => void table.putBack()}
              isMemoryOnly={memoryOnly.value !== null}
              onRetry={() => void table.retrySaving()}
              onFree={() => {
                isFreeing.value = true;
              }}
              onKeepCopy={() => void keepAsCopy(row.name)}
              onDrop={() => void table.dropUnsaved()}
              onExport={onExport}
            />
          </>
        }
        menu={(onClose) => (
          <TableMenu
            id={id}
            row={row}
            hasHints={seat.game.Hint !== undefined}
            isFinal={isFinal}
            onWrite={() => setWriting(true)}
            onExport={onExport}
            onClose={onClose}
          />
        )}
      />
      <Correcting seat={seat} />
      {isWriting && <Writing row={row} onClose={() => setWriting(false)} />}
      {playing.question && (
        <PlayOn
          drops={playing.question.drops}
          onYes={playing.playOn}
          onTry={table.trial.value ? undefined : playing.tryIt}
          onNo={playing.leaveIt}
        />
      )}
    </>
  );
}
