import type { GameStore } from '@/storage/games';
import type { Bus } from './bus';
import { type Glimpse, type GlimpseDeps, glimpseOf } from './glimpse';

/** Reads a game that will be opened while what shows it is being fetched. */
export interface Ahead {
  begin(store: GameStore, id: string): void;
  /** What was read of this game, or what is read now; once, for it soon is no longer as it was. */
  take(store: GameStore, id: string): Promise<Glimpse | undefined>;
}

export function readingAhead(deps: GlimpseDeps & { readonly bus: Bus }): Ahead {
  let ahead: { readonly id: string; readonly found: Promise<Glimpse | undefined> } | undefined;
  // a game that cannot be read says so when it is opened
  const read = (store: GameStore, id: string) => glimpseOf(store, deps, id).catch(() => undefined);
  deps.bus.on((message) => {
    if (message.type === 'games' || message.game === ahead?.id) ahead = undefined;
  });
  return {
    begin(store, id) {
      ahead = { id, found: read(store, id) };
    },
    take(store, id) {
      const taken = ahead;
      ahead = undefined;
      return taken?.id === id ? taken.found : read(store, id);
    },
  };
}
