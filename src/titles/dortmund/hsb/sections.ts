import type { Sections } from '@/engine/game/refusal';
import type { GoalRefusals } from '@/engine/routes/catalogue';
import { sections as railwaySections } from '../rules/sections';
import type { BrewingRefusals, TradingRefusals } from './catalogue';

const brewingSections: Sections<TradingRefusals & BrewingRefusals & GoalRefusals> = {
  'route-misses-goal': '6.5.1',
  // stock rounds
  'no-corporations-yet': '6.3.2.2',
  'closed-this-round': '6.4.9',
  'not-your-minor': '6.4.5',
  'no-trade-in-yet': '6.4.5',
  'not-a-corporation': '6.4.5',
  'no-float-sale': '6.4.2',
  // brewery rounds
  'no-such-equipment': '6.5.2.2',
  'no-such-demand': '6.5.2.3',
  'out-of-reach': '6.5.2.3',
  'must-deliver': '6.5.2.3',
  'too-much-aside': '6.5.2.4',
  'not-for-trains': '6.5.2.4',
  'no-such-train': '6.5.2.4',
  'load-capacity': '6.5.2.4',
  'load-units': '6.5.2.4',
  'load-declined': '6.5.2.4',
  'load-no-route': '6.5.2.4',
  'equipment-limit': '6.5.2.6',
  'equipment-too-dear': '6.5.2.6',
  'must-own-equipment': '6.5.2.7',
  'no-forced-minor': '6.5.2.7',
};

/** The section behind each refusal; what is as in The Railway Game is cited there, but for what this book says again. */
export const sections = {
  ...railwaySections,
  ...brewingSections,
  'private-no-bids': '6.2.2',
  'no-such-bid-space': '6.2.2',
  'bid-space-too-low': '6.2.2',
};
