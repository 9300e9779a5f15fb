import { eventSentence, moveLabel } from '@/i18n/sentences';
import { table } from '@/table';
import type { Seat } from '../table/seat';
import { namesIn } from '../turn/words';

/** What a move of the game has done, in a sentence: the first thing that was told of it. */
export function whatHappened(seat: Seat, at: number): string {
  const instant = table.played.value?.instants[at];
  if (!instant?.move) return '';
  const [event] = instant.events;
  return event ? eventSentence(event, namesIn(seat)) : moveLabel(instant.move, namesIn(seat));
}
