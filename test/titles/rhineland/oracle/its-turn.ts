/** The turn of the Investor's corporation as far as nobody decides it, and its card. */
import type { GameEvent } from '@/engine/game/events';
import type { RhinelandState } from '@/titles/rhineland/state';
import {
  dividendOf,
  harbourIsReady,
  investor,
  isItsTurn,
  itsCompany,
  trainsOwned,
  trainsTaken,
} from './investor';
import { spaceAfter } from './money';
import { bestOf, incomesOf } from './runs';
import type { Printed } from './turns';
import { turnIn, type World, worldOf } from './world';

interface Answers {
  readonly where: string;
  readonly game: readonly string[];
  readonly reader: readonly string[];
}

const permanent = ['4', '5', '6'];

/** What has followed from a move in its turn; may throw where there are too many routes to count. */
export function compareItsTurn(
  world: World,
  printed: Printed,
  after: RhinelandState,
  events: readonly GameEvent[],
): Answers[] {
  const { state } = world;
  if (!isItsTurn(state) || state.decisions.length > 0) return [];
  const company = itsCompany(state)!;
  const revenueOf = events.find((event) => event.type === 'paid-out' || event.type === 'withheld');
  const ran = events.filter((event) => event.type === 'ran' && event.company === company);
  const isOver = events.some(({ type }) => ['paid-out', 'withheld', 'no-revenue'].includes(type));
  if (!isOver) return [];
  // nothing has been built after its own turn: the board is what it ran on
  const then = worldOf(world.board, { ...state, board: after.board });
  const types = trainsOwned(state);
  const best = bestOf(types.map((type) => incomesOf(then, printed, company, type)));
  const total = ran.reduce((sum, event) => sum + (event.type === 'ran' ? event.revenue : 0), 0);
  const taken = trainsTaken(world, printed, company);
  const keeps = taken.some((type) => permanent.includes(type));
  const bought = events.flatMap((event) =>
    event.type === 'train-bought' && event.company === company ? [`${event.train} for ${event.amount}`] : [],
  );
  const answers: Answers[] = [
    {
      where: 'its best run',
      game: [`${ran.length} trains bring ${total}`],
      reader: [`${best.running} trains bring ${best.total}`],
    },
    {
      where: 'its dividend',
      game: [revenueOf?.type ?? 'nothing'],
      reader: [best.total === 0 ? 'nothing' : keeps ? 'withheld' : 'paid-out'],
    },
    {
      where: 'its trains',
      game: bought,
      // others may have to discard before it takes the next
      reader: taken
        .slice(0, after.decisions.length > 0 ? bought.length : undefined)
        .map((type) => `${type} for 0`),
    },
  ];
  const { row, col } = after.prices[company]!;
  answers.push({
    where: 'its price',
    game: [`${row}/${col}`],
    reader: [spaceAfter(world, printed, company, keeps ? 0 : best.total)],
  });
  const isQuiet = !events.some(({ type }) => ['operating-round', 'stock-round', 'link-bonus'].includes(type));
  if (isQuiet) {
    const shares = dividendOf(state, company, keeps ? 0 : best.total);
    answers.push({
      where: 'its shareholders',
      game: state.seats.map((player) => `${player} ${after.cash[player]! - state.cash[player]!}`),
      reader: shares,
    });
  }
  answers.push(...cardAfter(state, after));
  return answers;
}

/** [18LRA 9.3, 9.4] the card goes to the other player, or its holder is asked for an offer. */
function cardAfter(state: RhinelandState, after: RhinelandState): Answers[] {
  if (after.over) return [];
  const holder = state.deciders![investor]!;
  const other = state.seats.find((seat) => seat !== holder)!;
  const asked = after.decisions.at(-1);
  if (asked && asked.kind !== 'offer-card') return [];
  const mayOffer = state.setup.options.investorOffers === true && after.cash[holder]! >= 1;
  return [
    {
      where: 'its card',
      game: [asked ? `${asked.by} may offer` : `${after.deciders![investor]} has it`],
      reader: [mayOffer ? `${holder} may offer` : `${other} has it`],
    },
  ];
}

/** [18LRA 9.2.2, ruling 151] nobody is asked for a station while the harbour token can be placed. */
export function isHarbourOverlooked(world: World): boolean {
  const { company, stationUsed } = turnIn(world.state);
  return !stationUsed && harbourIsReady(world, company);
}

/** [18LRA 9.3, 9.4, ruling 155] decisions about the card. */
export function cardMoves(state: RhinelandState): string[] | undefined {
  const asked = state.decisions.at(-1);
  switch (asked?.kind) {
    case 'choose-card':
      return ['choose-card priority', 'choose-card investor'];
    case 'offer-card':
      return [...(state.cash[asked.by]! >= 1 ? [`offer-card 1-${state.cash[asked.by]}`] : []), 'pass-card'];
    case 'answer-offer':
      return ['agree', 'decline'];
    default:
      return undefined;
  }
}

/** What becomes of card, Priority Deal and money. */
export function cardOutcome(
  state: RhinelandState,
  move: Readonly<Record<string, unknown>>,
): string[] | undefined {
  const asked = state.decisions.at(-1) as { kind: string; by: string; amount?: number } | undefined;
  if (!asked || !['choose-card', 'offer-card', 'answer-offer'].includes(asked.kind)) return undefined;
  const other = state.seats.find((seat) => seat !== asked.by)!;
  const [mine, yours] = [state.cash[asked.by]!, state.cash[other]!];
  const facts = (holder: string, ofAsked: number, ofOther: number, priority = state.priority) =>
    [`card ${holder}`, `${asked.by} ${ofAsked}`, `${other} ${ofOther}`, `priority ${priority}`].sort();
  switch (move.type) {
    case 'choose-card':
      return move.card === 'priority'
        ? facts(other, mine, yours, asked.by)
        : facts(asked.by, mine, yours, other);
    case 'pass-card':
      return facts(other, mine, yours);
    case 'offer-card': {
      const amount = Number(move.amount);
      // who cannot pay as much takes it; else the other is asked, and nothing has happened yet
      return yours < amount ? facts(asked.by, mine - amount, yours + amount) : facts(asked.by, mine, yours);
    }
    case 'agree':
      return facts(other, mine + asked.amount!, yours - asked.amount!);
    case 'decline':
      return facts(asked.by, mine - asked.amount!, yours + asked.amount!);
    default:
      return undefined;
  }
}

export function cardIn(state: RhinelandState): string[] {
  return [
    `card ${state.deciders?.[investor]}`,
    ...state.seats.map((seat) => `${seat} ${state.cash[seat]}`),
    `priority ${state.priority}`,
  ].sort();
}
