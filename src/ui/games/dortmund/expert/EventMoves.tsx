import { ordinaryOf } from '@/engine/finance/certificates';
import { worthOf } from '@/engine/market/market';
import { money } from '@/i18n/table';
import { creditFor } from '@/titles/dortmund/expert/events/purchase';
import { amountOfFair } from '@/titles/dortmund/expert/events/turn';
import { CompanyToken } from '../../../turn/Mark';
import { MoveButton } from '../../../turn/MoveButton';
import { movesOf } from '../../../turn/moves';
import { Part } from '../../../turn/Part';
import { cardName } from '../hsb/names';
import type { ExpertProps } from '../seats';
import { t, tCount } from '../words/brewing';
import { boxOf, cardNameAt, eventWords, nameOf } from './names';

/** The events of the own turn, where they may be used now. */
export function EventMoves(props: ExpertProps) {
  const { seat, options } = props;
  const { state, view } = seat;
  const { company = '' } = options.actor;
  const fair = movesOf(props, 'fair');
  const sales = movesOf(props, 'investor-sale');
  const contracts = movesOf(props, 'transport-contract');
  const payments = movesOf(props, 'pay-with-card');
  const upgrades = movesOf(props, 'upgrade');
  const code = usedBy({ fair, sales, contracts, payments, upgrades });
  if (code === undefined) return null;
  const stack = ordinaryOf(state, 'charter', company).map(({ percent }) => percent);
  const worth = (count: number) =>
    worthOf(
      view.market,
      state,
      company,
      stack.slice(0, count).reduce((sum, each) => sum + each, 0),
    );
  const credit = (card: number) => creditFor(boxOf(state).equipment[state.trains[card]!.type]!);
  return (
    <Part class="beside" title={nameOf(code)} note={eventWords(code)}>
      <div class="beside-moves">
        {fair.map((move) => (
          <MoveButton key="fair" {...props} move={move}>
            {nameOf('G')} <strong>{money(amountOfFair)}</strong>
          </MoveButton>
        ))}
        {sales.map((move) => (
          <MoveButton key={move.count} {...props} move={move}>
            {tCount('do.exp.investor', move.count)} <strong>{money(worth(move.count))}</strong>
          </MoveButton>
        ))}
        {contracts.map((move) => (
          <MoveButton
            key={move.railway}
            {...props}
            move={move}
            says={`${t('do.exp.contract')} ${move.railway}`}
          >
            <span aria-hidden="true">{t('do.exp.contract')}</span>{' '}
            <CompanyToken seat={seat} company={move.railway} />
          </MoveButton>
        ))}
        {payments.map((move) => (
          <MoveButton key={`${move.card}/${move.old}`} {...props} move={move}>
            {t('do.exp.payWith', { old: cardNameAt(state, move.old), card: cardName(move.card) })}{' '}
            <strong>−{money(credit(move.old))}</strong>
          </MoveButton>
        ))}
        {upgrades.map((move) => (
          <MoveButton key={move.card} {...props} move={move}>
            {t('do.exp.upgrade', { card: cardName(move.card) })}
          </MoveButton>
        ))}
      </div>
    </Part>
  );
}

/** A brewery has one event at a time: whichever may be used now. */
function usedBy(moves: Record<'fair' | 'sales' | 'contracts' | 'payments' | 'upgrades', readonly unknown[]>) {
  const codes = { fair: 'G', sales: 'M', contracts: 'P', payments: 'I', upgrades: 'J' } as const;
  const kinds = Object.keys(codes) as (keyof typeof codes)[];
  const kind = kinds.find((each) => moves[each].length > 0);
  return kind && codes[kind];
}
