import { number, t } from '@/i18n/study';
import type { Seat } from '../table/seat';
import type { Option } from './forms';

/** The spaces of its stock table; of several with one value it is said where they lie. */
export function spaces({ view, state }: Seat, company: string | undefined): readonly Option[] {
  const first = company ?? Object.keys(state.prices ?? {})[0];
  if (first === undefined || !view.market) return [];
  const all = view.market
    .tableOf(first)
    .rows.flatMap((row, r) => row.flatMap((value, c) => (value === null ? [] : [{ value, row: r, col: c }])));
  return all.map(({ value, row, col }) => {
    const isOnly = all.filter((each) => each.value === value).length === 1;
    const name = number(value);
    return {
      id: `${row} ${col}`,
      name: isOnly ? name : t('correct.space', { value: name, row: number(row + 1), col: number(col + 1) }),
    };
  });
}

/** Where its price stands. */
export function spaceOf({ state }: Seat, company = Object.keys(state.prices ?? {})[0]): string | undefined {
  const price = state.prices?.[company ?? ''];
  return price && `${price.row} ${price.col}`;
}
