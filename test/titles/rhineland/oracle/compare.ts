/** Plays random games and asks, state by state, whether the game and the second reader agree. */
import type { GameEvent } from '@/engine/game/events';
import type { Choice, Move } from '@/engine/game/move';
import { begin, choices, play } from '@/engine/game/play';
import { nextIndex, type RandomState } from '@/engine/game/random';
import type { Setup } from '@/engine/game/state';
import type { Title } from '@/engine/game/title';
import { bestRun } from '@/engine/routes/best';
import { destinyCards } from '@/titles/rhineland/18rhl/goal-cards';
import type { RhinelandBox } from '@/titles/rhineland/box';
import { market } from '@/titles/rhineland/cards';
import { isFulfilled as isFulfilledInGame } from '@/titles/rhineland/rules/destinies/goals';
import { scores } from '@/titles/rhineland/rules/score';
import type { RhinelandState } from '@/titles/rhineland/state';
import { pickMove } from '../../../support/fuzzing/pick';
import { compareDeal, dealMoves } from './deals';
import { isFulfilled, isJoined, reachesRightBank, standing, stands } from './goals';
import { isItsTurn, itsStationMoves, itsTrackMoves } from './investor';
import { cardIn, cardMoves, cardOutcome, compareItsTurn, isHarbourOverlooked } from './its-turn';
import { changesBy, spaceAfter, wealthOf } from './money';
import { bestOf, incomesOf, routeKey } from './runs';
import { type Printed, type PrintedPrivate, stationMoves, trackMoves, trainMoves } from './turns';
import { TooMany } from './ways';
import { type Loose, toldChoice } from './words';
import { phaseOf, trainsAt, turnIn, type World, worldOf } from './world';

export interface Table {
  readonly title: Title<RhinelandState, Move>;
  boxAt(setup: Setup): RhinelandBox;
  weigh(state: RhinelandState, choice: Choice): number;
}

/** How often what was compared, and what there were too many ways to count. */
export type Tally = Record<string, number>;

/** What the one says and the other does not. */
export interface Difference {
  readonly seed: number;
  readonly move: number;
  readonly where: string;
  readonly game: readonly string[];
  readonly reader: readonly string[];
}

interface Game extends Table {
  readonly box: RhinelandBox;
  readonly printed: Printed;
  readonly tally: Tally;
}

/** What both say of one thing. */
interface Answers {
  readonly where: string;
  readonly game: readonly string[];
  readonly reader: readonly string[];
}

export function printedOf(box: RhinelandBox, setup: Setup): Printed {
  const isLowerRhine = setup.title === '18lra';
  return {
    trains: box.trains,
    homes: Object.fromEntries(box.companies.map(({ id, homes }) => [id, homes.map(({ hex }) => hex)])),
    twoYellow: isLowerRhine ? ['ADR', 'CME', 'KEG', 'RhE'] : [],
    market: market.rows as readonly (readonly number[])[],
    par: market.par,
    limit: box.certificateLimit[setup.players.length]!,
    privates: box.privates.map(({ id, no, price, revenue }) => ({
      id,
      no,
      price,
      revenue,
      ...(gives[id] && { gives: gives[id] }),
    })),
    isLowerRhine,
    isAlternative: setup.options.alternativePackage === true,
    noCredit: setup.options.noCredit === true,
  };
}

/** [18Rhl 4.1.1, 8.5.2, 18LRA 4.1.2] what comes with a certificate. */
const gives: Readonly<Record<string, PrintedPrivate['gives']>> = {
  NLK: { corp: 'GVE', whole: false },
  AMD: { corp: 'ADR', whole: false },
  RM: { corp: 'ADR', whole: false },
  RhE: { corp: 'RhE', whole: true },
  CME: { corp: 'CME', whole: true },
};

const readers: Readonly<Record<string, (world: World, printed: Printed) => string[] | undefined>> = {
  ...dealMoves,
  track: (world, printed) => (isItsTurn(world.state) ? itsTrackMoves : trackMoves)(world, printed),
  station: (world, printed) =>
    isItsTurn(world.state) ? itsStationMoves(world) : stationMoves(world, printed),
  'choose-card': ({ state }) => cardMoves(state),
  'offer-card': ({ state }) => cardMoves(state),
  'answer-offer': ({ state }) => cardMoves(state),
  trains: trainMoves,
};

function count(tally: Tally, name: string): void {
  tally[name] = (tally[name] ?? 0) + 1;
}

function orTooMany<T>(tally: Tally, name: string, ask: () => T): T | undefined {
  try {
    const answer = ask();
    count(tally, name);
    return answer;
  } catch (error) {
    if (!(error instanceof TooMany)) throw error;
    count(tally, `too many for ${name}`);
    return undefined;
  }
}

/** By train and track: what the reader says a route brings. */
type Values = ReadonlyMap<string, number>;

function routesIn({ printed, tally }: Game, world: World) {
  const { company } = turnIn(world.state);
  const types = trainsAt(world.state, company);
  return orTooMany(tally, 'routes', () => {
    const byType = new Map(types.map((type) => [type, incomesOf(world, printed, company, type)]));
    return types.map((type) => byType.get(type)!);
  });
}

function compareBest(
  { box, tally }: Game,
  { state }: World,
  lists: NonNullable<ReturnType<typeof routesIn>>,
): Answers[] {
  const best = orTooMany(tally, 'best run', () => bestOf(lists));
  const { run, total, proven } = bestRun(box.runInput(state, turnIn(state).company));
  if (!best || !proven) return [];
  const say = (trains: number, income: number) => [`${trains} trains bring ${income}`];
  return [{ where: 'best run', game: say(run.length, total), reader: say(best.running, best.total) }];
}

/** Each route that was run is one of the reader's, and brought what the reader says. */
function compareRoutes(values: Values, move: Loose, events: readonly GameEvent[]): Answers {
  const ran = events.filter((event) => event.type === 'ran');
  const routes = (move.routes as readonly (readonly string[])[]).filter((route) => route.length > 0);
  const name = (i: number) => `${ran[i]!.train} ${routeKey(routes[i]!)}`;
  return {
    where: 'routes',
    game: ran.map(({ revenue }, i) => `${name(i)} = ${revenue}`),
    reader: ran.map((_, i) => `${name(i)} = ${values.get(name(i)) ?? 'no route'}`),
  };
}

/** Links that the game must have seen, and cards that it must have paid; neither too early. */
function compareGoals({ printed, tally }: Game, before: RhinelandState, world: World): Answers[] {
  const { state } = world;
  const answers: Answers[] = [];
  const ask = (where: string, game: boolean, reader: () => boolean) => {
    const wanted = orTooMany(tally, where, reader);
    if (wanted !== undefined) answers.push({ where, game: [String(game)], reader: [String(wanted)] });
  };
  if (printed.isLowerRhine) {
    ask(
      'camp',
      state.bestowed?.DEC !== undefined,
      () => phaseOf(state).colour === 'brown' || reachesRightBank(world),
    );
    const isFloated = state.companies.GVE?.floated === true;
    ask('link of GVE', state.linked === true, () => isFloated && isJoined(world, ['H8', 'I7'], ['E1']));
  }
  for (const { target, owner, paid } of state.targets ?? []) {
    if (!owner || !standing.includes(target)) continue;
    const was = before.targets?.find((each) => each.target === target);
    if (!was?.paid) ask(`target ${target}`, paid, () => stands(world, target, owner));
  }
  return answers;
}

/** Money and price after a move whose effect the reader tells, but for what links and cards bring. */
function compareMoney(
  { printed, tally }: Game,
  world: World,
  after: RhinelandState,
  move: Loose,
  events: readonly GameEvent[],
): Answers[] {
  const changes = changesBy(world, printed, move as never);
  const { state } = world;
  // a round that begins pays privates: what this move has done cannot be told apart
  if (!changes || events.some(({ type }) => type === 'operating-round')) return [];
  for (const event of events) {
    if (event.type === 'link-bonus' || event.type === 'link-paid') {
      changes[event.company] = (changes[event.company] ?? 0) + event.amount;
    }
    if (event.type === 'target-paid') changes[event.player] = (changes[event.player] ?? 0) + event.amount;
  }
  count(tally, 'money');
  const { company } = turnIn(state);
  const say = (now: (account: string) => number) =>
    [...state.seats, ...Object.keys(state.companies)].map((account) => `${account} ${now(account)}`);
  const had = (account: string) => state.cash[account] ?? state.companies[account]!.treasury;
  const has = (account: string) => after.cash[account] ?? after.companies[account]!.treasury;
  const answers = [
    {
      where: `money of ${move.type}`,
      game: say(has),
      reader: say((each) => had(each) + (changes[each] ?? 0)),
    },
  ];
  if (move.type !== 'dividend' && move.type !== 'keep-apart') return answers;
  const { revenue, apart = 0 } = turnIn(state);
  const kept = move.type === 'keep-apart' ? apart : move.pay ? 0 : revenue;
  const { row, col } = after.prices[company]!;
  return [
    ...answers,
    {
      where: 'price',
      game: [`${row}/${col}`],
      reader: [spaceAfter(world, printed, company, revenue - kept)],
    },
  ];
}

/** [18Rhl 7.2, 8.4.2] the end: wealth of all, and every destiny card in every hand. */
function compareEnd({ box, printed, tally }: Game, world: World): Answers[] {
  const { state } = world;
  count(tally, 'end');
  const answers: Answers[] = [];
  const played = scores(box, state);
  const kept = (player: string) =>
    (state.destinies?.[player] ?? []).map((card) => ({
      card,
      bonus: destinyCards.find(({ id }) => id === card)!.bonus,
    }));
  if (!printed.isLowerRhine) {
    for (const { id, goal } of destinyCards) {
      const reader = orTooMany(tally, `destiny ${id}`, () =>
        state.seats.filter((player) => isFulfilled(world, printed, id, player)),
      );
      if (reader?.length) count(tally, `destiny ${id} fulfilled`);
      const game = state.seats.filter((player) => isFulfilledInGame(box, state, player, goal));
      if (reader) answers.push({ where: `destiny ${id}`, game, reader });
    }
  }
  const totals = orTooMany(tally, 'scores', () =>
    state.seats.map((player) => {
      const bonus = kept(player).filter(({ card }) => isFulfilled(world, printed, card, player));
      return `${player} ${wealthOf(world, printed, player) + bonus.reduce((sum, each) => sum + each.bonus, 0)}`;
    }),
  );
  if (totals) {
    const game = state.seats.map((seat) => `${seat} ${played.find(({ player }) => player === seat)!.total}`);
    answers.push({ where: 'scores', game, reader: totals });
  }
  return answers;
}

/** What follows by itself in the turn of the Investor's corporation, and what becomes of its card. */
function compareInvestor(
  { printed, tally }: Game,
  world: World,
  move: Loose,
  after: RhinelandState,
  events: readonly GameEvent[],
): Answers[] {
  const answers = orTooMany(tally, 'its turn', () => compareItsTurn(world, printed, after, events)) ?? [];
  for (const { where } of answers) count(tally, where);
  const outcome = cardOutcome(world.state, move);
  if (outcome) {
    // a round that begins pays privates
    const isPaid = events.some(({ type }) => type === 'operating-round');
    const seen = (lines: readonly string[]) =>
      lines.filter((line) => !isPaid || /^(card|priority)/.test(line));
    count(tally, `outcome of ${move.type}`);
    answers.push({ where: `outcome of ${move.type}`, game: seen(cardIn(after)), reader: seen(outcome) });
  }
  const stage = isItsTurn(world.state) && world.state.decisions.length === 0 && turnIn(world.state).step;
  if (stage === 'station') {
    answers.push({
      where: 'harbour token',
      game: ['waits'],
      reader: [isHarbourOverlooked(world) ? 'is placed' : 'waits'],
    });
  }
  return answers;
}

function isSame({ game, reader }: Answers): boolean {
  return [...game].sort().join('\n') === [...reader].sort().join('\n');
}

/** Of the few turns of the Investor's corporation more are looked at than of the others. */
const oftener = 8;

function isLooked(state: RhinelandState, lots: RandomState, every: number): boolean {
  const of = isItsTurn(state) ? Math.max(1, Math.round(every / oftener)) : every;
  return nextIndex(lots, of) === 0;
}

/** One game, with every so-many-th state looked at; stops at the first difference. */
export function compareGame(
  table: Table,
  setup: Setup,
  seed: number,
  every: number,
  tally: Tally,
): Difference | undefined {
  const { title } = table;
  const random: RandomState = { random: seed ^ 0x0ac1e };
  const lots: RandomState = { random: seed ^ 0x107 };
  const box = table.boxAt(setup);
  const game: Game = { ...table, box, printed: printedOf(box, setup), tally };
  let { state } = begin(title, setup);
  for (let move = 0; ; move++) {
    const world = worldOf(box.board, state);
    const both = state.over
      ? { answers: compareEnd(game, world), next: state }
      : step(game, world, random, isLooked(state, lots, every));
    const wrong = both.answers.find((answers) => !isSame(answers));
    if (wrong) {
      return {
        seed,
        move,
        where: wrong.where,
        game: wrong.game.filter((each) => !wrong.reader.includes(each)),
        reader: wrong.reader.filter((each) => !wrong.game.includes(each)),
      };
    }
    if (state.over) return undefined;
    state = both.next;
  }
}

/** Plays a move by lot; what there is to compare before and after it. */
function step(
  game: Game,
  world: World,
  random: RandomState,
  isSeen: boolean,
): { answers: Answers[]; next: RhinelandState } {
  const { title, printed, tally } = game;
  const { state } = world;
  const options = choices(title, state)!;
  const chosen = pickMove(random, state, options.choices, { weigh: game.weigh }) as Loose;
  const result = play(title, state, chosen);
  if (!result.ok) throw new Error(`${chosen.type} refused: ${result.refusal.code}`);
  const answers: Answers[] = [];
  const reader = isSeen || options.stage in dealMoves ? readers[options.stage] : undefined;
  const wanted = reader && orTooMany(tally, options.stage, () => reader(world, printed));
  if (wanted) {
    const listed = options.choices.map((choice) => toldChoice(game, world, choice));
    answers.push({ where: options.stage, game: listed, reader: wanted });
  }
  const lists = isSeen && options.stage === 'run' ? routesIn(game, world) : undefined;
  if (lists) answers.push(...compareBest(game, world, lists));
  if (lists && chosen.type === 'run') {
    const values = new Map(lists.flat().map(({ type, key, value }) => [`${type} ${key}`, value]));
    answers.push(compareRoutes(values, chosen, result.events));
  }
  const deals = compareDeal(printed, world, options.stage, chosen, result.state, result.events);
  for (const { where } of deals) count(tally, where);
  answers.push(...deals);
  if (state.investor) answers.push(...compareInvestor(game, world, chosen, result.state, result.events));
  answers.push(...compareMoney(game, world, result.state, chosen, result.events));
  const isBuilt = result.state.board !== state.board;
  if (isSeen && isBuilt) answers.push(...compareGoals(game, state, worldOf(game.box.board, result.state)));
  return { answers, next: result.state };
}
