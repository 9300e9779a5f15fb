import { t as sayPay } from '@/i18n/table';
import type { KeepApartMove } from '@/titles/rhineland/rules/kreisbahn';
import { isListed } from '../../turn/moves';
import { DividendPanel, type DividendWay } from '../../turn/panels/DividendPanel';
import type { RhinelandProps } from './seats';
import { t } from './words';

const apart: KeepApartMove = { type: 'keep-apart' };

/** Pay, withhold, or pay what the other trains have brought and keep what the 2+4 has. */
export function ApartDividend(props: RhinelandProps) {
  const way: DividendWay<KeepApartMove> = {
    move: apart,
    title: (amount) => t('lra.apart', { amount }),
    confirm: sayPay('turn.pay.confirm'),
    sentence: t('lra.apart.confirm'),
  };
  return <DividendPanel<KeepApartMove> {...props} more={isListed(props.options, apart) ? [way] : []} />;
}
