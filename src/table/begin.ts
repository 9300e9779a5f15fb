import { type Breathe, replayPatiently, tryReplay } from '@/engine/game/replay';
import type { Setup } from '@/engine/game/state';
import { badBox } from '@/storage/bad-box';
import { badOptions } from '@/storage/bad-options';
import type { GameStore } from '@/storage/games';
import { wholeOf, writingsOf } from '@/storage/rows';
import type { Glimpse } from './glimpse';
import { lastState, summaryOf, wholeLog } from './log';
import { type NewGame, newRow, setupFor, setupProblem } from './new-game';
import type { Beginning } from './open-game';
import { openedLog } from './opened-log';
import type { LoadedTitle, LoadTitle } from './titles';
import type { Failure } from './types';

/** What a new game needs from outside. */
export interface Dealing {
  readonly loadTitle: LoadTitle;
  now(): number;
  newId(): string;
  newSeed(): number;
}

/** A game ready to be put on the table, or why it is not. */
export type Begun =
  | { readonly beginning: Beginning; readonly loaded: LoadedTitle; readonly store: GameStore }
  | { readonly why: Failure };

/** A game that is played on from its kept state; its log is replayed behind. */
export function keptGame(store: GameStore, glimpse: Glimpse, breathe: Breathe): Begun {
  const { loaded, row, timeline, adjusted } = glimpse;
  const read = () => replayPatiently(loaded.title, row.setup, timeline.unread ?? [], breathe);
  const stored = wholeLog(timeline).length;
  const opened = { timeline, broken: undefined, lost: [], adjusted, asStored: null };
  return { store, loaded, beginning: { row, ...opened, stored, isNew: false, read } };
}

/** A stored game, replayed as far as its log goes. */
export async function loadedGame(store: GameStore, loadTitle: LoadTitle, id: string): Promise<Begun> {
  const log = await store.load(id);
  if (!log) return failed('missing');
  const { row } = log;
  const loaded = await fetched(loadTitle, row.title);
  if (!loaded) return failed('unknown-title', { title: row.title });
  if ('why' in loaded) return loaded;
  const wrong = wrongSetup(loaded, row.setup);
  if (wrong) return wrong;
  const opened = openedLog(loaded.title, log);
  if ('bad' in opened) return failed('bad-setup', opened.bad.params);
  const stored = wholeOf(log).length;
  return { store, loaded, beginning: { row, ...opened, stored, isNew: false } };
}

/** A game that is set up and not stored yet. */
export async function freshGame(store: GameStore, deps: Dealing, wanted: NewGame): Promise<Begun> {
  const loaded = await fetched(deps.loadTitle, wanted.title);
  if (!loaded) return failed('unknown-title', { title: wanted.title });
  if ('why' in loaded) return loaded;
  const names = wanted.players.map(({ name }) => name);
  const problem = setupProblem(names, loaded.title.players);
  if (problem) return failed('bad-setup', { message: problem.code });
  const setup = setupFor(loaded.title, wanted, wanted.seed ?? deps.newSeed());
  const wrong = wrongSetup(loaded, setup);
  if (wrong) return wrong;
  const replay = tryReplay(loaded.title, setup, []);
  if ('bad' in replay) return failed('bad-setup', replay.bad.params);
  const { timeline } = replay;
  const row = newRow(deps.newId(), wanted.name ?? '', setup, loaded.title.rulesVersion, deps.now());
  const summary = summaryOf(loaded, lastState(timeline), 0);
  return {
    store,
    loaded,
    beginning: {
      row: { ...row, summary, ...writingsOf({ house: wanted.house?.trim() ?? '' }) },
      timeline,
      broken: undefined,
      lost: [],
      adjusted: null,
      asStored: null,
      stored: 0,
      isNew: true,
    },
  };
}

/** How a game cannot have been agreed on, or with which box it cannot be played. */
function wrongSetup({ title }: LoadedTitle, setup: Setup): { why: Failure } | undefined {
  const impossible = badOptions(title, setup);
  if (impossible) return failed('bad-options', impossible);
  const unsound = badBox(title, setup);
  return unsound && failed('bad-box', unsound);
}

/** Offline, rules that were never fetched cannot be; that is no reason to crash. */
async function fetched(
  loadTitle: LoadTitle,
  id: string,
): Promise<LoadedTitle | undefined | { readonly why: Failure }> {
  try {
    return await loadTitle(id);
  } catch (error) {
    return failed('not-loaded', { message: error instanceof Error ? error.message : String(error) });
  }
}

function failed(code: Failure['code'], params: Failure['params'] = {}): { why: Failure } {
  return { why: { code, params } };
}
