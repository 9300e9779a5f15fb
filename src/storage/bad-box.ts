import { boxProblem } from '@/engine/game/box/in-setup';
import type { RefusalParams } from '@/engine/game/refusal';
import type { Setup } from '@/engine/game/state';
import type { Title } from '@/engine/game/title';

/** What is wrong with the corrected values of a setup, for a sentence about it; nothing where all is well. */
export function badBox(title: Pick<Title, 'sheet'>, setup: Pick<Setup, 'box'>): RefusalParams | undefined {
  const found = boxProblem(title, setup);
  if (!found) return undefined;
  const { code, ...params } = found;
  return { problem: code, ...params };
}
