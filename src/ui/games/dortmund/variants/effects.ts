import type { HexId } from '@/engine/game/ids';
import { money, number } from '@/i18n/table';
import type { OperatingGame } from '@/titles/dortmund/rules/operating/state';
import { type NumberedMarker, numberOn } from '@/titles/dortmund/variants/on-map';
import type { EffectRow } from '../../../turn/effect-rows';
import { placeName } from '../../../turn/names';
import type { TrgSeat } from '../seats';
import { t, tOf } from '../words';

/** What a move changes of the markers of minor variants. */
export function variantRows(seat: TrgSeat, before: OperatingGame, after: OperatingGame): EffectRow[] {
  return [...markerRows(seat, before, after), ...mapRows(seat, before, after)];
}

function markerRows(seat: TrgSeat, before: OperatingGame, after: OperatingGame): EffectRow[] {
  const { playerMarkers: now } = after;
  const then = before.playerMarkers;
  if (!now || !then || now === then) return [];
  return after.seats.flatMap((player) =>
    then[player]!.filter((marker) => !now[player]!.includes(marker)).map((marker) => ({
      label: t('do.mv.effect.marker', { player: seat.nameOf(player), marker: tOf('do.mv.marker', marker) }),
      to: t('do.mv.effect.gone'),
    })),
  );
}

const onMap: readonly NumberedMarker[] = ['demand', 'first', 'rise'];

function mapRows(seat: TrgSeat, { board: then }: OperatingGame, { board: now }: OperatingGame): EffectRow[] {
  if (then.markers === now.markers) return [];
  const hexes: HexId[] = [...new Set([...Object.keys(then.markers), ...Object.keys(now.markers)])];
  return hexes.flatMap((hex) =>
    onMap.flatMap((kind): EffectRow[] => {
      const [from, to] = [numberOn(then, hex, kind), numberOn(now, hex, kind)];
      if (from === to) return [];
      const say = (amount: number) => (kind === 'demand' ? number(amount) : money(amount));
      return [
        {
          label: t(`do.mv.effect.${kind}`, { hex: placeName(seat, hex) }),
          ...(from !== undefined && { from: say(from) }),
          to: to === undefined ? t('do.mv.effect.gone') : say(to),
        },
      ];
    }),
  );
}
