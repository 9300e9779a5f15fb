import type { RunReport, StopReport } from '@/engine/routes/types';
import { number, t } from '@/i18n/table';
import type { Seat } from '../table/seat';
import { shortName } from '../turn/names';
import { isOfTheEnd } from './facts';

/** `Herne 60 at the end + Ickern 10 = 70`, where runs are only made at the end; elsewhere the board shows what counts. */
export function sumAtEnd(seat: Seat, report: RunReport | undefined): string | undefined {
  const parts = report?.routes.flatMap(({ stops }) => stops.map((stop) => partOf(seat, stop))) ?? [];
  if (!seat.view.endColour || !report || parts.length === 0) return undefined;
  return `${parts.join(' + ')} = ${number(report.total)}`;
}

function partOf(seat: Seat, { hex, stops, value }: StopReport): string {
  const part = { place: shortName(seat, hex), value: number(value) };
  const isLater = stops.some((stop) => isOfTheEnd(seat, hex, stop));
  return isLater ? t('turn.run.atEnd', part) : `${part.place} ${part.value}`;
}
