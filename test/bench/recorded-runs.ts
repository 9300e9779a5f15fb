/** Positions of recorded games in which trains run, for the benches of routes. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Move } from '@/engine/game/move';
import { replay } from '@/engine/game/replay';
import type { Title } from '@/engine/game/title';
import type { RailState } from '@/engine/steps/state';
import { inProject } from '../../.tools/paths';
import { goldenEnding, readGolden } from '../golden/game';

/** The states of each recorded game of a title in which a company runs its trains. */
export function recordedRuns<S extends RailState, M extends Move>(title: Title<S, M>): S[][] {
  // a bench is bundled elsewhere, so it looks for the games from the project's folder
  const folder = inProject('test/golden/games');
  return readdirSync(folder)
    .filter((name) => name.startsWith(title.id) && name.endsWith(`v${title.rulesVersion}${goldenEnding}`))
    .map((name) => readGolden(readFileSync(`${folder}/${name}`, 'utf8')))
    .filter(({ setup }) => setup.title === title.id)
    .map(({ setup, moves }) =>
      replay(title, setup, moves as M[])
        .timeline.instants.map(({ state }) => state)
        .filter(isRun),
    )
    .filter((states) => states.length > 0);
}

function isRun({ round, decisions }: RailState): boolean {
  const { turn } = round as { turn?: { step?: string } };
  return decisions.length === 0 && round.kind === 'operating' && turn?.step === 'run';
}
