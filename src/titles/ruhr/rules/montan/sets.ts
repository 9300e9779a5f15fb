import { moveTrain } from '@/engine/finance/trains';
import type { CompanyId, TrainId } from '@/engine/game/ids';
import { capexOf, type RuhrBox } from '../../box';
import { type DevelopmentStage, type Industry, maxStageA, type RuhrPhase } from '../../cards';
import type { Markers, RuhrState } from '../../state';
import { boxesOf, countOf, isActive, noMarkers, stages, typeOfCompany, works } from './markers';

/** The phase once a new card of this type has been taken: its changes come before its markers [18Ruhr ruling 50]. */
export function phaseAfter(box: RuhrBox, state: RuhrState, card: TrainId): RuhrPhase {
  const after = { trains: state.trains };
  moveTrain(after, card, 'depot', 'gone');
  return box.phases.of(after);
}

const below: Readonly<Partial<Record<DevelopmentStage, DevelopmentStage>>> = {
  B: 'A',
  C: 'B',
  D: 'C',
  E: 'D',
};

/** [18Ruhr 9.1.1.1, rulings 45, 46, 109] no more than five A, and no more of a bought stage than of the one below it. */
function keepsChain(owned: Readonly<Markers>, bought: Readonly<Markers>): boolean {
  const total = (stage: DevelopmentStage) => owned[stage] + bought[stage];
  if (bought.A > 0 && total('A') > maxStageA) return false;
  return stages.every((stage) => {
    const lower = below[stage];
    return !lower || bought[stage] === 0 || total(stage) <= total(lower);
  });
}

/** Stages that a card gives this company. */
function stagesFor(box: RuhrBox, company: CompanyId, card: TrainId, phase: RuhrPhase): DevelopmentStage[] {
  const ofPrivates: readonly DevelopmentStage[] = ['A', 'B', 'C'];
  return capexOf(box, card).development.stages.filter(
    (stage) =>
      phase.stages.available.includes(stage) && (!isActive(box, company) || ofPrivates.includes(stage)),
  );
}

/** Every selection of so many markers at most, of these stages. */
function selectionsOf(from: readonly DevelopmentStage[], most: number): Markers[] {
  const found: Markers[] = [];
  const grow = (at: number, chosen: Markers, left: number) => {
    const stage = from[at];
    if (!stage) {
      found.push(chosen);
      return;
    }
    for (let count = 0; count <= left; count++)
      grow(at + 1, { ...chosen, [stage]: chosen[stage] + count }, left - count);
  };
  grow(0, noMarkers(), most);
  return found;
}

/** [18Ruhr 3.1, ruling 4] what is left to be bought: START markers of charters that are still on sale are kept for them. */
function supplyFor({ active }: RuhrBox, state: RuhrState, type: Industry): Markers {
  const left = { ...state.supply[type] };
  for (const { id, type: own, markers } of active) {
    if (own !== type || state.companies[id]!.founded) continue;
    for (const stage of stages) left[stage] -= markers[stage] ?? 0;
  }
  return left;
}

/**
 * The markers that a company may take for a card. A private company may take fewer, and more than its boxes hold
 * [18Ruhr 9.1.1.2]; a corporation takes as many as it can [18Ruhr 9.1.1.3], and without an active one it must take
 * one [ruling 106].
 */
export function setsFor(box: RuhrBox, state: RuhrState, company: CompanyId, card: TrainId): Markers[] {
  const phase = phaseAfter(box, state, card);
  const { markers: owned } = state.montan[company]!;
  const supply = supplyFor(box, state, typeOfCompany(box, company));
  const legal = selectionsOf(
    stagesFor(box, company, card, phase),
    capexOf(box, card).development.markers,
  ).filter(
    (bought) =>
      countOf(bought) > 0 &&
      stages.every((stage) => bought[stage] <= supply[stage]) &&
      keepsChain(owned, bought),
  );
  if (isActive(box, company)) return legal;
  const boxes = boxesOf(box, state, company);
  const fitting = legal.filter((bought) =>
    stages.every((stage) => owned[stage] + bought[stage] <= boxes[stage]),
  );
  const stillWorks = stages.some((stage) => works(phase, stage) && owned[stage] > 0);
  const wanted = stillWorks ? fitting : fitting.filter((bought) => givesActive(phase, bought));
  const most = Math.max(0, ...wanted.map(countOf));
  return wanted.filter((bought) => countOf(bought) === most);
}

export function givesActive(phase: RuhrPhase, bought: Readonly<Markers>): boolean {
  return stages.some((stage) => works(phase, stage) && bought[stage] > 0);
}

/** Markers as a move names them: by stage, in order. */
export function listOfMarkers(markers: Readonly<Markers>): DevelopmentStage[] {
  return stages.flatMap((stage) => Array.from({ length: markers[stage] }, () => stage));
}

/** The selection that a move names, if it is one of these. */
export function chosenSet(sets: readonly Markers[], named: readonly DevelopmentStage[]): Markers | undefined {
  return sets.find((set) => listOfMarkers(set).join() === named.join());
}
