import { wordsOf } from '@/i18n/fitting';
import type { LabelsIn, SubjectsOf } from '@/i18n/sentences';
import type { Own } from '../own';
import { events } from './events';
import { moves } from './moves';
import { refusals } from './refusals';
import { stages } from './stages';

export { panels } from './panels';

/** What all games have, and this one calls by other names: what nobody has bought lies in the Initial Offer [18Ruhr 2.5]. */
type Renamed =
  | 'prompt.raise-money'
  | 'move.sell-charter'
  | 'moveName.sell-charter'
  | 'source.offer'
  | 'from.offer'
  | 'source.charter'
  | 'from.charter';

export const game = wordsOf<SubjectsOf<Own>, LabelsIn<Own> | Renamed>()({
  ...events,
  ...refusals,
  ...moves,
  ...stages,
});
