/** [18DO 6.5.2] all that a brewery may do in each step of its turn, found by trying. */
import {
  type BreweryRoundState,
  type BreweryTurn,
  brewingTurnOf,
  type HsbState,
} from '@/titles/dortmund/hsb/state';
import {
  cards,
  corporations,
  equipmentLimit,
  equipmentOf,
  exportPays,
  headOf,
  isCorporation,
  isMinor,
  onSale,
  ordinary,
  pays,
  phaseOf,
  poolLimit,
  priceOf,
  railways,
  shares,
  squaresOf,
  subsets,
  sum,
  trainsOf,
} from './book';
import { canExportAtOnce } from './export-routes';

export type Plan = { regular: number[]; fresh: number[]; aside: number[] };
export const nameOf = ({ regular, fresh, aside }: Plan) => `${regular}/${fresh}/${aside}`;
export const isBrewing = (state: HsbState) => state.round.kind === 'brewery';

const turnIn = (state: HsbState): BreweryTurn => brewingTurnOf(state);

/** Units by the highest segment that they reach. */
export function units(state: HsbState, company: string, of: 'units' | 'exports'): number[] {
  return equipmentOf(state, company).flatMap((type) =>
    Array.from({ length: cards[type]![of] }, () => cards[type]!.reach),
  );
}

const without = (from: readonly number[], those: readonly number[]) => {
  const left = [...from];
  for (const item of those) left.splice(left.indexOf(item), 1);
  return left;
};

/** [rulings 49, 50] every way in which these units deliver; none stays idle that reaches a cube. */
export function deliveries(state: HsbState, own: readonly number[]): Map<string, Omit<Plan, 'aside'>> {
  const found = new Map<string, Omit<Plan, 'aside'>>();
  const seen = new Set<string>();
  const go = (left: readonly number[], idle: readonly number[], regular: number[], fresh: number[]): void => {
    const key = `${left}|${idle}|${regular}|${fresh}`;
    if (seen.has(key)) return;
    seen.add(key);
    const rest = (segment: number) => {
      const { regular: yellow, fresh: orange } = state.segments[segment - 1]!;
      return [yellow - regular[segment - 1]!, orange - fresh[segment - 1]!] as const;
    };
    const [unit, ...others] = left;
    if (unit === undefined) {
      const reached = (reach: number) =>
        Array.from({ length: reach }, (_, i) => sum(rest(i + 1))).some((cubes) => cubes > 0);
      if (!idle.some(reached)) found.set(`${regular}/${fresh}`, { regular, fresh });
      return;
    }
    go(others, [...idle, unit], regular, fresh);
    for (let segment = 1; segment <= unit; segment++) {
      const [yellow, orange] = rest(segment);
      const more = (list: number[]) => list.map((cubes, i) => (i === segment - 1 ? cubes + 1 : cubes));
      if (yellow > 0) go(others, idle, more(regular), fresh);
      if (orange > 0) go(others, idle, regular, more(fresh));
    }
  };
  const nothing = () => pays.map(() => 0);
  go([...own].sort(), [], nothing(), nothing());
  return found;
}

export function incomeOf({ regular, fresh }: Omit<Plan, 'aside'>): number {
  return sum(pays.map(([yellow, orange], i) => regular[i]! * yellow + fresh[i]! * orange));
}

const cubesToLoad = ({ beer, segments }: HsbState) =>
  beer + sum(segments.map(({ regular, fresh }) => regular + fresh));

/** Trains that can be loaded now, with their free squares [18DO 6.5.2.4, rulings 46, 51, 111]. */
export function loadable(state: HsbState): { railway: string; card: number; room: number }[] {
  return railways
    .filter((id) => id !== 'HHW' && state.companies[id]?.floated)
    .flatMap((railway) =>
      trainsOf(state, railway).map((card) => {
        const { beer = 0 } = state.trains[card]!;
        return { railway, card, room: squaresOf(state, card) - beer };
      }),
    )
    .filter(({ railway, card, room }) => {
      const loaded = trainsOf(state, railway).filter(
        (no) => (state.trains[no]!.beer ?? 0) > 0 || no === card,
      );
      return room > 0 && canExportAtOnce(state, railway, loaded);
    });
}

/** The most cubes that could be loaded, all directors willing: as many units may be wanted for trains. */
export function mostToLoad(state: HsbState): number {
  let most = 0;
  const go = (now: HsbState, loaded: number): void => {
    most = Math.max(most, loaded);
    for (const { card, room } of loadable(now)) {
      const trains = now.trains.map((each, no) =>
        no === card ? { ...each, beer: squaresOf(now, no) } : each,
      );
      go({ ...now, trains }, loaded + room);
    }
  };
  go(state, 0);
  return Math.min(most, cubesToLoad(state));
}

/** [rulings 49, 147] all sets of export units that may be set aside: any of them, as many as trains could take. */
export function asides(state: HsbState): number[][] {
  const { company, step } = turnIn(state);
  const exporting = step === 'brew' ? units(state, company, 'exports') : [];
  const most = exporting.length > 0 ? mostToLoad(state) : 0;
  return subsets(exporting).filter(({ length }) => length <= most);
}

/** [18DO 6.5.2.3, 6.5.2.4] legal plans with these units set aside. */
export function plans(state: HsbState, aside: readonly number[]): Map<string, Plan> {
  const { company, step, reserved } = turnIn(state);
  const own = step === 'brew' ? units(state, company, 'units') : reserved;
  const found = new Map<string, Plan>();
  for (const delivery of deliveries(state, without(own, aside)).values()) {
    const plan = { ...delivery, aside: [...aside] };
    found.set(nameOf(plan), plan);
  }
  return found;
}

/** [18DO 6.5.2.4, ruling 130] */
function loads(state: HsbState): object[] {
  const { reserved, declined } = turnIn(state);
  return loadable(state).flatMap(({ card, room }) => {
    const most = Math.min(room, reserved.length, cubesToLoad(state), (declined[card] ?? 99) - 1);
    return Array.from({ length: Math.max(0, most) }, (_, i) => ({ type: 'load', card, cubes: i + 1 }));
  });
}

/** [18DO 6.5.2.6] what a minor brewery's owner may add. */
export function subsidy(state: HsbState, company: string, price: number): number {
  const { treasury } = state.companies[company]!;
  if (!isMinor(company) || treasury >= price) return 0;
  const missing = price - treasury;
  return missing <= price / 2 && state.cash[headOf(state, company)]! >= missing ? missing : 0;
}

/** [18DO 6.5.2.6, ruling 55] types that this brewery may buy at all. */
const offered = (state: HsbState, company: string) =>
  onSale(state).filter((type) => !(isMinor(company) && (type === '6' || type === '8')));

function purchases(state: HsbState): object[] {
  const { company } = turnIn(state);
  const perTurn = phaseOf(state) < 3 ? 2 : 1;
  if (state.done.newTrains >= perTurn) return [];
  if (equipmentOf(state, company).length >= equipmentLimit(state, company)) return [];
  return offered(state, company)
    .filter((type) => {
      const { price } = cards[type]!;
      return state.companies[company]!.treasury + subsidy(state, company, price) >= price;
    })
    .map((card) => ({ type: 'buy-equipment', card }));
}

/** [18DO 6.5.2.7] is a card missing that the company must have? */
function owes(state: HsbState): boolean {
  const { company } = turnIn(state);
  const types = offered(state, company);
  if (equipmentOf(state, company).length > 0 || types.length === 0) return false;
  return isCorporation(company) || canPayAlone(state);
}

function canPayAlone(state: HsbState): boolean {
  const { company } = turnIn(state);
  const { treasury } = state.companies[company]!;
  return offered(state, company).some((type) => cards[type]!.price <= treasury);
}

/** [18DO 6.5.2.1, ruling 39] the one deal in own certificates; [4.5.7.4] another sale before a forced purchase. */
function deals(state: HsbState): object[] {
  const { company, step } = turnIn(state);
  if (!corporations.includes(company)) return [];
  const extra = step === 'equipment' && owes(state) && !canPayAlone(state) && !state.done.soldForTrain;
  const mayDeal = !state.done.dealt;
  const top = topOfCharter(state, company);
  const sale = (mayDeal || extra) && top !== undefined && canGoToPool(state, company, top);
  const back = [...new Set(ordinary(state, 'pool', company))].filter(
    (percent) => mayDeal && (priceOf(state, company) * percent) / 10 <= state.companies[company]!.treasury,
  );
  return [
    ...(sale ? [{ type: 'sell-charter', percent: top }] : []),
    ...back.map((percent) => ({ type: 'redeem', percent })),
  ];
}

/** [ruling 25] in the order of the numbers. */
const topOfCharter = (state: HsbState, company: string) => ordinary(state, 'charter', company)[0];
const canGoToPool = (state: HsbState, company: string, percent: number) =>
  shares(state, 'pool', company) + percent <= poolLimit;

/** [18DO 6.5.2.7, ruling 56] first a certificate, if one can be sold; of 6 and 8 only the 6. */
function forced(state: HsbState): object[] {
  const { company } = turnIn(state);
  if (!isCorporation(company) || !owes(state) || canPayAlone(state)) return [];
  const top = topOfCharter(state, company);
  if (!state.done.soldForTrain && top !== undefined && canGoToPool(state, company, top)) return [];
  return [{ type: 'force-train', train: offered(state, company)[0], from: 'depot' }];
}

/** All moves of a brewery's step, but for plans of delivery. */
export function brewingMoves(state: HsbState): object[] {
  const { company, step, revenue } = turnIn(state);
  switch (step) {
    case 'brew':
      return [
        ...[...new Set(equipmentOf(state, company))].map((card) => ({ type: 'give-up', card })),
        ...deals(state),
      ];
    case 'load':
      return [...loads(state), { type: 'skip' }, ...deals(state)];
    case 'deal':
      return [...deals(state), { type: 'skip' }];
    case 'dividend':
      return revenue > 0
        ? [true, false].map((pay) => ({ type: 'dividend', pay }) as object).concat(deals(state))
        : [];
    case 'equipment': {
      const skip = owes(state) ? [] : [{ type: 'skip' }];
      return [...purchases(state), ...forced(state), ...deals(state), ...skip];
    }
    default:
      return deals(state);
  }
}

/** [ruling 145] the companies that earned nothing without having been asked for the deal that they could have made. */
export function undealt(before: HsbState, events: readonly { type: string; company?: string }[]): string[] {
  if (!isBrewing(before)) return [];
  const { turn } = before.round as BreweryRoundState;
  return events
    .filter(({ type }) => type === 'no-revenue')
    .map(({ company }) => company!)
    .filter((company) => {
      const own = turn?.company === company;
      if (own && turn?.step === 'deal') return false;
      const there: HsbState = {
        ...before,
        done: { ...before.done, dealt: own && before.done.dealt },
        round: { ...(before.round as BreweryRoundState), turn: { ...turn!, company, step: 'deal' } },
      };
      return equipmentOf(before, company).length === 0 && deals(there).length > 0;
    });
}

/** Would this step of the turn have had anything to decide? Those that have not are passed over. */
export function isPending(state: HsbState, step: BreweryTurn['step']): boolean {
  const there = {
    ...state,
    round: { ...(state.round as BreweryRoundState), turn: { ...turnIn(state), step } },
  };
  if (step === 'load') return loads(there).length > 0;
  if (step === 'brew-rest') {
    const reach = Math.max(0, ...turnIn(state).reserved);
    return sum(state.segments.slice(0, reach).map(({ regular, fresh }) => regular + fresh)) > 0;
  }
  return brewingMoves(there).some((move) => (move as { type: string }).type !== 'skip');
}

/** What one loaded cube brings the brewery. */
export const forOneLoaded = exportPays;
