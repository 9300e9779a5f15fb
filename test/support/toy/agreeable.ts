import type { OptionDefs } from '@/engine/game/options';
import { toy } from '.';

/** Options of every kind, ten of them: flags with something beside them, lots, and what is not for all. */
export const manyOptions = {
  extraTrain: { kind: 'flag', usual: false },
  scenario: { kind: 'one', of: ['north', 'south', 'east'], usual: 'north', drawn: true },
  mines: { kind: 'flag', usual: false },
  depth: { kind: 'number', min: 3, max: 6, step: 1, usual: 3, needs: [{ option: 'mines', is: true }] },
  ore: { kind: 'one', of: ['iron', 'coal'], usual: 'iron', needs: [{ option: 'mines', is: true }] },
  goods: { kind: 'some', of: ['beer', 'salt', 'lime', 'steel'], usual: ['beer'] },
  harsh: { kind: 'flag', usual: false, excludes: [{ option: 'extraTrain', is: true }] },
  crowd: { kind: 'flag', usual: false, players: [4, 5] },
  ferries: { kind: 'flag', usual: true },
  region: { kind: 'one', of: ['a', 'b', 'c', 'd', 'e', 'f'], usual: 'a' },
} as const satisfies OptionDefs;

/** The toy title with something to agree on; nothing of it changes the game. */
export const agreeableToy = { ...toy, options: manyOptions };
