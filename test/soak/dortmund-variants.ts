import type { TrackGraph } from '@/engine/board/graph';
import type { BoardDef } from '@/engine/board/types';
import type { TrainType } from '@/engine/finance/cards';
import type { GameEvent } from '@/engine/game/events';
import type { Move } from '@/engine/game/move';
import type { OperatingGame } from '@/titles/dortmund/rules/operating/state';
import { drawAt } from '@/titles/dortmund/variants/draw';

/** How random play uses the markers of the minor variants, against each other for one choice of the kind. */
export const variantWeights: Readonly<Record<string, number>> = {
  'extra-station': 1,
  'half-price': 1,
  'half-dividend': 0.6,
  'trade-in-card': 1,
  'trade-in-equipment': 0.2,
  'more-beer': 0.2,
  'more-beer-for': 0.5,
  'clever-route': 0.3,
  'keep-train': 3,
  'let-go': 1,
};

/** What they bring about. */
const events: readonly string[] = [
  'demand-laid-out',
  'demand-falls',
  'costs-rise',
  'mines-closed',
  'first-laid-out',
  'first-delivery',
  'wagon-ways',
  'extra-place',
  'train-kept',
  'train-let-go',
  'half-price',
  'half-paid-out',
  'card-traded-in',
  'more-beer',
  'route-marker',
];

/** What events alone do not tell apart: the ways of each variant. */
const ways: readonly string[] = [
  'an area takes no more beer',
  'a tile where costs have risen',
  'a closed mine with printed track',
  'track on a closed mine',
  'first delivery for 0',
  'first delivery for 5',
  'first delivery for 10',
  'first delivery for 20',
  'track on a wagon way',
  'the link of a wagon way is raised',
  'an extra place at a mine',
  'an extra place on a full hex',
  'an extra place is left empty',
  'another takes an extra place',
  'a 2-train is kept',
  'a 3-train is kept',
  'a kept train has its run',
  'a kept train stays idle',
  'half of the income of a railway',
  'two mines as one stop',
  'a train with the route marker is sold',
];

/** Which of them can be seen in a game without breweries that are companies, and in one with. */
export const railwayVariants: readonly string[] = [...events, ...ways];
export const brewingVariants: readonly string[] = [
  ...events,
  ...ways,
  'equipment-traded-in',
  'half of the income of a brewery',
  'equipment of a minor brewery is traded in',
  'a START card is traded in',
  'beer for an area is refused',
  'a second load for the same area',
  'a bound train runs through a full hex',
];

/** What of a box is needed to see them. */
export interface VariantBox {
  readonly board: BoardDef;
  readonly trains: readonly TrainType[];
  readonly network: {
    of(state: OperatingGame, company: string): { graph: TrackGraph; access: { open: Uint8Array } };
  };
}

/** The ways of the variants that an event was part of. */
export function variantsIn(
  box: VariantBox,
  event: GameEvent,
  move: Move | null,
  state: OperatingGame,
): string[] {
  const { options } = state.setup;
  if (Object.keys(options).length === 0) return [];
  const when = (seen: boolean, name: string) => (seen ? [name] : []);
  switch (event.type) {
    case 'demand-falls':
      return when(event.left === 0, 'an area takes no more beer');
    case 'laid': {
      const draw = drawAt(state.setup, box.board);
      const { amount = 0 } = box.board.hexes[event.hex]!.cost ?? {};
      return [
        ...when(options.risingCosts === true && event.cost > amount, 'a tile where costs have risen'),
        ...when(draw.closed.includes(event.hex), 'track on a closed mine'),
        ...when(draw.linked.includes(event.hex), 'track on a wagon way'),
      ];
    }
    case 'mines-closed':
      return when(
        event.mines.some((hex) => ['H3', 'H15'].includes(hex)),
        'a closed mine with printed track',
      );
    case 'first-delivery':
      return [`first delivery for ${event.amount}`];
    case 'link':
      return when(
        drawAt(state.setup, box.board).linked.includes(event.hex),
        'the link of a wagon way is raised',
      );
    case 'extra-place': {
      const isMine = state.board.markers[event.hex]!.some((marker) => marker.startsWith('link'));
      const isBuilt = (move as Move & { build: boolean }).build;
      return [
        !isBuilt
          ? 'an extra place is left empty'
          : `an extra place ${isMine ? 'at a mine' : 'on a full hex'}`,
      ];
    }
    case 'station':
      return when(
        move?.type === 'station' && (state.board.markers[event.hex] ?? []).includes('extraPlace'),
        'another takes an extra place',
      );
    case 'train-kept':
      return [`a ${event.train.charAt(0)}-train is kept`];
    case 'train-obsolete': {
      const isKept = move?.type === 'run' && ['2', '3'].includes(event.train.charAt(0));
      const hasIdle = (move as { routes?: string[][] } | null)?.routes?.at(-1)?.length === 0;
      return when(isKept, hasIdle ? 'a kept train stays idle' : 'a kept train has its run');
    }
    case 'half-paid-out':
      return [`half of the income of a ${state.round.kind === 'operating' ? 'railway' : 'brewery'}`];
    case 'equipment-traded-in':
      return [
        ...when(/^B\d/.test(event.company), 'equipment of a minor brewery is traded in'),
        ...when(event.card.startsWith('S'), 'a START card is traded in'),
      ];
    case 'beer-refused':
      return when(event.hex !== undefined, 'beer for an area is refused');
    case 'beer-loaded': {
      const { card } = (move ?? {}) as { card?: number };
      const aboard = card === undefined ? 0 : ((state.trains[card] as { beer?: number }).beer ?? 0);
      return when(event.hex !== undefined && aboard > event.cubes, 'a second load for the same area');
    }
    case 'ran': {
      const { stops } = box.trains.find(({ id }) => id === event.train) as TrainType & { stops: number };
      const isBound = 'segments' in state && (options.exportDemand ?? 'unlimited') !== 'unlimited';
      return [
        ...when(event.hexes.length > stops, 'two mines as one stop'),
        ...when(isBound && passesFull(box, state, event), 'a bound train runs through a full hex'),
      ];
    }
    case 'train-traded':
      return when(event.train.includes('K+K'), 'a train with the route marker is sold');
    default:
      return [];
  }
}

function passesFull(
  { network }: VariantBox,
  state: OperatingGame,
  { company, hexes }: Extract<GameEvent, { type: 'ran' }>,
): boolean {
  const { graph, access } = network.of(state, company);
  return hexes.slice(1, -1).some((hex) => access.open[graph.stopsOf.get(hex)![0]!.index] === 0);
}
