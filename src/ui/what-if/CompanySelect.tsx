import type { CompanyId } from '@/engine/game/ids';
import { t } from '@/i18n/study';
import type { Seat } from '../table/seat';

/** Companies that build and run. */
export function railwaysOf({ view }: Seat): readonly CompanyId[] {
  return view.companies.filter(({ tokenCosts }) => tokenCosts.length > 0).map(({ id }) => id);
}

interface CompanySelectProps {
  seat: Seat;
  company: CompanyId;
  onCompany: (company: CompanyId) => void;
}

/** For whom something is imagined: stations and trains are for the same company until another is chosen. */
export function CompanySelect({ seat, company, onCompany }: CompanySelectProps) {
  return (
    <select
      aria-label={t('whatIf.company')}
      value={company}
      onChange={(event) => onCompany(event.currentTarget.value)}
    >
      {railwaysOf(seat).map((id) => (
        <option key={id} value={id}>
          {id}
        </option>
      ))}
    </select>
  );
}
