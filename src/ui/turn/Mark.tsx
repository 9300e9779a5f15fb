import type { CompanyId, PlayerId } from '@/engine/game/ids';
import { CompanyMark } from '../table/parts/CompanyMark';
import { PlayerMark } from '../table/parts/PlayerMark';
import type { Seat } from '../table/seat';
import { companyOf } from './names';

/** A company's token, by its id. */
export function CompanyToken({ seat, company }: { seat: Seat; company: CompanyId }) {
  const def = companyOf(seat, company);
  return def ? <CompanyMark company={def} /> : null;
}

export function PlayerToken({ seat, player }: { seat: Seat; player: PlayerId }) {
  return <PlayerMark name={seat.nameOf(player)} colour={seat.colourOf(player)} />;
}

/** A spot of colour, such as that of a route. */
export function Spot({ colour }: { colour: string }) {
  return (
    <svg class="spot" viewBox="0 0 12 12" aria-hidden="true">
      <circle cx="6" cy="6" r="6" fill={colour} />
    </svg>
  );
}
