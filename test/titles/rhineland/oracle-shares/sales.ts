/** [18Rhl 4.2.1, 5.2.1, 5.2.2, rulings 24–26, 28, 32, 122, 123, 154] what may be sold, and what becomes of the director. */
import {
  copyOf,
  countOf,
  directorPaper,
  fromBank,
  give,
  held,
  investor,
  leftOf,
  moveToken,
  type Sheet,
  shareValue,
  sizes,
  sum,
} from './sheet';

const poolMost = 50;

/** Tens and twenties: no other ordinary certificates exist. */
function sets(most: number): number[][] {
  const all: number[][] = [];
  for (let twenties = 0; twenties * 20 <= most; twenties++) {
    for (let tens = 0; tens * 10 + twenties * 20 <= most; tens++) {
      if (tens + twenties > 0) {
        all.push([...Array<number>(tens).fill(10), ...Array<number>(twenties).fill(20)]);
      }
    }
  }
  return all;
}

function isAmong(wanted: readonly number[], all: readonly number[]): boolean {
  const left = [...all];
  return wanted.every((size) => {
    const at = left.indexOf(size);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Who holds more than the director keeps, and enough for the director's certificate: most first, then to the left. */
function heir(sheet: Sheet, company: string, keeps: number): string | undefined {
  const { holder, percent } = directorPaper(sheet, company);
  if (!sheet.circle.includes(holder)) return undefined;
  let best: string | undefined;
  for (let each = leftOf(sheet.circle, holder); each !== holder; each = leftOf(sheet.circle, each)) {
    const has = held(sheet, each, company);
    if (has > keeps && has >= percent && (!best || has > held(sheet, best, company))) best = each;
  }
  return best;
}

/** [rulings 25, 123] what the new director may hand over, fewest certificates first. */
function exchanges(sheet: Sheet, company: string, from: string): number[][] {
  const { percent } = directorPaper(sheet, company);
  return sets(percent)
    .filter((set) => sum(set) === percent && isAmong(set, sizes(sheet, from, company)))
    .sort((a, b) => a.length - b.length);
}

function takeOffice(sheet: Sheet, company: string, to: string, handed: readonly number[]): void {
  const paper = directorPaper(sheet, company);
  for (const size of handed) give(sheet, company, size, to, paper.holder);
  paper.holder = to;
}

/** [18Rhl 4.2.1] somebody has more than the director now. */
export function settle(sheet: Sheet, company: string): void {
  const { holder } = directorPaper(sheet, company);
  const to = heir(sheet, company, held(sheet, holder, company));
  if (to) takeOffice(sheet, company, to, exchanges(sheet, company, to)[0]!);
}

/** Sells, if there is a way; says whether there was one. */
export function sell(sheet: Sheet, player: string, company: string, set: readonly number[]): boolean {
  if (held(sheet, 'pool', company) + sum(set) > poolMost) return false;
  if (!isAmong(set, sizes(sheet, player, company))) {
    const keeps = held(sheet, player, company) - sum(set);
    if (directorPaper(sheet, company).holder !== player || keeps < 0) return false;
    const to = heir(sheet, company, keeps);
    const own = sizes(sheet, player, company);
    const handed =
      to && exchanges(sheet, company, to).find((exchange) => isAmong(set, [...own, ...exchange]));
    if (!to || !handed) return false;
    takeOffice(sheet, company, to, handed);
  }
  fromBank(sheet, player, (shareValue(sheet, company) * sum(set)) / 10);
  for (const size of set) give(sheet, company, size, player, 'pool');
  moveToken(sheet, company, 'down');
  settle(sheet, company);
  return true;
}

interface Sale {
  readonly company: string;
  readonly set: readonly number[];
  /** By how much the player's certificates become fewer. */
  readonly fewer: number;
}

/** All sales that the rules of selling allow, the certificate limit aside. */
function possible(sheet: Sheet, player: string, sold: readonly string[]): Sale[] {
  return sheet.printed.corporations.flatMap(({ id: company }) => {
    const has = held(sheet, player, company);
    if (!sheet.floated.includes(company) || sold.includes(company) || has === 0) return [];
    return sets(Math.min(has, poolMost)).flatMap((set) => {
      const after = copyOf(sheet);
      if (!sell(after, player, company, set)) return [];
      // [18LRA 9.3, ruling 154] nobody makes the Investor a director
      const was = directorPaper(sheet, company).holder;
      if (was !== investor && directorPaper(after, company).holder === investor) return [];
      return [{ company, set, fewer: countOf(sheet, player) - countOf(after, player) }];
    });
  });
}

/** How many certificates above the limit a player must stay, whatever they sell now. */
function stays(excess: number, sales: readonly Sale[]): number {
  const companies = new Set(sales.map(({ company }) => company));
  const most = [...companies].map((company) =>
    Math.max(0, ...sales.filter((sale) => sale.company === company).map(({ fewer }) => fewer)),
  );
  return Math.max(0, excess - sum(most));
}

/** What can be sold, and whether the player may end the turn with that: above the limit selling is a duty. */
export function salesNow(
  sheet: Sheet,
  player: string,
  sold: readonly string[],
): { moves: string[]; mustSell: boolean } {
  const excess = countOf(sheet, player) - sheet.printed.limit;
  const sales = possible(sheet, player, sold);
  const least = stays(excess, sales);
  const helps = ({ company, fewer }: Sale) =>
    excess <= 0 ||
    stays(
      excess - fewer,
      sales.filter((sale) => sale.company !== company),
    ) === least;
  return {
    moves: sales.filter(helps).map(({ company, set }) => `sell ${company} ${set.join()}`),
    mustSell: excess > 0 && least < excess,
  };
}
