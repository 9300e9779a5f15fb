import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Seating } from '@/engine/game/state';
import { number, t } from '@/i18n/aside';
import { type PlayerColour, playerColours } from '../table/colours';
import { type Entry, PlayerRow } from './PlayerRow';
import { moved, useReorder } from './reorder';
import { Seats } from './Seats';

interface PlayersProps {
  players: readonly Entry[];
  limits: { readonly min: number; readonly max: number };
  seating: Seating;
  /** Nobody changes places in this game: there is nothing to choose. */
  keepsSeats: boolean;
  onChange: (players: readonly Entry[]) => void;
  onSeating: (seating: Seating) => void;
}

/** Names and colours of those who play, and how they sit. */
export function Players({ players, limits, seating, keepsSeats, onChange, onSeating }: PlayersProps) {
  const list = useRef<HTMLOListElement>(null);
  const focusOn = useFocusAfterwards(list);
  const [told, setTold] = useState('');
  const change = (key: number, entry: Partial<Entry>) =>
    onChange(players.map((player) => (player.key === key ? { ...player, ...entry } : player)));
  const move = (from: number, to: number) => {
    const name = players[from]!.name.trim() || number(from + 1);
    setTold(t('seats.moved', { name, seat: number(to + 1), count: number(players.length) }));
    onChange(moved(players, from, to));
  };
  const reorder = useReorder(players.length, move);
  const placesOf = (i: number) => ({
    grip: reorder.grip(i),
    isFirst: i === 0,
    isLast: i === players.length - 1,
    move(by: -1 | 1, touched: string) {
      if (i + by < 0 || i + by >= players.length) return;
      focusOn(`[data-key="${players[i]!.key}"] ${touched}`);
      move(i, i + by);
    },
  });
  const isOrdered = keepsSeats || seating === 'entered';
  return (
    <fieldset class="choice">
      <legend>{t('new.who')}</legend>
      <ol
        ref={list}
        class={`new-players ${isOrdered ? 'is-ordered' : ''} ${reorder.isDragging ? 'is-dragging' : ''}`}
      >
        {players.map((player, i) => (
          <li key={player.key} data-key={player.key} {...reorder.row(i)}>
            <PlayerRow
              player={player}
              seat={i + 1}
              places={isOrdered ? placesOf(i) : undefined}
              canRemove={players.length > limits.min}
              onName={(name) => change(player.key, { name })}
              onColour={(colour) => onChange(recoloured(players, player, colour))}
              onRemove={() => onChange(players.filter(({ key }) => key !== player.key))}
            />
          </li>
        ))}
      </ol>
      <p class="hidden-text" role="status">
        {told}
      </p>
      <button
        type="button"
        class="button"
        disabled={players.length >= limits.max}
        onClick={() => onChange([...players, newcomer(players)])}
      >
        {t('new.add')}
      </button>
      <Seats seating={seating} isFixed={keepsSeats} onChange={onSeating} />
    </fieldset>
  );
}

/** What was touched in a row keeps the focus when the row has moved; one that cannot go on gives it to the handle. */
function useFocusAfterwards(list: { current: HTMLElement | null }): (selector: string) => void {
  const wanted = useRef('');
  useLayoutEffect(() => {
    if (wanted.current === '') return;
    const touched = list.current?.querySelector<HTMLButtonElement>(wanted.current);
    wanted.current = '';
    const handle = touched?.closest('li')?.querySelector<HTMLButtonElement>('.seat-handle');
    (touched?.disabled ? handle : touched)?.focus();
  });
  return (selector) => {
    wanted.current = selector;
  };
}

function newcomer(players: readonly Entry[]): Entry {
  const key = Math.max(-1, ...players.map((player) => player.key)) + 1;
  return { key, name: '', colour: freeColour(players) };
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
