import type { PhaseDef } from '@/engine/finance/cards';
import { directorOf, sharesOf } from '@/engine/finance/certificates';
import { holdersOf } from '@/engine/finance/seats';
import { trainsOf } from '@/engine/finance/trains';
import type { CompanyId, PlayerId, PrivateId, TrainId } from '@/engine/game/ids';
import type { Move } from '@/engine/game/move';
import { outcomeOf } from '@/engine/game/outcomes';
import { choices, stageOf } from '@/engine/game/play';
import type { Actor, RoundState } from '@/engine/game/state';
import { priceOf } from '@/engine/market/market';
import { freeCash } from '@/engine/rounds/auction/state';
import type { RailState } from '@/engine/steps/state';
import type { DiscardDecision } from '@/engine/steps/trains';
import type { TableState } from '@/titles/view';
import { hasMoney, type RailSeat, type Seat } from '../table/seat';
import { isSameRound } from '../table/time/story';
import { agreedOf, previewOf } from './preview';

interface Change<T> {
  readonly from: T;
  readonly to: T;
}

/** One thing that a move changes. */
export type Effect =
  | ({ readonly kind: 'cash' | 'free' | 'credit'; readonly player: PlayerId } & Change<number>)
  | ({ readonly kind: 'treasury' | 'price'; readonly company: CompanyId } & Change<number>)
  | ({ readonly kind: 'shares'; readonly player: PlayerId; readonly company: CompanyId } & Change<number>)
  | ({ readonly kind: 'pool'; readonly company: CompanyId } & Change<number>)
  | ({ readonly kind: 'certificates'; readonly player: PlayerId; readonly limit: number } & Change<number>)
  | { readonly kind: 'director'; readonly company: CompanyId; readonly player: PlayerId }
  | { readonly kind: 'floats'; readonly company: CompanyId }
  | {
      readonly kind: 'private';
      readonly private: PrivateId;
      readonly from: PlayerId | null;
      readonly to: PlayerId;
    }
  | ({ readonly kind: 'trains'; readonly company: CompanyId } & Change<readonly TrainId[]>)
  | { readonly kind: 'scrapped'; readonly trains: readonly { train: TrainId; at: string }[] }
  | ({ readonly kind: 'phase' } & Change<PhaseDef>)
  | { readonly kind: 'privatesClose' }
  | { readonly kind: 'discards'; readonly player: PlayerId; readonly company: CompanyId }
  | { readonly kind: 'round'; readonly round: RoundState }
  | { readonly kind: 'ends' }
  | { readonly kind: 'next' | 'asks'; readonly actor: Actor };

/** Everything that a move changes, what concerns the acting player and company first. */
export function effectsOf(seat: Seat, move: Move): readonly Effect[] {
  const next = previewOf(seat, move)?.state;
  const after = agreedOf(seat, move)?.state;
  if (!next || !after) return [];
  const paid = oncePaid(seat, after);
  return [
    ...changesTo(seat, after),
    ...(paid ? trainEffects(seat, seat.state, paid) : []),
    ...(isSameRound(seat.state, after) ? [] : [{ kind: 'round' as const, round: after.round }]),
    ...nextEffects(seat, next),
  ];
}

/** More sales than this nobody ever needed to pay for a train. */
const mostSales = 60;

/** Where a forced purchase only begins: the table once it is paid for, whatever is sold. Nothing if it may never be. */
export function oncePaid({ title, state: before }: Seat, begun: TableState): TableState | undefined {
  if (!isRaising(begun) || isRaising(before)) return undefined;
  let state = begun;
  for (let sales = 0; isRaising(state); sales++) {
    const move = choices(title, state)?.choices[0]?.move;
    const outcome = move && sales < mostSales ? outcomeOf(title, state, move) : undefined;
    if (!outcome?.ok) return undefined;
    state = outcome.state as TableState;
  }
  return state.over ? undefined : state;
}

function isRaising({ decisions }: TableState): boolean {
  return decisions.some(({ kind }) => kind === 'raise-money');
}

/** All that is otherwise in another state than in that of the seat, wherever it comes from. */
export function changesTo(seat: Seat, after: TableState): readonly Effect[] {
  const { state: before } = seat;
  return [
    ...(hasMoney(seat) ? moneyEffects(seat, seat.state, after as RailState) : []),
    ...privateEffects(before, after),
    ...shareEffects(seat, before, after),
    ...(hasMoney(seat) ? priceEffects(seat, seat.state, after as RailState) : []),
    ...companyEffects(seat, before, after),
    ...trainEffects(seat, before, after),
  ];
}

function changed<T>(from: T, to: T): boolean {
  return JSON.stringify(from) !== JSON.stringify(to);
}

/** The acting one first, then the others in their order. */
function actingFirst<T extends string>(all: readonly T[], acting: T | undefined): T[] {
  return acting !== undefined && all.includes(acting)
    ? [acting, ...all.filter((each) => each !== acting)]
    : [...all];
}

function companiesOf({ view, options }: Seat): CompanyId[] {
  return actingFirst(
    view.companies.map(({ id }) => id),
    options?.actor.company,
  );
}

function moneyEffects(seat: RailSeat, before: RailState, after: RailState): Effect[] {
  const treasuries = companiesOf(seat).map((company) => ({
    kind: 'treasury' as const,
    company,
    from: before.companies[company]!.treasury,
    to: after.companies[company]!.treasury,
  }));
  const players = actingFirst(holdersOf(before), seat.options?.actor.player);
  const cash = players.map((player) => ({
    kind: 'cash' as const,
    player,
    from: before.cash[player]!,
    to: after.cash[player]!,
  }));
  const credits = players.map((player) => ({
    kind: 'credit' as const,
    player,
    from: before.credits[player] ?? 0,
    to: after.credits[player] ?? 0,
  }));
  return [...treasuries, ...cash, ...freeEffects(before, after, players), ...credits].filter(
    ({ from, to }) => from !== to,
  );
}

/** Cash that lies in no bid, where that is not the same as cash. */
function freeEffects(before: RailState, after: RailState, players: readonly PlayerId[]) {
  if (before.round.kind !== 'auction' || after.round.kind !== 'auction') return [];
  return players
    .map((player) => ({
      kind: 'free' as const,
      player,
      from: freeCash(before, player),
      to: freeCash(after, player),
    }))
    .filter(({ player, from, to }) => from !== before.cash[player] || to !== after.cash[player]);
}

/** Private companies that change hands. */
function privateEffects(before: TableState, after: TableState): Effect[] {
  return Object.entries(after.privates ?? {}).flatMap(([id, { owner: to }]) => {
    const from = before.privates?.[id]?.owner ?? null;
    return to !== null && to !== from ? [{ kind: 'private' as const, private: id, from, to }] : [];
  });
}

function shareEffects(seat: Seat, before: TableState, after: TableState): Effect[] {
  if (before.certificates === after.certificates) return [];
  const companies = companiesOf(seat);
  const players = actingFirst(holdersOf(before), seat.options?.actor.player);
  const limit = seat.view.certificateLimit(before);
  const shares = players.flatMap((player) =>
    companies.map((company) => ({
      kind: 'shares' as const,
      player,
      company,
      from: sharesOf(before, player, company),
      to: sharesOf(after, player, company),
    })),
  );
  const certificates = players.map((player) => ({
    kind: 'certificates' as const,
    player,
    limit,
    from: seat.view.certificateCount(before, player),
    to: seat.view.certificateCount(after, player),
  }));
  const pool = companies.map((company) => ({
    kind: 'pool' as const,
    company,
    from: sharesOf(before, 'pool', company),
    to: sharesOf(after, 'pool', company),
  }));
  return [...shares, ...certificates, ...pool].filter(({ from, to }) => from !== to);
}

function companyEffects(seat: Seat, before: TableState, after: TableState): Effect[] {
  return companiesOf(seat).flatMap((company): Effect[] => {
    const director = directorOf(after, company);
    const floats = before.companies[company]!.floated === false && after.companies[company]!.floated;
    const isNew = director !== null && director !== directorOf(before, company);
    return [
      ...(isNew ? [{ kind: 'director' as const, company, player: director }] : []),
      ...(floats ? [{ kind: 'floats' as const, company }] : []),
    ];
  });
}

function priceEffects(seat: RailSeat, before: RailState, after: RailState): Effect[] {
  const { market } = seat.view;
  return companiesOf(seat)
    .map((company) => ({
      kind: 'price' as const,
      company,
      from: priceOf(market, before, company),
      to: priceOf(market, after, company),
    }))
    .filter(({ from, to }) => from !== to);
}

function trainEffects(seat: Seat, before: TableState, after: TableState): Effect[] {
  const { phases } = seat.view;
  const phase = { from: phases.of(before), to: phases.of(after) };
  const typesOf = (state: TableState, company: CompanyId) => trainsOf(state, company).map(({ type }) => type);
  const scrapped = before.trains.flatMap(({ type, at, as }, i) =>
    at !== 'gone' && at !== 'depot' && as === undefined && after.trains[i]?.at === 'gone'
      ? [{ train: type, at }]
      : [],
  );
  const privatesClose = Object.entries(before.privates ?? {}).some(
    ([id, { closed }]) => !closed && after.privates?.[id]?.closed,
  );
  const trains = companiesOf(seat)
    .map((company) => ({
      kind: 'trains' as const,
      company,
      from: typesOf(before, company),
      to: typesOf(after, company),
    }))
    .filter(({ from, to }) => changed(from, to));
  return [
    ...trains,
    ...(phase.from === phase.to ? [] : [{ kind: 'phase' as const, ...phase }]),
    ...(scrapped.length > 0 ? [{ kind: 'scrapped' as const, trains: scrapped }] : []),
    ...(privatesClose && phase.from !== phase.to && !seat.game.privatesStay
      ? [{ kind: 'privatesClose' as const }]
      : []),
    ...after.decisions.flatMap((decision) =>
      decision.kind === 'discard-train' && !before.decisions.includes(decision)
        ? [
            {
              kind: 'discards' as const,
              player: decision.by,
              company: (decision as DiscardDecision).company,
            },
          ]
        : [],
    ),
  ];
}

function nextEffects(seat: Seat, after: TableState): Effect[] {
  if (after.over) return [{ kind: 'ends' }];
  const actor = stageOf(seat.title, after)?.actor(after);
  const now = seat.options?.actor;
  const same = actor?.player === now?.player && actor?.company === now?.company;
  if (!actor || same) return [];
  const isAsked = after.decisions.length > seat.state.decisions.length;
  return [{ kind: isAsked ? 'asks' : 'next', actor }];
}
