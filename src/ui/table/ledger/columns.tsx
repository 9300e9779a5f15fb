import type { ComponentChildren } from 'preact';
import { number, t } from '@/i18n/table';
import { type CompanyFigures, canRun } from '../figures/companies';
import { hasMoney, type Seat } from '../seat';
import { WouldRun } from './cells';

/** A column about companies; its name says where it goes first when there is little room. */
export interface Column {
  readonly id: 'unsold' | 'pool' | 'treasury' | 'trains' | 'stations' | 'last' | 'run' | `own-${string}`;
  readonly name: string;
  /** Nothing where there is nothing to say of a company. */
  of(company: CompanyFigures): ComponentChildren | undefined;
}

function percent(value: number): string | undefined {
  return value === 0 ? undefined : number(value);
}

/** Where runs are only made at the end it says so, and of a game that is over which they were. */
function runName({ view, state }: Seat): string {
  if (!view.endColour) return t('table.ledger.wouldRun');
  return t(state.over ? 'table.ledger.ran' : 'table.ledger.wouldRun.end');
}

/** What is said of companies beside who holds them; what is empty for all of them is left out. */
export function columnsFor(seat: Seat, companies: readonly CompanyFigures[]): readonly Column[] {
  const isRail = hasMoney(seat);
  const columns: (Column | false)[] = [
    {
      id: 'unsold',
      name: t(isRail ? 'table.ledger.unsold' : 'table.ledger.display'),
      of: ({ offer, charter }) => percent(offer + charter),
    },
    { id: 'pool', name: t('table.ledger.pool'), of: ({ pool }) => percent(pool) },
    isRail && {
      id: 'treasury',
      name: t('table.ledger.treasury'),
      of: ({ standing, treasury = 0 }) => (standing === 'floated' ? number(treasury) : undefined),
    },
    {
      id: 'trains',
      name: t('table.ledger.trains'),
      of: ({ trains }) => (trains.length > 0 ? trains.join('\u2009') : undefined),
    },
    {
      id: 'stations',
      name: t('table.ledger.stations'),
      of: ({ standing, tokens, harbour, def }) => {
        if (standing === 'unfounded' || def.tokenCosts.length === 0) return undefined;
        return `${number(tokens.length)}${harbour ? '\u2009+\u20091' : ''}`;
      },
    },
    {
      id: 'last',
      name: t('table.ledger.lastRevenue'),
      of: ({ operated, lastRevenue }) => (operated ? number(lastRevenue) : undefined),
    },
    {
      id: 'run',
      name: runName(seat),
      of: (company) => (canRun(company) ? <WouldRun seat={seat} company={company} /> : undefined),
    },
  ];
  const own = (seat.game.ledger?.columns ?? []).map(
    ({ id, name, of }): Column => ({ id: `own-${id}`, name: name(), of: (company) => of(seat, company.id) }),
  );
  return [...columns, ...own]
    .filter((column): column is Column => column !== false)
    .filter(({ of }) => companies.some((company) => of(company) !== undefined));
}
