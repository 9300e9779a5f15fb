import { t } from '@/i18n/aside';
import { linkTo } from '../shell/router';
import { menuWords } from '../table/parts/MenuWords';
import { whatIf } from './entries';

export function WhatIfLink({ id }: { id: string }) {
  return (
    <a
      href={linkTo('table', id, whatIf)}
      {...menuWords('what-if', t('table.whatIf'), t('table.whatIf.what'))}
    />
  );
}
