import { t, tCount } from '@/i18n/table';
import type { Saving } from '@/table';

type Unsaved = Extract<Saving, { kind: 'unsaved' }>;

/** `The last 3 moves are in this window only.` */
export function unsavedSentence({ isWhole, moves }: Unsaved): string {
  return isWhole || moves === 0 ? t('keeping.whole') : tCount('table.unsaved', moves);
}

/** Trying to store it again can only help where the stored game is still the one we know. */
export function mayRetry({ code }: Unsaved): boolean {
  return code !== 'changed' && code !== 'newer';
}
