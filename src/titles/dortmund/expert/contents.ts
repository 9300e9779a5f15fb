import { perSetup } from '@/engine/game/per-setup';
import type { Setup } from '@/engine/game/state';
import type { HsbBox } from '../hsb/box';
import { boxAt as brewingBoxAt } from '../hsb/contents';
import { expertMore } from './more';

/** What is in the box for the Expert Game: all of Heat, Sweat & Beer, and what it adds. */
export const boxAt = perSetup((setup: Setup): HsbBox => {
  const box = brewingBoxAt(setup);
  return { ...box, more: expertMore(box) };
});
