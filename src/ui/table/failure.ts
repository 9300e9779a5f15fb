import { t, tOf } from '@/i18n/aside';
import { storageSentence } from '@/i18n/sentences/saving';
import type { Failure } from '@/table';
import { boxProblemSentence } from '../agreed/box-problem';
import { badOptionsSentence } from '../agreed/names';

/** Why a game could not be opened. */
export function failureSentence({ code, params }: Failure): string {
  switch (code) {
    case 'bad-options':
      return t('openFailure.bad-options', { why: badOptionsSentence(params) });
    case 'bad-box':
      return t('openFailure.bad-box', { why: boxProblemSentence(params) });
    case 'unknown-title':
    case 'bad-setup':
    case 'not-loaded':
      return tOf('openFailure', code, params);
    default:
      return `${storageSentence(code)}.`;
  }
}
