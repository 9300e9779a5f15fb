/** [18DO 8.2, 8.2.2] what players may do, for themselves and for the Investor, where it differs from more players. */
import type { Choice, Move } from '@/engine/game/move';
import type { HsbState } from '@/titles/dortmund/hsb/state';
import { directorCard, equipmentOf, headOf, onSale, priceOf, shares, sum } from '../../../hsb/oracle/book';
import { brewingMoves } from '../../../hsb/oracle/brewing-choices';
import { floatSales, hasTooMany, stockMoves } from '../../../hsb/oracle/stock-choices';
import { isBrewery, isOwn, it, type Own, priceOfCard, trainTypes } from './book';
import {
  breweryBuysWith,
  breweryMustBuy,
  brewerySharing,
  mayGiveUp,
  railwayMayForce,
  railwayMaySell,
  railwayMustBuy,
  type TurnMemory,
} from './its-companies';
import type { Memory } from './memory';

type Listed = Record<string, unknown> & { type: string };
const sorted = (moves: readonly object[]) =>
  moves.map((move) => JSON.stringify(Object.entries(move).sort())).sort();

/** As chapter 6 sees it: three at the table [ruling 84], and a card of type 8 gone if grey has begun by its round. */
function asForThree(state: HsbState, gray: boolean): HsbState {
  const last = gray ? [{ type: '8', at: 'gone', as: 'link' }] : [];
  return { ...state, seats: [...state.seats, it], trains: [...state.trains, ...last] } as HsbState;
}

/** [ruling 88] who directs a company once its director keeps only so much. */
function directorAfter(state: HsbState, company: string, kept: number): string {
  const head = headOf(state, company);
  const all = [...state.seats, it];
  const at = all.indexOf(head);
  const others = [...all.slice(at + 1), ...all.slice(0, at)];
  const { percent } = directorCard(state, company);
  const most = Math.max(...others.map((each) => shares(state, each, company)));
  return most > kept && most >= percent
    ? others.find((each) => shares(state, each, company) === most)!
    : head;
}

/** [8.2, 8.4.1, ruling 88] */
function mayDo(state: HsbState, own: Own, move: Listed): boolean {
  const { turn } = state.round as { turn: string };
  const company = `${move.company}`;
  switch (move.type) {
    case 'found':
    case 'found-with-minor':
      return !isOwn(own, company);
    case 'buy':
    case 'trade-in':
    case 'trade-minor': {
      const more = Number(move.percent) - (move.type === 'trade-in' ? 10 : 0);
      return !isOwn(own, company) || shares(state, turn, company) + more <= shares(state, it, company);
    }
    case 'sell': {
      if (headOf(state, company) !== turn) return true;
      const kept = shares(state, turn, company) - sum(move.percents as number[]);
      return directorAfter(state, company, kept) !== it;
    }
    default:
      return true;
  }
}

/** [Y1–Y5] of all that a brewery may do, what its holder may let the Investor's do. */
function mayBrew(state: HsbState, turn: TurnMemory, gray: boolean, move: Listed): boolean {
  const { company, step } = (state.round as { turn: { company: string; step: string } }).turn;
  const share = priceOf.bind(null, state, company);
  switch (move.type) {
    case 'give-up':
      return mayGiveUp(state, company, gray);
    case 'dividend':
      return brewerySharing(state, company) === 'as the holder likes';
    case 'sell-charter': {
      const amount = (Number(move.percent) * share()) / 10;
      // [ruling 145] without equipment already before its value falls
      const isTime = step === 'equipment' || step === 'deal';
      return isTime && breweryBuysWith(state, turn, gray, amount).length > 0;
    }
    case 'redeem': {
      // [ruling 155] nor with what it would have to sell certificates for
      const owns = equipmentOf(state, company).length > 0;
      const card = breweryMustBuy(state, turn, gray) ?? (owns ? undefined : onSale(state)[0]);
      const left = state.companies[company]!.treasury - (Number(move.percent) * share()) / 10;
      return card === undefined || left >= priceOfCard(card);
    }
    default:
      return true;
  }
}

/** All moves of a state that chapter 8 speaks of; nothing where it has nothing to say. */
function movesOf(state: HsbState, memory: Memory, stage: string): object[] | undefined {
  const view = asForThree(state, memory.gray);
  if (stage === 'stock')
    return hasTooMany(view)
      ? undefined
      : stockMoves(view).filter((move) => mayDo(state, memory.own, move as Listed));
  if (stage === 'float-sale') return floatSales(view);
  if (state.round.kind !== 'brewery' || state.decisions.length > 0) return undefined;
  const { company } = (state.round as { turn: { company: string } }).turn;
  const all = brewingMoves(view);
  return isBrewery(memory.own, company)
    ? all.filter((move) => mayBrew(state, memory.turn!, memory.gray, move as Listed))
    : all;
}

/** [W1, W3, W4, W6] railways: what is listed for the Investor's, and of its trains for others. */
function railwayFaults(state: HsbState, memory: Memory, listed: readonly Listed[]): string[] {
  const { turn, own, gray } = memory;
  if (state.round.kind !== 'operating' || state.decisions.length > 0 || !turn) return [];
  const has = (type: string) => listed.some((move) => move.type === type);
  if (turn.company !== own.railway)
    return listed
      .filter(({ type, company }) => type === 'buy-train-from' && company === own.railway)
      .map(() => 'its trains are for sale');
  const faults: string[] = [];
  const { step } = (state.round as { turn: { step: string } }).turn;
  const buying = step === 'trains' || step === 'first-train';
  const check = (what: string, told: boolean, book: boolean) => {
    if (told !== book) faults.push(`${what}: ${told}, by the book ${book}`);
  };
  check('may sell', has('sell-charter'), buying && railwayMaySell(state, turn, gray));
  check('may redeem, run or share', has('redeem') || has('run') || has('dividend'), false);
  check('may trade', has('buy-train-from'), false);
  check('may force', has('force-train'), step === 'trains' && railwayMayForce(state, turn, gray));
  check(
    'may buy old',
    listed.some(({ type, from }) => type === 'buy-train' && from !== 'depot'),
    false,
  );
  const needs = trainTypes(state, turn.company).length === 0 && onSale(state).length > 0;
  if (step === 'trains') check('may leave it', has('skip'), !needs && !railwayMustBuy(state, turn, gray));
  return faults;
}

/** [Y1, Y3] its holder is asked only when the card is bought that it must buy. */
function unboughtCard(state: HsbState, { turn, own, gray }: Memory): string[] {
  if (state.round.kind !== 'brewery' || state.decisions.length > 0 || !turn) return [];
  const { company, step } = (state.round as { turn: { company: string; step: string } }).turn;
  if (step !== 'equipment' || !isBrewery(own, company)) return [];
  const card = breweryMustBuy(state, turn, gray);
  return card === undefined ? [] : [`${company} has not bought ${card}`];
}

export function choiceFaults(
  state: HsbState,
  memory: Memory,
  choices: readonly Choice<Move>[],
  stage: string,
): string[] {
  const listed = choices.map(({ move }) => move as unknown as Listed);
  const own = movesOf(state, memory, stage);
  const told = sorted(listed.filter(({ type }) => type !== 'brew'));
  const ours = own && sorted(own);
  return [
    ...railwayFaults(state, memory, listed),
    ...unboughtCard(state, memory),
    ...(ours
      ? told.filter((each) => !ours.includes(each)).map((each) => `listed, but not in the book: ${each}`)
      : []),
    ...(ours
      ? ours.filter((each) => !told.includes(each)).map((each) => `in the book, but not listed: ${each}`)
      : []),
  ];
}
