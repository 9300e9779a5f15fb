import { directorOf } from '@/engine/finance/certificates';
import type { CardNo, Train } from '@/engine/finance/state';
import type { CompanyId, PlayerId } from '@/engine/game/ids';
import type { Decision } from '@/engine/game/state';
import { type RailState, turnOf } from '@/engine/steps/state';

/** [18DO-MV C] markers that every player has one of, where its variant is played; in the order of the book. */
export const playerMarkers = ['extra-station', 'final-run', 'fifty', 'brewery', 'route'] as const;
export type PlayerMarker = (typeof playerMarkers)[number];

/** What the minor variants add to a state; nothing, where none is played. What lies on the map is among its markers. */
export interface VariantParts {
  /** Markers that their players have not used yet. */
  playerMarkers?: Record<PlayerId, PlayerMarker[]>;
}

/** A game in which players may have markers. */
export type MarkedGame = RailState & VariantParts;

/** A train on which the marker of clever route planning lies. */
export interface MarkedTrain extends Train {
  clever?: true;
}

/** [18DO-MV 7] a player may keep one of these trains for one more run. */
export interface KeepDecision extends Decision {
  kind: 'keep-train';
  /** Each with its kind, by which moves name it. */
  offers: { card: CardNo; company: CompanyId; train: string }[];
}

/** [ruling 94] has the director of the company that acts still this marker? Investors have none. */
export function ownerOf(state: MarkedGame, marker: PlayerMarker): PlayerId | undefined {
  const player = directorOf(state, turnOf(state).company);
  return player !== null && hasMarker(state, player, marker) ? player : undefined;
}

export function hasMarker(
  { playerMarkers: all }: VariantParts,
  player: PlayerId,
  marker: PlayerMarker,
): boolean {
  return all?.[player]?.includes(marker) ?? false;
}

/** A marker leaves the game. */
export function spend(draft: VariantParts, player: PlayerId, marker: PlayerMarker): void {
  const left = draft.playerMarkers?.[player];
  if (left) left.splice(left.indexOf(marker), 1);
}
