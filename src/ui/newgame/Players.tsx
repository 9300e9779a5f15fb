import { number, t, tOf } from '@/i18n/table';
import { limits as longest } from '@/storage/savefile';
import { colourValues, type PlayerColour, playerColours } from '../table/colours';
import { IconButton } from '../table/parts/IconButton';
import { PlayerMark } from '../table/parts/PlayerMark';

export interface Entry {
  /** Stays the same while the list changes. */
  readonly key: number;
  readonly name: string;
  readonly colour: PlayerColour;
}

interface PlayersProps {
  players: readonly Entry[];
  limits: { readonly min: number; readonly max: number };
  onChange: (players: readonly Entry[]) => void;
}

/** Names and colours of those who play. */
export function Players({ players, limits, onChange }: PlayersProps) {
  const change = (key: number, entry: Partial<Entry>) =>
    onChange(players.map((player) => (player.key === key ? { ...player, ...entry } : player)));
  const add = () =>
    onChange([
      ...players,
      { key: Math.max(-1, ...players.map(({ key }) => key)) + 1, name: '', colour: freeColour(players) },
    ]);
  return (
    <fieldset class="choice">
      <legend>{t('new.who')}</legend>
      <ol class="new-players">
        {players.map((player, i) => (
          <li key={player.key}>
            <PlayerMark name={player.name || String(i + 1)} colour={colourValues[player.colour]} />
            <input
              type="text"
              class="text-field"
              aria-label={t('new.name', { seat: number(i + 1) })}
              placeholder={t('new.name', { seat: number(i + 1) })}
              autocomplete="off"
              maxLength={longest.playerName}
              value={player.name}
              onInput={(event) => change(player.key, { name: event.currentTarget.value })}
            />
            <select
              class="text-field"
              aria-label={t('new.colour', { seat: number(i + 1) })}
              value={player.colour}
              onChange={(event) => onChange(recoloured(players, player, event.currentTarget.value))}
            >
              {playerColours.map((colour) => (
                <option key={colour} value={colour}>
                  {tOf('playerColour', colour)}
                </option>
              ))}
            </select>
            <IconButton
              icon="close"
              label={t('new.remove', { seat: number(i + 1) })}
              disabled={players.length <= limits.min}
              onClick={() => onChange(players.filter(({ key }) => key !== player.key))}
            />
          </li>
        ))}
      </ol>
      <button type="button" class="button" disabled={players.length >= limits.max} onClick={add}>
        {t('new.add')}
      </button>
      <p class="note">{t('new.seats')}</p>
    </fieldset>
  );
}

function freeColour(players: readonly Entry[]): PlayerColour {
  return (
    playerColours.find((colour) => players.every((player) => player.colour !== colour)) ?? playerColours[0]
  );
}

/** Whoever had the colour gets the other one for it: each colour is there once. */
export function recoloured(players: readonly Entry[], { key, colour: old }: Entry, wanted: string): Entry[] {
  const colour = playerColours.find((known) => known === wanted) ?? old;
  return players.map((player) => {
    if (player.key === key) return { ...player, colour };
    return player.colour === colour ? { ...player, colour: old } : player;
  });
}
