import { t } from '@/i18n';
import { withWords } from '@/i18n/areas';
import { aside } from '@/i18n/later';
import { Later } from '../shell/Later';
import { linkTo } from '../shell/router';

const loadGames = () => withWords(aside, import('./Games'));

/** The first screen: the games of this device, and what else can be done. */
export function Home() {
  return (
    <div class="home">
      <div class="enamel home-sign">
        <h1>{t('home.title')}</h1>
        <p>{t('home.lead')}</p>
        <p class="actions home-start">
          <a class="button home-new" href={linkTo('new')}>
            {t('home.new')}
          </a>
        </p>
      </div>
      <Later load={loadGames}>{({ Games }) => <Games />}</Later>
      <ul class="entries">
        <li>
          <a class="entry" href={linkTo('gallery')}>
            <span class="entry-title">{t('home.boards')}</span>
            <span class="entry-what">{t('home.boards.what')}</span>
          </a>
        </li>
        <li>
          <a class="entry" href={linkTo('box')}>
            <span class="entry-title">{t('home.box')}</span>
            <span class="entry-what">{t('home.box.what')}</span>
          </a>
        </li>
        <li>
          <a class="entry" href={linkTo('settings')}>
            <span class="entry-title">{t('shell.settings')}</span>
            <span class="entry-what">{t('home.settings.what')}</span>
          </a>
        </li>
      </ul>
    </div>
  );
}
