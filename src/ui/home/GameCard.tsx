import { useState } from 'preact/hooks';
import { dateTime, list, money, t, tCount } from '@/i18n/aside';
import type { GameRow } from '@/storage/rows';
import { agreedNames } from '../agreed/names';
import { winnersOf } from '../end/winners';
import { roundOf, titleName } from '../games/covers';
import { linkTo } from '../shell/router';
import { coloursOf, colourValues } from '../table/colours';
import { IconButton } from '../table/parts/IconButton';
import { PlayerMark } from '../table/parts/PlayerMark';
import { GameMenu } from './GameMenu';
import { SmallBoard } from './SmallBoard';

/** One game: where it stands, who plays, and what can be done with it. */
export function GameCard({ row }: { row: GameRow }) {
  const [isOpen, setOpen] = useState(false);
  const { id, title, name, setup, summary, updated, lastExport, house } = row;
  const colours = coloursOf(setup);
  const agreed = agreedNames(setup);
  const colourOf = (player: string) => colourValues[colours[player] ?? 'green'];
  const actor = summary.finished ? undefined : summary.actor?.player;
  const actorName = setup.players.find((player) => player.id === actor)?.name;
  return (
    <article class="game-card" style={actor && { '--ground': colourOf(actor) }}>
      <a class="game-open" href={summary.finished ? linkTo('table', id, 'end') : linkTo('table', id)}>
        {summary.picture && <SmallBoard picture={summary.picture} />}
        <span class="game-title">{titleName(title)}</span>
        <span class="game-name">{name === usualName(row) ? '' : name}</span>
        {agreed.length > 0 && <span class="game-agreed">{agreed.join(' · ')}</span>}
        {house && <span class="game-agreed game-house">{t('writings.houseAre', { rules: house })}</span>}
        {row.mark === 'corrected' && <span class="game-agreed">{t('table.corrected')}</span>}
        <span class="game-players">
          {setup.players.map((player) => (
            <span key={player.id} class="game-player">
              <PlayerMark name={player.name} colour={colourOf(player.id)} />
              {player.name}
            </span>
          ))}
        </span>
        <span class="game-state">
          {actor && actorName && <PlayerMark name={actorName} colour={colourOf(actor)} />}
          {stateOf(row)}
        </span>
        <span class="note">
          {t('games.played', { when: dateTime(updated) })} · {tCount('games.moves', summary.moves)}
          {lastExport !== null && ` · ${t('games.exported', { when: dateTime(lastExport) })}`}
        </span>
      </a>
      <IconButton icon="more" label={t('games.more', { name })} onClick={() => setOpen(true)} />
      {isOpen && <GameMenu row={row} onClose={() => setOpen(false)} />}
    </article>
  );
}

/** What a game is called that nobody has named. */
function usualName({ setup }: GameRow): string {
  return setup.players.map((player) => player.name).join(', ');
}

/** `Operating round 3.1, Anna is on turn`, or how it ended. */
function stateOf({ title, setup, summary }: GameRow): string {
  const nameOf = (player: string) => setup.players.find(({ id }) => id === player)?.name ?? player;
  if (summary.finished) {
    if (summary.result.length === 0) return t('end.title');
    const { players, total } = winnersOf(summary.result);
    return tCount('end.winner', players.length, { names: list(players.map(nameOf)), total: money(total) });
  }
  const round = roundOf(title, summary.round);
  if (!summary.actor) return round;
  const { player, company } = summary.actor;
  return company === undefined
    ? t('games.turn', { round, name: nameOf(player) })
    : t('games.turnFor', { round, name: nameOf(player), company });
}
