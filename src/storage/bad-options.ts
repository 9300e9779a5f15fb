import { optionsProblem } from '@/engine/game/options';
import type { RefusalParams } from '@/engine/game/refusal';
import type { Setup } from '@/engine/game/state';
import type { Title } from '@/engine/game/title';

/** What is impossible about what was agreed, for a sentence about it; nothing where all is well. */
export function badOptions(
  { id, options }: Pick<Title, 'id' | 'options'>,
  setup: Setup,
): RefusalParams | undefined {
  const found = optionsProblem(options, setup);
  if (!found) return undefined;
  const { kind, option, other, is } = found;
  return {
    title: id,
    problem: kind,
    option,
    ...(other !== undefined && { other }),
    ...(is !== undefined && { is: String(is) }),
  };
}
