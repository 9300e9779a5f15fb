import type { PlayerId } from '@/engine/game/ids';
import { PlayerMark } from '../table/parts/PlayerMark';
import type { Seat } from '../table/seat';

/** The head of a table with a column for each player, after one for what its lines are. */
export function PlayerHeads({
  seat,
  first,
  players,
}: {
  seat: Seat;
  first: string;
  players: readonly PlayerId[];
}) {
  return (
    <thead>
      <tr>
        <th scope="col">{first}</th>
        {players.map((player) => (
          <th key={player} scope="col" class="figure">
            <PlayerMark name={seat.nameOf(player)} colour={seat.colourOf(player)} /> {seat.nameOf(player)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
