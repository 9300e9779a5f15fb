/** What windows of the app tell each other. */
export type Message =
  /** The log of a game has changed. */
  | { readonly type: 'log'; readonly game: string }
  /** The window that plays a game now looks at this point in time. */
  | { readonly type: 'look'; readonly game: string; readonly at: number }
  /** Something in the list of games has changed. */
  | { readonly type: 'games' };

export interface Bus {
  /** Tells all other windows, and whoever listens in this one. */
  post(message: Message): void;
  /** Returns how to stop. */
  on(listener: (message: Message, from: 'here' | 'elsewhere') => void): () => void;
}

export type Channel = Pick<BroadcastChannel, 'postMessage' | 'onmessage'>;

export const channelName = 'zechenbahn';

/** Without a channel (a very old browser) only this window hears. */
export function createBus(channel: Channel | undefined): Bus {
  const listeners = new Set<Parameters<Bus['on']>[0]>();
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (isMessage(data)) for (const listener of listeners) listener(data, 'elsewhere');
    };
  }
  return {
    post(message) {
      channel?.postMessage(message);
      for (const listener of listeners) listener(message, 'here');
    },
    on(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** The other window may run another version of the app. */
function isMessage(data: unknown): data is Message {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false;
  const { type, game, at } = data as Record<string, unknown>;
  if (type === 'games') return true;
  if (typeof game !== 'string') return false;
  return type === 'log' || (type === 'look' && Number.isSafeInteger(at));
}
