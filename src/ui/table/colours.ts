import type { PlayerId } from '@/engine/game/ids';
import type { Setup } from '@/engine/game/state';

/** Colours of players: dark enough for white letters, and apart from each other for most eyes. */
export const playerColours = ['green', 'orange', 'blue', 'purple', 'red', 'teal'] as const;
export type PlayerColour = (typeof playerColours)[number];

export const colourValues: Readonly<Record<PlayerColour, string>> = {
  green: '#1d6b3c',
  orange: '#b5520f',
  blue: '#1f55a5',
  purple: '#6f2f8f',
  red: '#a3261d',
  teal: '#0b6a70',
};

/** What the players chose, and for whoever chose nothing the first colour that is free. */
export function coloursOf(setup: Setup): Readonly<Record<PlayerId, PlayerColour>> {
  const chosen = chosenIn(setup);
  const taken = new Set(Object.values(chosen));
  const free = playerColours.filter((colour) => !taken.has(colour));
  return Object.fromEntries(
    setup.players.map(({ id }) => [id, chosen[id] ?? free.shift() ?? playerColours[0]]),
  );
}

/** Setups may come from an edited save file, or from a newer app with more colours. */
function chosenIn({ players, options }: Setup): Record<PlayerId, PlayerColour> {
  const ofOld = options.colours as Readonly<Record<PlayerId, unknown>> | null | undefined;
  return Object.fromEntries(
    players.flatMap(({ id, colour: wanted = ofOld?.[id] }) => {
      const colour = playerColours.find((known) => known === wanted);
      return colour ? [[id, colour]] : [];
    }),
  );
}

/** Of the Investor in games for two: no player can have it. */
export const investorColour = '#5f5f5f';
