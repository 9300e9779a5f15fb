import type { OwnMoves, OwnStages, Spoken } from '@/i18n/sentences';
import type { RhinelandEvents, RhinelandRefusals } from '@/titles/rhineland/catalogue';
import type { RhinelandMove, RhinelandStage } from '@/titles/rhineland/moves';
import type { ShortRefusals } from '@/titles/rhineland/short/catalogue';
import type { ShortMove, ShortStage } from '@/titles/rhineland/short/moves';

/** What only the games of the Rhineland have. */
export interface Own extends Spoken {
  readonly events: RhinelandEvents;
  readonly refusals: RhinelandRefusals & ShortRefusals;
  readonly moves: OwnMoves<RhinelandMove | ShortMove>;
  readonly stages: OwnStages<RhinelandStage | ShortStage>;
  readonly told: {
    power: { degrees: number };
    'extra-lay': { degrees: number };
    'power-station': { stop: string };
    harbour: { stop: string };
    'free-station': { stop: string };
  };
}
