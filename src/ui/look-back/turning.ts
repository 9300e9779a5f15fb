import { eventsOfType } from '@/engine/game/events';
import type { CompanyId, PlayerId } from '@/engine/game/ids';
import type { Instant } from '@/engine/game/timeline';
import type { TableState } from '@/titles/view';
import { type RoundFacts, roundEnds } from '../table/time/story';

/** How a round left the players. */
export interface RoundTurn {
  /** Its last moment. */
  readonly at: number;
  readonly round: RoundFacts;
  /** Worth of each player then, and what the round has changed of it. */
  readonly worth: Readonly<Record<PlayerId, { readonly total: number; readonly gain: number }>>;
  /** Whoever has the most, where that was another before. */
  readonly newLeader?: PlayerId;
}

/** What each player has in a state, whoever has the most first; nothing where it is not known yet. */
export type WorthAt = (
  state: TableState,
) => readonly { readonly player: PlayerId; readonly total: number }[] | undefined;

/** Worth round by round, and where somebody else came to lead. */
export function turnsOf(worthAt: WorthAt, instants: readonly Instant<TableState>[]): RoundTurn[] {
  let before = new Map<PlayerId, number>();
  let leader: PlayerId | undefined;
  for (const { player, total } of worthAt(instants[0]!.state) ?? []) before.set(player, total);
  return roundEnds(instants).flatMap(({ at, round, state }) => {
    const scores = worthAt(state);
    if (!scores) return [];
    const worth = Object.fromEntries(
      scores.map(({ player, total }) => [player, { total, gain: total - (before.get(player) ?? 0) }]),
    );
    before = new Map(scores.map(({ player, total }) => [player, total]));
    const [first, second] = scores;
    const leads = first && second && first.total > second.total ? first.player : undefined;
    const isNew = leads !== undefined && leads !== leader;
    if (leads !== undefined) leader = leads;
    return { at, round, worth, ...(isNew && { newLeader: leads }) };
  });
}

/** Rounds in which anybody's worth changed, and the last of all. */
export function withChanges(turns: readonly RoundTurn[]): readonly RoundTurn[] {
  return turns.filter(
    ({ worth }, i) => i === turns.length - 1 || Object.values(worth).some(({ gain }) => gain !== 0),
  );
}

/** The largest gain of a player in one round, over the whole game: the cell to look at first. */
export function largestGain(
  turns: readonly RoundTurn[],
): { readonly at: number; readonly player: PlayerId } | undefined {
  let best: { at: number; player: PlayerId; gain: number } | undefined;
  for (const { at, worth } of turns) {
    for (const [player, { gain }] of Object.entries(worth)) {
      if (gain > (best?.gain ?? 0)) best = { at, player, gain };
    }
  }
  return best;
}

/** Another player became director. */
export interface DirectorChange {
  readonly at: number;
  readonly round: RoundFacts;
  readonly company: CompanyId;
  readonly before: string;
  readonly player: PlayerId;
}

export function directorChanges(instants: readonly Instant<TableState>[]): DirectorChange[] {
  return instants.flatMap(({ state, events }, at) =>
    eventsOfType(events, 'new-director').map(({ company, before, player }) => ({
      at,
      round: roundOf(state),
      company,
      before,
      player,
    })),
  );
}

/** What names the round of a state. */
export function roundOf({ round }: Pick<TableState, 'round'>): RoundFacts {
  const numbers = Object.entries(round).filter(([, value]) => typeof value === 'number');
  return { ...Object.fromEntries(numbers), kind: round.kind };
}
