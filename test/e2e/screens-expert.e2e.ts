import type { CoreState } from '@/engine/game/state';
import { cut, type Game, pointOf, randomGameOf } from './support/saves';
import { lookAt, tabletAndPhone, withMove, withStage } from './support/screens';

/** Stages of the Expert Game that are its own. */
const stages = [
  'first-marker',
  'advertise',
  'shift',
  'earnings',
  'event',
  'marketing',
  'agree-marker',
  'return-event',
  'return-marker',
];
/** Moves beside the choices of a stage: markers, wagons, events of the turn. */
const moves = [
  'buy-marker',
  'buy-marker-from',
  'move-wagon',
  'investor-sale',
  'pay-with-card',
  'upgrade',
  'transport-contract',
];

lookAt({
  devices: tabletAndPhone('de', { tablet: ['companies', 'markers', 'help'], phone: ['markers', 'help'] }),
  async logs() {
    const games: Game<CoreState>[] = [];
    for (const seed of [1, 2, 6, 9, 13]) games.push(await randomGameOf('18do-exp', seed, 5));
    const first = games[0]!;
    return [
      ...stages.map((stage) => withStage(games, stage, `exp-${stage}`)),
      ...moves.map((move) => withMove(games, move, `exp-${move}`)),
      cut(first, pointOf(first, 'brew', 500), 'exp-brew'),
    ];
  },
  tables: [...stages, ...moves, 'brew'].map((name) => `exp-${name}`),
  viewsOf: 'exp-brew',
});
