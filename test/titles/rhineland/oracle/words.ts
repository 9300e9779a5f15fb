import type { Choice, Move } from '@/engine/game/move';
import { play } from '@/engine/game/play';
import type { Title } from '@/engine/game/title';
import type { RhinelandBox } from '@/titles/rhineland/box';
import type { RhinelandState } from '@/titles/rhineland/state';
import { look } from './lays';
import { stopName, turnIn, type World } from './world';

export type Loose = Move & Record<string, unknown>;

/** The game that moves are told of. */
export interface Played {
  readonly title: Title<RhinelandState, Move>;
  readonly box: RhinelandBox;
}

/** A move of the game in the reader's words. */
export function told({ title, box }: Played, { board, state }: World, move: Loose): string {
  const lay = { hex: String(move.hex), tile: String(move.tile), turn: Number(move.turn) };
  switch (move.type) {
    case 'lay':
    case 'extra-lay':
      return `${move.type} ${look(board, lay)}`;
    case 'power':
      return `power ${move.private} ${look(board, lay)}`;
    case 'station':
    case 'harbour':
    case 'free-station':
      return `${move.type} ${stopName(lay.hex, Number(move.stop))} for ${paidFor(title, state, move)}`;
    case 'buy-train':
      return `buy-train ${move.train} ${move.from} for ${box.trains.find(({ id }) => id === move.train)!.price}`;
    case 'buy-train-from':
      return `buy-train-from ${move.company} ${move.train}`;
    case 'force-train':
      return `force-train ${move.train} ${move.from}`;
    case 'buy-private':
      return `buy-private ${move.private}`;
    case 'found':
      return `found ${move.company} ${move.row}/${move.col}`;
    case 'buy':
      return `buy ${move.company} ${move.source} ${move.percent}`;
    case 'sell':
      return `sell ${move.company} ${String(move.percents)}`;
    case 'sell-charter':
      return `sell-charter ${move.percent}`;
    case 'sell-own':
      return `sell-own ${move.company} ${move.percent}`;
    case 'assign-token':
      return `assign-token ${move.company} ${move.hex}`;
    default:
      return move.type;
  }
}

/** A choice with all that its open number may be. */
export function toldChoice(played: Played, world: World, { move, range }: Choice): string {
  if (move.type === 'choose-card') return `choose-card ${(move as Loose).card}`;
  if (move.type === 'offer-card') return `offer-card ${range!.min}-${range!.max}`;
  if (move.type !== 'bid' && move.type !== 'raise') return told(played, world, move as Loose);
  const { min, max, step } = range!;
  const what = move.type === 'bid' ? `bid ${(move as Loose).private}` : 'raise';
  return `${what} ${min}-${min + step * Math.floor((max - min) / step)}`;
}

/** What a station really costs the company. */
function paidFor(title: Played['title'], state: RhinelandState, move: Move): number {
  const { company } = turnIn(state);
  const result = play(title, state, move);
  return result.ok
    ? state.companies[company]!.treasury - result.state.companies[company]!.treasury
    : Number.NaN;
}
