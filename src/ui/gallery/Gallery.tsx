import '../styles/games.css';
import '../styles/boxes.css';
import '../styles/gallery.css';
import { useMemo } from 'preact/hooks';
import { t } from '@/i18n/aside';
import type { ListedBoard } from '@/titles/family';
import { boards } from '@/titles/registry';
import { boardPicture, coverOf, said } from '../games/covers';
import { loadLook } from '../games/look';
import { SmallBoard } from '../home/SmallBoard';
import { Later } from '../shell/Later';
import { Missing } from '../shell/Missing';
import { Page } from '../shell/Page';
import { linkTo, type Path } from '../shell/router';
import { BoardScreen, type BoardView, isView } from './BoardScreen';

/** `#/gallery` lists the boards; `#/gallery/<board>/<view>` shows one. */
export function Gallery({ path }: { path: Path }) {
  const [id, view = 'board', ...rest] = path;
  if (id === undefined) return <BoardList />;
  const entry = boards.find((board) => board.id === id);
  if (!entry || !isView(view) || rest.length > 0) return <Missing path={['gallery', ...path]} />;
  return <OneBoard key={id} entry={entry} view={view} />;
}

function OneBoard({ entry, view }: { entry: ListedBoard; view: BoardView }) {
  const load = useMemo(() => () => Promise.all([entry.load(), loadLook(entry.family)]), [entry]);
  return (
    <Later load={load}>{([sheet, look]) => <BoardScreen sheet={sheet} look={look} view={view} />}</Later>
  );
}

function BoardList() {
  return (
    <Page title={t('gallery.title')}>
      <p class="note">{t('gallery.lead')}</p>
      <ul class="entries">
        {boards.map(({ id, family, name }) => {
          const cover = coverOf(family);
          const picture = boardPicture(family, id);
          return (
            <li key={id}>
              <a class="entry" href={linkTo('gallery', id)}>
                {picture && (
                  <span class="box-picture">
                    <SmallBoard picture={picture} />
                  </span>
                )}
                {cover && <span class="entry-family">{said(cover.name)}</span>}
                <span class="entry-title">{name}</span>
                {cover?.boards[id] && <span class="entry-what">{said(cover.boards[id])}</span>}
              </a>
            </li>
          );
        })}
      </ul>
    </Page>
  );
}
