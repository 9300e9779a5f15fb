import type { CompanyId } from '@/engine/game/ids';
import type { DortmundTrain } from '@/titles/dortmund/cards';
import type { HsbState, LadenTrain } from '@/titles/dortmund/hsb/state';
import type { Seat } from '../../../table/seat';
import type { OwnIdea } from '../../ideas';
import { t } from '../words/brewing';

/** One more cube on a train of the company that can carry it. */
export function loadIdeas({ view }: Pick<Seat, 'view'>, now: HsbState, company: CompanyId): OwnIdea[] {
  const cards = view.trains as readonly DortmundTrain[];
  const carries = (type: string) => cards.find(({ id }) => id === type)?.beer ?? 0;
  const at = now.trains.findIndex(
    (card) => card.at === company && card.as === undefined && (card.beer ?? 0) < carries(card.type),
  );
  if (at === -1) return [];
  const loaded = (card: LadenTrain): LadenTrain => ({ ...card, beer: (card.beer ?? 0) + 1 });
  return [
    {
      label: t('do.whatIf.beer'),
      apply: (state) => ({
        ...state,
        trains: state.trains.map((card, i) => (i === at ? loaded(card) : card)),
      }),
    },
  ];
}
