import { describe, expect, it } from 'vitest';
import { directorOf } from '@/engine/finance/certificates';
import type { Choice, Move } from '@/engine/game/move';
import { begin, choices, play } from '@/engine/game/play';
import type { RandomState } from '@/engine/game/random';
import { turnOf } from '@/engine/steps/state';
import { hsb } from '@/titles/dortmund/hsb';
import type { HsbState, LadenTrain } from '@/titles/dortmund/hsb/state';
import { brewingHabits } from '../../../soak/dortmund-hsb';
import { byLot, setupOf } from '../../../support/fuzzer';
import { pickMove } from '../../../support/fuzzing/pick';
import { longer } from '../../../support/longer';
import { allTen } from './all-ten';
import { begun, differs, happened } from './oracle';

/** Beer squares of a train, as its card says. */
const squares: Readonly<Record<string, number>> = { 5: 1, 6: 2, 8: 3 };
const isMinor = (company: string) => /^B\d$/.test(company);

type LoadFor = Move & { card: number; cubes: number; to: string };

/** What the owner of each marker may do in a turn of a brewery, and what may be loaded, found from the state alone. */
function brewingFaults(state: HsbState, listed: readonly Choice[], stage: string): string[] {
  const { company, revenue } = turnOf(state);
  const left = state.playerMarkers?.[directorOf(state, company)!] ?? [];
  const cards = new Set(
    state.trains.filter(({ at, as }) => at === company && as === 'equipment').map(({ type }) => type),
  );
  const faults: string[] = [];
  const expectMoves = (type: string, wanted: number) => {
    const offered = listed.filter(({ move }) => move.type === type).length;
    if (offered !== wanted)
      faults.push(`${type} is offered ${offered} times instead of ${wanted} in ${stage}`);
  };
  // [18DO-MV 9] for each kind of card of a corporation, before it delivers; [18DO-MV 8 b] half, in full tens
  expectMoves(
    'more-beer-for',
    stage === 'brew' && left.includes('brewery') && !isMinor(company) ? cards.size : 0,
  );
  const halves = stage === 'dividend' && left.includes('fifty') && !isMinor(company) && revenue >= 20;
  expectMoves('half-dividend', halves ? 1 : 0);
  if (!left.includes('fifty')) expectMoves('trade-in-equipment', 0);
  return [...faults, ...loadFaults(state, listed)];
}

/** [18DO-MV 1, ruling 95] one area for a train, no more than it asks for, and any number up to that. */
function loadFaults(state: HsbState, listed: readonly Choice[]): string[] {
  const loads = listed.map(({ move }) => move as LoadFor).filter(({ type }) => type === 'load-for');
  const { reserved = [] } = turnOf(state) as { reserved?: readonly number[] };
  return loads.flatMap(({ card, cubes, to }) => {
    const { type, beer = 0, to: bound } = state.trains[card] as LadenTrain;
    const marker = state.board.markers[to]?.find((each) => each.startsWith('demand')) ?? 'demand0';
    const most = Math.min(
      Number(marker.slice('demand'.length)),
      (squares[type] ?? 0) - beer,
      reserved.length,
    );
    const smaller =
      cubes === 1 || loads.some((one) => one.card === card && one.to === to && one.cubes === cubes - 1);
    return [
      ...(cubes > most ? [`${cubes} cubes on card ${card} for ${to}, where ${most} can be`] : []),
      ...(bound !== undefined && bound !== to ? [`card ${card} for ${to}, though bound for ${bound}`] : []),
      ...(smaller ? [] : [`${cubes} cubes on card ${card}, but not one fewer`]),
    ];
  });
}

/** [18DO-MV 9, 10] only in turns of companies; a train is bound where it has beer, and nowhere else. */
function trainFaults(state: HsbState): string[] {
  const isLimited = (state.setup.options.exportDemand ?? 'unlimited') !== 'unlimited';
  return state.trains.flatMap(({ type, beer = 0, to }, card) =>
    (to !== undefined) === (isLimited && beer > 0)
      ? []
      : [`card ${card} (${type}) with ${beer} is bound for ${to}`],
  );
}

/** The areas that trains of the company were bound for have been delivered to, and no others. */
function deliveryFaults(before: HsbState, delivered: readonly { company: string; hex: string }[]): string[] {
  const same: Readonly<Record<string, string>> = { B1: 'A2', I2: 'H1' };
  return delivered.flatMap(({ company, hex }) => {
    const bound = before.trains
      .filter(({ at, to }) => at === company && to !== undefined)
      .map(({ to }) => to!);
    return bound.length === 0 || bound.includes(same[hex] ?? hex) ? [] : [`${company} delivered to ${hex}`];
  });
}

interface Seen {
  loads: number;
  deliveries: number;
}

function audit(players: number, seed: number, options: HsbState['setup']['options'], seen: Seen): string[] {
  const random: RandomState = { random: seed ^ 0x0bee };
  const faults: string[] = [];
  let { state } = begin(hsb, setupOf(hsb, players, seed, options));
  const table = begun(state, faults);
  for (let moves = 0; !state.over && faults.length === 0; moves++) {
    const { choices: listed, stage } = choices(hsb, state)!;
    if (state.round.kind === 'brewery' && state.round.turn && state.decisions.length === 0)
      faults.push(...brewingFaults(state, listed as readonly Choice[], stage));
    const move = pickMove(random, state, listed as readonly Choice<Move>[], brewingHabits);
    const outcome = play(hsb, state, move);
    if (!outcome.ok) return [`refused ${JSON.stringify(move)}`];
    for (const event of outcome.events) happened(table, event, outcome.state, faults);
    const delivered = outcome.events.filter((event) => event.type === 'beer-delivered');
    seen.deliveries += delivered.length;
    seen.loads += outcome.events.filter((event) => event.type === 'beer-loaded').length;
    faults.push(...deliveryFaults(state, delivered));
    state = outcome.state;
    faults.push(
      ...[...differs(table, state), ...trainFaults(state)].map(
        (fault) => `after ${JSON.stringify(move)}: ${fault}`,
      ),
    );
    if (faults.length > 0) faults.push(`${players} players, seed ${seed}, move ${moves}, ${stage}`);
  }
  return faults;
}

const games = Math.round(longer);
const first = Number(process.env.SEED ?? 1);

describe('a second reading of the minor variants with breweries', () => {
  it('[18DO-MV 1, 2, 4, 6, 7, 8, 9, 10] sees all ten in games of three, four and five as the rules do', () => {
    const seen: Seen = { loads: 0, deliveries: 0 };
    for (const players of [3, 4, 5])
      for (let seed = first; seed < first + games; seed++)
        expect(audit(players, seed, { ...allTen, exportDemand: 'unequal2' }, seen)).toEqual([]);
    expect(seen.loads).toBeGreaterThan(0);
    expect(seen.deliveries).toBeGreaterThan(0);
  });

  it('[18DO-MV 1, 4] and any of them by lot', () => {
    const seen: Seen = { loads: 0, deliveries: 0 };
    for (let seed = first; seed < first + 2 * games; seed++) {
      const players = 3 + (seed % 3);
      expect(audit(players, seed, byLot(hsb)(players, seed).options ?? {}, seen)).toEqual([]);
    }
  });
});
