import { describe, expect, it } from 'vitest';
import { directorOf } from '@/engine/finance/certificates';
import type { Choice, Move } from '@/engine/game/move';
import { begin, choices, play } from '@/engine/game/play';
import type { RandomState } from '@/engine/game/random';
import { turnOf } from '@/engine/steps/state';
import type { DortmundState } from '@/titles/dortmund/state';
import { boxAt, trg } from '@/titles/dortmund/trg';
import { railwayHabits } from '../../../soak/dortmund-trg';
import { byLot, setupOf } from '../../../support/fuzzer';
import { pickMove } from '../../../support/fuzzing/pick';
import { longer } from '../../../support/longer';
import { allTen } from './all-ten';
import { begun, differs, happened } from './oracle';

/** What a director may do with each marker, found from the state alone. */
function choiceFaults(state: DortmundState, listed: readonly Choice[], stage: string): string[] {
  if (state.round.kind !== 'operating' || state.decisions.length > 0 || !state.round.turn) return [];
  const { company, revenue, stationUsed } = turnOf(state);
  const player = directorOf(state, company)!;
  const left = state.playerMarkers?.[player] ?? [];
  const has = (type: string) => listed.some(({ move }) => move.type === type);
  const faults: string[] = [];
  const expectMove = (type: string, wanted: boolean) => {
    if (has(type) !== wanted) faults.push(`${type} is ${wanted ? 'not ' : ''}offered in ${stage}`);
  };
  // [18DO-MV 9] in any step, while there is a cube; [18DO-MV 10] while a train has none
  expectMove('more-beer', left.includes('brewery') && state.beer > 0);
  const unmarked = state.trains.some(
    (card) => card.at === company && card.as === undefined && !(card as { clever?: true }).clever,
  );
  expectMove('clever-route', left.includes('route') && unmarked);
  // [18DO-MV 8 b] half of the income, down to full tens, if there is any
  expectMove('half-dividend', stage === 'dividend' && left.includes('fifty') && revenue >= 20);
  if (stage === 'station') faults.push(...extraFaults(state, listed, left, stationUsed));
  else expectMove('extra-station', false);
  return faults;
}

/** [18DO-MV 6, ruling 100] mines with a link, and hexes full of others, that a route comes to and the treasury can pay. */
function extraFaults(
  state: DortmundState,
  listed: readonly Choice[],
  left: readonly string[],
  stationUsed: boolean,
): string[] {
  const { company } = turnOf(state);
  const { board, network } = boxAt(state.setup);
  const { graph, reach } = network.of(state, company);
  const { treasury, tokens } = state.companies[company]!;
  const wanted: string[] = [];
  for (const stop of graph.stops) {
    const { hex, def } = stop;
    const markers = state.board.markers[hex] ?? [];
    const there = state.board.stations.filter((each) => each.hex === hex);
    const isOff = def.kind === 'offboard' || !reach.stops[stop.index] || markers.includes('extraPlace');
    if (isOff || there.some((each) => each.company === company)) continue;
    const discount = hex === 'E12' && state.breweries.B3?.marker === company ? 2 : 1;
    const token = Math.floor((tokens[0] ?? 0) / discount / (state.done.halfPrice ? 2 : 1));
    const isMine = board.hexes[hex]!.label === 'K' && markers.some((each) => each.startsWith('link'));
    const isFull = (def.slots ?? 0) > 0 && there.length >= def.slots!;
    if (tokens.length > 0 && (isMine || isFull) && treasury >= 50 + token) wanted.push(`${hex} true`);
    if (isFull && treasury >= 50) wanted.push(`${hex} false`);
  }
  const mayBuild = left.includes('extra-station') && !stationUsed;
  const offered = listed
    .map(({ move }) => move as Move & { hex: string; build: boolean })
    .filter(({ type }) => type === 'extra-station')
    .map(({ hex, build }) => `${hex} ${build}`);
  const expected = mayBuild ? wanted : [];
  return offered.sort().join() === expected.sort().join()
    ? []
    : [`extra places ${offered.join()} instead of ${expected.join()}`];
}

function audit(players: number, seed: number, options: DortmundState['setup']['options']): string[] {
  const random: RandomState = { random: seed ^ 0x0af };
  const faults: string[] = [];
  let { state } = begin(trg, setupOf(trg, players, seed, options));
  const table = begun(state, faults);
  for (let moves = 0; !state.over && faults.length === 0; moves++) {
    const { choices: listed, stage } = choices(trg, state)!;
    faults.push(...choiceFaults(state, listed as readonly Choice[], stage));
    const move = pickMove(random, state, listed as readonly Choice<Move>[], railwayHabits);
    const outcome = play(trg, state, move);
    if (!outcome.ok) return [`refused ${JSON.stringify(move)}`];
    for (const event of outcome.events) happened(table, event, outcome.state, faults);
    state = outcome.state;
    faults.push(...differs(table, state).map((fault) => `after ${JSON.stringify(move)}: ${fault}`));
    if (faults.length > 0) faults.push(`${players} players, seed ${seed}, move ${moves}, ${stage}`);
  }
  return faults;
}

const games = Math.round(longer);

describe('a second reading of the minor variants', () => {
  it.each([3, 4, 5])(
    '[18DO-MV 1, 2, 4, 6, 8, 9, 10] sees all ten in games of %i players as the rules do',
    (players) => {
      const first = Number(process.env.SEED ?? 1);
      for (let seed = first; seed < first + games; seed++) expect(audit(players, seed, allTen)).toEqual([]);
    },
  );

  it('[18DO-MV 1, 4] and any of them by lot', () => {
    const first = Number(process.env.SEED ?? 1);
    for (let seed = first; seed < first + games; seed++) {
      const players = 3 + (seed % 3);
      expect(audit(players, seed, byLot(trg)(players, seed).options ?? {})).toEqual([]);
    }
  });
});
