/** Plays random games and asks after every move whether the sheet of the second reader says what the state says. */
import type { GameEvent } from '@/engine/game/events';
import type { Choice, Move } from '@/engine/game/move';
import { begin, choices, type Options, play } from '@/engine/game/play';
import type { RandomState } from '@/engine/game/random';
import type { Setup } from '@/engine/game/state';
import type { Title } from '@/engine/game/title';
import type { RhinelandState } from '@/titles/rhineland/state';
import type { Score } from '@/titles/view';
import { pickMove } from '../../../support/fuzzing/pick';
import { auctionMoves, auctionPlayed } from './auction';
import { follow } from './follow';
import { lotsIn, sheetFor, wrongAtStart, wrongHands } from './setup';
import { countOf, leftOf, type Sheet, sizes, sum } from './sheet';
import { beginSet, stockMoves, stockPlayed } from './stock';
import { scoresIn, scoresWritten, written, writtenIn } from './written';

export interface Table {
  readonly title: Title<RhinelandState, Move>;
  weigh(state: RhinelandState, choice: Choice): number;
  scoresOf(state: RhinelandState): readonly Score[];
}

/** How often what was compared. */
export type Tally = Record<string, number>;

export interface Difference {
  readonly seed: number;
  readonly move: number;
  readonly where: string;
  readonly game: readonly string[];
  readonly reader: readonly string[];
}

type Loose = Move & Record<string, unknown>;

/** A choice in the reader's words. */
function told({ move, range }: Choice): string {
  const { type, ...rest } = move as Loose;
  switch (type) {
    case 'bid':
      return `bid ${rest.private} ${span(range!)}`;
    case 'raise':
      return `raise ${span(range!)}`;
    case 'buy-private':
      return `buy-private ${rest.private}`;
    case 'found':
      return `found ${rest.company} ${rest.row}/${rest.col}`;
    case 'buy':
      return `buy ${rest.company} ${rest.source} ${rest.percent}`;
    case 'sell':
      return `sell ${rest.company} ${rest.percents}`;
    case 'take-target':
      return `take-target ${rest.target}`;
    case 'drop-destiny':
    case 'choose-card':
      return `${type} ${rest.card}`;
    default:
      return type;
  }
}

function span({ min, max, step }: NonNullable<Choice['range']>): string {
  return `${min}-${min + step * Math.floor((max - min) / step)}${step === 5 ? '' : ` by ${step}`}`;
}

/** Who acts now and what they may do, as far as this reader tells. */
function readerSays(sheet: Sheet): { actor: string; moves: string[] } | undefined {
  const { at } = sheet;
  switch (at.kind) {
    case 'draft':
      return { actor: at.turn, moves: at.open.map((target) => `take-target ${target}`) };
    case 'auction':
      return { actor: at.contest?.asked ?? at.turn, moves: auctionMoves(sheet) };
    case 'stock':
      return { actor: at.turn, moves: stockMoves(sheet) };
    case 'drops':
      return { actor: at.left[0]!, moves: ['drop-destiny first', 'drop-destiny second'] };
    case 'card':
      return { actor: at.by, moves: ['choose-card priority', 'choose-card investor'] };
    default:
      return undefined;
  }
}

/** Stages that are in the middle of something, and leave the reader where they were. */
const asides = ['bestow', 'assign-token', 'discard-train'];

/** The reader writes down what was played. */
function played(sheet: Sheet, move: Loose, setup: Setup): void {
  const { at } = sheet;
  switch (at.kind) {
    case 'draft':
      draftPlayed(sheet, String(move.target), setup);
      return;
    case 'auction':
      auctionPlayed(sheet, move);
      return;
    case 'stock':
      stockPlayed(sheet, move);
      return;
    case 'drops': {
      const player = at.left.shift()!;
      sheet.hands![player]!.splice(move.card === 'first' ? 0 : 1, 1);
      if (at.left.length === 0) beginSet(sheet, 1);
      return;
    }
    case 'card':
      sheet.priority = move.card === 'priority' ? at.by : leftOf(sheet.seats, at.by);
      beginSet(sheet, 1);
  }
}

/** [18Rhl 8.4.1, rulings 106, 134] as entered; then all sit by the numbers of their cards, or the lowest only begins. */
function draftPlayed(sheet: Sheet, target: string, { players, seating }: Setup): void {
  const { at } = sheet;
  if (at.kind !== 'draft') return;
  const ids = players.map(({ id }) => id);
  at.open = at.open.filter((each) => each !== target);
  at.taken.push({ player: at.turn, target });
  if (at.taken.length < ids.length) {
    at.turn = ids[at.taken.length]!;
    return;
  }
  const byCard = at.taken.sort((a, b) => a.target.localeCompare(b.target)).map(({ player }) => player);
  const first = ids.indexOf(byCard[0]!);
  sheet.seats = seating === 'entered' ? [...ids.slice(first), ...ids.slice(0, first)] : byCard;
  sheet.circle = [...sheet.seats];
  sheet.priority = byCard[0]!;
  sheet.at = { kind: 'auction', turn: byCard[0]!, passes: 0, off: 0, bids: [] };
}

interface Answers {
  readonly where: string;
  readonly game: readonly string[];
  readonly reader: readonly string[];
}

const isSame = ({ game, reader }: Answers) => [...game].sort().join('\n') === [...reader].sort().join('\n');

/** Money of company turns is told by another reader: here it must only stay the same in all. */
function adoptMoney(sheet: Sheet, state: RhinelandState): void {
  sheet.cash = { ...state.cash };
  for (const id of Object.keys(sheet.treasury)) sheet.treasury[id] = state.companies[id]!.treasury;
  sheet.bank = state.bank;
  sheet.reserve = state.reserve;
  if (sheet.bank < 0) sheet.broken = true;
}

function firstWrong(seed: number, move: number, answers: readonly Answers[]): Difference | undefined {
  const wrong = answers.find((each) => !isSame(each));
  if (!wrong) return undefined;
  const only = (a: readonly string[], b: readonly string[]) => a.filter((each) => !b.includes(each));
  const { where, game, reader } = wrong;
  return { seed, move, where, game: only(game, reader), reader: only(reader, game) };
}

/** A whole game, or its beginning, from the set-up on; stops at the first difference. */
export function compareShares(
  table: Table,
  setup: Setup,
  seed: number,
  tally: Tally,
  isEnough: (sheet: Sheet) => boolean = () => false,
): Difference | undefined {
  const { state, events } = begin(table.title, setup);
  const lots = lotsIn(state, events);
  const sheet = sheetFor(setup, lots);
  takeHands(sheet, state);
  const atStart = firstWrong(seed, 0, [
    { where: 'set-up', game: wrongAtStart(setup, state, lots, events), reader: [] },
    { where: 'hands', game: sheet.hands ? wrongHands(state) : [], reader: [] },
    { where: 'start', game: writtenIn(state), reader: written(sheet) },
  ]);
  return atStart ?? compareFrom(table, { state, sheet }, seed, tally, isEnough);
}

/** From any table on that both have before them. */
export function compareFrom(
  table: Table,
  { state: first, sheet }: { state: RhinelandState; sheet: Sheet },
  seed: number,
  tally: Tally,
  isEnough: (sheet: Sheet) => boolean,
): Difference | undefined {
  const random: RandomState = { random: seed ^ 0x5a1e5 };
  const money = total(first);
  let state = first;
  for (let number = 1; !state.over && !isEnough(sheet); number++) {
    const { answers, next } = step(table, sheet, state, random, tally);
    state = next;
    answers.push({ where: 'money in all', game: [String(total(state))], reader: [String(money)] });
    if (state.over) {
      const game = scoresIn(table.scoresOf(state));
      answers.push({ where: 'scores', game, reader: scoresWritten(sheet, state) });
    }
    const wrong = firstWrong(seed, number, answers);
    if (wrong) return wrong;
  }
  return undefined;
}

/** A move by lot; what both say of it. */
function step(
  { title, weigh }: Table,
  sheet: Sheet,
  state: RhinelandState,
  random: RandomState,
  tally: Tally,
): { answers: Answers[]; next: RhinelandState } {
  const count = (name: string) => {
    tally[name] = (tally[name] ?? 0) + 1;
  };
  const options = choices(title, state)!;
  const answers: Answers[] = choicesBoth(sheet, options, count);
  const chosen = pickMove(random, state, options.choices, { weigh }) as Loose;
  const result = play(title, state, chosen);
  if (!result.ok) throw new Error(`${chosen.type} refused: ${result.refusal.code}`);
  const next = result.state;
  const complaints: string[] = [];
  const isOurs = isTold(sheet, options.stage);
  if (isOurs && answers.every(isSame)) {
    noteRarities(sheet, chosen, result.events, count);
    played(sheet, chosen, state.setup);
  }
  follow(sheet, result.events, next, (what) => complaints.push(what));
  if (!isOurs) adoptMoney(sheet, next);
  takeHands(sheet, next);
  answers.push({ where: 'rounds', game: complaints, reader: [] });
  // [ruling 97] in between some privates have closed and others not yet
  const isSettled = next.effects === undefined && next.decisions.every(({ kind }) => kind !== 'bestow');
  if (isSettled) answers.push({ where: chosen.type, game: writtenIn(next), reader: written(sheet) });
  const broken = { game: [String(next.broken !== null)], reader: [String(sheet.broken)] };
  answers.push({ where: 'broken bank', ...broken });
  return { answers, next };
}

/** Is it a stage in which this reader tells all that happens? */
function isTold({ at }: Sheet, stage: string): boolean {
  return ['draft', 'auction', 'stock', 'drops', 'card'].includes(at.kind) && !asides.includes(stage);
}

function choicesBoth(
  sheet: Sheet,
  { stage, actor, choices: listed }: Options,
  count: (name: string) => void,
) {
  const says = isTold(sheet, stage) ? readerSays(sheet) : undefined;
  if (!says) return [];
  count(`choices in ${sheet.at.kind}`);
  return [
    { where: `who acts in ${stage}`, game: [actor.player ?? ''], reader: [says.actor] },
    { where: `choices in ${stage}`, game: listed.map(told), reader: says.moves },
  ];
}

/** The reader has dealt cards to nobody: it looks at the hands once, when they are dealt. */
function takeHands(sheet: Sheet, { destinies }: RhinelandState): void {
  if (destinies && !sheet.hands) sheet.hands = structuredClone(destinies);
}

function noteRarities(
  sheet: Sheet,
  move: Loose,
  events: readonly GameEvent[],
  count: (name: string) => void,
) {
  const { at, seats, cash, printed } = sheet;
  count(`${move.type} in ${at.kind}`);
  if (at.kind === 'stock') {
    const { turn } = at;
    const most = Math.max(...seats.map((seat) => cash[seat]!));
    const isLast = move.type === 'pass' && at.thisTurn.length === 0 && at.passes + 1 === seats.length;
    if (countOf(sheet, turn) > printed.limit) count(`above the limit: ${move.type}`);
    if (isLast && seats.filter((seat) => cash[seat] === most).length > 1) count('equally rich');
    if (move.type === 'sell') {
      const left = sizes(sheet, turn, String(move.company)).length;
      if ((move.percents as number[]).length > left) count('part of an office sold');
    }
  }
  for (const { type } of events) {
    if (['new-director', 'floated', 'sold-out', 'price-falls', 'short-operating-round'].includes(type)) {
      count(type === 'floated' && sheet.phase === 'brown' ? 'floated in brown' : type);
    }
    if (type.startsWith('investor-')) count('investor');
  }
}

function total({ bank, reserve, cash, companies }: RhinelandState): number {
  const treasuries = Object.values(companies).map(({ treasury }) => treasury);
  return bank + reserve + sum(Object.values(cash)) + sum(treasuries);
}
