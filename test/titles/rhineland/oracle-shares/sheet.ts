/** What a second reader keeps on a sheet of paper while others play: nothing on it comes from the state of the game. */
import { type Printed, table } from './printed';

export const investor = 'investor';

export interface Paper {
  readonly company: string;
  readonly percent: number;
  readonly director: boolean;
  holder: string;
}

export interface Bid {
  readonly on: string;
  readonly player: string;
  readonly amount: number;
}

/** What the table is at. */
export type At =
  | { kind: 'draft'; turn: string; open: string[]; taken: { player: string; target: string }[] }
  | {
      kind: 'auction';
      turn: string;
      passes: number;
      off: number;
      bids: Bid[];
      contest?: { on: string; still: string[]; asked: string };
    }
  | {
      kind: 'stock';
      number: number;
      turn: string;
      passes: number;
      sold: Record<string, string[]>;
      thisTurn: string[];
      firstToPass?: string;
    }
  | { kind: 'drops'; left: string[] }
  | { kind: 'card'; by: string }
  /** The next operating round is about to begin. */
  | { kind: 'begins'; set: number; number: number; of: number }
  | { kind: 'operating'; set: number; number: number; of: number; acted: string[] }
  | { kind: 'over' };

export interface Owned {
  owner: string | null;
  closed: boolean;
}

export interface Sheet {
  readonly printed: Printed;
  seats: string[];
  /** With the Investor among them. */
  circle: string[];
  cash: Record<string, number>;
  treasury: Record<string, number>;
  bank: number;
  reserve: number;
  readonly papers: Paper[];
  /** By `row/column`: tokens from top to bottom. */
  readonly spaces: Record<string, string[]>;
  floated: string[];
  readonly privates: Record<string, Owned>;
  priority: string;
  at: At;
  /** The bank could not pay. */
  broken: boolean;
  /** The Investor's corporation, which has no money. */
  penniless?: string;
  hands?: Record<string, string[]>;
  phase: 'yellow' | 'green' | 'brown';
  /** What sales of a forced purchase pay, by seller and corporation. */
  forced: Record<string, number>;
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

export function leftOf(circle: readonly string[], player: string): string {
  return circle[(circle.indexOf(player) + 1) % circle.length]!;
}

export function papersOf(sheet: Sheet, holder: string, company: string): Paper[] {
  return sheet.papers.filter((paper) => paper.holder === holder && paper.company === company);
}

/** Sizes of ordinary certificates. */
export function sizes(sheet: Sheet, holder: string, company: string): number[] {
  return papersOf(sheet, holder, company)
    .filter(({ director }) => !director)
    .map(({ percent }) => percent);
}

export function held(sheet: Sheet, holder: string, company: string): number {
  return sum(papersOf(sheet, holder, company).map(({ percent }) => percent));
}

export function directorPaper(sheet: Sheet, company: string): Paper {
  return sheet.papers.find((paper) => paper.company === company && paper.director)!;
}

export function give(sheet: Sheet, company: string, percent: number, from: string, to: string): void {
  const paper = papersOf(sheet, from, company).find((each) => !each.director && each.percent === percent);
  if (!paper) throw new Error(`the reader finds no ${percent} % of ${company} at ${from}`);
  paper.holder = to;
}

/** [18Rhl 5.2.2] shares and privates count alike. */
export function countOf({ papers, privates }: Sheet, player: string): number {
  const open = Object.values(privates).filter(({ owner, closed }) => owner === player && !closed);
  return papers.filter(({ holder }) => holder === player).length + open.length;
}

/** Money from the bank, or to it; the Investor's corporation has none. */
export function fromBank(sheet: Sheet, account: string, amount: number): void {
  if (account === sheet.penniless || account === investor) return;
  const purse = account in sheet.cash ? sheet.cash : sheet.treasury;
  purse[account]! += amount;
  sheet.bank -= amount;
  if (amount > 0 && sheet.bank < 0) sheet.broken = true;
}

export function spaceOf({ spaces }: Sheet, company: string): string | undefined {
  return Object.keys(spaces).find((space) => spaces[space]!.includes(company));
}

export const valueOn = (space: string): number | undefined => {
  const [row, column] = space.split('/').map(Number);
  return table[row!]?.[column!];
};

export function shareValue(sheet: Sheet, company: string): number {
  return valueOn(spaceOf(sheet, company)!)!;
}

/** A token arrives under those that are there. */
export function putToken(sheet: Sheet, company: string, space: string): void {
  const from = spaceOf(sheet, company);
  if (from) sheet.spaces[from] = sheet.spaces[from]!.filter((each) => each !== company);
  sheet.spaces[space] = [...(sheet.spaces[space] ?? []), company];
}

type Way = 'up' | 'down' | 'left' | 'right';

/** [18Rhl 5, 5.2.1, 6.2.5] where a row or column ends it turns, or it stays in its place of the stack. */
export function moveToken(sheet: Sheet, company: string, way: Way): void {
  const [row, column] = spaceOf(sheet, company)!.split('/').map(Number) as [number, number];
  const up = `${row - 1}/${column}`;
  const down = `${row + 1}/${column}`;
  const ways: Record<Way, string[]> = {
    up: [up],
    down: [down],
    right: [`${row}/${column + 1}`, up],
    left: [`${row}/${column - 1}`, down],
  };
  const to = ways[way].find((space) => valueOn(space) !== undefined);
  if (to) putToken(sheet, company, to);
}

/** [18Rhl 6] highest value first, then the rightmost space, then from the top of the stack. */
export function order(sheet: Sheet): string[] {
  return Object.keys(sheet.spaces)
    .filter((space) => sheet.spaces[space]!.length > 0)
    .sort((a, b) => valueOn(b)! - valueOn(a)! || Number(b.split('/')[1]) - Number(a.split('/')[1]))
    .flatMap((space) => sheet.spaces[space]!);
}

/** To try something out: what a sale changes is there twice. */
export function copyOf(sheet: Sheet): Sheet {
  return {
    ...sheet,
    cash: { ...sheet.cash },
    spaces: { ...sheet.spaces },
    papers: sheet.papers.map((paper) => ({ ...paper })),
  };
}
