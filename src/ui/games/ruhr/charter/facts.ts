import { moveTrain } from '@/engine/finance/trains';
import type { CompanyId } from '@/engine/game/ids';
import type { RuhrBox } from '@/titles/ruhr/box';
import type { DevelopmentStage } from '@/titles/ruhr/cards';
import { engineBoxes } from '@/titles/ruhr/rules/montan/engines';
import {
  boxesOf,
  incomeOf,
  isActive,
  isLinked,
  keptMarkers,
  markersOf,
  placedMarkers,
  stages,
  works,
} from '@/titles/ruhr/rules/montan/markers';
import type { RuhrState } from '@/titles/ruhr/state';

/** What a box of a charter shows. */
export type BoxLook = 'active' | 'inactive' | 'new' | 'empty' | 'locked';

export interface StageRow {
  readonly stage: DevelopmentStage;
  readonly income: number;
  readonly boxes: readonly BoxLook[];
  readonly works: boolean;
  /** The phase that brings it, where it is still to come. */
  readonly from: string | undefined;
}

export interface CharterFacts {
  readonly rows: readonly StageRow[];
  /** Markers in the treasury of a private company, by stage. */
  readonly kept: readonly DevelopmentStage[];
  readonly engines: readonly string[];
  readonly engineBoxes: number;
  readonly linked: boolean;
  readonly isPrivate: boolean;
  readonly income: number;
}

/** A charter as it lies on the table; what a move would add is shown in its boxes. */
export function charterFacts(
  box: RuhrBox,
  before: RuhrState,
  company: CompanyId,
  after: RuhrState = before,
): CharterFacts {
  const now = after.montan[company] ? after : before;
  const phase = box.phases.of(now);
  const isPrivate = isActive(box, company);
  const all = markersOf(isPrivate ? box.charters.montanCharter.boxes : box.charters.montanBoxes);
  const open = boxesOf(box, now, company);
  const had = before.montan[company] ? placedMarkers(box, before, company) : markersOf({});
  const placed = placedMarkers(box, now, company);
  const { markers, engines } = now.montan[company]!;
  return {
    rows: stages
      .filter((stage) => all[stage] > 0)
      .map((stage) => ({
        stage,
        income: box.charters.developmentIncome[stage],
        works: works(phase, stage),
        from: phase.stages.available.includes(stage) ? undefined : phaseWith(box, stage),
        boxes: Array.from({ length: all[stage] }, (_, i): BoxLook => {
          if (i >= open[stage]) return 'locked';
          if (i >= placed[stage]) return 'empty';
          if (i >= had[stage]) return 'new';
          return works(phase, stage) ? 'active' : 'inactive';
        }),
      })),
    kept: keptMarkers(box, now, company) > 0 ? keptStages(markers, placed) : [],
    engines,
    engineBoxes: engineBoxes(box, now, company),
    linked: isLinked(box, now, company),
    isPrivate,
    income: incomeOf(box, now, company),
  };
}

function keptStages(markers: RuhrState['montan'][string]['markers'], placed: typeof markers) {
  return stages.flatMap((stage) => Array.from({ length: markers[stage] - placed[stage] }, () => stage));
}

function phaseWith(box: RuhrBox, stage: DevelopmentStage): string | undefined {
  return box.phases.all.find((phase) => phase.stages.available.includes(stage))?.id;
}

/** What the company would earn in a turn with these markers of a new card. */
export function incomeWith(
  box: RuhrBox,
  state: RuhrState,
  company: CompanyId,
  card: string,
  markers: readonly DevelopmentStage[],
): number {
  const charter = state.montan[company]!;
  const more = { ...charter.markers };
  for (const stage of markers) more[stage] += 1;
  const trial = { ...state, montan: { ...state.montan, [company]: { ...charter, markers: more } } };
  moveTrain(trial, card, 'depot', 'gone');
  return incomeOf(box, trial, company);
}

/** `A2 B1`, or nothing. */
export function markerWords(state: RuhrState, company: CompanyId): string {
  const { markers } = state.montan[company] ?? {};
  if (!markers) return '';
  return stages
    .filter((stage) => markers[stage] > 0)
    .map((stage) => `${stage}${markers[stage]}`)
    .join(' ');
}
