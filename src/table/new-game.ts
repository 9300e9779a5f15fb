import { lotsFall, type Wishes } from '@/engine/game/agreeing';
import type { BoxValues } from '@/engine/game/box/sheet';
import type { PlayerSetup, Seating, Setup } from '@/engine/game/state';
import type { Title } from '@/engine/game/title';
import { fittingName } from '@/storage/names';
import { type GameRow, stoppedClock } from '@/storage/rows';
import { limits } from '@/storage/savefile/format';

/** What the players have agreed on before the first move. */
export interface NewGame extends Partial<Wishes> {
  readonly title: string;
  /** In the order of their seats or not, as `seating` says. */
  readonly players: readonly Newcomer[];
  readonly seating?: Seating;
  /** What they call the game; their names, if they call it nothing. */
  readonly name?: string;
  /** Rules of this table, which the app only shows. */
  readonly house?: string;
  /** Corrected values of the players' own box. */
  readonly box?: BoxValues;
  /** Drawn by lot if it is not given. The same seed and players deal the same game. */
  readonly seed?: number;
}

export type Newcomer = Pick<PlayerSetup, 'name' | 'colour'>;

/** What is missing before a game can start: words are made of it in `i18n`. */
export type SetupProblem =
  | { readonly code: 'too-few-players' | 'too-many-players'; readonly params: { min: number; max: number } }
  | { readonly code: 'unnamed' | 'long-name' | 'same-name'; readonly params: { seat: number } };

/** The first thing that keeps these players from starting, or nothing. */
export function setupProblem(
  players: readonly string[],
  { min, max }: Title['players'],
): SetupProblem | undefined {
  if (players.length < min) return { code: 'too-few-players', params: { min, max } };
  if (players.length > max) return { code: 'too-many-players', params: { min, max } };
  const names = players.map(sameNameAs);
  const at = (code: 'unnamed' | 'long-name' | 'same-name', wrong: (name: string, i: number) => boolean) => {
    const seat = names.findIndex(wrong);
    return seat === -1 ? undefined : ({ code, params: { seat: seat + 1 } } as const);
  };
  return (
    at('unnamed', (name) => name === '') ??
    at('long-name', (_, i) => storedName(players[i]!).length > limits.playerName) ??
    at('same-name', (name, i) => names.indexOf(name) < i)
  );
}

function storedName(name: string): string {
  return name.trim().normalize('NFC');
}

/** Two names that look alike to a hurried eye are the same. */
function sameNameAs(name: string): string {
  return storedName(name).toLocaleLowerCase();
}

/** Keeps the lots for options apart from what the title draws from the same seed. */
const lotsApart = 0x107f411;

/** The lots fall here: a setup holds values, never that one was to be drawn. */
export function setupFor(
  { options: defs }: Pick<Title, 'options'>,
  { title, players, seating, options = {}, lots = [], box = {} }: NewGame,
  seed: number,
): Setup {
  const seats = players.map(
    ({ name, colour }, i): PlayerSetup => ({
      id: `p${i + 1}`,
      name: storedName(name),
      ...(colour !== undefined && { colour }),
    }),
  );
  const agreed = lotsFall(defs, { options, lots }, seats, { random: seed ^ lotsApart });
  return {
    title,
    players: seats,
    seed,
    ...(seating === 'entered' && { seating }),
    options: agreed,
    ...(Object.keys(box).length > 0 && { box: { ...box } }),
  };
}

export function newRow(
  id: string,
  name: string,
  setup: Setup,
  rulesVersion: number,
  now: number,
): Omit<GameRow, 'summary'> {
  const usual = setup.players.map((player) => player.name).join(', ');
  return {
    id,
    title: setup.title,
    name: fittingName(name.trim() || usual),
    rulesVersion,
    setup,
    created: now,
    updated: now,
    revision: 0,
    clock: stoppedClock(),
    lastExport: null,
    archived: false,
    deleted: null,
    mark: null,
  };
}
