import { storageSentence } from '@/i18n/sentences/saving';
import { t } from '@/i18n/table';
import { storageErrorOf } from '@/storage/errors';
import { isFreeing } from '../keeping/leaving';
import { say } from './toast';

/** Says what storage could not do; where there is no room left, with a way to make some. */
export function sayTrouble(error: unknown): void {
  const { code } = storageErrorOf(error);
  const free = () => {
    isFreeing.value = true;
  };
  const action = code === 'full' && { action: { label: t('keeping.free'), run: free } };
  say(`${storageSentence(code)}.`, { isBad: true, ...action });
}

/** Does something with storage that nobody waits for, and says when it fails. */
export function tryToStore(work: () => Promise<unknown>): void {
  void work().catch(sayTrouble);
}
