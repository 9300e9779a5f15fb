import { directorOf } from '@/engine/finance/certificates';
import type { CompanyId } from '@/engine/game/ids';
import { breweryOf } from '@/titles/dortmund/rules/breweries/cubes';
import type { OperatingGame } from '@/titles/dortmund/rules/operating/state';
import type { TableState } from '@/titles/view';
import type { OwnIdea } from '../ideas';
import { t } from './words';

/** One more cube for the director's brewery, whose card counts as turned over. */
export function breweryIdeas(now: OperatingGame, company: CompanyId): OwnIdea[] {
  const director = directorOf(now, company);
  const id = director === null ? undefined : breweryOf(now, director);
  if (id === undefined) return [];
  return [
    {
      label: t('do.whatIf.beer'),
      apply(state) {
        const { privates, breweries } = state as unknown as OperatingGame;
        const brewery = { ...breweries[id]!, cubes: breweries[id]!.cubes + 1 };
        return {
          ...state,
          privates: { ...privates, [id]: { ...privates[id]!, closed: true } },
          breweries: { ...breweries, [id]: brewery },
        } as TableState;
      },
    },
  ];
}
