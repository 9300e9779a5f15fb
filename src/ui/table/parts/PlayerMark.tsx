/** A small sign in a player's colour with the first letter of their name. */
export function PlayerMark({ name, colour }: { name: string; colour: string }) {
  return (
    <svg class="player-mark" viewBox="-10 -10 20 20" aria-hidden="true">
      <rect class="player-mark-ground" x="-9.5" y="-9.5" width="19" height="19" rx="4" fill={colour} />
      <text dy="0.35em">{[...name.trim()][0]?.toLocaleUpperCase() ?? ''}</text>
    </svg>
  );
}
