import { t } from '@/i18n/aside';
import { BoxFace, families } from '../newgame/BoxFace';
import { linkTo } from '../shell/router';

/** All games there are: one tap on a box begins one. */
export function Boxes() {
  return (
    <section class="boxes" aria-label={t('games.boxes')}>
      <h2>{t('games.boxes')}</h2>
      {families().map(({ name, titles }) => (
        <div key={name} class="title-family">
          <h3>{name}</h3>
          <ul class="title-options">
            {titles.map((title) => (
              <li key={title.id}>
                <a class="title-option box" href={linkTo('new', title.id)}>
                  <BoxFace title={title} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
