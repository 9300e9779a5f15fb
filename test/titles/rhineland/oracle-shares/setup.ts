/** [18Rhl 3, 8.1, 8.2, 8.4, 8.5, 18LRA 3.3, 9.1] the table before the first turn. */
import type { GameEvent } from '@/engine/game/events';
import { eventsOfType } from '@/engine/game/events';
import type { Setup } from '@/engine/game/state';
import type { RhinelandState } from '@/titles/rhineland/state';
import { destinies, investors, pink, printedFor, targets } from './printed';
import { fromBank, investor, moveToken, type Paper, putToken, type Sheet, shareValue } from './sheet';

/** What lots have decided, as the game has told it: all else follows from the book. */
export interface Lots {
  readonly seats: readonly string[];
  readonly circle: readonly string[];
  readonly open: readonly string[];
  readonly investors?: { readonly company: string; readonly price: number };
}

export function lotsIn(state: RhinelandState, events: readonly GameEvent[]): Lots {
  const drawn = eventsOfType(events, 'investor-drawn')[0];
  return {
    seats: eventsOfType(events, 'seats')[0]?.players ?? state.seats,
    circle: state.holders ?? state.seats,
    open: eventsOfType(events, 'targets-open')[0]?.targets ?? [],
    ...(drawn && { investors: drawn }),
  };
}

export function sheetFor(setup: Setup, { seats, circle, open, investors: drawn }: Lots): Sheet {
  const printed = printedFor(setup);
  const players = setup.players.map(({ id }) => id);
  const director = printed.privates.find(({ directs }) => directs)?.directs;
  const shares = printed.privates.flatMap(({ shareOf }) => shareOf ?? []);
  const papers = printed.corporations.flatMap(({ id, papers }) =>
    papers.map((percent, i): Paper => {
      const isKept = (i === 0 && id === director) || (i === 1 && shares.includes(id));
      const isPooled = id === director && i >= 1 && i <= 3;
      const holder = isKept ? 'kept' : isPooled ? 'pool' : 'offer';
      return { company: id, percent, director: i === 0, holder };
    }),
  );
  const first = seats[0]!;
  const sheet: Sheet = {
    printed,
    seats: [...seats],
    circle: [...circle],
    cash: Object.fromEntries(players.map((player) => [player, 0])),
    treasury: Object.fromEntries(printed.corporations.map(({ id }) => [id, 0])),
    bank: printed.bank,
    reserve: 0,
    papers,
    spaces: {},
    floated: [],
    privates: Object.fromEntries(printed.privates.map(({ id }) => [id, { owner: null, closed: false }])),
    priority: printed.hasTargets ? '' : first,
    at: printed.hasTargets
      ? { kind: 'draft', turn: players[0]!, open: [...open], taken: [] }
      : { kind: 'auction', turn: first, passes: 0, off: 0, bids: [] },
    broken: false,
    phase: 'yellow',
    forced: {},
  };
  for (const player of players) fromBank(sheet, player, printed.cashEach);
  if (director) {
    putToken(sheet, director, '2/1');
    sheet.reserve = 210;
    sheet.bank -= 210;
  }
  if (drawn) giveInvestor(sheet, drawn);
  return sheet;
}

/** [18LRA 9.1, rulings 107, 131] half of its corporation, which has floated one space above the value of the card. */
function giveInvestor(sheet: Sheet, { company, price }: { company: string; price: number }): void {
  const own = sheet.papers.filter((paper) => paper.company === company && paper.holder === 'offer');
  own.forEach((paper, i) => {
    paper.holder = i < 4 ? investor : 'charter';
  });
  const space = Object.keys(pink).find((each) => {
    const [row, column] = each.split('/').map(Number) as [number, number];
    putToken(sheet, company, `${row}/${column}`);
    moveToken(sheet, company, 'up');
    return shareValue(sheet, company) === price;
  });
  if (!space) throw new Error(`no card puts ${company} at ${price}`);
  sheet.floated.push(company);
  sheet.penniless = company;
  sheet.privates[investors[company]!.owns] = { owner: investor, closed: false };
}

/** What must be true of the lots themselves, and of all that lies on the table beside money and shares. */
export function wrongAtStart(
  setup: Setup,
  state: RhinelandState,
  lots: Lots,
  events: readonly GameEvent[],
): string[] {
  const printed = printedFor(setup);
  const wrong: string[] = [];
  const expect = (what: string, isRight: boolean) => isRight || wrong.push(what);
  const same = (a: readonly string[], b: readonly string[]) =>
    [...a].sort().join(' ') === [...b].sort().join(' ');
  const players = setup.players.map(({ id }) => id);
  expect('players', same(lots.seats, players));
  if (setup.seating === 'entered' && !lots.circle.includes(investor)) {
    const at = players.indexOf(lots.seats[0]!);
    expect('seats as entered', lots.seats.join() === [...players.slice(at), ...players.slice(0, at)].join());
  }
  const count = (type: string) =>
    state.trains.filter((train) => train.type === type && train.at === 'depot').length;
  for (const [type, number] of Object.entries(printed.trains))
    expect(`${type}-trains`, count(type) === number);
  const depot = state.trains.filter(({ at }) => at === 'depot').length;
  expect('trains', depot === Object.values(printed.trains).reduce((all, each) => all + each, 0));
  const homes = [...printed.corporations.flatMap((each) => each.homes), ...printed.blanks];
  expect(
    'homes',
    same(
      state.board.stations.map(({ hex }) => hex),
      homes,
    ),
  );
  const tiles = Object.entries(state.board.tiles).map(([hex, { tile }]) => `${hex} ${tile}`);
  expect(
    'tiles',
    same(
      tiles,
      Object.entries(printed.startTiles).map(([hex, tile]) => `${hex} ${tile}`),
    ),
  );
  const card = eventsOfType(events, 'industries')[0];
  expect('industries', Boolean(card) === printed.orderCards.length > 0);
  if (card) {
    expect('order card', printed.orderCards.includes(`${card.coalmine} ${card.steelmill}`));
    expect('coalmine', state.board.markers[card.coalmine]?.includes('coalmine') === true);
    expect('steel mill', state.board.markers[card.steelmill]?.includes('steelmill') === true);
  }
  if (printed.hasTargets) {
    const known = new Set(lots.open.filter((target) => targets.includes(target)));
    expect('targets', known.size === players.length + 2 && lots.open.length === known.size);
  }
  if (lots.investors) {
    const its = investors[lots.investors.company];
    expect('its corporation', its?.scenarios.includes(String(setup.options.scenario ?? '1')) === true);
  }
  return wrong;
}

/** [18Rhl 8.4.2] two different cards for each player. */
export function wrongHands(state: RhinelandState): string[] {
  const hands = Object.values(state.destinies ?? {});
  const cards = new Set(hands.flat().filter((card) => destinies.includes(card)));
  const isRight =
    hands.length === state.seats.length &&
    hands.every((hand) => hand.length === 2) &&
    cards.size === 2 * hands.length;
  return isRight ? [] : ['destiny cards'];
}
