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

function RunNote({ seat, company }: { seat: Seat; company: string }) {
  const def = seat.view.companies.find(({ id }) => id === company);
  const { result, searching } = seat.bestRun(seat.state, company);
  return (
    <div class="run-note" role="status">
      {def && <CompanyMark company={def} />}
      <span>
        {t('hex.run', { company, total: money(result?.total ?? 0) })}
        {searching && ' …'}
      </span>
      <IconButton icon="close" label={t('look.close')} onClick={() => seat.looking.away()} />
    </div>
  );
}
