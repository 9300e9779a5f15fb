import { t } from '@/i18n/aside';
import type { ListedTitle } from '@/titles/family';
import { titles } from '@/titles/registry';
import { boardPicture, coverOf, said, titleCover, titleName } from '../games/covers';
import { SmallBoard } from '../home/SmallBoard';

/** All titles by the family of games that they belong to. */
export function families(): readonly { readonly name: string; readonly titles: readonly ListedTitle[] }[] {
  return [...new Set(titles.map(({ family }) => family))].map((family) => {
    const cover = coverOf(family);
    return {
      name: cover ? said(cover.name) : family,
      titles: titles.filter((title) => title.family === family),
    };
  });
}

/** The lid of a box: its board in small, its name, and with how many it is played. */
export function BoxFace({ title }: { title: ListedTitle }) {
  const picture = boardPicture(title.family, title.board);
  const cover = titleCover(title.id);
  // one board has several games: the name of the game stands out
  const [series, own] = titleName(title.id).split(': ');
  return (
    <>
      {picture && (
        <span class="box-picture">
          <SmallBoard picture={picture} />
        </span>
      )}
      <span class="title-facts">
        <b class="title-name">
          {own === undefined ? (
            series
          ) : (
            <>
              <span class="title-series">{series}: </span>
              {own}
            </>
          )}
        </b>
        <span class="title-players">
          <Seats players={title.players} /> {cover && said(cover.length)}
        </span>
      </span>
    </>
  );
}

/** More than six do not sit at any of these tables. */
const counts = [2, 3, 4, 5, 6];

function Seats({ players }: { players: ListedTitle['players'] }) {
  return (
    <span class="title-seats">
      <span class="hidden-text">{t('new.players', players)} · </span>
      {counts.map((count) => (
        <span
          key={count}
          aria-hidden="true"
          class={count >= players.min && count <= players.max ? 'is-played' : ''}
        >
          {count}
        </span>
      ))}
    </span>
  );
}
