/**
 * Money that comes and goes between moves, so that what is rare happens often: an Investor who cannot pay for its corporation,
 * companies without a Mark, or rich ones. The oracle looks at one move at a time, so nothing of it is out of step.
 */
import { nextIndex, type RandomState } from '@/engine/game/random';
import type { HsbState } from '@/titles/dortmund/hsb/state';
import { ordinary, poolLimit, shares } from '../../../hsb/oracle/book';
import { isOwn, it, type Own, operatingOrder } from './book';
import type { Memory } from './memory';

const oneIn = (random: RandomState, chances: number) => nextIndex(random, chances) === 0;

/** [18DO 5.4.4] the front card leaves the display, if that begins no phase. */
function burnt(state: HsbState): HsbState {
  const at = state.trains.findIndex((card) => card.at === 'depot');
  const card = state.trains[at];
  const hasBegun = state.trains.some(({ type, at: place }) => type === card?.type && place !== 'depot');
  if (!card || !hasBegun || card.type === '8') return state;
  const trains = state.trains.map((each, i) => (i === at ? { ...each, at: 'gone', as: 'link' } : each));
  return { ...state, trains };
}

function withCash(state: HsbState, who: string, cash: number): HsbState {
  return { ...state, bank: state.bank + state.cash[who]! - cash, cash: { ...state.cash, [who]: cash } };
}

function withTreasury(state: HsbState, company: string, treasury: number): HsbState {
  const charter = state.companies[company]!;
  if (!charter.founded) return state;
  return {
    ...state,
    bank: state.bank + charter.treasury - treasury,
    companies: { ...state.companies, [company]: { ...charter, treasury } },
  };
}

/** A certificate goes from the charter to the Bank Pool or to the Investor, for nothing. */
function given(state: HsbState, company: string, to: string, most: number): HsbState {
  const [percent] = ordinary(state, 'charter', company);
  if (percent === undefined || shares(state, to, company) + percent > most) return state;
  const at = state.certificates.findIndex((card) => card.company === company && card.holder === 'charter');
  const certificates = state.certificates.map((card, i) => (i === at ? { ...card, holder: to } : card));
  return { ...state, certificates };
}

/** [18DO 8.2.1.1] something of a player's company that operates. */
function invested(state: HsbState, own: Own, random: RandomState): HsbState {
  const others = operatingOrder(state).filter((id) => !isOwn(own, id));
  const company = others[nextIndex(random, Math.max(1, others.length))];
  return company === undefined ? state : given(state, company, it, 20);
}

const amounts = [0, 10, 70, 130, 250, 420, 590, 640, 790, 900];

/** The same table, or one on which somebody has more or less than before. */
export function meddled(state: HsbState, { own }: Memory, random: RandomState): HsbState {
  // [ruling 84] its railway it can always pay for
  const hasBegun = state.companies[own.railway]!.founded;
  if (!hasBegun || state.decisions.length > 0 || !oneIn(random, 3)) return state;
  // what it does by itself has been done when its holder is asked: more money would come too late
  const { turn } = state.round as { turn?: { company?: string } | null };
  if (turn?.company !== undefined && isOwn(own, turn.company)) return state;
  const amount = amounts[nextIndex(random, amounts.length)]!;
  const brewery = state.companies[own.corporation]!.founded ? own.corporation : own.minor!;
  switch (nextIndex(random, 10)) {
    case 0:
    case 1:
      return withCash(state, it, oneIn(random, 2) ? 0 : amount);
    case 2:
    case 3:
      return withTreasury(state, own.railway, amount);
    case 4:
    case 5:
      return withTreasury(state, brewery, amount);
    case 6:
      return given(state, oneIn(random, 2) ? own.railway : own.corporation, 'pool', poolLimit);
    case 7:
    case 8:
      return invested(state, own, random);
    default:
      return burnt(state);
  }
}
