import { deciderOf } from '@/engine/finance/certificates';
import { isCompanyRound } from '@/engine/game/company-round';
import { isInvestors } from '@/engine/investor/state';
import type { HsbState } from '@/titles/dortmund/hsb/state';
import { cut, type Game, pointOf, randomGameOf } from './support/saves';
import { lookAt, tabletAndPhone } from './support/screens';

/** The first point at which the holder of a card decides for a company of the Investor's in this step. */
function itsPoint(game: Game<HsbState>, step: string, from = 0): number {
  const at = game.states.findIndex((state, i) => {
    if (i < from || state.decisions.length > 0 || !isCompanyRound(state.round)) return false;
    const { turn } = state.round;
    return turn?.step === step && isInvestors(state, turn.company) && deciderOf(state, turn.company) !== null;
  });
  if (at === -1) throw new Error(`nobody acts for the Investor in ${step} from move ${from} on`);
  return at;
}

const ids = ['starting', 'pick-card', 'stock', 'its-track', 'its-brew', 'later-brew'].map(
  (id) => `two-hsb-${id}`,
);

lookAt({
  devices: tabletAndPhone('de', {
    tablet: ['companies', 'players', 'log', 'depot'],
    phone: ['players'],
  }),
  async logs() {
    const game = (await randomGameOf('18do-hsb', 3, 2)) as unknown as Game<HsbState>;
    const late = game.states.findIndex(({ round }) => round.kind === 'brewery' && round.set === 4);
    const points = [
      pointOf(game, 'starting'),
      pointOf(game, 'pick-card'),
      pointOf(game, 'stock') + 4,
      itsPoint(game, 'track'),
      itsPoint(game, 'brew'),
      itsPoint(game, 'brew', late),
    ];
    return [...points.map((at, i) => cut(game, at, ids[i]!)), cut(game, game.moves.length, 'two-hsb-over')];
  },
  tables: ids,
  over: 'two-hsb-over',
  viewsOf: 'two-hsb-later-brew',
});
