/** The facts of a table of 18Ruhr, read without the app's own questions; figures as the book has them. */
import type { Choice, Move } from '@/engine/game/move';
import { boxAt } from '@/titles/ruhr/18ruhr';
import type { RuhrBox } from '@/titles/ruhr/box';
import type { RuhrDecision, RuhrState } from '@/titles/ruhr/state';

export type Any = Move & Record<string, unknown>;

export type Add = (move: Any, range?: Choice['range']) => void;

export const letters = ['A', 'B', 'C', 'D', 'E', 'X'] as const;

export class TooLong extends Error {}

/** The facts of a table, read without the app's own questions. */
export function table(state: RuhrState) {
  const box = boxAt(state.setup);
  const railways = box.railways.map(({ id }) => id);
  const corporations = box.corporations.map(({ id }) => id);
  const actives = box.active.map(({ id }) => id);
  const cards = (holder: string, company: string) =>
    state.certificates.filter((card) => card.company === company && card.holder === holder);
  const percent = (holder: string, company: string) =>
    cards(holder, company).reduce((sum, card) => sum + card.percent, 0);
  const directorCard = (company: string) =>
    state.certificates.find((card) => card.company === company && card.director)!;
  const director = (company: string): string | undefined => {
    const { holder } = directorCard(company);
    return state.seats.includes(holder) ? holder : undefined;
  };
  const unit = (company: string) => (corporations.includes(company) ? 20 : 10);
  const value = (company: string) => box.line.values[state.prices[company]!.col]!;
  const worth = (company: string, percents: number) => (value(company) * percents) / unit(company);
  const trainsOf = (at: string) => state.trains.filter((train) => train.at === at).map(({ type }) => type);
  const taken = (type: string) =>
    box.trains.find(({ id }) => id === type)!.count >
    state.trains.filter((t) => t.type === type && t.at === 'depot').length;
  const phase = [...box.trains].reverse().find(({ id }) => taken(id))?.id ?? '2';
  const onSale = (() => {
    const left = box.trains
      .filter(({ id }) => state.trains.some((t) => t.type === id && t.at === 'depot'))
      .map(({ id }) => id);
    const first = left.slice(0, 1);
    return taken('6') && left.includes('8') && !first.includes('8') ? [...first, '8'] : first;
  })();
  const inPool = [...new Set(trainsOf('pool'))];
  const count = (player: string) =>
    state.certificates.filter(({ holder }) => holder === player).length +
    Object.values(state.privates).filter(({ owner, closed }) => owner === player && !closed).length;
  const cash = (player: string) => state.cash[player]!;
  const treasury = (company: string) => state.companies[company]!.treasury;
  return {
    box,
    state,
    railways,
    corporations,
    actives,
    cards,
    percent,
    directorCard,
    director,
    unit,
    value,
    worth,
    trainsOf,
    taken,
    phase,
    onSale,
    inPool,
    count,
    cash,
    treasury,
  };
}

export type Table = ReturnType<typeof table>;

export const limits: Record<number, number> = { 3: 25, 4: 18, 5: 15, 6: 12 };

export const order = ['2', '3', '4', '5', '6', '8'];

export const colourOf: Record<string, string> = {
  2: 'yellow',
  3: 'green',
  4: 'green',
  5: 'brown',
  6: 'brown',
  8: 'gray',
};

/** [11] stages that no longer work. */
export const inactive: Record<string, string[]> = {
  2: [],
  3: [],
  4: ['A'],
  5: ['A', 'B'],
  6: ['A', 'B'],
  8: ['A', 'B', 'C'],
};

export const turnPlayer = (state: RuhrState) => (state.round as unknown as { turn: string }).turn;

export const acting = (state: RuhrState) =>
  (state.round as unknown as { turn: { company: string } }).turn.company;

export const companyOfDecision = (state: RuhrState) =>
  (state.decisions.at(-1) as RuhrDecision & { company: string }).company;

export function ownSizes(t: Table, company: string, place: string): number[] {
  return [
    ...new Set(
      t
        .cards(place, company)
        .filter(({ director }) => !director)
        .map(({ percent }) => percent),
    ),
  ];
}

export function sameArea({ board }: RuhrBox, one: string, other: string): boolean {
  const group = board.hexes[one]!.group;
  return group !== undefined && group === board.hexes[other]!.group;
}
