import { useMemo } from 'preact/hooks';
import type { Timeline } from '@/engine/game/timeline';
import { table } from '@/table';
import type { TableState } from '@/titles/view';
import type { Story } from './time/story';

/** The history of the game that lies on the table; nothing while none does. */
export function useStory(): Story<TableState> | undefined {
  const timeline = table.timeline.value as Timeline<TableState> | null;
  return useMemo(() => {
    if (!timeline) return undefined;
    const { instants, at, unread } = timeline;
    return {
      instants,
      at,
      ...(unread && { unread: unread.length }),
      canUndo: at > 0,
      canRedo: at < instants.length - 1,
      undo: () => table.undo(),
      redo: () => table.redo(),
      travel: (to: number) => table.travel(to),
      toPresent: () => table.toPresent(),
    };
  }, [timeline]);
}
