import { type Box, corrections } from '@/engine/corrections';
import type { Choice } from '@/engine/game/move';
import { perSetup } from '@/engine/game/per-setup';
import { choices, play, withConsequences } from '@/engine/game/play';
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
      const view = viewAt(setup);
      const { board, companies, market, phases } = view;
      const box: Box = {
        board,
        companies,
        market,
        phase: (state) => phases.of(state as unknown as TableState),
        ...(view.markerMayLie && {
          markerMayLie: (state, marker, hex) =>
            view.markerMayLie!(state as unknown as TableState, marker, hex),
        }),
        problem: (state, before) => problemIn(title, rules, state, before),
      };
      return { ...rules, corrections: corrections(box) as unknown as GameRules['corrections'] & object };
    }),
  };
}

/** A game goes on only from a state in which everything is where it may be, and somebody can act. */
function problemIn(
  title: Title,
  rules: GameRules,
  corrected: RailState,
  before: RailState,
): Objection | undefined {
  try {
    if (isBroken(rules, corrected)) return object('correction-breaks');
    const state = withConsequences(rules, corrected, before, { emit: () => {} });
    if (isBroken(rules, state)) return object('correction-breaks');
    const options = choices(title, state);
    if (!options || options.choices.length === 0) return object('correction-stuck');
    // what is being decided was asked of the game as it was: all answers must still be possible
    const isSound = ({ move }: Choice) => {
      const outcome = play(title, state, move);
      return outcome.ok && !isBroken(rules, outcome.state);
    };
    if (state.decisions.length === 0 || options.choices.every(isSound)) return undefined;
    return object('correction-undecided');
  } catch {
    // what cannot even be asked about is broken, too
    return object('correction-breaks');
  }
}

function isBroken({ invariants = [] }: GameRules, state: CoreState): boolean {
  return invariants.some(({ broken }) => broken(state) !== null);
}
