import { t } from '@/i18n/aside';
import { linkTo } from '../shell/router';
import { whatIf } from './entries';

export function WhatIfLink({ id }: { id: string }) {
  return (
    <a class="menu-item" href={linkTo('table', id, whatIf)}>
      {t('table.whatIf')}
    </a>
  );
}
