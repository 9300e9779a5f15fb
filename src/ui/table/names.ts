import type { PhaseDef } from '@/engine/finance/cards';
import { trainKind } from '@/i18n/sentences';
import { t, tOf } from '@/i18n/table';

/** `Green · 3-trains`. */
export function phaseTitle({ id, colour }: Pick<PhaseDef, 'id' | 'colour'>): string {
  return t('table.phase', { colour: tOf('colour', colour), train: trainKind(id) });
}

/** `1:02:09` or `14:22`: hours only where there are some. */
export function timeUsed(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (part: number) => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const tail = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${tail}` : `${minutes}:${tail}`;
}
