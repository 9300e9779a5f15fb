import { rule } from '@/engine/game/move';
import type { Title } from '@/engine/game/title';
import { withRules } from '../with-rules';
import { type ToyState, toy } from '.';
import { companyRoundOf } from './state';

/**
 * The toy title in which the railway rests in every second round: then its owner can only skip. For
 * what the table does by itself.
 */
const rest = rule({
  type: 'skip',
  fields: {},
  choices: (state: ToyState) => (rests(state) ? [{ move: { type: 'skip' } }] : []),
  check: () => undefined,
  apply(draft: ToyState, _move, moment) {
    const number = companyRoundOf(draft).number + 1;
    draft.round = { kind: 'company', number, offered: false };
    moment.emit({ type: 'rested', number });
  },
});

function rests(state: ToyState): boolean {
  return companyRoundOf(state).number % 2 === 0;
}

export const skippingToy = {
  ...withRules(toy as unknown as Title<ToyState>, ({ rounds }) => ({
    rounds: {
      ...rounds,
      company: {
        stage(state: ToyState) {
          const usual = rounds.company.stage(state);
          return rests(state) ? { ...usual, id: 'rest', rules: [rest] } : usual;
        },
      },
    },
  })),
  id: 'skipping-toy',
} as unknown as Title;
