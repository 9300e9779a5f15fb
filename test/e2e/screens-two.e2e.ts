import { choices } from '@/engine/game/play';
import type { CoreState } from '@/engine/game/state';
import { cut, type Game, randomGameOf } from './support/saves';
import { lookAt, tabletAndPhone } from './support/screens';

/** What only games for two ask for, by the moves that answer it. */
const asked = ['choose-card', 'offer-card', 'decline', 'leave-beer'];

/** Where a game first offers such a move, for the card of the Investor or in the turn of its railway. */
function offering(games: readonly Game<CoreState>[], type: string) {
  for (const game of games) {
    const at = game.states.findIndex((state) => {
      const now = state.over ? undefined : choices(game.title, state)!;
      const isOfCard = type !== 'decline' || now?.stage === 'answer-offer';
      return isOfCard && now?.choices.some(({ move }) => move.type === type);
    });
    if (at >= 0) return cut(game, at, `two-${type}`);
  }
  throw new Error(`none of these games offers ${type}`);
}

lookAt({
  title: 'The Railway Game for two',
  devices: tabletAndPhone('en'),
  async logs() {
    const games: Game<CoreState>[] = [];
    for (const seed of [1, 2, 3])
      games.push(await randomGameOf('18do-trg', seed, 2, { investorOffers: true }));
    const late = games[0]!;
    return [
      ...asked.map((type) => offering(games, type)),
      cut(late, Math.floor(late.moves.length * 0.8), 'two-late'),
    ];
  },
  tables: [...asked, 'late'].map((name) => `two-${name}`),
});
