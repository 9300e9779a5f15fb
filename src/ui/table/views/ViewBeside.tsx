import { Charts } from './Charts';
import { Companies } from './Companies';
import { Depot } from './Depot';
import { Help } from './Help';
import { Log } from './Log';
import { Market } from './Market';
import { Players } from './Players';
import { Tiles } from './Tiles';
import type { ViewProps } from './View';

/** The views that are opened beside the turn, all but the ledger: those that all games have, and those of this game alone. */
export function ViewBeside({ id, seat, story, clock, company, onCompany }: ViewProps) {
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
