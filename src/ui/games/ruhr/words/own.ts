import type { EngineRefusals } from '@/engine/game/refusal';
import type { OwnMoves, OwnStages, Spoken } from '@/i18n/sentences';
import type { RuhrEvents, RuhrRefusals } from '@/titles/ruhr/catalogue';
import type { RuhrMove, RuhrStage } from '@/titles/ruhr/moves';

/** What only the game of the Ruhr has. */
export interface Own extends Spoken {
  readonly events: RuhrEvents;
  /** What pieces of the engine refuse in the same way is said in the same words. */
  readonly refusals: Omit<RuhrRefusals, keyof EngineRefusals>;
  readonly moves: OwnMoves<RuhrMove>;
  readonly stages: OwnStages<RuhrStage>;
  readonly told: {
    'buy-item': { what: string };
    merge: { mine: string };
  };
}
