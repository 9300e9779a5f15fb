import { MoreBelow } from '../parts/MoreBelow';
import { Charts } from './Charts';
import { Companies } from './Companies';
import { Depot } from './Depot';
import { Help } from './Help';
import { Log } from './Log';
import { Market } from './Market';
import { Players } from './Players';
import { Tiles } from './Tiles';
import type { ViewProps } from './View';

/** A view that is opened beside the turn, with a sign of what lies below its edge. */
export function ViewBeside(props: ViewProps) {
  return (
    <>
      <Shown {...props} />
      <MoreBelow key={props.id} />
    </>
  );
}

/** All but the ledger: those that all games have, and those of this game alone. */
function Shown({ id, seat, story, clock, company, onCompany }: ViewProps) {
  const Own = seat.game.views?.find((view) => view.id === id)?.View;
  if (Own) return <Own seat={seat} />;
  switch (id) {
    case 'market':
      return <Market seat={seat} story={story} onCompany={onCompany} />;
    case 'companies':
      return <Companies seat={seat} story={story} chosen={company} onChoose={onCompany} />;
    case 'players':
      return <Players seat={seat} clock={clock} />;
    case 'depot':
      return <Depot seat={seat} />;
    case 'tiles':
      return <Tiles seat={seat} />;
    case 'log':
      return <Log seat={seat} story={story} />;
    case 'charts':
      return <Charts seat={seat} story={story} />;
    case 'help':
      return <Help seat={seat} />;
    default:
      return null;
  }
}
