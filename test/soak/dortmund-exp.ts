import type { GameEvent } from '@/engine/game/events';
import type { Choice, Move } from '@/engine/game/move';
import { nextIndex } from '@/engine/game/random';
import { wagonCode } from '@/titles/dortmund/expert/box';
import { cardsOf } from '@/titles/dortmund/expert/cards';
import { boxAt } from '@/titles/dortmund/expert/contents';
import { type ExpertState, expertTurnOf } from '@/titles/dortmund/expert/state';
import { isBrewery } from '@/titles/dortmund/hsb/box';
import { minorMarkers, specialEvents } from '@/titles/dortmund/hsb-cards';
import type { FuzzOptions } from '../support/fuzzer';
import { brewingHabits } from './dortmund-hsb';

/** Against each other, for one choice of the kind; other moves are played as in Heat, Sweat & Beer. */
const weights: Readonly<Record<string, number>> = {
  'first-marker': 1,
  'no-marker': 2,
  'buy-marker': 0.7,
  'buy-marker-from': 0.5,
  'move-wagon': 1,
  fair: 0.5,
  'investor-sale': 1,
  advertise: 2,
  'move-left': 2,
  'pay-with-card': 4,
  upgrade: 4,
  premium: 2,
  'toll-brew': 2,
  'second-shift': 2,
  'transport-contract': 40,
  'take-event': 1,
};

type AnyMove = Move & { marker?: string | number; event?: string; plan?: { work: { aside: number }[] } };

/** Wagons are rare, and so are the markers and events of late phases: these are taken wherever they can be. */
function weigh(state: ExpertState, choice: Choice): number {
  const { type, event, plan } = choice.move as AnyMove;
  if (type === 'supply') return 1 + 4 * plan!.work.reduce((sum, { aside }) => sum + aside, 0);
  const weight = weights[type];
  if (weight === undefined) return brewingHabits.weigh(state, choice);
  if (isForWagon(state, choice.move)) return (isWanted(state) ? 12 : 1) * weight;
  if (type === 'take-event' && event === 'P' && canExport(state)) return 40 * weight;
  if (type === 'take-event' && 'LMNOP'.includes(event!)) return 2 * weight;
  return weight;
}

/** A purchase of a wagon, from the bank or from another company. */
function isForWagon(state: ExpertState, { type, marker }: AnyMove): boolean {
  if (type === 'buy-marker') return marker === wagonCode;
  return type === 'buy-marker-from' && state.markers[Number(marker)]!.code === wagonCode;
}

/** Wagons are for breweries that export, at some tables; at others for railways. */
function isWanted(state: ExpertState): boolean {
  const { company } = expertTurnOf(state);
  const forBreweries = state.setup.seed % 2 === 0;
  return isBrewery(boxAt(state.setup), company) ? forBreweries && canExport(state) : !forBreweries;
}

/** Only such a brewery can make use of a transport contract: seldom enough a foreign railway could carry for it. */
function canExport(state: ExpertState): boolean {
  const { company } = expertTurnOf(state);
  return cardsOf(boxAt(state.setup), state, company).some((own) => own.export > 0);
}

interface Plan {
  regular: number[];
  fresh: number[];
  lines: number[];
  work: { card: number; cubes: number; aside: number }[];
}

/** Now and then a cube goes to new customers instead of regular ones, and a line works with another card. */
function openly(state: ExpertState, move: Move): Move {
  if (move.type !== 'supply') return brewingHabits.openly(state, move);
  const { plan } = move as Move & { plan: Plan };
  const random = { random: state.setup.seed + state.beer * 7 + state.arrivals };
  const segment = nextIndex(random, plan.regular.length);
  const isFree = state.segments[segment]!.fresh > plan.fresh[segment]!;
  const shift = plan.regular[segment] !== 0 && isFree ? 1 : 0;
  const moved = {
    ...plan,
    regular: plan.regular.map((cubes, i) => (i === segment ? cubes - shift : cubes)),
    fresh: plan.fresh.map((cubes, i) => (i === segment ? cubes + shift : cubes)),
    lines: plan.lines.map(() => plan.work[nextIndex(random, plan.work.length)]!.card),
  };
  return { ...move, plan: moved } as Move;
}

const events = [
  'marker-first',
  'marker-bought',
  'marker-asked',
  'marker-traded',
  'marker-declined',
  'marker-back',
  'wagon-moved',
  'wagon-cube-back',
  'pubs-pay',
  'bottled',
  'event-back',
  'cube-ahead-back',
  'equipment-in-payment',
  'second-shift',
  'premium-beer',
  'toll-production',
  'transport-contract',
];
const others = [
  ...minorMarkers.map(({ code }) => `marker ${code} is had`),
  ...specialEvents.map(({ code }) => `event ${code} is taken`),
  ...specialEvents.map(({ code }) => `event ${code} is used`),
  'a railway buys a wagon from the bank',
  'a wagon goes from a brewery to a railway',
  'a wagon goes from a railway to a brewery',
  'a cube on a wagon of a small train',
  'a unit without an arrow is loaded',
  'a marker is laid back for another',
  'the event printed on a charter is used',
  'a director lays back what a minor brewery brought',
  'an upgrade at the limit',
  'two bottling lines work at once',
];

function observe(event: GameEvent, move: Move | null, state: ExpertState): string[] {
  const known = events.includes(event.type) ? [event.type] : [];
  return [
    ...brewingHabits.observe(event, move, state),
    ...[...known, ...named(event, move, state)].map(path),
  ];
}

const path = (name: string) => `path ${name}`;

function named(event: GameEvent, move: Move | null, state: ExpertState): string[] {
  const when = (seen: boolean, name: string) => (seen ? [name] : []);
  const box = boxAt(state.setup);
  switch (event.type) {
    case 'marker-first':
      return [`marker ${event.marker} is had`];
    case 'marker-bought':
      return [
        `marker ${event.marker} is had`,
        ...when(!isBrewery(box, event.company), 'a railway buys a wagon from the bank'),
      ];
    case 'marker-traded': {
      const [from, to] = [isBrewery(box, event.seller), isBrewery(box, event.company)];
      return [
        ...when(from && !to, 'a wagon goes from a brewery to a railway'),
        ...when(!from && to, 'a wagon goes from a railway to a brewery'),
      ];
    }
    case 'marker-back':
      return [
        ...when(move?.type === 'buy-marker', 'a marker is laid back for another'),
        ...when(move?.type === 'return-marker', 'a director lays back what a minor brewery brought'),
      ];
    case 'event-taken':
      return [`event ${event.event} is taken`];
    case 'event-used':
      return [
        `event ${event.event} is used`,
        ...when(
          state.spent[event.company]?.includes(`*${event.event}`) === true,
          'the event printed on a charter is used',
        ),
        ...when(event.event === 'J', 'an upgrade at the limit'),
      ];
    case 'beer-loaded':
      return when(['3', '4'].includes(String(event.train)), 'a cube on a wagon of a small train');
    case 'bottled': {
      const turn = state.round.kind === 'brewery' ? state.round.turn : null;
      return when(
        ((turn as { lines?: readonly unknown[] } | null)?.lines?.length ?? 0) > 1,
        'two bottling lines work at once',
      );
    }
    case 'beer-supplied': {
      const { plan } = (move ?? {}) as { plan?: Plan };
      const low = plan?.work?.some(({ card, aside }) => {
        const { type = '' } = state.trains[card] ?? {};
        return aside > (box.equipment[type]?.export ?? aside);
      });
      return when(low === true, 'a unit without an arrow is loaded');
    }
    default:
      return [];
  }
}

export const expertHabits = {
  weigh,
  openly,
  observe,
  paths: [...brewingHabits.paths, ...[...events, ...others].map(path)],
  maxMoves: 10_000,
} satisfies FuzzOptions<ExpertState, Move>;
