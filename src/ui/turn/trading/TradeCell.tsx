import { number, t } from '@/i18n/table';
import { Star } from '../../table/ledger/cells';
import { focusConfirm } from '../focus';
import { Says } from '../MoveButton';
import { sameMove } from '../moves';
import { companyOf } from '../names';
import { usePicked } from '../use-picked';
import { shortWhy } from './short-why';
import { amountOf, type Trade, type TradeProps } from './trades';

interface CellProps extends TradeProps {
  trade: Trade;
  /** Where the certificates lie, for those who listen. */
  place: string;
  isDirector?: boolean;
}

/** What others look for by these names: the kinds of cells as they always were called. */
const classOf = { buy: 'purchase', sell: 'sell', found: 'found-company' } as const;

/**
 * A cell that is a control: touched, it shows what it would do; touched again, it is put back. Its outline says what
 * it does, and so does its second line, with the amount. One that cannot be used says why.
 */
export function TradeCell({ trade, place, isDirector = false, ...props }: CellProps) {
  const { seat, selection } = props;
  const { key, kind, company, percent, moves, why } = trade;
  const isPicked = usePicked(
    props,
    ({ open, move }) => open === key || moves.some((each) => sameMove(each, move)),
    JSON.stringify(moves),
  );
  const isLegal = moves.length > 0;
  const tap = (event: MouseEvent) => {
    if (isPicked) {
      selection.clear();
      return;
    }
    if (!isLegal) {
      selection.pick(seat.state, why ? { why } : {});
      return;
    }
    // a start value is chosen, unless there is only one
    const isOpen = kind === 'found' && moves.length > 1;
    selection.pick(seat.state, isOpen ? { open: key } : { open: key, move: moves[0]! });
    focusConfirm(event.currentTarget);
  };
  return (
    <button
      type="button"
      class={`move trade trade-${kind} ${classOf[kind]}`}
      aria-pressed={isPicked}
      aria-disabled={!isLegal}
      onClick={tap}
    >
      {kind === 'found' ? (
        <Says text={t('turn.found.name', { company: companyOf(seat, company)?.name ?? company })} />
      ) : (
        <Says text={`${company}, ${place}:`} />
      )}
      <span class="trade-what" aria-hidden={kind === 'found'}>
        {kind === 'found' ? t('trade.found') : number(percent)}
        {kind !== 'found' && <Unit>%</Unit>}
        {isDirector && <Star />}
      </span>{' '}
      <span class="trade-does" aria-hidden={kind === 'found' && isLegal}>
        {isLegal ? <Does {...props} trade={trade} isPicked={isPicked} /> : shortWhy(why)}
      </span>
    </button>
  );
}

/** The word and the amount: what the cell does is never said by its look alone. */
function Does({ trade, isPicked, ...props }: TradeProps & { trade: Trade; isPicked: boolean }) {
  const { kind, percent, moves } = trade;
  if (kind === 'found') return <>{t('trade.found.percent', { percent })}</>;
  const [first] = moves;
  const amount = number((first && amountOf(props, first)) ?? 0);
  if (isPicked) return <>{t(kind === 'buy' ? 'trade.buying' : 'trade.selling')}</>;
  return (
    <>
      {t(kind === 'buy' ? 'trade.buy' : 'trade.sell', { amount })}
      <Unit>{'\u00a0M'}</Unit>
    </>
  );
}

/** Tells shares from money, where there is room for it. */
function Unit({ children }: { children: string }) {
  return <span class="trade-unit">{children}</span>;
}
