/** [18DO 7] all that may be done beside what chapter 6 allows, found by trying. */
import type { ExpertState } from '@/titles/dortmund/expert/state';
import {
  cards,
  equipmentLimit,
  equipmentOf,
  headOf,
  isCorporation,
  isMinor,
  isRailway,
  onSale,
  ordinary,
  pays,
  phaseOf,
  poolLimit,
  shares,
  squaresOf,
  sum,
  trainsOf,
} from '../../hsb/oracle/book';
import { brewingMoves, loadable, subsidy } from '../../hsb/oracle/brewing-choices';
import {
  becsOf,
  cardOf,
  eventOf,
  events,
  half,
  hasBegun,
  inDisplay,
  markers,
  markersOf,
  pricesFor,
  spaces,
  timesFor,
  typeOf,
} from './book';
import { broughtBy, loadedFrom, type Memory } from './memory';

export type Told = Record<string, unknown> & { type: string };

interface TurnNow {
  company: string;
  step: string;
  reserved: number[];
}
export const turnNow = (state: ExpertState) => (state.round as { turn: TurnNow | null }).turn!;

const asked = (state: ExpertState) => state.decisions.at(-1) as unknown as { company: string; by: string };
const segments = [1, 2, 3, 4, 5, 6];
const whos = ['regular', 'fresh'] as const;

/** [18DO 7.2 H, ruling 74] a unit of a card that is free, for a cube within its reach. */
export function advertisements(state: ExpertState, company: string): Told[] {
  const isFree = (card: number) =>
    cardOf(state, card).units > state.ahead.filter((cube) => cube.card === card).length;
  return becsOf(state, company)
    .filter(isFree)
    .flatMap((card) =>
      segments
        .filter((segment) => segment <= cardOf(state, card).reach)
        .flatMap((segment) =>
          whos
            .filter((who) => state.segments[segment - 1]![who] > 0)
            .map((who) => ({ type: 'advertise', card, segment, who })),
        ),
    );
}

/** Purchases from the bank that a company may make in a turn [18DO 7.1, 7.5, ruling 67]. */
const perTurn = (state: ExpertState) => (phaseOf(state) < 3 ? 2 : 1);

/** [18DO 4.5.7.4, 6.5.2.7] must a card be bought, so that it comes before any marker (ruling 117)? */
function owesCard(state: ExpertState): boolean {
  const { company } = turnNow(state);
  if (!isRailway(company)) return !brewingMoves(state).some((move) => (move as Told).type === 'skip');
  const some = onSale(state).length > 0 || state.trains.some(({ at }) => at === 'pool');
  return trainsOf(state, company).length === 0 && some;
}

const mayHave = (company: string, code: string) => code === 'C' || !isRailway(company);

/** [18DO 7.1] what is laid back for another marker. */
function roomFor(state: ExpertState, company: string): number[] {
  const own = markersOf(state, company);
  return own.length < spaces(company) ? [-1] : own;
}

/** [ruling 117] a cube lies on it once the squares of the train, and the other wagons, are full. */
function isLoaded(state: ExpertState, no: number): boolean {
  const { on } = state.markers[no]!;
  return on !== undefined && (state.trains[on]!.beer ?? 0) >= squaresOf(state, on);
}

export function markerPurchases(state: ExpertState, { turn }: Memory): Told[] {
  const { company } = turnNow(state);
  if (owesCard(state)) return [];
  const { treasury } = state.companies[company]!;
  const fromBank = !turn.marker && state.done.newTrains < perTurn(state);
  const bank = inDisplay(state)
    .filter((code) => fromBank && mayHave(company, code) && markers[code]!.price <= treasury)
    .flatMap((marker) => roomFor(state, company).map((back) => ({ type: 'buy-marker', marker, back })));
  const others = [...state.markers.keys()]
    .filter((no) => ![company, 'display'].includes(state.markers[no]!.at))
    .filter((no) => mayHave(company, state.markers[no]!.code) && !isLoaded(state, no))
    .filter((no) => !turn.refused.has(no) && pricesFor(state.markers[no]!.code)[0] <= treasury)
    .flatMap((marker) => {
      const [price, dearest] = pricesFor(state.markers[marker]!.code);
      return roomFor(state, company).map((back) => ({
        type: 'buy-marker-from',
        marker,
        price,
        back,
        most: Math.min(dearest, treasury),
      }));
    });
  return [...bank, ...others];
}

/** [18DO 7.1.3, ruling 71] */
export function wagonMoves(state: ExpertState): Told[] {
  const { company } = turnNow(state);
  if (company === 'HHW' || !hasBegun(state, 'brown')) return [];
  return markersOf(state, company)
    .filter((no) => !isLoaded(state, no))
    .flatMap((marker) =>
      trainsOf(state, company)
        .filter((card) => state.markers[marker]!.on !== card)
        .map((card) => ({ type: 'move-wagon', marker, card })),
    );
}

/** [18DO 7.2 I, J] purchases with an event. */
function purchasesWithEvents(state: ExpertState, { used, turn }: Memory): Told[] {
  const { company } = turnNow(state);
  if (state.done.newTrains >= perTurn(state)) return [];
  const types = onSale(state).filter((type) => !isMinor(company) || !['6', '8'].includes(type));
  const canPay = (price: number) =>
    state.companies[company]!.treasury + subsidy(state, company, price) >= price;
  const count = equipmentOf(state, company).length;
  const limit = equipmentLimit(state, company);
  const idle = becsOf(state, company).filter((card) => !broughtBy(turn, card) && !loadedFrom(turn, card));
  const inPayment = idle.flatMap((old) =>
    types
      .filter((type) => canPay(Math.max(0, cards[type]!.price - 20 * typeOf(state, old))))
      .map((card) => ({ type: 'pay-with-card', card, old })),
  );
  const upgrades = types
    .filter((type) => canPay(cards[type]!.price))
    .map((card) => ({ type: 'upgrade', card }));
  return [
    ...(timesFor(state, used, company, 'I') > 0 && count <= limit ? inPayment : []),
    ...(timesFor(state, used, company, 'J') > 0 && count === limit ? upgrades : []),
  ];
}

/** [18DO 7.2 G, M] at any time in the own turn. */
function atAnyTime(state: ExpertState, { used }: Memory): Told[] {
  const { company } = turnNow(state);
  const found: Told[] = [];
  if (timesFor(state, used, company, 'G') > 0) found.push({ type: 'fair' });
  if (timesFor(state, used, company, 'M') === 0 || state.done.dealt || !isCorporation(company)) return found;
  const stack = ordinary(state, 'charter', company);
  for (const count of [1, 2]) {
    const sold = sum(stack.slice(0, count));
    if (stack.length >= count && shares(state, 'pool', company) + sold <= poolLimit)
      found.push({ type: 'investor-sale', count });
  }
  return found;
}

/** [18DO 7.2 O, ruling 81] */
function secondShifts(state: ExpertState, { used }: Memory): Told[] {
  const { company } = turnNow(state);
  if (timesFor(state, used, company, 'O') === 0 || state.beer === 0) return [];
  return [...new Set(equipmentOf(state, company))].flatMap((card) =>
    segments
      .filter((segment) => segment <= cards[card]!.reach && !state.segments[segment - 1]!.noDemand)
      .map((segment) => ({ type: 'second-shift', card, segment })),
  );
}

/** [18DO 7.2 P, ruling 82] */
function contracts(state: ExpertState, { used, turn }: Memory): Told[] {
  const { company, reserved } = turnNow(state);
  if (timesFor(state, used, company, 'P') === 0 || reserved.length === 0 || turn.contract) return [];
  const foreign = loadable(state)
    .map(({ railway }) => railway)
    .filter((railway) => headOf(state, railway) !== headOf(state, company));
  return [...new Set(foreign)].map((railway) => ({ type: 'transport-contract', railway }));
}

/** [18DO 7.2 K, rulings 12, 77] */
function premiums(state: ExpertState, { used, turn }: Memory): Told[] {
  if (timesFor(state, used, turn.company, 'K') === 0) return [];
  return [...new Set(turn.boxes)]
    .map((box) => box.split(' '))
    .filter(([segment]) => segment !== '6')
    .map(([segment, who]) => ({ type: 'premium', segment: Number(segment), who }));
}

/** [18DO 7.2 N, ruling 80] what a unit brings that brews for others. */
export function tollFor(state: ExpertState, reach: number): number {
  const open = segments.filter((n) => n <= reach && !state.segments[n - 1]!.noDemand);
  return open.length === 0 ? 0 : half(pays[open.at(-1)! - 1]![0]);
}

function tolls(state: ExpertState, { used, turn }: Memory): Told[] {
  const { company } = turnNow(state);
  if (timesFor(state, used, company, 'N') === 0) return [];
  const idle = becsOf(state, company)
    .filter((card) => tollFor(state, cardOf(state, card).reach) > 0)
    .flatMap((card) => {
      const left = cardOf(state, card).units - broughtBy(turn, card) - loadedFrom(turn, card);
      return Array.from({ length: left }, () => state.trains[card]!.type);
    });
  const pairs = idle.flatMap((one, i) => [[one], ...idle.slice(i + 1).map((two) => [one, two])]);
  return [...new Map(pairs.map((pair) => [`${pair}`, pair])).values()].map((names) => ({
    type: 'toll-brew',
    cards: names,
  }));
}

/** [18DO 7.6] the last action. */
function takes(state: ExpertState, { used }: Memory): Told[] {
  const { company } = turnNow(state);
  return eventOf(state, 'display')
    .filter((code) => !used.get(company)?.has(code))
    .map((event) => ({ type: 'take-event', event }));
}

const skip: Told = { type: 'skip' };

/** What the Expert Game adds in a step of a brewery's turn. */
export function ofStep(state: ExpertState, memory: Memory, step: string): Told[] {
  switch (step) {
    case 'shift':
      return secondShifts(state, memory);
    case 'load':
      return contracts(state, memory);
    case 'earnings':
      return [...premiums(state, memory), ...tolls(state, memory)];
    case 'equipment':
      return [...markerPurchases(state, memory), ...purchasesWithEvents(state, memory)];
    case 'event':
      return takes(state, memory);
    default:
      return [];
  }
}

/** Steps that chapter 6 does not know, in which nothing need be done. */
const ownSteps = ['shift', 'earnings', 'event'];

function breweryMoves(state: ExpertState, memory: Memory): Told[] {
  const { step } = turnNow(state);
  return [
    ...(brewingMoves(state) as Told[]),
    ...ofStep(state, memory, step),
    ...atAnyTime(state, memory),
    ...(ownSteps.includes(step) ? [skip] : []),
  ];
}

/** All moves of a state but for plans of delivery, and of railways only those of chapter 7; nothing where chapter 6 alone speaks. */
export function movesOf(state: ExpertState, memory: Memory, stage: string): Told[] | undefined {
  switch (stage) {
    case 'first-marker': {
      const { by } = asked(state);
      const cheap = inDisplay(state).filter((code) => markers[code]!.price <= state.cash[by]!);
      return [{ type: 'no-marker' }, ...cheap.map((marker) => ({ type: 'first-marker', marker }))];
    }
    case 'agree-marker':
    case 'agree-load':
      return [{ type: 'agree' }, { type: 'decline' }];
    case 'return-marker':
      return markersOf(state, asked(state).company).map((marker) => ({ type: 'return-marker', marker }));
    case 'return-event':
      return eventOf(state, asked(state).company).map((event) => ({ type: 'return-event', event }));
    case 'advertise':
      return [...advertisements(state, asked(state).company), { type: 'keep-event' }];
    case 'marketing':
      return [{ type: 'move-left' }, { type: 'keep-event' }];
    default:
      if (state.decisions.length > 0) return undefined;
      if (state.round.kind === 'brewery') return breweryMoves(state, memory);
      if (state.round.kind === 'operating' && state.round.turn) {
        const purchases = stage === 'trains' ? markerPurchases(state, memory) : [];
        return [...purchases, ...wagonMoves(state)];
      }
      return undefined;
  }
}

export const ofChapterSeven = ['buy-marker', 'buy-marker-from', 'move-wagon'];
export const allEvents = Object.keys(events);
