import { trainName } from '@/i18n/sentences';
import { t } from '@/i18n/study';
import { numberOf } from '../gallery/tile-order';
import type { Seat } from '../table/seat';
import { namesIn } from '../turn/words';
import type { Idea } from './ideas';

interface IdeaListProps {
  seat: Seat;
  ideas: readonly Idea[];
  /** What "Play this" would play. */
  played: Idea | undefined;
}

/** All that is imagined, in the order in which it was: the last is taken back first. */
export function IdeaList({ seat, ideas, played }: IdeaListProps) {
  return (
    <ol class="what-if-ideas">
      {ideas.map((idea, i) => (
        <li key={i} class={idea === played ? 'is-played' : undefined}>
          {nameOf(seat, idea)}
        </li>
      ))}
    </ol>
  );
}

function nameOf(seat: Seat, idea: Idea): string {
  const names = namesIn(seat);
  switch (idea.kind) {
    case 'tile':
      return t('whatIf.ideaTile', {
        hex: names.hex(idea.hex),
        tile: numberOf(idea.tile, seat.view.board.tiles[idea.tile]!),
      });
    case 'station':
      return t('whatIf.ideaStation', { hex: names.hex(idea.hex), company: idea.company });
    case 'train':
      return t('whatIf.ideaOwn', { where: idea.company, what: trainName(idea.train) });
    case 'own':
      return t('whatIf.ideaOwn', { where: idea.where, what: idea.idea.label });
  }
}
