import { t } from '@/i18n/aside';
import { linkTo } from '../shell/router';
import { MenuNote } from '../table/parts/MenuNote';
import { whatIf } from './entries';

export function WhatIfLink({ id }: { id: string }) {
  const note = 'menu-what-if';
  return (
    <>
      <a class="menu-item has-what" href={linkTo('table', id, whatIf)} aria-describedby={note}>
        {t('table.whatIf')}
      </a>
      <MenuNote id={note}>{t('table.whatIf.what')}</MenuNote>
    </>
  );
}
