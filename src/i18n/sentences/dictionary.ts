import { dortmundInt as dortmundIntDe } from '../de/dortmund-int';
import { dortmundOperating as dortmundOperatingDe } from '../de/dortmund-operating';
import { dortmundStock as dortmundStockDe } from '../de/dortmund-stock';
import { gameEvents as eventsDe } from '../de/game-events';
import { gameMoves as movesDe } from '../de/game-moves';
import { gameRefusals as refusalsDe } from '../de/game-refusals';
import { gameStages as stagesDe } from '../de/game-stages';
import { dortmundInt } from '../en/dortmund-int';
import { dortmundOperating } from '../en/dortmund-operating';
import { dortmundStock } from '../en/dortmund-stock';
import { gameEvents } from '../en/game-events';
import { gameMoves } from '../en/game-moves';
import { gameRefusals } from '../en/game-refusals';
import { gameStages } from '../en/game-stages';
import type { Translation } from '../words';
import { speakerOf } from './speaker';

/**
 * The words of a game at the table. They are apart from the words of the other screens, so that the
 * first screen does not wait for them.
 */
export const english = {
  ...gameEvents,
  ...gameRefusals,
  ...gameStages,
  ...gameMoves,
  ...dortmundInt,
  ...dortmundOperating,
  ...dortmundStock,
} as const;
export const german: Translation<typeof english> = {
  ...eventsDe,
  ...refusalsDe,
  ...stagesDe,
  ...movesDe,
  ...dortmundIntDe,
  ...dortmundOperatingDe,
  ...dortmundStockDe,
};

export const { say, sayOne, textOf } = speakerOf({ en: english, de: german });
