/** What players may do about the Investor: its card, its railway, and certificates of which it has some. */
import type { Choice, Move } from '@/engine/game/move';
import type { DortmundState } from '@/titles/dortmund/state';
import { subsets } from '../../../hsb/oracle/book';
import {
  breweryOf,
  directorCard,
  headOf,
  investor,
  itsRailway,
  leftOf,
  onSale,
  ordinary,
  poolLimit,
  shares,
  sum,
  trainsOf,
} from './book';
import { beerIfTurned, mayChooseForced, mostBeer, mustBuy, saleHelps, trainsToBuy } from './its-railway';
import type { Memory } from './memory';

interface Scene {
  state: DortmundState;
  memory: Memory;
  stage: string;
  player: string;
  listed: readonly Choice<Move>[];
}

type AnyMove = Move & { company?: string; train?: string; percents?: number[]; card?: string };

const said = (moves: readonly Move[]) => moves.map((move) => JSON.stringify(move)).sort();

function differences(what: string, told: readonly Move[], own: readonly Move[]): string[] {
  const [listed, book] = [said(told), said(own)];
  return [
    ...listed
      .filter((move) => !book.includes(move))
      .map((move) => `${what}: listed, not in the book: ${move}`),
    ...book
      .filter((move) => !listed.includes(move))
      .map((move) => `${what}: in the book, not listed: ${move}`),
  ];
}

const turnNow = ({ round }: DortmundState) =>
  round.kind === 'operating' ? (round.turn as { company: string; step: string } | null) : null;

/** Nobody chooses its run, its dividend, its deliveries; it deals with no other railway, and redeems by itself. */
const neverIts = ['run', 'deliver', 'dividend', 'redeem', 'buy-train-from', 'half-dividend'];

function itsTurn({ state, memory, player, listed }: Scene, step: string): string[] {
  const its = itsRailway(state);
  const moves = listed.map(({ move }) => move as AnyMove);
  const of = (type: string) => moves.filter((move) => move.type === type);
  const { bought, dealt } = memory.turn!;
  const isBuying = step === 'trains' || step === 'first-train';
  const faults = moves
    .filter(({ type }) => neverIts.includes(type))
    .map(({ type }) => `its ${type} is listed`);
  if (player !== state.deciders?.investor) faults.push(`${player} acts for it`);
  const types = isBuying ? trainsToBuy(state, bought) : [];
  faults.push(
    ...differences(
      'its trains',
      of('buy-train'),
      types.map((train) => ({ type: 'buy-train', train, from: 'depot' }) as Move),
    ),
  );
  const sale = { type: 'sell-charter', percent: 10 } as Move;
  const helps = isBuying && saleHelps(state, bought, dealt);
  faults.push(...differences('its certificates', of('sell-charter'), helps ? [sale] : []));
  if (isBuying) {
    const owns = trainsOf(state, its).length > 0 || onSale(state).length === 0;
    const mayLeave = step === 'first-train' || (owns && !mustBuy(state, bought));
    const mayForce = step === 'trains' && mayChooseForced(state, bought, dealt);
    const forced = { type: 'force-train', train: onSale(state)[0], from: 'depot' } as unknown as Move;
    faults.push(...differences('what is forced', of('force-train'), mayForce ? [forced] : []));
    faults.push(...differences('its purchase', of('skip'), mayLeave ? [{ type: 'skip' }] : []));
  }
  const id = breweryOf(state, investor)!;
  const { marker } = state.breweries[id]!;
  const assign = { type: 'assign-brewery', company: its } as Move;
  faults.push(...differences('its marker', of('assign-brewery'), marker === 'card' ? [assign] : []));
  const turns = marker === 'none' && !state.privates[id]!.closed;
  faults.push(...differences('its card', of('turn-brewery'), turns ? [{ type: 'turn-brewery' }] : []));
  const isLeft = of('leave-beer').length > 0;
  if (isLeft && (mostBeer(state) > 0 || beerIfTurned(state) === 0)) faults.push('asked about no beer');
  return faults;
}

/** Would this sale make somebody else director, and whom [18DO 4.3.2.2]? */
function heirOf(state: DortmundState, seller: string, company: string, sold: number): string | undefined {
  if (headOf(state, company) !== seller) return undefined;
  const kept = shares(state, seller, company) - sold;
  const { percent } = directorCard(state, company);
  let heir: string | undefined;
  for (let who = leftOf(state, seller); who !== seller; who = leftOf(state, who)) {
    const own = shares(state, who, company);
    if (own < percent || own <= kept) continue;
    if (heir === undefined || own > shares(state, heir, company)) heir = who;
  }
  return heir;
}

/** [18DO 4.4.5, 8.2, ruling 88] sales of a player's ordinary certificates, as far as the Investor gets no office by them. */
function sales({ state, memory, listed }: Scene): string[] {
  const { turn, selling } = state.round as { turn: string; selling: string[] };
  const told = listed.map(({ move }) => move as AnyMove).filter(({ type }) => type === 'sell');
  const faults = told
    .filter(({ company, percents }) => heirOf(state, turn, company!, sum(percents!)) === investor)
    .map((move) => `makes the Investor director: ${JSON.stringify(move)}`);
  if (memory.round === 1) return [...faults, ...differences('first stock round', told, [])];
  const isAbove = state.certificates.filter(({ holder }) => holder === turn).length > 17;
  if (isAbove) return faults;
  for (const company of Object.keys(state.prices)) {
    if (!state.companies[company]!.operated || selling.includes(company)) continue;
    const room = poolLimit - shares(state, 'pool', company);
    for (const percents of subsets(ordinary(state, turn, company))) {
      if (percents.length === 0 || sum(percents) > room) continue;
      if (heirOf(state, turn, company, sum(percents)) === investor) continue;
      if (!told.some((move) => move.company === company && move.percents!.join() === percents.join()))
        faults.push(`not listed: ${turn} sells ${percents} of ${company}`);
    }
  }
  return faults;
}

/** [18DO 8.3.2, 8.3.5, rulings 15, 92, 137] */
function card({ state, memory, stage, player, listed }: Scene): string[] {
  const holder = state.deciders?.investor;
  const other = state.seats.find((seat) => seat !== holder)!;
  const asked = { 'choose-card': chooser(state, memory), 'offer-card': holder, 'answer-offer': other }[stage];
  const faults = asked === player ? [] : [`${stage}: ${player} is asked, by the book ${asked}`];
  const moves = listed.map(({ move }) => move);
  if (stage === 'choose-card')
    return [
      ...faults,
      ...differences(
        stage,
        moves,
        ['priority', 'investor'].map((each) => ({ type: stage, card: each }) as Move),
      ),
    ];
  if (stage === 'answer-offer') {
    if (state.cash[other]! < memory.offer) faults.push('asked without the money');
    return faults;
  }
  const range = listed.find(({ move }) => move.type === 'offer-card')?.range;
  if (range?.min !== 1 || range.max !== state.cash[holder!])
    faults.push('other offers than the holder can make');
  if (!moves.some(({ type }) => type === 'pass-card')) faults.push('the card cannot be passed');
  if (memory.acted.length !== memory.order.length) faults.push('offered before the round is over');
  return faults;
}

/** [Ruling 15] the lower number, whatever was bid. */
function chooser(state: DortmundState, { bids }: Memory): string | undefined {
  return Object.keys(bids).sort((a, b) => (breweryOf(state, a)! < breweryOf(state, b)! ? -1 : 1))[0];
}

export function choiceFaults(scene: Scene): string[] {
  const { state, stage, listed } = scene;
  if (['choose-card', 'offer-card', 'answer-offer'].includes(stage)) return card(scene);
  const its = itsRailway(state);
  if (state.decisions.length > 0) {
    const asked = state.decisions.at(-1) as { company?: string };
    const isHolder = asked.company !== its || scene.player === state.deciders?.investor;
    return isHolder ? [] : [`${stage}: ${scene.player} decides for its railway`];
  }
  const moves = listed.map(({ move }) => move as AnyMove);
  const ofIts = moves.filter(
    ({ type, company }) => ['found', 'buy-train-from'].includes(type) && company === its,
  );
  const faults = ofIts.map((move) => `of its railway: ${JSON.stringify(move)}`);
  const now = turnNow(state);
  if (now?.company === its) return [...faults, ...itsTurn(scene, now.step)];
  if (now || state.round.kind === 'stock') {
    if (moves.some(({ type, company }) => type === 'assign-brewery' && company === its))
      faults.push('a player’s marker for its railway');
    if (moves.some(({ type }) => type === 'leave-beer')) faults.push('beer in the turn of another');
  }
  return state.round.kind === 'stock' ? [...faults, ...sales(scene)] : faults;
}
