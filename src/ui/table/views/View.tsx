import type { CompanyId } from '@/engine/game/ids';
import type { Clock } from '@/table';
import type { TableState } from '@/titles/view';
import type { Selection } from '../../turn/selection';
import type { Seat } from '../seat';
import type { Story } from '../time/story';
import { Charts } from './Charts';
import { Companies } from './Companies';
import { Depot } from './Depot';
import { Help } from './Help';
import { LedgerView } from './LedgerView';
import { Log } from './Log';
import { Market } from './Market';
import { Players } from './Players';
import { Tiles } from './Tiles';

export interface ViewProps {
  id: string;
  seat: Seat;
  story: Story<TableState>;
  clock: Clock;
  /** The company that is shown in detail. */
  company: CompanyId | undefined;
  onCompany: (company: CompanyId) => void;
  /** What is picked, for the ledger in which certificates are traded. */
  selection?: Selection;
}

/** One of the views that lie beside the turn. */
export function View({ id, seat, story, clock, company, onCompany, selection }: ViewProps) {
  const Own = seat.game.views?.find((view) => view.id === id)?.View;
  if (Own) return <Own seat={seat} />;
  switch (id) {
    case 'ledger':
      return <LedgerView seat={seat} onCompany={onCompany} selection={selection} />;
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
