import { number, t, tOf } from '@/i18n/aside';
import { limits as longest } from '@/storage/savefile/format';
import { colourValues, type PlayerColour, playerColours } from '../table/colours';
import { Icon } from '../table/parts/Icon';
import { IconButton } from '../table/parts/IconButton';
import { PlayerMark } from '../table/parts/PlayerMark';
import type { Grip } from './reorder';

export interface Entry {
  /** Stays the same while the list changes. */
  readonly key: number;
  readonly name: string;
  readonly colour: PlayerColour;
}

/** How a player comes to another place in the list; nothing where places mean nothing. */
export interface Places {
  readonly grip: Grip;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** One up or down; what was touched keeps the focus. */
  move(by: -1 | 1, touched: string): void;
}

interface PlayerRowProps {
  player: Entry;
  seat: number;
  places: Places | undefined;
  canRemove: boolean;
  onName: (name: string) => void;
  onColour: (colour: string) => void;
  onRemove: () => void;
}

export function PlayerRow({ player, seat, places, canRemove, onName, onColour, onRemove }: PlayerRowProps) {
  const label = t('new.name', { seat: number(seat) });
  const name = player.name.trim() || label;
  return (
    <>
      {places && <Handle name={name} places={places} />}
      <PlayerMark name={player.name || String(seat)} colour={colourValues[player.colour]} />
      <input
        type="text"
        class="text-field new-name"
        aria-label={label}
        placeholder={label}
        autocomplete="off"
        maxLength={longest.playerName}
        value={player.name}
        onInput={(event) => onName(event.currentTarget.value)}
      />
      <select
        class="text-field new-colour"
        aria-label={t('new.colour', { seat: number(seat) })}
        value={player.colour}
        onChange={(event) => onColour(event.currentTarget.value)}
      >
        {playerColours.map((colour) => (
          <option key={colour} value={colour}>
            {tOf('playerColour', colour)}
          </option>
        ))}
      </select>
      {places && <Arrows name={name} places={places} />}
      <IconButton
        icon="close"
        label={t('new.remove', { seat: number(seat) })}
        disabled={!canRemove}
        onClick={onRemove}
      />
    </>
  );
}

const arrows: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

function Handle({ name, places: { grip, move } }: { name: string; places: Places }) {
  return (
    <button
      type="button"
      class="seat-handle"
      aria-label={t('seats.drag', { name })}
      title={t('seats.drag', { name })}
      onKeyDown={(event) => {
        const by = arrows[event.key];
        if (!by) return;
        event.preventDefault();
        move(by, '.seat-handle');
      }}
      {...grip}
    >
      <Icon name="grip" />
    </button>
  );
}

function Arrows({ name, places: { isFirst, isLast, move } }: { name: string; places: Places }) {
  return (
    <span class="seat-arrows">
      <IconButton
        icon="up"
        label={t('seats.up', { name })}
        disabled={isFirst}
        onClick={() => move(-1, '.seat-arrows > :first-child')}
      />
      <IconButton
        icon="down"
        label={t('seats.down', { name })}
        disabled={isLast}
        onClick={() => move(1, '.seat-arrows > :last-child')}
      />
    </span>
  );
}
