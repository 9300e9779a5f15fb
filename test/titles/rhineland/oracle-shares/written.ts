/** Both sides in lines, to be compared: the sheet of the reader, and the state of the game. */
import type { RhinelandState } from '@/titles/rhineland/state';
import type { Score } from '@/titles/view';
import { type Sheet, shareValue, spaceOf, sum } from './sheet';

/** All of the sheet in lines. */
export function written(sheet: Sheet): string[] {
  return [
    ...money(sheet.cash, sheet.treasury, sheet.penniless),
    `bank ${sheet.bank}, waiting ${sheet.reserve}`,
    ...holdings(sheet.papers),
    ...Object.entries(sheet.spaces).flatMap(([space, stack]) =>
      stack.length > 0 ? [`${space}: ${stack.join(' ')}`] : [],
    ),
    `floated ${[...sheet.floated].sort().join(' ')}`,
    ...Object.entries(sheet.privates).map(([id, { owner, closed }]) => `${id} ${closed ? 'closed' : owner}`),
    `seats ${sheet.circle.join(' ')}`,
    `priority ${sheet.priority}`,
    ...Object.entries(sheet.hands ?? {}).map(([player, hand]) => `${player} keeps ${hand.join(' ')}`),
    `over ${sheet.at.kind === 'over'}`,
  ];
}

/** All of the state in lines. */
export function writtenIn(state: RhinelandState): string[] {
  const { cash, companies, certificates, prices, privates, holders, seats, destinies } = state;
  const ids = Object.keys(companies);
  const stacks: Record<string, string[]> = {};
  for (const id of Object.keys(prices).sort((a, b) => prices[a]!.arrival - prices[b]!.arrival)) {
    const space = `${prices[id]!.row}/${prices[id]!.col}`;
    stacks[space] = [...(stacks[space] ?? []), id];
  }
  const treasury = Object.fromEntries(ids.map((id) => [id, companies[id]!.treasury]));
  const floated = ids.filter((id) => companies[id]!.floated);
  return [
    ...money(cash, treasury, undefined),
    `bank ${state.bank}, waiting ${state.reserve}`,
    ...holdings(certificates),
    ...Object.entries(stacks).map(([space, stack]) => `${space}: ${stack.join(' ')}`),
    `floated ${floated.sort().join(' ')}`,
    ...Object.entries(privates).map(([id, { owner, closed }]) => `${id} ${closed ? 'closed' : owner}`),
    `seats ${(holders ?? seats).join(' ')}`,
    `priority ${state.priority}`,
    ...Object.entries(destinies ?? {}).map(([player, hand]) => `${player} keeps ${hand.join(' ')}`),
    `over ${state.over}`,
  ];
}

function money(
  cash: Readonly<Record<string, number>>,
  treasury: Readonly<Record<string, number>>,
  penniless: string | undefined,
): string[] {
  return [...Object.entries(cash), ...Object.entries(treasury)].map(
    ([account, amount]) => `${account} has ${account === penniless ? 0 : amount}`,
  );
}

function holdings(
  cards: readonly { company: string; percent: number; director: boolean; holder: string }[],
): string[] {
  const lines = cards.map(
    ({ company, percent, director, holder }) =>
      `${holder}: ${company} ${percent}${director ? ' director' : ''}`,
  );
  return [...new Set(lines)].map((line) => `${lines.filter((each) => each === line).length} x ${line}`);
}

/** [18Rhl 7.2] wealth without destiny cards, richest first with them. */
export function scoresWritten(sheet: Sheet, state: RhinelandState): string[] {
  return sheet.seats.map((player) => {
    const shares = sheet.papers
      .filter(({ holder, company }) => holder === player && spaceOf(sheet, company))
      .map(({ company, percent }) => (shareValue(sheet, company) * percent) / 10);
    return `${player} ${sheet.cash[player]! + sum(shares) - 2 * (state.credits[player] ?? 0)}`;
  });
}

export function scoresIn(scores: readonly Score[]): string[] {
  const sorted = scores.every((each, i) => i === 0 || scores[i - 1]!.total >= each.total);
  const lines = scores.map(
    ({ player, total, bonuses = [] }) => `${player} ${total - sum(bonuses.map(({ amount }) => amount))}`,
  );
  return sorted ? lines : [...lines, 'not in order'];
}
