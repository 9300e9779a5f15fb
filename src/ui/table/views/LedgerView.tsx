import type { CompanyId } from '@/engine/game/ids';
import type { Selection } from '../../turn/selection';
import { stageView } from '../../turn/stage-view';
import { useFrame } from '../frame';
import { Ledger } from '../Ledger';
import { TradingLedger } from '../lazy';
import { hasMoney, type Seat } from '../seat';

interface LedgerViewProps {
  seat: Seat;
  onCompany: (company: CompanyId) => void;
  /** Nothing where nobody can pick anything. */
  selection: Selection | undefined;
}

/** The ledger in its own place: to be read, or to trade in where the turn does not hold it. */
export function LedgerView({ seat, onCompany, selection }: LedgerViewProps) {
  const { ledgerIn } = useFrame();
  const { options } = seat;
  const trades = options !== undefined && stageView(seat, options.stage).trades === true;
  if (trades && selection && ledgerIn === 'place' && hasMoney(seat)) {
    return (
      <div class="trading-place">
        <TradingLedger seat={seat} options={options} selection={selection} />
      </div>
    );
  }
  return <Ledger seat={seat} onCompany={onCompany} />;
}
