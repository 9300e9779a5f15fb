import type { CompanyId } from '@/engine/game/ids';
import { number } from '@/i18n/table';
import type { HsbState } from '@/titles/dortmund/hsb/state';
import type { EffectRow } from '../../../turn/effect-rows';
import type { HsbSeat } from '../seats';
import { trgEffects } from '../trg-effects';
import { t } from '../words/brewing';
import { boxOf, equipmentNames } from './names';

/** Links and stock as in The Railway Game; equipment, segments and companies that close. */
export function hsbEffects(seat: HsbSeat, before: HsbState, after: HsbState): EffectRow[] {
  return [
    ...trgEffects(seat, before, after),
    ...equipmentRows(before, after),
    ...segmentRows(before, after),
    ...closingRows(before, after),
  ];
}

function equipmentRows(before: HsbState, after: HsbState): EffectRow[] {
  const box = boxOf(after);
  const ids: CompanyId[] = [...box.corporations, ...box.minors].map(({ id }) => id);
  return ids.flatMap((id): EffectRow[] => {
    const [from, to] = [equipmentNames(before, id), equipmentNames(after, id)];
    return from === to ? [] : [{ label: t('do.hsb.effect.equipment', { company: id }), from, to }];
  });
}

function segmentRows(before: HsbState, after: HsbState): EffectRow[] {
  return after.segments.flatMap((now, i): EffectRow[] => {
    const then = before.segments[i]!;
    if (then.noDemand === now.noDemand) return [];
    const to = t(now.noDemand ? 'do.hsb.noDemand' : 'do.hsb.effect.opens');
    return [{ label: t('do.hsb.effect.segment', { segment: number(i + 1) }), to }];
  });
}

function closingRows(before: HsbState, after: HsbState): EffectRow[] {
  return Object.keys(after.closed)
    .filter((id) => before.closed[id] !== after.closed[id])
    .map((id) => ({ label: id, to: t('do.hsb.effect.closes'), trend: 'down' as const }));
}
