import { number, t } from '@/i18n/study';
import { numberOf } from '../gallery/tile-order';
import { signName } from '../games/look';
import type { Seat } from '../table/seat';
import type { EffectRow } from '../turn/effect-rows';
import { namesIn } from '../turn/words';
import type { CorrectionKind, Values } from './forms';

/** What a correction changes that is no figure of anybody: where things lie, before and after. */
export function placesChanged(seat: Seat, kind: CorrectionKind, values: Values): readonly EffectRow[] {
  const names = namesIn(seat);
  switch (kind) {
    case 'tile': {
      const { hex = '', tile = '', turn } = values;
      const laid = seat.state.board.tiles[hex];
      return [
        {
          label: names.hex(hex),
          from: tileName(seat, laid?.tile, laid?.turn),
          to: tileName(seat, tile, Number(turn)),
        },
      ];
    }
    case 'token': {
      const { company = '', place = '', on } = values;
      const [hex = '', stop] = place.split(' ');
      const city = [names.hex(hex), names.stop?.(hex, Number(stop))].filter(Boolean).join(', ');
      const label = t('correct.at', { what: t('correct.station'), where: company });
      return [on === 'on' ? { label, to: city } : { label, from: city, to: '–' }];
    }
    case 'marker': {
      const [from = '', marker = ''] = (values.marker ?? '').split(' ');
      return [
        { label: signName(seat.title.id, marker), from: names.hex(from), to: names.hex(values.to ?? '') },
      ];
    }
    default:
      return [];
  }
}

function tileName({ view }: Seat, tile: string | undefined, turn = 0): string {
  const def = view.board.tiles[tile ?? ''];
  if (!tile || !def) return t('correct.none');
  return t('correct.at', {
    what: numberOf(tile, def),
    where: t('correct.degrees', { degrees: number(turn * 60) }),
  });
}
