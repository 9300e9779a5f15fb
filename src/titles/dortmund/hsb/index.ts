import { perSetup } from '@/engine/game/per-setup';
import { defineTitle } from '@/engine/game/title';
import { setup as numbers } from '../hsb-cards';
import { brewingGame, brewingView } from './assemble';
import { boxAt } from './contents';
import { options } from './options';
import { sections } from './sections';

/** 18DO-Dortmund, Heat, Sweat & Beer, for three to five players. */
export const hsb = defineTitle({
  id: '18do-hsb',
  book: '18DO',
  rulesVersion: 1,
  players: numbers.players,
  options,
  sections,
  at: (setup) => brewingGame(boxAt(setup)),
});

export const viewAt = perSetup((setup) => brewingView(boxAt(setup)));

export { boxAt } from './contents';
