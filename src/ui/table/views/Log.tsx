import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameEvent } from '@/engine/game/events';
import {
  eventAbout,
  eventSentence,
  kindName,
  type LogKind,
  logKinds,
  type Names,
  namesOf,
  roundName,
  type Speech,
} from '@/i18n/sentences';
import { number, t } from '@/i18n/table';
import type { TableState } from '@/titles/view';
import type { Seat } from '../seat';
import { type LogEntry, type LogGroup, logOf, type Story } from '../time/story';

interface LogProps {
  seat: Seat;
  story: Story<TableState>;
}

export interface LogFilter {
  readonly player: string;
  readonly company: string;
  readonly kind: LogKind | '';
}

const everything: LogFilter = { player: '', company: '', kind: '' };

/** Does the event concern whom and what is asked for? */
export function matches(event: GameEvent, filter: LogFilter, speech: Speech): boolean {
  const about = eventAbout(event, speech);
  return (
    (filter.player === '' || about.players.includes(filter.player)) &&
    (filter.company === '' || about.companies.includes(filter.company)) &&
    (filter.kind === '' || about.kind === filter.kind)
  );
}

/** What has happened, round by round; a tap looks at that point in time. */
export function Log({ seat, story }: LogProps) {
  const [filter, setFilter] = useState(everything);
  const { instants, at } = story;
  const kinds = Object.keys(seat.title.at(seat.state.setup).rounds);
  const groups = useMemo(() => logOf(instants, kinds, seat.game.logPart), [instants]);
  const names = namesOf(seat.game.speech, seat.view, seat.state.setup);
  const isFiltered = filter !== everything;
  const shown = useMemo(() => filtered(groups, filter, names.speech), [groups, filter]);
  const here = currentGroup(shown, at);
  return (
    <div class="log">
      <Filter seat={seat} filter={filter} onChange={setFilter} />
      {story.unread !== undefined && <p class="note">{t('table.reading')}</p>}
      {shown.length === 0 && story.unread === undefined && <p class="note">{t('table.log.none')}</p>}
      <ol class="log-rounds">
        {shown.map((group, i) => (
          <Round
            key={`${roundName(group.round, names.speech)} ${i}`}
            group={group}
            at={at}
            names={names}
            isHere={group === here}
            isOpen={isFiltered || group === here}
            onTravel={story.travel}
          />
        ))}
      </ol>
    </div>
  );
}

function filtered(groups: readonly LogGroup[], filter: LogFilter, speech: Speech): readonly LogGroup[] {
  const wanted =
    filter === everything
      ? groups
      : groups.map((group) => ({
          ...group,
          entries: group.entries.filter(({ event }) => matches(event, filter, speech)),
        }));
  return wanted.filter(({ entries }) => entries.length > 0);
}

/** The round to which the point in time belongs at which the table looks. */
function currentGroup(groups: readonly LogGroup[], at: number): LogGroup | undefined {
  return groups.findLast(({ entries }) => (entries[0]?.at ?? 0) <= at) ?? groups[0];
}

interface RoundProps {
  group: LogGroup;
  at: number;
  names: Names;
  /** The table looks at this round. */
  isHere: boolean;
  isOpen: boolean;
  onTravel: (at: number) => void;
}

/** Entries of a folded round are not drawn: a long game has many. */
function Round({ group, at, names, isHere, isOpen, onTravel }: RoundProps) {
  const [unfolded, setUnfolded] = useState<boolean>();
  const shown = unfolded ?? isOpen;
  const now = isHere ? group.entries.findLastIndex((entry) => entry.at <= at) : -1;
  return (
    <li>
      <button type="button" class="log-round" aria-expanded={shown} onClick={() => setUnfolded(!shown)}>
        <span>{roundName(group.round, names.speech)}</span>
        <span class="count">{number(group.entries.length)}</span>
      </button>
      {shown && (
        <ol class="log-entries">
          {group.entries.map((entry, i) => (
            <Entry
              key={i}
              entry={entry}
              names={names}
              isNow={i === now}
              isLater={entry.at > at}
              onTravel={onTravel}
            />
          ))}
        </ol>
      )}
    </li>
  );
}

interface EntryProps {
  entry: LogEntry;
  names: Names;
  /** The last thing that had happened at the point in time at which the table looks. */
  isNow: boolean;
  isLater: boolean;
  onTravel: (at: number) => void;
}

function Entry({ entry, names, isNow, isLater, onTravel }: EntryProps) {
  const element = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isNow) element.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isNow]);
  return (
    <li class={isLater ? 'is-later' : ''}>
      <button
        ref={element}
        type="button"
        class="log-entry"
        {...(isNow && { 'aria-current': 'step' as const })}
        onClick={() => onTravel(entry.at)}
      >
        {eventSentence(entry.event, names)}
      </button>
    </li>
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
