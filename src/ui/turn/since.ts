import type { GameEvent } from '@/engine/game/events';
import type { PlayerId } from '@/engine/game/ids';
import { stageOf } from '@/engine/game/play';
import type { Instant } from '@/engine/game/timeline';
import { type About, eventAbout } from '@/i18n/sentences';
import type { TableState } from '@/titles/view';
import type { Seat } from '../table/seat';

/** Something that has happened, with the state after it. */
export interface Happened {
  readonly event: GameEvent;
  readonly about: About;
  readonly state: TableState;
}

/** Nobody reads further back than this. */
const mostMoves = 80;

/** Who made the move that led to an instant. */
function actorOf(seat: Seat, before: Instant<TableState>): PlayerId | undefined {
  return stageOf(seat.title, before.state)?.actor(before.state).player;
}

/** What the others have done since a player last acted, the latest first; their own latest moves are passed over. */
export function sinceActed(seat: Seat, player: PlayerId): readonly Happened[] {
  const happened: Happened[] = [];
  let isOwn = true;
  for (let moves = 0; moves < mostMoves; moves++) {
    const [instant, before] = [seat.ago(moves), seat.ago(moves + 1)];
    if (!instant || !before) break;
    const acted = actorOf(seat, before) === player;
    if (acted && !isOwn) break;
    isOwn &&= acted;
    if (!acted) happened.push(...happenedIn(seat, instant).reverse());
  }
  return happened;
}

function happenedIn({ game }: Seat, { events, state }: Instant<TableState>): Happened[] {
  return events.map((event) => ({ event, about: eventAbout(event, game.speech), state }));
}

/** What is worth a line: not each payment to others, nor that a turn has begun, nor what was not possible in it. */
export function isNews({ event, about }: Happened, player: PlayerId): boolean {
  if (event.type === 'operates' || event.type === 'priority' || about.kind === 'idle') return false;
  return about.kind !== 'money' || about.players.includes(player);
}

/** What a player was paid, all together. */
export function receivedIn(happened: readonly Happened[], player: PlayerId): number {
  return happened.reduce((sum, { event, about }) => {
    const { amount } = event as { amount?: unknown };
    const isMine = about.kind === 'money' && about.players.length === 1 && about.players[0] === player;
    return isMine && typeof amount === 'number' ? sum + amount : sum;
  }, 0);
}
