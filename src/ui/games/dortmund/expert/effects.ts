import type { CompanyId } from '@/engine/game/ids';
import { eventsAt } from '@/titles/dortmund/expert/events/events';
import { markersAt } from '@/titles/dortmund/expert/markers/markers';
import type { ExpertState } from '@/titles/dortmund/expert/state';
import type { EffectRow } from '../../../turn/effect-rows';
import { countedNames } from '../../../turn/names';
import { hsbEffects } from '../hsb/effects';
import type { ExpertSeat } from '../seats';
import { t } from '../words/brewing';
import { nameOf } from './names';

/** Markers and events that change hands, beside what moves change in Heat, Sweat & Beer. */
export function expertEffects(seat: ExpertSeat, before: ExpertState, after: ExpertState): EffectRow[] {
  const ids: CompanyId[] = Object.keys(after.companies);
  const rows = (
    label: (company: CompanyId) => string,
    has: (state: ExpertState, company: CompanyId) => string[],
  ) =>
    ids.flatMap((company): EffectRow[] => {
      const [from, to] = [named(has(before, company)), named(has(after, company))];
      return from === to ? [] : [{ label: label(company), from, to }];
    });
  return [
    ...hsbEffects(seat, before, after),
    ...rows(
      (company) => t('do.exp.effect.markers', { company }),
      (state, company) => markersAt(state, company).map((no) => state.markers[no]!.code),
    ),
    ...rows(
      (company) => t('do.exp.effect.event', { company }),
      (state, company) => eventsAt(state, company),
    ),
  ];
}

function named(codes: readonly string[]): string {
  return codes.length === 0 ? t('do.exp.effect.none') : countedNames(codes, nameOf);
}
