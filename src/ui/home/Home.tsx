import { t } from '@/i18n';
import { linkTo } from '../shell/router';

interface Entry {
  readonly href: string;
  readonly title: string;
  readonly what: string;
}

/** The first screen: what can be done. */
export function Home() {
  const entries: readonly Entry[] = [
    { href: linkTo('gallery'), title: t('home.boards'), what: t('home.boards.what') },
    { href: linkTo('settings'), title: t('shell.settings'), what: t('home.settings.what') },
  ];
  return (
    <div class="home">
      <div class="enamel">
        <h1>{t('home.title')}</h1>
        <p>{t('home.lead')}</p>
      </div>
      <ul class="entries">
        {entries.map(({ href, title, what }) => (
          <li key={href}>
            <a class="entry" href={href}>
              <span class="entry-title">{title}</span>
              <span class="entry-what">{what}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
