import type { CompanyId } from '@/engine/game/ids';
import type { Clock } from '@/table';
import type { TableState } from '@/titles/view';
import type { Selection } from '../../turn/selection';
import { ViewBeside } from '../lazy';
import type { Seat } from '../seat';
import type { Story } from '../time/story';
import { LedgerView } from './LedgerView';

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

/** One of the views that lie beside the turn: only the ledger is there at first sight. */
export function View(props: ViewProps) {
  const { id, seat, onCompany, selection } = props;
  if (id === 'ledger') return <LedgerView seat={seat} onCompany={onCompany} selection={selection} />;
  return <ViewBeside {...props} />;
}
