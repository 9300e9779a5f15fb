import { certificateStack, charterAtStart, homeStations } from '@/engine/finance/start';
import type { Certificate, PrivateState } from '@/engine/finance/state';
import { trainCards } from '@/engine/finance/trains';
import { newValue } from '@/engine/game/draft';
import type { Moment } from '@/engine/game/move';
import { type RandomState, shuffled } from '@/engine/game/random';
import { seatsOf } from '@/engine/game/seats';
import type { Setup } from '@/engine/game/state';
import { montanLocations } from '../board';
import type { PackageItem, RuhrBox } from '../box';
import {
  developmentSupply,
  type PrivateMontanCompany,
  type RuhrPrivate,
  switchEngineMarkers,
} from '../cards';
import type { LocationState, RuhrState } from '../state';
import { markerOn, montanId } from './locations';
import { noMarkers } from './montan/markers';
import { nothingDone } from './operating';

/** [18Ruhr 2.4, ruling 3] by price, a private before a private Montan company; dealt in turns to two columns. */
export function columnsOf(
  privates: readonly RuhrPrivate[],
  active: readonly PrivateMontanCompany[],
): PackageItem[][] {
  const items: PackageItem[] = [
    ...privates.map(({ id, price }) => ({ id, price, kind: 'private' as const })),
    ...active.map(({ no, price }) => ({ id: montanId(no), price, kind: 'montan' as const })),
  ];
  // the sort keeps the order of equals: privates first, then by number
  const sorted = items.sort((a, b) => a.price - b.price);
  return [0, 1].map((column) => sorted.filter((_, at) => at % 2 === column));
}

/** [18Ruhr 2] the table before the first turn. */
export function setUp(box: RuhrBox, setup: Setup, scenario: string, moment: Moment): RuhrState {
  const random: RandomState = { random: setup.seed };
  const players = setup.players.map(({ id }) => id);
  // [18Ruhr 2.1] Montan Round Cards are dealt; the lowest has the Priority Deal
  const seats = seatsOf(setup, shuffled(random, players));
  const first = seats[0]!;
  const each = <T>(value: T) => Object.fromEntries(seats.map((player) => [player, value]));
  const state: RuhrState = {
    setup,
    random: random.random,
    round: { kind: 'package', turn: first, passes: 0 },
    decisions: [],
    over: false,
    seats,
    bank: box.bank - box.startingCash * seats.length,
    overdraft: true,
    // [18Ruhr 5.3, ruling 21] two certificates of 10 % for a director's, where a player has them
    smallChange: true,
    cash: each(box.startingCash),
    credits: each(0),
    priority: first,
    certificates: newValue(box.companies.flatMap((company) => stackOf(box, company.id))),
    secured: [],
    companies: Object.fromEntries(box.companies.map((company) => [company.id, charterAtStart(company)])),
    trains: newValue(trainCards(box.trains)),
    privates: Object.fromEntries(box.privates.map(({ id }): [string, PrivateState] => [id, unsold()])),
    broken: null,
    prices: {},
    arrivals: 0,
    board: newValue({ tiles: {}, stations: homeStations(box.railways), reserved: [], markers: {} }),
    montan: {},
    locations: locationsAtStart(box),
    supply: { coal: { ...developmentSupply }, steel: { ...developmentSupply } },
    spent: { coal: noMarkers(), steel: noMarkers() },
    engines: { ...switchEngineMarkers },
    scrapped: { W1: 0, W2: 0, W3: 0, W4: 0 },
    buyer: null,
    cards: [],
    starts: {},
    fresh: [],
    reserve: 0,
    loans: {},
    deficit: 0,
    done: nothingDone(),
  };
  moment.emit({ type: 'seats', players: seats });
  moment.emit({ type: 'scenario', scenario });
  return state;
}

const unsold = (): PrivateState => ({ owner: null, closed: false, used: false });

/** A director's certificate that is sold with a private company lies with it. */
function stackOf(box: RuhrBox, company: string): Certificate[] {
  const cards = certificateStack(box.companies.find(({ id }) => id === company)!);
  if (box.privates.some(({ directorOf }) => directorOf === company)) cards[0]!.holder = 'kept';
  return cards;
}

/** [18Ruhr 2.3] markers of active and passive companies, all without value. */
function locationsAtStart(box: RuhrBox): Record<string, LocationState> {
  const active = new Set(box.active.map(({ id }) => id));
  return Object.fromEntries(
    Object.keys(montanLocations).map((hex): [string, LocationState] => {
      const company = markerOn(hex);
      const isActive = active.has(company);
      return [hex, { status: isActive ? 'active' : 'passive', company: isActive ? company : null, value: 0 }];
    }),
  );
}
