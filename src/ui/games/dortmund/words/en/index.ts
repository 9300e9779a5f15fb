import { wordsOf } from '@/i18n/fitting';
import type { LabelsIn, SubjectsOf } from '@/i18n/sentences';
import type { Own } from '../own';
import { introduction } from './int';
import { operating } from './operating';
import { stock } from './stock';
import { table } from './table';
import { two } from './two';
import { variants } from './variants';

export const panels = table;

/** What is shared with other families, and said here in the words of this box. */
type SaidHere = 'prompt.starting' | CardWords;
type CardWords =
  | `event.${'investor-card' | 'card-offered' | 'card-kept' | 'card-bought'}`
  | `prompt.${'choose-card' | 'offer-card' | 'answer-offer'}`
  | `move.${'choose-card.priority' | 'choose-card.investor' | 'offer-card'}`;

export const game = wordsOf<SubjectsOf<Own>, LabelsIn<Own> | SaidHere>()({
  ...introduction,
  ...operating,
  ...stock,
  ...variants,
  ...two,
});
