import { t } from '@/i18n/table';
import { fittingName } from '@/storage/names';
import { limits } from '@/storage/savefile/format';

/** What a copy is called: of a long name as much as leaves room to say that it is one. */
export function copyName(name: string): string {
  const room = limits.name - t('table.copyName', { name: '' }).length;
  return t('table.copyName', { name: fittingName(name, room) });
}
