import type { FamilyHabits } from '../../soak/habits';

/** Grapes are picked rather than left. */
export const habits: FamilyHabits = {
  vineyards: {
    weigh: (_, { move }) => (move.type === 'pick' ? 3 : 1),
    observe: (event) => (event.type === 'slept-in' ? ['path a morning off'] : []),
    paths: ['path a morning off'],
  },
};
