import type { CoreState } from '@/engine/game/state';
import { cut, type Game, pointOf, randomGameOf } from './support/saves';
import { lookAt, tabletAndPhone, withStage } from './support/screens';

/** Stages of Heat, Sweat & Beer that are its own, or show more than those of The Railway Game. */
const stages = [
  'starting',
  'stock',
  'link',
  'brew',
  'dividend',
  'equipment',
  'discard-equipment',
  'order-place',
];
/** Those that only some games have. */
const rare = ['float-sale', 'load', 'agree-load'];
/** Those that are looked at late, when there is much to be seen. */
const late = ['brew', 'link'];

lookAt({
  devices: tabletAndPhone('de', {
    tablet: ['market', 'companies', 'players', 'beer', 'depot', 'log', 'help'],
    phone: ['beer'],
  }),
  async logs() {
    const games: Game<CoreState>[] = [];
    for (const seed of [9, 7, 11, 23, 31, 47, 52])
      games.push(await randomGameOf('18do-hsb', seed, 3 + (seed % 3)));
    const first = games[0]!;
    return [
      ...[...stages, ...rare].map((stage) =>
        late.includes(stage)
          ? cut(first, pointOf(first, stage, 150), `hsb-${stage}`)
          : withStage(games, stage, `hsb-${stage}`),
      ),
      cut(first, first.moves.length, 'hsb-over'),
    ];
  },
  tables: [...stages, ...rare].map((stage) => `hsb-${stage}`),
  over: 'hsb-over',
  viewsOf: 'hsb-brew',
});
