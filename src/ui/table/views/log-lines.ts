import type { GameEvent } from '@/engine/game/events';
import {
  eventAbout,
  eventSentence,
  type LogKind,
  type Names,
  roundShort,
  type Speech,
} from '@/i18n/sentences';
import type { LogGroup } from '../time/story';

export interface LogFilter {
  readonly player: string;
  readonly company: string;
  readonly kind: LogKind | '';
  /** What the sentence must have in it. */
  readonly text: string;
}

export const everything: LogFilter = { player: '', company: '', kind: '', text: '' };

/** One line of the log. */
export interface LogLine {
  /** Where it stands among all lines: it stays the same whatever is filtered. */
  readonly id: number;
  /** The point in time at which it had happened. */
  readonly at: number;
  readonly event: GameEvent;
  /** `OR 3.1`. */
  readonly round: string;
}

/** Does the event concern whom and what is asked for? */
export function matches(event: GameEvent, filter: Omit<LogFilter, 'text'>, speech: Speech): boolean {
  const about = eventAbout(event, speech);
  return (
    (filter.player === '' || about.players.includes(filter.player)) &&
    (filter.company === '' || about.companies.includes(filter.company)) &&
    (filter.kind === '' || about.kind === filter.kind)
  );
}

/** Everything that has happened, the last first. */
export function linesOf(groups: readonly LogGroup[], speech: Speech): readonly LogLine[] {
  return groups
    .flatMap(({ round, entries }) => {
      const name = roundShort(round, speech);
      return entries.map(({ at, event }) => ({ at, event, round: name }));
    })
    .map((line, id) => ({ ...line, id }))
    .reverse();
}

export function filtered(lines: readonly LogLine[], filter: LogFilter, names: Names): readonly LogLine[] {
  if (filter === everything) return lines;
  const sought = filter.text.trim().toLocaleLowerCase();
  return lines.filter(
    ({ event }) =>
      matches(event, filter, names.speech) &&
      (sought === '' || eventSentence(event, names).toLocaleLowerCase().includes(sought)),
  );
}
