import type { Sections } from '@/engine/game/refusal';
import { twoPlayerSections } from '../sections';
import type { TwoBrewingRefusals } from './catalogue';

const ofBreweries: Sections<TwoBrewingRefusals> = {
  'investor-sells-to-equip': '8.2.2.2',
  'investor-equips-first': '8.2.2.2',
  'investor-keeps-equipment': '8.2.2.2',
};

/** The section of the rulebook behind each refusal of Heat, Sweat & Beer for two. */
export const twoBrewingSections = { ...twoPlayerSections, ...ofBreweries };
