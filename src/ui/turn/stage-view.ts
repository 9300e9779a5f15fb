import type { StageView } from '../games/parts';
import type { Seat } from '../table/seat';
import { ListPanel } from './panels/ListPanel';

const listed: StageView = { Panel: ListPanel };

/** How a stage is shown in this game. */
export function stageView({ game }: Pick<Seat, 'game'>, stage: string): StageView {
  return Object.hasOwn(game.stages, stage) ? game.stages[stage]! : listed;
}
