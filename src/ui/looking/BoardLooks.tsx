import '../styles/looking.css';
import type { HexId } from '@/engine/game/ids';
import type { Refusal } from '@/engine/game/refusal';
import { money, t } from '@/i18n/table';
import { size } from '../board/geometry';
import { centreOf } from '../board/rivers';
import type { ViewControl } from '../board/use-view';
import { HexCard } from '../table/lazy';
import { CompanyMark } from '../table/parts/CompanyMark';
import { IconButton } from '../table/parts/IconButton';
import type { Seat } from '../table/seat';
import { sumAtEnd } from './sum-at-end';

interface LooksProps {
  seat: Seat;
  control: ViewControl;
  isOffered: (hex: HexId) => boolean;
  whyNot: (hex: HexId) => Refusal | undefined;
}

/** What somebody looks at, over the board: a hex in words, or whose run it shows. */
export function BoardLooks({ seat, control, isOffered, whyNot }: LooksProps) {
  const look = seat.looking.at.value;
  if (look?.kind === 'hex') {
    const { hex } = look;
    const { scale, x, y } = control.view.value;
    const { width, height } = control.window.value;
    const centre = centreOf(seat.view.board.layout, hex);
    const at = { x: centre.x * scale + x, y: centre.y * scale + y };
    const side = at.x < width / 2 ? 'right' : 'left';
    const end = at.y < height / 2 ? 'below' : 'above';
    return (
      <HexCard
        seat={seat}
        hex={hex}
        corner={`is-${end} is-${side}`}
        beside={Math.max(at.x, width - at.x) - size * scale}
        isOffered={isOffered(hex)}
        why={whyNot(hex)}
      />
    );
  }
  if (look?.kind === 'run') return <RunNote seat={seat} company={look.company} />;
  return null;
}

export function RunNote({ seat, company }: { seat: Seat; company: string }) {
  const def = seat.view.companies.find(({ id }) => id === company);
  return (
    <div class="run-note" role="status">
      {def && <CompanyMark company={def} />}
      <span>
        <RunWords seat={seat} company={company} />
      </span>
      <IconButton icon="close" label={t('look.close')} onClick={() => seat.looking.away()} />
    </div>
  );
}

function RunWords({ seat, company }: { seat: Seat; company: string }) {
  const paid = seat.view.paidAtEnd?.(seat.state, company);
  if (paid !== undefined) return <>{t('hex.run.paid', { company, total: money(paid) })}</>;
  const { result, searching } = seat.bestRun(seat.state, company);
  const total = money(result?.total ?? 0);
  const sum = sumAtEnd(seat, result?.report);
  return (
    <>
      {sum === undefined ? t('hex.run', { company, total }) : t('hex.run.end', { company, total, sum })}
      {searching && ' …'}
    </>
  );
}
