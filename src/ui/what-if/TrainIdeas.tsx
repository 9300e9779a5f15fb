import { useState } from 'preact/hooks';
import type { CompanyId, TrainId } from '@/engine/game/ids';
import { trainName } from '@/i18n/sentences';
import { t } from '@/i18n/study';
import type { TableState } from '@/titles/view';
import type { OwnIdea } from '../games/ideas';
import type { Seat } from '../table/seat';
import { CompanySelect, railwaysOf } from './CompanySelect';

interface TrainIdeasProps {
  seat: Seat;
  /** With all that is imagined so far. */
  state: TableState;
  company: CompanyId;
  onCompany: (company: CompanyId) => void;
  onTrain: (train: TrainId) => void;
  onOwn: (idea: OwnIdea) => void;
}

/** Gives a company one more train, and whatever else this game has for it. */
export function TrainIdeas({ seat, state, company, onCompany, onTrain, onOwn }: TrainIdeasProps) {
  const { trains } = seat.view;
  const [train, setTrain] = useState(trains[0]?.id ?? '');
  const own = seat.game.ideasOf?.(seat, state, company) ?? [];
  if (railwaysOf(seat).length === 0 || trains.length === 0) return null;
  return (
    <p class="what-if-row">
      <CompanySelect seat={seat} company={company} onCompany={onCompany} />
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
      <button type="button" class="button" onClick={() => onTrain(train)}>
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
