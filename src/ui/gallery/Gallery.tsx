import { t, tOf } from '@/i18n';
import { boards } from '@/titles/boards';
import { Later } from '../shell/Later';
import { Missing } from '../shell/Missing';
import { Page } from '../shell/Page';
import { linkTo, type Path } from '../shell/router';
import { BoardScreen, isView } from './BoardScreen';

/** `#/gallery` lists the boards; `#/gallery/<board>/<view>` shows one. */
export function Gallery({ path }: { path: Path }) {
  const [id, view = 'board', ...rest] = path;
  if (id === undefined) return <BoardList />;
  const entry = boards.find((board) => board.id === id);
  if (!entry || !isView(view) || rest.length > 0) return <Missing path={['gallery', ...path]} />;
  return (
    <Later key={id} load={entry.load}>
      {(sheet) => <BoardScreen sheet={sheet} view={view} />}
    </Later>
  );
}

function BoardList() {
  return (
    <Page title={t('gallery.title')}>
      <p class="note">{t('gallery.lead')}</p>
      <ul class="entries">
        {boards.map(({ id, family, name }) => (
          <li key={id}>
            <a class="entry" href={linkTo('gallery', id)}>
              <span class="entry-family">{tOf('family', family)}</span>
              <span class="entry-title">{name}</span>
              <span class="entry-what">{tOf('blurb', id)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Page>
  );
}
