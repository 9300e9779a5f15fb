import { useEffect, useRef } from 'preact/hooks';
import type { Story } from './time/story';

type Ways = Pick<Story, 'canUndo' | 'canRedo' | 'undo' | 'redo'>;

/** The keys that undo and redo everywhere else: with Ctrl, or Cmd on a Mac. */
export function useUndoKeys(story: Ways): void {
  const now = useRef(story);
  now.current = story;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const way = wayOf(event);
      if (!way || isBusyWith(event.target)) return;
      event.preventDefault();
      const { canUndo, canRedo, undo, redo } = now.current;
      if (way === 'undo' && canUndo) undo();
      if (way === 'redo' && canRedo) redo();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

function wayOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'undo' | 'redo' | undefined {
  if ((!ctrlKey && !metaKey) || altKey) return undefined;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' && !shiftKey ? 'redo' : undefined;
}

/** Whoever types takes back what they typed; what lies over the table has nothing to take back. */
function isBusyWith(target: EventTarget | null): boolean {
  const busy = 'input:not([type=range], [type=checkbox], [type=radio]), textarea, dialog';
  return target instanceof Element && target.closest(busy) !== null;
}
