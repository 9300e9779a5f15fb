import { perSetup } from '@/engine/game/per-setup';
import { defineTitle } from '@/engine/game/title';
import type { TitleView } from '../../view';
import { brewingView } from '../hsb/assemble';
import { sectionOf } from '../hsb/section-of';
import { sheet } from '../hsb/values';
import { setup as numbers } from '../hsb-cards';
import { expertGame } from './assemble';
import { boxAt } from './contents';
import { options } from './options';
import { sections } from './sections';
import type { ExpertState } from './state';

/** 18DO-Dortmund, the Expert Game, for three to five players: on top of Heat, Sweat & Beer. */
export const expert = defineTitle({
  id: '18do-exp',
  book: '18DO',
  rulesVersion: 3,
  asksSince: { deal: 3 },
  players: numbers.players,
  options,
  sections,
  sectionOf: (objection, _move, state: ExpertState) => sectionOf(boxAt(state.setup), objection, state),
  sheet,
  at: (setup) => expertGame(boxAt(setup)),
});

export const viewAt = perSetup((setup): TitleView<ExpertState> => brewingView(boxAt(setup)));

export { boxAt } from './contents';
