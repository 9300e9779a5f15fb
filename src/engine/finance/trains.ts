import { newValue, placeOf, plainAt, withItem } from '@/engine/game/draft';
import type { CompanyId, TrainId } from '@/engine/game/ids';
import { recent } from '@/engine/game/recent';
import type { TrainType } from './cards';
import type { CardNo, FinanceState, Train, TrainPlace } from './state';

/** All train cards of a box, in the order of sale, none of them sold. */
export function trainCards(types: readonly TrainType[]): Train[] {
  return types.flatMap(({ id, count, kept }) =>
    Array.from({ length: count }, (): Train => ({ type: id, at: kept ? 'kept' : 'depot' })),
  );
}

/** Where the cards are. */
interface Inventory {
  /** How many cards of a type have left the display, for whatever use. */
  readonly sold: ReadonlyMap<TrainId, number>;
  /** Those that are trains. */
  readonly at: ReadonlyMap<TrainPlace, Train[]>;
  /** The same by their places in the list of all cards. */
  readonly nos: ReadonlyMap<TrainPlace, CardNo[]>;
  /** Those that are something else, by place and use. */
  readonly used: ReadonlyMap<string, Train[]>;
}

const useAt = (place: TrainPlace, use: string) => `${place}/${use}`;

const sortedTrains = recent(4, (cards: readonly Train[]): Inventory => {
  const sold = new Map<TrainId, number>();
  const at = new Map<TrainPlace, Train[]>();
  const nos = new Map<TrainPlace, CardNo[]>();
  const used = new Map<string, Train[]>();
  // by number: an iterator makes an object of every item where a list is frozen
  for (let no = 0; no < cards.length; no++) {
    const card = cards[no]!;
    if (card.at !== 'depot') sold.set(card.type, (sold.get(card.type) ?? 0) + 1);
    if (card.as !== undefined) put(used, useAt(card.at, card.as), card);
    else {
      put(at, card.at, card);
      put(nos, card.at, no);
    }
  }
  return { sold, at, nos, used };
});

function put<T>(places: Map<string, T[]>, place: string, card: T): void {
  const there = places.get(place);
  if (there) there.push(card);
  else places.set(place, [card]);
}

function inventoryOf(state: Pick<FinanceState, 'trains'>): Inventory {
  return sortedTrains(plainAt(state, 'trains'));
}

export function isSold(state: Pick<FinanceState, 'trains'>, type: TrainId): boolean {
  return inventoryOf(state).sold.has(type);
}

export function trainsOf(state: Pick<FinanceState, 'trains'>, company: CompanyId): readonly Train[] {
  return inventoryOf(state).at.get(company) ?? [];
}

/** Cards that a company has, or that have left the game, for another use than as trains. */
export function cardsAs(
  state: Pick<FinanceState, 'trains'>,
  place: TrainPlace,
  use: string,
): readonly Train[] {
  return inventoryOf(state).used.get(useAt(place, use)) ?? [];
}

/** A company's trains by their places in the list of all cards. */
export function trainNosOf(state: Pick<FinanceState, 'trains'>, company: CompanyId): readonly CardNo[] {
  return inventoryOf(state).nos.get(company) ?? [];
}

/** Of these types, those of which there is a train in a place, each once. */
function typesAt(types: readonly TrainType[], { at }: Inventory, place: TrainPlace): TrainType[] {
  const there = new Set(at.get(place)?.map(({ type }) => type));
  return there.size === 0 ? [] : types.filter(({ id }) => there.has(id));
}

/**
 * Types of new train on sale: the smallest left, and those that may be bought beside smaller ones from
 * the first train of another type on [18Rhl 6.2.6, 6.3], or from a later one on [18DO 4.5.7.1].
 */
export function typesOnSale(types: readonly TrainType[], state: Pick<FinanceState, 'trains'>): TrainType[] {
  const inventory = inventoryOf(state);
  const left = typesAt(types, inventory, 'depot');
  return left.filter((type) => type === left[0] || isOpened(type, inventory));
}

function isOpened({ availableFrom, availableAfter }: TrainType, { sold }: Inventory): boolean {
  if (availableFrom !== undefined && sold.has(availableFrom)) return true;
  return availableAfter !== undefined && (sold.get(availableAfter.id) ?? 0) >= availableAfter.sold;
}

/** Types of train in the Bank Pool, each once. */
export function typesInPool(types: readonly TrainType[], state: Pick<FinanceState, 'trains'>): TrainType[] {
  return typesAt(types, inventoryOf(state), 'pool');
}

export function typeOf(types: readonly TrainType[], id: TrainId): TrainType | undefined {
  return types.find((type) => type.id === id);
}

/** Types that the first train of this type takes out of the game. */
export function obsoleteBy(types: readonly TrainType[], type: TrainId): TrainId[] {
  return types.filter(({ obsoleteOn }) => obsoleteOn === type).map(({ id }) => id);
}

/** Has the train been bought that takes this type out of the game? */
export function isObsolete(
  types: readonly TrainType[],
  state: Pick<FinanceState, 'trains'>,
  type: TrainId,
): boolean {
  const by = typeOf(types, type)?.obsoleteOn;
  return by !== undefined && isSold(state, by);
}

/**
 * Moves one card of a type from one place to another: the first there, where one is as good as another. It may be taken
 * for another use than as a train.
 */
export function moveTrain(
  draft: Pick<FinanceState, 'trains'>,
  type: TrainId,
  from: TrainPlace,
  to: TrainPlace,
  as?: string,
): void {
  const cards = plainAt(draft, 'trains');
  moveCard(
    draft,
    placeOf(cards, (card) => card.type === type && card.at === from && card.as === undefined),
    to,
    as,
  );
}

/** Moves this very card, with all that it carries; what it is used as stays as it was, unless a use is named. */
export function moveCard(
  draft: Pick<FinanceState, 'trains'>,
  card: CardNo,
  to: TrainPlace,
  as?: string,
): void {
  const cards = plainAt(draft, 'trains');
  const moved = { ...cards[card]!, at: to, ...(as !== undefined && { as }) };
  draft.trains = newValue(withItem(cards, card, moved));
}
