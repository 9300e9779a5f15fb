import type { CardNo } from '@/engine/finance/state';
import type { OwnCard } from '../cards';
import type { ExpertTurn } from '../state';

/** What bottling lines bring for a cube of this card. */
export function bottledFor({ lines }: Pick<ExpertTurn, 'lines'>, card: CardNo): number {
  return lines.reduce((sum, line) => sum + (line.card === card ? line.income : 0), 0);
}

/** Notes that a card has delivered so many cubes more of its own units. */
export function noteWork(turn: Pick<ExpertTurn, 'work'>, card: CardNo, cubes: number): void {
  const known = turn.work.find((each) => each.card === card);
  if (known) known.cubes += cubes;
  else turn.work.push({ card, cubes, aside: 0 });
}

/** Units of a card that were loaded on trains: of those set aside the first. */
function loadedOf({ asideBy, reserved }: Pick<ExpertTurn, 'asideBy' | 'reserved'>, card: CardNo): number {
  return asideBy.slice(0, asideBy.length - reserved.length).filter((each) => each === card).length;
}

/** [18DO 7.2 I] has the card delivered or loaded in this turn? */
export function hasWorked(turn: ExpertTurn, card: CardNo): boolean {
  return (turn.work.find((each) => each.card === card)?.cubes ?? 0) > 0 || loadedOf(turn, card) > 0;
}

/** [18DO 7.2 N] units of a card that have neither delivered nor loaded. */
export function idleUnits(turn: ExpertTurn, { card, cubes }: OwnCard): number {
  const done = turn.work.find((each) => each.card === card)?.cubes ?? 0;
  // [18DO-MV 9] one more may have been delivered than the card has units
  return Math.max(0, cubes - done - loadedOf(turn, card));
}
