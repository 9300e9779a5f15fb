/** A position of The Railway Game as far as routes depend on it, and how it is written down. */
import { accessOf } from '@/engine/board/access';
import { graphOf } from '@/engine/board/graph';
import type { BoardState } from '@/engine/board/types';
import type { CompanyId, TrainId } from '@/engine/game/ids';
import type { RunInput } from '@/engine/routes/types';
import type { Network } from '@/engine/steps/network';
import { beerValue, board } from '@/titles/dortmund/board';
import { companies, phases, privates, trains as types } from '@/titles/dortmund/cards';
import { routesOf } from '@/titles/dortmund/rules/operating';
import { beerBonus, carriesBeer } from '@/titles/dortmund/rules/operating/beer';
import { hasSpecial } from '@/titles/dortmund/rules/operating/box';
import type { OperatingGame } from '@/titles/dortmund/rules/operating/state';

export interface Position {
  readonly board: BoardState;
  readonly floated: readonly CompanyId[];
  readonly company: CompanyId;
  readonly trains: readonly TrainId[];
  readonly phase: string;
  /** Cubes that the director can use. */
  readonly cubes: number;
  /** Brewery markers of the company that matter for beer. */
  readonly markers: readonly string[];
}

export interface Kept {
  readonly boards: readonly string[];
  readonly positions: readonly (readonly [
    board: number,
    company: string,
    phase: string,
    trains: string,
    cubes: number,
    markers: string,
    from: string,
  ])[];
}

/** The input of the routes as the title makes it. A fresh graph each time: nothing is worked out before. */
export function inputOf(position: Position): RunInput {
  const { company, floated, trains } = position;
  const built = { ...position.board, tiles: { ...position.board.tiles } };
  const graph = graphOf(board, built);
  const access = accessOf(board, graph, built, company, {
    blocks: (other) => floated.includes(other),
    redStationsShut: false,
  });
  const network = { board, graph, access } as Network;
  const scene = beerOf(position);
  const routes = routesOf<OperatingGame>({
    networks: { boardOf: () => board, of: () => network },
    trains: types,
    colour: () => phases.find(({ id }) => id === position.phase)!.colour,
    passesMills: (id) => hasSpecial({ companies }, id, 'passesBlockedSteelMills'),
    beer: () => (carriesBeer(scene, trains) ? beerBonus(scene, trains) : undefined),
  });
  const state: Pick<OperatingGame, 'board' | 'trains'> = {
    board: built,
    trains: trains.map((type) => ({ type, at: company })),
  };
  return routes.runInput(state as OperatingGame, company);
}

function beerOf({ cubes, markers }: Position) {
  const powers = privates.filter(({ id }) => markers.includes(String(id))).map(({ power }) => power);
  const more = powers.find((power) => power.kind === 'beerCapacity');
  const bonus = powers.find((power) => power.kind === 'beerBonus');
  return {
    cubes,
    trains: types,
    values: beerValue,
    extra: more ? { cubes: more.extra, trains: more.trains } : { cubes: 0, trains: [] },
    perDelivery: bonus?.perTransport ?? 0,
  };
}
