import type { OptionDefs } from '@/engine/game/options';
import { scenarios } from '../cards';

/** [18Ruhr 2.3] which private Montan companies are active, and cards that may be added [rulings 10, 120]. */
export const options = {
  scenario: {
    kind: 'one',
    of: ['hellweg', 'metropolis', 'ruhrValley', 'emscherValley', 'northSouth'],
    usual: 'hellweg',
    drawn: true,
  },
  optionalCards: { kind: 'flag', usual: false },
} as const satisfies OptionDefs;

/** The companies of a scenario by their numbers. */
export function activeIn(scenario: string): readonly number[] {
  return scenarios.find(({ id }) => id === scenario)!.active;
}
