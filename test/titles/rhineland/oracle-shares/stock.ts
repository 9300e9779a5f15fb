/** [18Rhl 5, 5.1.2–5.2.2, 18LRA 9.3] stock rounds, from what was played alone. */
import { pink } from './printed';
import { salesNow, sell, settle } from './sales';
import {
  type At,
  countOf,
  directorPaper,
  fromBank,
  give,
  held,
  investor,
  leftOf,
  moveToken,
  order,
  putToken,
  type Sheet,
  shareValue,
  sizes,
  sum,
} from './sheet';

type Stock = Extract<At, { kind: 'stock' }>;
const stockIn = (sheet: Sheet) => sheet.at as Stock;

export function beginStock(sheet: Sheet, number: number): void {
  sheet.at = { kind: 'stock', number, turn: sheet.priority, passes: 0, sold: {}, thisTurn: [] };
}

function isFounded(sheet: Sheet, company: string): boolean {
  return sheet.circle.includes(directorPaper(sheet, company).holder);
}

/** [rulings 20, 122] from the stack the top one, of a charter and the pool any. */
function onSale(sheet: Sheet, company: string): { from: string; size: number }[] {
  const top = sheet.papers.find((paper) => paper.company === company && paper.holder === 'offer');
  const places = [
    ...(top ? [{ from: 'offer', size: top.percent }] : []),
    ...sizes(sheet, 'charter', company).map((size) => ({ from: 'charter', size })),
    // [ruling 16] in the first round the Bank Pool is shut
    ...(stockIn(sheet).number > 1
      ? sizes(sheet, 'pool', company).map((size) => ({ from: 'pool', size }))
      : []),
  ];
  return places.filter(
    ({ from, size }, i) => places.findIndex((each) => each.from === from && each.size === size) === i,
  );
}

function purchases(sheet: Sheet): string[] {
  const { turn, sold } = stockIn(sheet);
  if (countOf(sheet, turn) >= sheet.printed.limit) return [];
  const cash = sheet.cash[turn]!;
  return sheet.printed.corporations.flatMap(({ id, papers }) => {
    // [5.2, ruling 30] what was sold in this round is not bought in it
    if (sold[turn]?.includes(id)) return [];
    if (directorPaper(sheet, id).holder === 'offer') {
      return Object.entries(pink)
        .filter(([, value]) => (value * papers[0]!) / 10 <= cash)
        .map(([space]) => `found ${id} ${space}`);
    }
    if (!isFounded(sheet, id)) return [];
    return onSale(sheet, id)
      .filter(({ size }) => (shareValue(sheet, id) * size) / 10 <= cash)
      .map(({ from, size }) => `buy ${id} ${from} ${size}`);
  });
}

/** [18LRA 9.3, ruling 114] in a game for two nobody passes in the first round before having founded, if they can. */
function mustFound(sheet: Sheet, bought: readonly string[]): boolean {
  const { turn, number } = stockIn(sheet);
  const directs = sheet.papers.some(({ director, holder }) => director && holder === turn);
  const isForTwo = sheet.circle.includes(investor);
  return isForTwo && number === 1 && !directs && bought.some((move) => move.startsWith('found'));
}

export function stockMoves(sheet: Sheet): string[] {
  const { turn, number, thisTurn } = stockIn(sheet);
  const bought = purchases(sheet);
  const { moves, mustSell } = number === 1 ? { moves: [], mustSell: false } : salesNow(sheet, turn, thisTurn);
  return [...bought, ...moves, ...(mustSell || mustFound(sheet, bought) ? [] : ['pass'])];
}

/** [18Rhl 4.2, 5.1.5, rulings 20–22] enough of it is with players. */
function floatIfHeld(sheet: Sheet, company: string): void {
  const { floatsAt } = sheet.printed.corporations.find(({ id }) => id === company)!;
  const players = sum(sheet.seats.map((seat) => held(sheet, seat, company)));
  if (sheet.floated.includes(company) || players < floatsAt) return;
  const isBrown = sheet.phase === 'brown';
  sheet.floated.push(company);
  fromBank(sheet, company, (shareValue(sheet, company) * (isBrown ? 100 : players)) / 10);
  for (const paper of sheet.papers) {
    if (paper.company === company && paper.holder === 'offer') paper.holder = isBrown ? 'pool' : 'charter';
  }
  if (!isBrown) moveToken(sheet, company, 'up');
}

interface Told {
  readonly type: string;
  readonly company?: string;
  readonly source?: string;
  readonly percent?: number;
  readonly percents?: readonly number[];
  readonly row?: number;
  readonly col?: number;
}

function endTurn(sheet: Sheet): void {
  const at = stockIn(sheet);
  at.turn = leftOf(sheet.circle, at.turn);
  at.thisTurn = [];
}

function acted(sheet: Sheet): void {
  const at = stockIn(sheet);
  at.passes = 0;
  delete at.firstToPass;
}

export function stockPlayed(sheet: Sheet, move: Told): void {
  const at = stockIn(sheet);
  const player = at.turn;
  const company = move.company!;
  switch (move.type) {
    case 'found': {
      const paper = directorPaper(sheet, company);
      putToken(sheet, company, `${move.row}/${move.col}`);
      paper.holder = player;
      fromBank(sheet, player, (-shareValue(sheet, company) * paper.percent) / 10);
      break;
    }
    case 'buy': {
      const cost = (shareValue(sheet, company) * move.percent!) / 10;
      fromBank(sheet, player, -cost);
      // [ruling 23] a charter is paid; a stack and the pool are the bank's
      if (move.source === 'charter') fromBank(sheet, company, cost);
      give(sheet, company, move.percent!, move.source!, player);
      settle(sheet, company);
      break;
    }
    case 'sell':
      if (!sell(sheet, player, company, move.percents!)) {
        throw new Error(`the reader could not sell ${move.percents} of ${company}`);
      }
      at.thisTurn.push(company);
      at.sold[player] = [...(at.sold[player] ?? []), company];
      acted(sheet);
      return;
    case 'pass':
      if (at.thisTurn.length === 0) {
        at.firstToPass ??= player;
        at.passes += 1;
      }
      endTurn(sheet);
      if (at.passes === sheet.seats.length) endRound(sheet);
      return;
    default:
      throw new Error(`the reader knows no ${move.type} in a stock round`);
  }
  floatIfHeld(sheet, company);
  acted(sheet);
  endTurn(sheet);
}

/** [18Rhl 5, ruling 33] most cash; of equals the first after the last holder, who comes last. */
function richest({ seats, cash, priority }: Sheet): string {
  const most = Math.max(...seats.map((seat) => cash[seat]!));
  let player = leftOf(seats, priority);
  while (cash[player] !== most) player = leftOf(seats, player);
  return player;
}

/** [18Rhl 5, 6.3, ruling 34, 18LRA 9.3, ruling 113] the Priority Deal, then what players hold alone, then companies act. */
function endRound(sheet: Sheet): void {
  const { number, firstToPass } = stockIn(sheet);
  const isForTwo = sheet.circle.includes(investor);
  const rich = richest(sheet);
  for (const company of order(sheet)) {
    const all = sum(sheet.circle.map((holder) => held(sheet, holder, company)));
    if (all === 100) moveToken(sheet, company, 'up');
  }
  if (isForTwo && number === 1) {
    sheet.at = { kind: 'card', by: rich };
    return;
  }
  sheet.priority = isForTwo ? firstToPass! : rich;
  if (sheet.printed.hasDestinies && number === 1) sheet.at = { kind: 'drops', left: [...sheet.seats] };
  else beginSet(sheet, number);
}

export function beginSet(sheet: Sheet, set: number): void {
  sheet.at = { kind: 'begins', set, number: 1, of: { yellow: 1, green: 2, brown: 3 }[sheet.phase] };
}

/** [18LRA 9.2.1] told by the game, and by another reader: the Investor has taken something. */
export function investorTakes(sheet: Sheet, company: string, percent: number, source: string): void {
  if (source === 'charter') fromBank(sheet, company, (shareValue(sheet, company) * percent) / 10);
  give(sheet, company, percent, source, investor);
  acted(sheet);
}
