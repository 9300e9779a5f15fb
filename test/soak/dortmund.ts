import { expertHabits } from './dortmund-exp';
import { brewingHabits } from './dortmund-hsb';
import { introductionHabits } from './dortmund-int';
import { railwayHabits } from './dortmund-trg';
import type { FamilyHabits, Habits } from './habits';

export const habits: FamilyHabits = {
  '18do-int': introductionHabits as Habits,
  '18do-trg': railwayHabits as Habits,
  '18do-hsb': brewingHabits as Habits,
  '18do-exp': expertHabits as Habits,
};
