import { useEffect, useRef } from 'preact/hooks';

/** What lies open on the page, the last opened last. */
const open: { close(): void }[] = [];

/** Goes up with what is opened; nothing where nobody follows the browser's history. */
let deeper: () => void = () => {};

/** What an entry of the history remembers: so many things were open when it was made. */
interface Entry {
  readonly open?: number;
}

/**
 * The browser's Back closes what lies open before it leaves the place. Each thing that is opened gets an entry in the
 * history, by the tap that opens it: browsers pass over entries that were made by nobody. What is closed otherwise
 * leaves its entry for the next; going back through such entries alone leaves the place at once. Returns how to stop.
 */
export function followBack(
  window: Pick<Window, 'history' | 'location' | 'addEventListener' | 'removeEventListener'>,
): () => void {
  const { history, location } = window;
  const levelNow = () => (history.state as Entry | null)?.open ?? 0;
  let place = location.hash;
  let level = levelNow();
  deeper = () => {
    level = levelNow();
    if (level >= open.length) return;
    place = location.hash;
    level = open.length;
    history.pushState({ open: level } satisfies Entry, '', place);
  };
  const travelled = () => {
    const before = level;
    level = levelNow();
    const isElsewhere = location.hash !== place;
    place = location.hash;
    if (isElsewhere || level >= before) return;
    const last = open.pop();
    if (last) last.close();
    // while browsers go back they do not hear that they are to go on
    else setTimeout(() => history.go(-level - 1));
  };
  window.addEventListener('popstate', travelled);
  return () => {
    window.removeEventListener('popstate', travelled);
    deeper = () => {};
  };
}

/** As long as there is something to close, the browser's Back closes it. */
export function useBack(close: (() => void) | undefined): void {
  const latest = useRef(close);
  latest.current = close;
  const isOpen = close !== undefined;
  useEffect(() => {
    if (!isOpen) return;
    const entry = { close: () => latest.current?.() };
    open.push(entry);
    deeper();
    return () => {
      const at = open.indexOf(entry);
      if (at !== -1) open.splice(at, 1);
    };
  }, [isOpen]);
}
