import { type ReadonlySignal, signal } from '@preact/signals';

/** The app's files on this device: nobody has looked yet, none (or not yet all), all but some, or all. */
export type Kept = 'unknown' | 'none' | 'partly' | 'whole';

export interface Offline {
  /** Only with `whole` the app works without a network. */
  readonly kept: ReadonlySignal<Kept>;
  /** Has a look at what is really there; what is missing is fetched again, if there is a network. */
  check(): Promise<void>;
}

/** What the service worker answers. */
export interface Stock {
  readonly missing: number;
}

export interface OfflineDeps {
  /** The worker that answers for this device, as soon as there is one. Never, where there will be none. */
  worker(): Promise<Pick<ServiceWorker, 'postMessage'>>;
  /** Is a service worker at work already? */
  isControlled(): boolean;
}

export function followOffline({ worker, isControlled }: OfflineDeps): Offline {
  const kept = signal<Kept>(isControlled() ? 'unknown' : 'none');
  const check = async () => {
    const { missing } = await ask(await worker());
    kept.value = missing === 0 ? 'whole' : 'partly';
  };
  return { kept, check };
}

function ask(worker: Pick<ServiceWorker, 'postMessage'>): Promise<Stock> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<Stock>) => {
      port1.close();
      resolve(data);
    };
    worker.postMessage({ type: 'CHECK' }, [port2]);
  });
}
