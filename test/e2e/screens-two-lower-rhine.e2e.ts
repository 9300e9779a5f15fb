import type { CoreState } from '@/engine/game/state';
import type { RhinelandState } from '@/titles/rhineland/state';
import { cut, type Game, randomGameOf, stageAt } from './support/saves';
import { lookAt, tabletAndPhone } from './support/screens';

/** What only a game for two asks, steps of the Investor's corporation, and its place in the stock round. */
const stages = ['choose-card', 'offer-card', 'answer-offer', 'its-track', 'its-station', 'stock'];

/** Is it the turn of the Investor's corporation, at this stage? */
function isIts(game: Game<CoreState>, at: number, stage: string): boolean {
  const { round, investor } = game.states[at] as RhinelandState;
  const company = round.kind === 'operating' ? round.turn?.company : undefined;
  return investor?.companies[0] === company && stageAt(game, at) === stage;
}

/** Points in time to look at, by name; later ones where there are several, for there is more to see. */
function pointsOf(game: Game<CoreState>): Map<string, number> {
  const last = (isIt: (at: number) => boolean) => game.states.findLastIndex((_, at) => isIt(at));
  return new Map([
    ...['choose-card', 'offer-card', 'answer-offer'].map(
      (stage) => [stage, last((at) => stageAt(game, at) === stage)] as const,
    ),
    ['its-track', last((at) => isIts(game, at, 'track'))],
    ['its-station', last((at) => isIts(game, at, 'station'))],
    ['stock', last((at) => stageAt(game, at) === 'stock')],
  ]);
}

async function gameWithAll(): Promise<{ game: Game<CoreState>; points: Map<string, number> }> {
  for (let seed = 1; seed < 40; seed++) {
    const game = await randomGameOf('18lra', seed, 2, { scenario: '3', investorOffers: true });
    const points = pointsOf(game);
    if ([...points.values()].every((at) => at >= 0)) return { game, points };
  }
  throw new Error('no game shows it all');
}

const views = ['companies', 'players', 'log'];

lookAt({
  devices: tabletAndPhone('en', { tablet: views, phone: views }),
  async logs() {
    const { game, points } = await gameWithAll();
    return [
      ...[...points].map(([name, at]) => cut(game, at, `two-${name}`)),
      cut(game, game.moves.length, 'two-over'),
    ];
  },
  tables: stages.map((stage) => `two-${stage}`),
  over: 'two-over',
  viewsOf: 'two-stock',
});
