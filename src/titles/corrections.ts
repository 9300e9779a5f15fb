import { type Box, corrections } from '@/engine/corrections';
import { perSetup } from '@/engine/game/per-setup';
import { choices } from '@/engine/game/play';
import { type Objection, object } from '@/engine/game/refusal';
import type { CoreState } from '@/engine/game/state';
import type { GameRules, Title } from '@/engine/game/title';
import type { RailState } from '@/engine/steps/state';
import type { TableState, ViewAt } from './view';

/** The title with what a table may put right by hand, beside its rules. */
export function withCorrections(title: Title, viewAt: ViewAt): Title {
  return {
    ...title,
    at: perSetup((setup): GameRules => {
      const rules = title.at(setup);
      const { board, companies, market, phases } = viewAt(setup);
      const box: Box = {
        board,
        companies,
        market,
        phase: (state) => phases.of(state as unknown as TableState).id,
        problem: (state) => problemIn(title, rules, state),
      };
      return { ...rules, corrections: corrections(box) as unknown as GameRules['corrections'] & object };
    }),
  };
}

/** A game goes on only from a state in which everything is where it may be, and somebody can act. */
function problemIn(title: Title, { invariants = [] }: GameRules, state: RailState): Objection | undefined {
  if (invariants.some(({ broken }) => isBroken(broken, state))) return object('correction-breaks');
  const options = choices(title, state as CoreState);
  return options && options.choices.length > 0 ? undefined : object('correction-stuck');
}

/** What cannot even be asked about is broken, too. */
function isBroken(broken: (state: CoreState) => string | null, state: CoreState): boolean {
  try {
    return broken(state) !== null;
  } catch {
    return true;
  }
}
