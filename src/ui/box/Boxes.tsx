import './box.css';
import { useEffect, useState } from 'preact/hooks';
import { t, tCount } from '@/i18n/box';
import { boxes } from '@/table';
import { boards } from '@/titles/registry';
import { Missing } from '../shell/Missing';
import { Page } from '../shell/Page';
import { linkTo, type Path } from '../shell/router';
import { BoxEditor } from './BoxEditor';
import { type WholeBox, wholeBox } from './whole';

/** The boxes that there are, or one of them. */
export function Boxes({ path }: { path: Path }) {
  const [board, ...rest] = path;
  if (rest.length > 0) return <Missing path={['box', ...path]} />;
  return board === undefined ? <List /> : <One key={board} board={board} />;
}

function List() {
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  useEffect(() => {
    void Promise.all(
      boards.map(async ({ id }) => [id, Object.keys(await boxes.values(id)).length] as const),
    ).then(
      (all) => setCounts(Object.fromEntries(all)),
      () => {},
    );
  }, []);
  return (
    <Page title={t('box.title')}>
      <p class="note">{t('box.lead')}</p>
      <ul class="entries">
        {boards.map(({ id, name }) => (
          <li key={id}>
            <a class="entry" href={linkTo('box', id)}>
              <span class="entry-title">{name}</span>
              <span class="entry-what">
                {counts[id] ? tCount('box.corrected', counts[id]) : t('box.none')}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Page>
  );
}

type Found = { readonly box: WholeBox | undefined } | 'failed';

function One({ board }: { board: string }) {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let isWanted = true;
    wholeBox(board).then(
      (box) => isWanted && setFound({ box }),
      () => isWanted && setFound('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [board]);
  if (found === undefined) return <p class="loading">{t('shell.loading')}</p>;
  if (found === 'failed') return <p class="notice is-bad">{t('box.failed')}</p>;
  return found.box ? <BoxEditor box={found.box} /> : <Missing path={['box', board]} />;
}
