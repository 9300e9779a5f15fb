import { number } from '@/i18n/table';
import type { OperatingGame } from '@/titles/dortmund/rules/operating/state';
import type { EffectRow } from '../../turn/effect-rows';
import { namesIn } from '../../turn/words';
import { markerWords } from './Breweries';
import { linkRows } from './effects';
import { lastRunRows } from './last-run';
import type { TrgSeat } from './seats';
import { variantRows } from './variants/effects';
import { t } from './words';

/** Links, beer and breweries: what only The Railway Game changes. */
export function trgEffects(seat: TrgSeat, before: OperatingGame, after: OperatingGame): EffectRow[] {
  return [
    ...linkRows(seat, before, after),
    ...breweryRows(seat, before, after),
    ...(before.beer === after.beer
      ? []
      : [{ label: t('do.effect.supply'), from: number(before.beer), to: number(after.beer) }]),
    ...reservationRows(before, after),
    ...lastRunRows(before, after),
    ...variantRows(seat, before, after),
  ];
}

function breweryRows(seat: TrgSeat, before: OperatingGame, after: OperatingGame): EffectRow[] {
  return Object.entries(after.breweries).flatMap(([id, now]): EffectRow[] => {
    const then = before.breweries[id]!;
    const name = namesIn(seat).private(id);
    const isTurned = !before.privates[id]!.closed && after.privates[id]!.closed;
    const cubes = { from: number(then.cubes), to: number(now.cubes) };
    return [
      ...(then.cubes === now.cubes
        ? []
        : [
            {
              label: t('do.effect.cubes', { brewery: name }),
              ...cubes,
              trend: now.cubes > then.cubes ? ('up' as const) : ('down' as const),
            },
          ]),
      ...(isTurned ? [{ label: name, to: t('do.effect.turned') }] : []),
      ...(then.marker === now.marker
        ? []
        : [{ label: t('do.effect.marker', { brewery: name }), to: markerWords(now.marker) }]),
    ];
  });
}

/** The place that brewery no. 2 keeps in Dortmund City is open to all. */
function reservationRows(before: OperatingGame, after: OperatingGame): EffectRow[] {
  const kept = ({ board, breweries }: OperatingGame) =>
    board.reserved.some(({ company }) => Object.hasOwn(breweries, company));
  return kept(before) && !kept(after)
    ? [{ label: t('do.effect.reservation'), to: t('do.effect.reservation.ends') }]
    : [];
}
