import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { number, t } from '@/i18n/aside';
import { eventAbout, eventSentence, kindName, logKinds, type Names, namesOf } from '@/i18n/sentences';
import type { TableState } from '@/titles/view';
import { CompanyChip } from '../parts/CompanyChip';
import { PlayerMark } from '../parts/PlayerMark';
import type { Seat } from '../seat';
import { logOf, type Story } from '../time/story';
import { everything, filtered, type LogFilter, type LogLine, linesOf } from './log-lines';

interface LogProps {
  seat: Seat;
  story: Story<TableState>;
}

/** So many lines are drawn at first, and with each wish for more: a long game has thousands. */
const page = 150;

/** What has happened, the last first, line by line; a tap looks at that point in time. */
export function Log({ seat, story }: LogProps) {
  const [filter, setFilter] = useState(everything);
  const [pages, setPages] = useState(1);
  const { instants, at } = story;
  const names = namesOf(seat.game.speech, seat.view, seat.state.setup);
  const kinds = Object.keys(seat.title.at(seat.state.setup).rounds);
  const all = useMemo(
    () => linesOf(logOf(instants, kinds, seat.game.logPart), names.speech),
    [instants, names.speech],
  );
  const wanted = useMemo(() => filtered(all, filter, names), [all, filter]);
  const now = wanted.find((line) => line.at <= at);
  // the point at which the table looks is always among those that are drawn
  const least = now ? wanted.indexOf(now) + 1 : 0;
  const shown = wanted.slice(0, Math.max(pages * page, least));
  return (
    <div class="log">
      <Filter seat={seat} filter={filter} onChange={setFilter} />
      {story.unread !== undefined && <p class="note">{t('table.reading')}</p>}
      {wanted.length === 0 && story.unread === undefined && <p class="note">{t('table.log.none')}</p>}
      {shown.length > 0 && (
        <Lines seat={seat} names={names} lines={shown} at={at} now={now} onTravel={story.travel} />
      )}
      {shown.length < wanted.length && (
        <button type="button" class="button log-more" onClick={() => setPages(pages + 1)}>
          {t('table.log.more', { count: number(wanted.length - shown.length) })}
        </button>
      )}
    </div>
  );
}

interface LinesProps {
  seat: Seat;
  names: Names;
  lines: readonly LogLine[];
  at: number;
  /** The last thing that had happened at the point in time at which the table looks. */
  now: LogLine | undefined;
  onTravel: (at: number) => void;
}

/** The lines are too close for fingers, and need not be touched exactly: one off shows what came before or after. */
function Lines({ seat, names, lines, at, now, onTravel }: LinesProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState<number>();
  const focused = lines.find((line) => line.id === cursor) ?? now ?? lines[0]!;
  const lineId = (line: LogLine) => `${id}-${line.id}`;
  useEffect(() => {
    const line = now && document.getElementById(lineId(now));
    line?.scrollIntoView?.({ block: 'nearest' });
  }, [now?.id]);
  useEffect(() => {
    const host = list.current;
    const onTap = ({ target }: MouseEvent) => {
      const line = target instanceof Element && target.closest('[data-at]');
      if (line) onTravel(Number(line.getAttribute('data-at')));
    };
    host?.addEventListener('click', onTap);
    return () => host?.removeEventListener('click', onTap);
  }, [onTravel]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') onTravel(focused.at);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const next = lines[lines.indexOf(focused) + (event.key === 'ArrowDown' ? 1 : -1)];
      if (next) {
        setCursor(next.id);
        document.getElementById(lineId(next))?.scrollIntoView?.({ block: 'nearest' });
      }
    } else return;
    event.preventDefault();
  };
  return (
    <div
      ref={list}
      class="log-lines"
      role="listbox"
      tabIndex={0}
      aria-label={t('table.view.log')}
      aria-activedescendant={lineId(focused)}
      onKeyDown={onKeyDown}
    >
      {lines.map((line, i) => (
        <div
          key={line.id}
          id={lineId(line)}
          role="option"
          tabIndex={-1}
          aria-selected={line === now}
          data-at={line.at}
          class={[
            'log-line',
            line.at > at ? 'is-later' : '',
            eventAbout(line.event, seat.game.speech).kind === 'idle' ? 'is-idle' : '',
            line.id === cursor ? 'is-focused' : '',
            i > 0 && lines[i - 1]!.round !== line.round ? 'begins-round' : '',
          ].join(' ')}
        >
          <span class="log-when">{line.round}</span>
          <Who seat={seat} line={line} />
          <span>{eventSentence(line.event, names)}</span>
        </div>
      ))}
    </div>
  );
}

/** The sign of the player or the company that a line is about. */
function Who({ seat, line }: { seat: Seat; line: LogLine }) {
  const about = eventAbout(line.event, seat.game.speech);
  const player = about.players.find((each) => seat.state.setup.players.some(({ id }) => id === each));
  const company = seat.view.companies.find(({ id }) => about.companies.includes(id));
  return (
    <span class="log-who">
      {player !== undefined ? (
        <PlayerMark name={seat.nameOf(player)} colour={seat.colourOf(player)} />
      ) : (
        company && (
          <span aria-hidden="true">
            <CompanyChip company={company} />
          </span>
        )
      )}
    </span>
  );
}

interface FilterProps {
  seat: Seat;
  filter: LogFilter;
  onChange: (filter: LogFilter) => void;
}

function Filter({ seat, filter, onChange }: FilterProps) {
  const { view, state } = seat;
  const set = (change: Partial<LogFilter>) => {
    const next = { ...filter, ...change };
    const isEmpty = Object.values(next).every((value) => value === '');
    onChange(isEmpty ? everything : next);
  };
  return (
    <fieldset class="plain-set log-filter" aria-label={t('table.log.filter')}>
      <input
        type="search"
        class="text-field"
        aria-label={t('table.log.search')}
        placeholder={t('table.log.search')}
        value={filter.text}
        onInput={(event) => set({ text: event.currentTarget.value })}
      />
      <Select
        label={t('table.log.player')}
        value={filter.player}
        options={state.seats.map((id) => [id, seat.nameOf(id)])}
        onChange={(player) => set({ player })}
      />
      <Select
        label={t('table.log.company')}
        value={filter.company}
        options={view.companies.map(({ id }) => [id, id])}
        onChange={(company) => set({ company })}
      />
      <Select
        label={t('table.log.kind')}
        value={filter.kind}
        options={logKinds.map((kind) => [kind, kindName(kind)])}
        onChange={(kind) => set({ kind: logKinds.find((known) => known === kind) ?? '' })}
      />
    </fieldset>
  );
}

interface SelectProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, name: string])[];
  onChange: (value: string) => void;
}

function Select({ label, value, options, onChange }: SelectProps) {
  return (
    <label class="select">
      <span class="hidden-text">{label}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">{label}</option>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
