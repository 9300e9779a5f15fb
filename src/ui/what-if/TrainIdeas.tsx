import { useState } from 'preact/hooks';
import type { CompanyId, TrainId } from '@/engine/game/ids';
import { trainName } from '@/i18n/sentences';
import { t } from '@/i18n/study';
import type { TableState } from '@/titles/view';
import type { OwnIdea } from '../games/ideas';
import type { Seat } from '../table/seat';

interface TrainIdeasProps {
  seat: Seat;
  /** With all that is imagined so far. */
  state: TableState;
  onTrain: (company: CompanyId, train: TrainId) => void;
  onOwn: (idea: OwnIdea) => void;
}

/** Gives a company one more train, and whatever else this game has for it. */
export function TrainIdeas({ seat, state, onTrain, onOwn }: TrainIdeasProps) {
  const { companies, trains } = seat.view;
  const railways = companies.filter(({ tokenCosts }) => tokenCosts.length > 0);
  const [company, setCompany] = useState(railways[0]?.id ?? '');
  const [train, setTrain] = useState(trains[0]?.id ?? '');
  const own = seat.game.ideasOf?.(seat, state, company) ?? [];
  if (railways.length === 0 || trains.length === 0) return null;
  return (
    <p class="what-if-row">
      <select
        aria-label={t('whatIf.company')}
        value={company}
        onChange={(event) => setCompany(event.currentTarget.value)}
      >
        {railways.map(({ id }) => (
          <option key={id} value={id}>
            {id}
          </option>
        ))}
      </select>
      <select
        aria-label={t('whatIf.trainType')}
        value={train}
        onChange={(event) => setTrain(event.currentTarget.value)}
      >
        {trains.map(({ id }) => (
          <option key={id} value={id}>
            {trainName(id)}
          </option>
        ))}
      </select>
      <button type="button" class="button" onClick={() => onTrain(company, train)}>
        {t('whatIf.train')}
      </button>
      {own.map((idea) => (
        <button key={idea.label} type="button" class="button" onClick={() => onOwn(idea)}>
          {idea.label}
        </button>
      ))}
    </p>
  );
}
