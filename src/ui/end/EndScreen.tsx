import type { ComponentChildren } from 'preact';
import { list, money, number, t, tCount } from '@/i18n/aside';
import type { Clock } from '@/table';
import type { TableState } from '@/titles/view';
import { agreedNames } from '../agreed/names';
import { titleName } from '../games/covers';
import { InstallOffer } from '../install/InstallOffer';
import { timeUsed } from '../table/names';
import { PanelBoundary } from '../table/parts/PanelBoundary';
import { PlayerMark } from '../table/parts/PlayerMark';
import { hasCash, type Seat } from '../table/seat';
import type { Story } from '../table/time/story';
import { Charts } from '../table/views/Charts';
import { Working } from '../table/views/Players';
import { placeOf, winnersOf } from './winners';

interface EndProps {
  seat: Seat;
  story: Story<TableState>;
  clock: Clock;
  /** Rules of this table. */
  house?: string | undefined;
  /** The address of the table. */
  back: string;
  onExport: () => void;
  onRematch: () => void;
  /** What must be known first: that this is only a trial. */
  notices?: ComponentChildren;
  /** The address of a look back at the game. */
  lookBack?: string;
}

/** How long the game was; a game that was brought in may have no time. */
function took({ instants, unread = 0 }: Story<TableState>, { total }: Clock): string {
  const moves = number(unread + instants.length - 1);
  return total.value < 1000
    ? t('end.moves', { moves })
    : t('end.took', { moves, time: timeUsed(total.value) });
}

/** What has brought the end: the log knows of a bankruptcy, as soon as it is read. */
function how({ state, view }: Seat, { instants }: Story<TableState>): string {
  const isBankruptcy = instants.at(-1)?.events.some(({ type }) => type === 'bankrupt');
  if (isBankruptcy) return t('end.bankrupt');
  // where sets are counted an empty bank ends nothing [18DO 6.6]
  return t(state.broken && view.sets === undefined ? 'end.bank' : 'end.over');
}

/** Who has won, with what, and what to do next. */
export function EndScreen(props: EndProps) {
  const { seat, story, clock, house, back, notices, lookBack, onExport, onRematch } = props;
  const scores = seat.view.scores(seat.state);
  const { players, total } = winnersOf(scores);
  const { End } = seat.game;
  const agreed = agreedNames(seat.state.setup);
  return (
    <article class="end">
      {notices}
      <div class="enamel end-sign">
        <p class="end-book">{titleName(seat.title.id)}</p>
        {agreed.length > 0 && <p class="end-agreed">{agreed.join(' · ')}</p>}
        {seat.state.corrections && <p class="end-agreed">{t('table.corrected')}</p>}
        {house && <p class="end-agreed house-rules">{t('writings.houseAre', { rules: house })}</p>}
        <h1>
          {tCount('end.winner', players.length, {
            names: list(players.map(seat.nameOf)),
            total: money(total),
          })}
        </h1>
        <p>
          {how(seat, story)} {took(story, clock)}
        </p>
      </div>
      <p class="actions">
        <button type="button" class="button button-main" onClick={onRematch}>
          {t('end.rematch')}
        </button>
        <button type="button" class="button" onClick={onExport}>
          {t('table.export')}
        </button>
        <a class="button" href={back}>
          {t('end.table')}
        </a>
        {lookBack !== undefined && (
          <a class="button" href={lookBack}>
            {t('end.lookBack')}
          </a>
        )}
      </p>
      <InstallOffer />
      <ol class="end-scores">
        {scores.map((score) => (
          <li key={score.player} class={players.includes(score.player) ? 'is-winner' : ''}>
            <h2>
              <span class="end-place">{number(placeOf(scores, score))}</span>
              <PlayerMark name={seat.nameOf(score.player)} colour={seat.colourOf(score.player)} />
              <span class="end-name">{seat.nameOf(score.player)}</span>
              <span class="figure">{money(score.total)}</span>
            </h2>
            <Working score={score} companies={seat.view.companies} speech={seat.game.speech} />
          </li>
        ))}
      </ol>
      {End && (
        <PanelBoundary of={seat.state}>
          <End seat={seat} />
        </PanelBoundary>
      )}
      {hasCash(seat) && (
        <section class="end-charts" aria-label={t('table.view.charts')}>
          <PanelBoundary of={seat.state}>
            <Charts seat={seat} story={story} />
          </PanelBoundary>
        </section>
      )}
    </article>
  );
}
