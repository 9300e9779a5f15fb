/**
 * A table of six players and thirteen companies, larger than any game that is played yet: a stock round or an operating
 * round of 18Rhl with further seats and companies. Only for looking at: its rules do not know them.
 */
import type { CompanyDef } from '@/engine/finance/cards';
import type { Certificate } from '@/engine/finance/state';
import type { Move } from '@/engine/game/move';
import type { Options } from '@/engine/game/play';
import { rhl, viewAt } from '@/titles/rhineland/18rhl';
import type { TableState, TitleView } from '@/titles/view';
import { rhlState } from './rhl/table';
import { type Game, seatOf } from './seat';

const players = ['A', 'B', 'C', 'D', 'E', 'F'];
const colours = ['#7d4aa0', '#c06a1e', '#2e6fa8', '#3d7a52', '#a83a52'];

/** Each founded, with a director, four more holders, and shares in the pool and on the charter. */
function certificatesOf({ id }: CompanyDef, i: number): Certificate[] {
  const holders = [1, 2, 3].map((step) => players[(i + step) % players.length]!);
  const card = (holder: string, percent = 10, director = false) => ({
    company: id,
    percent,
    director,
    holder,
  });
  return [
    card(players[i % players.length]!, 20, true),
    ...holders.flatMap((holder) => [card(holder), card(holder)]),
    card('pool'),
    card('charter'),
  ];
}

export function crowdedSeat({ trades }: { trades: boolean }) {
  const base = rhlState({ stock: 2, turn: 'A' });
  const view = viewAt(base.setup);
  const companies: CompanyDef[] = [
    ...view.companies,
    ...colours.map((fill, i) => ({
      ...view.companies[0]!,
      id: `X${i}E`,
      name: `Weitere Eisenbahn ${i}`,
      colour: { fill, text: '#fff' },
    })),
  ];
  const state = {
    ...base,
    setup: { ...base.setup, players: players.map((id) => ({ id, name: id })) },
    seats: players,
    cash: Object.fromEntries(players.map((id, i) => [id, 1214 - i * 87])),
    credits: {},
    certificates: companies.flatMap(certificatesOf),
    companies: Object.fromEntries(
      companies.map(({ id }, i) => [
        id,
        {
          ...base.companies.BME!,
          founded: true,
          floated: true,
          operated: true,
          treasury: 1040 - i * 50,
          lastRevenue: 240,
          tokens: [40],
        },
      ]),
    ),
    prices: Object.fromEntries(companies.map(({ id }, i) => [id, { row: 1, col: i % 10, arrival: i }])),
    trains: companies.flatMap(({ id }) => [
      { type: '3', at: id },
      { type: '4', at: id },
    ]),
    privates: {},
  };
  const certificates = { certificateLimit: () => 12, certificateCount: () => 11 };
  const crowded = { ...view, companies, ...certificates } as unknown as TitleView;
  const game = { title: rhl, viewAt: () => crowded } as unknown as Game<TableState>;
  const answer = { routes: [], total: 310, proven: true, report: { routes: [], total: 310 } };
  const bestRun = () => ({ answer, searching: false, failed: null });
  const buys: Move[] = companies.flatMap(({ id: company }) =>
    ['charter', 'pool'].map((source) => ({ type: 'buy', company, source, percent: 10 })),
  );
  const sales: Move[] = companies.map(({ id: company }) => ({ type: 'sell', company, percents: [10] }));
  const options: Options = {
    stage: trades ? 'stock' : 'track',
    actor: { player: 'A' },
    choices: [...buys, ...sales].map((move) => ({ move })),
  };
  return { seat: seatOf(game, state as unknown as TableState, { options, bestRun }), options };
}
