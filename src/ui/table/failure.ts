import { storageSentence } from '@/i18n/sentences/saving';
import { tOf } from '@/i18n/table';
import type { Failure } from '@/table';

/** Why a game could not be opened. */
export function failureSentence({ code, params }: Failure): string {
  switch (code) {
    case 'unknown-title':
    case 'bad-options':
    case 'bad-setup':
    case 'not-loaded':
      return tOf('openFailure', code, params);
    default:
      return `${storageSentence(code)}.`;
  }
}
