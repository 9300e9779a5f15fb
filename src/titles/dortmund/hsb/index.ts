import { perSetup } from '@/engine/game/per-setup';
import { defineTitle } from '@/engine/game/title';
import { setup as numbers } from '../hsb-cards';
import { twoBrewingSections } from '../two/hsb/sections';
import { brewingGame, brewingView } from './assemble';
import { boxAt } from './contents';
import { options } from './options';
import { sectionOf } from './section-of';
import { sections } from './sections';
import type { HsbState } from './state';
import { sheet } from './values';

/** 18DO-Dortmund, Heat, Sweat & Beer, for two to five players: with two there is an Investor [18DO 8]. */
export const hsb = defineTitle({
  id: '18do-hsb',
  book: '18DO',
  rulesVersion: 3,
  asksSince: { deal: 3 },
  players: { ...numbers.players, min: 2 },
  options,
  sections: { ...sections, ...twoBrewingSections },
  sectionOf: (objection, _move, state: HsbState) => sectionOf(boxAt(state.setup), objection, state),
  sheet,
  at: (setup) => brewingGame(boxAt(setup)),
});

export const viewAt = perSetup((setup) => brewingView(boxAt(setup)));

export { boxAt } from './contents';
