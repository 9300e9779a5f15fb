import type { BoardDef, StopKind } from '@/engine/board/types';
import type { CompanyId } from '@/engine/game/ids';
import type { MarketDef } from '@/engine/market/types';
import type { CompanyDef, HomeStation, PhaseDef, PrivateDef, TrainType } from './cards';

/** The cards of a title, as far as it has them. */
export interface CardSet {
  readonly board: BoardDef;
  readonly companies: readonly CompanyDef[];
  readonly trains?: readonly TrainType[];
  /** `trains` names what starts each phase; a title without train cards names its own types. */
  readonly phases?: readonly Pick<PhaseDef, 'id' | 'on' | 'trainLimit'>[];
  readonly privates?: readonly PrivateDef[];
  readonly market?: MarketDef;
}

/** What is wrong with the cards, in sentences that name the card; none for a sound set. */
export function problemsOfCards(cards: CardSet): string[] {
  const types = cards.trains?.map((train) => train.id);
  return [
    ...cards.companies.flatMap((company) => companyProblems(cards.board, company)),
    ...twice('company', cards.companies),
    ...(cards.trains ?? []).flatMap((train) => trainProblems(train, types!)),
    ...twice('train', cards.trains ?? []),
    ...(cards.phases ?? []).flatMap((phase, i) => phaseProblems(phase, i === 0, types)),
    ...twice('phase', cards.phases ?? []),
    ...(cards.privates ?? []).flatMap(privateProblems),
    ...twice('private', cards.privates ?? []),
    ...(cards.market ? marketProblems(cards.market) : []),
  ];
}

function twice(what: string, cards: readonly { readonly id: string }[]): string[] {
  const ids = cards.map((card) => card.id);
  return ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `${what} ${id}: there are two of them`);
}

function isAmount(value: number): boolean {
  return Number.isInteger(value) && value > 0;
}

function companyProblems(board: BoardDef, company: CompanyDef): string[] {
  const sum = company.certificates.reduce((total, percent) => total + percent, 0);
  const [director = 0, ...others] = company.certificates;
  const { floatPercent, tokenCosts, homes } = company;
  return [
    ...(sum === 100 ? [] : [`certificates of ${sum} % in all`]),
    ...(others.some((percent) => percent > director) ? ["a certificate above the director's"] : []),
    ...(floatPercent >= director && floatPercent <= 100 ? [] : [`floats at ${floatPercent} %`]),
    ...(tokenCosts.length < homes.length ? ['fewer station tokens than homes'] : []),
    ...(tokenCosts.some((cost) => !Number.isInteger(cost) || cost < 0) ? ['price of a station token'] : []),
    ...(homes.length === 0 && tokenCosts.length > 0 ? ['no home'] : []),
    ...homes
      .filter((home) => !['city', 'offboard'].includes(printedKind(board, home) ?? ''))
      .map(({ hex, printedStop }) => `home ${hex}, stop ${printedStop}, is no city`),
    ...homes
      .filter((home) => !knowsHome(board, company.id, home))
      .map(({ hex }) => `the board does not show its home on ${hex}`),
  ].map((problem) => `company ${company.id}: ${problem}`);
}

function printedKind(board: BoardDef, { hex, printedStop }: HomeStation): StopKind | undefined {
  return board.hexes[hex]?.stops?.[printedStop]?.kind;
}

function knowsHome(board: BoardDef, company: CompanyId, { hex, printedStop }: HomeStation): boolean {
  const shown = board.hexes[hex]?.home ?? [];
  return shown.some((home) => home.corp === company && home.printedStop === printedStop);
}

function trainProblems(train: TrainType, types: readonly string[]): string[] {
  const named = [train.obsoleteOn, train.availableFrom].filter((id) => id !== undefined);
  return [
    ...(isAmount(train.count) ? [] : [`count of ${train.count}`]),
    ...(isAmount(train.price) ? [] : [`price of ${train.price}`]),
    ...(isAmount(train.stops) ? [] : [`length of ${train.stops}`]),
    ...named.filter((id) => !types.includes(id)).map((id) => `there is no ${id}-train`),
  ].map((problem) => `train ${train.id}: ${problem}`);
}

function phaseProblems(
  phase: Pick<PhaseDef, 'id' | 'on' | 'trainLimit'>,
  first: boolean,
  types: readonly string[] | undefined,
): string[] {
  const named = phase.on === 'start' ? [] : [phase.on];
  return [
    ...((phase.on === 'start') === first ? [] : [`begins with ${phase.on}`]),
    ...(types ? named.filter((id) => !types.includes(id)).map((id) => `there is no ${id}-train`) : []),
    ...(isAmount(phase.trainLimit) ? [] : [`train limit of ${phase.trainLimit}`]),
  ].map((problem) => `phase ${phase.id}: ${problem}`);
}

function privateProblems(card: PrivateDef): string[] {
  return [
    ...(isAmount(card.price) ? [] : [`price of ${card.price}`]),
    ...(Number.isInteger(card.revenue) && card.revenue >= 0 ? [] : [`revenue of ${card.revenue}`]),
  ].map((problem) => `private ${card.id}: ${problem}`);
}

function marketProblems(market: MarketDef): string[] {
  return [
    ...market.par
      .filter(({ row, col, value }) => market.rows[row]?.[col] !== value)
      .map(({ row, col, value }) => `market: start value ${value} is not at row ${row}, column ${col}`),
    ...market.rows.flatMap((row, at) => {
      const values = row.filter((value) => value !== null);
      const rising = values.every((value, i) => i === 0 || value > values[i - 1]!);
      return rising ? [] : [`market: row ${at} does not rise`];
    }),
  ];
}
