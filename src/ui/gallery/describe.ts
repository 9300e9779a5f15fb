import { buildColours, type Face, type HexDef, type Revenue, type Stop } from '@/engine/board/types';
import { money, number, t, tCount, tOf } from '@/i18n/aside';
import type { BoardWord } from '../games/look';

/** What a value is, in words: one number, or one for each phase that changes it. */
export function describeRevenue(revenue: Revenue): string {
  if (typeof revenue === 'number') return number(revenue);
  return buildColours
    .filter((colour) => revenue[colour] !== undefined)
    .map((colour) =>
      t('stop.phaseValue', { value: number(revenue[colour]!), colour: tOf('colour', colour).toLowerCase() }),
    )
    .join(', ');
}

export function describeStop(stop: Stop, word: BoardWord): string {
  const title = stop.name ? `${tOf('stop', stop.kind)} ${stop.name}` : tOf('stop', stop.kind);
  return [
    title,
    ...(stop.bank ? [tOf('stop.bank', stop.bank)] : []),
    describeValue(stop, word),
    ...(stop.slots ? [tCount('stop.slots', stop.slots)] : []),
    ...(stop.harbourSlots ? [tCount('stop.harbourSlots', stop.harbourSlots)] : []),
    ...(stop.neverBlocks ? [t('stop.neverBlocks')] : []),
    ...(stop.shared ? [t('stop.shared')] : []),
  ].join(', ');
}

function describeValue(stop: Stop, word: BoardWord): string {
  const rule = stop.revenueRule && word('revenueRule', stop.revenueRule);
  if (stop.revenue === 0) return rule ?? t('stop.noValue');
  const value = t('stop.value', { value: describeRevenue(stop.revenue) });
  return rule ? `${value}; ${rule}` : value;
}

export function describeCost({ cost }: Pick<Face, 'cost'>): string | undefined {
  return cost && `${money(cost.amount)} (${tOf('terrain', cost.terrain)})`;
}

/** What kind of hex this is: its colour, and what that means for building. */
export function describeKind(def: HexDef): string {
  const runsThrough = def.track?.some(([, , marks]) => !marks?.terminal) ?? false;
  return def.colour === 'red' && runsThrough ? t('hexKind.redThrough') : tOf('hexKind', def.colour);
}

/** One line about a hex, for lists and for those who do not see the picture. */
export function describeHex(def: HexDef, word: BoardWord): string {
  const cost = describeCost(def);
  return [
    describeKind(def),
    ...(def.stops ?? []).map((stop) => describeStop(stop, word)),
    ...(def.icons ?? []).map((icon) => word('icon', icon)),
    ...(cost ? [cost] : []),
  ].join('. ');
}
