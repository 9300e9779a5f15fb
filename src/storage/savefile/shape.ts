import { type Json, notJson } from '@/engine/game/json';
import type { Move } from '@/engine/game/move';
import { type PlayerSetup, type Seating, type Setup, seatings } from '@/engine/game/state';
import type { ClockRow, Writings } from '../rows';
import { limits, type SavedGame } from './format';

/** Where the value is not what it should be. */
export class Misshapen extends Error {
  override readonly name = 'Misshapen';

  constructor(readonly path: string) {
    super(path);
  }
}

/** A saved game of the right shape, built anew from what was read; or `Misshapen`. Its rules are not asked. */
export function savedGameFrom(value: unknown): SavedGame {
  const game = recordAt(value, 'game');
  const setup = setupFrom(game.setup);
  return {
    ...(game.id !== undefined && { id: idFrom(game.id) }),
    title: same(textAt(game.title, 'title', limits.text), setup.title, 'title'),
    rules: integerAt(game.rules, 'rules', 1),
    name: textAt(game.name, 'name', limits.name),
    setup,
    moves: listAt(game.moves, 'moves', limits.moves).map((move, i) => moveFrom(move, `moves.${i}`)),
    ...(game.lost !== undefined && { lost: listAt(game.lost, 'lost', limits.moves).map(lostFrom) }),
    digest: textAt(game.digest, 'digest', limits.text),
    ...(game.clock !== undefined && { clock: clockFrom(game.clock, setup.players) }),
    ...writingsFrom(game),
  };
}

export function writingsFrom({ house, notes }: Readonly<Record<string, unknown>>): Writings {
  return {
    ...(house !== undefined && { house: textAt(house, 'house', limits.writing) }),
    ...(notes !== undefined && { notes: textAt(notes, 'notes', limits.writing) }),
  };
}

const gameId = /^[\w-]{1,64}$/;
/** Ids of players are part of states, where they must not be taken for a company or the bank. */
const playerId = /^p[1-9]\d?$/;
const colourName = /^[a-z]{1,20}$/;

function idFrom(value: unknown): string {
  const id = textAt(value, 'id', limits.text);
  return gameId.test(id) ? id : wrong('id');
}

export function setupFrom(value: unknown): Setup {
  const setup = recordAt(value, 'setup');
  const players = listAt(setup.players, 'setup.players', 99).map(playerFrom);
  const colours = players.flatMap(({ colour }) => colour ?? []);
  if (hasTwice(players.map(({ id }) => id)) || hasTwice(colours)) wrong('setup.players');
  return {
    title: textAt(setup.title, 'setup.title', limits.text),
    players,
    seed: integerAt(setup.seed, 'setup.seed', Number.MIN_SAFE_INTEGER),
    ...(setup.seating !== undefined && { seating: seatingFrom(setup.seating) }),
    options: optionsFrom(setup.options),
    ...(setup.box !== undefined && { box: boxFrom(setup.box) }),
  };
}

function playerFrom(value: unknown, i: number): PlayerSetup {
  const path = `setup.players.${i}`;
  const player = recordAt(value, path);
  const id = textAt(player.id, path, limits.text);
  if (!playerId.test(id)) wrong(path);
  return {
    id,
    name: textAt(player.name, path, limits.playerName),
    ...(player.colour !== undefined && { colour: colourFrom(player.colour, path) }),
  };
}

/** A colour that this version does not know is shown as another; what cannot be the name of one is refused. */
function colourFrom(value: unknown, path: string): string {
  const colour = textAt(value, path, limits.text);
  return colourName.test(colour) ? colour : wrong(path);
}

function seatingFrom(value: unknown): Seating {
  return seatings.find((known) => known === value) ?? wrong('setup.seating');
}

function hasTwice(values: readonly string[]): boolean {
  return new Set(values).size !== values.length;
}

function optionsFrom(value: unknown): Setup['options'] {
  const options = recordAt(value, 'setup.options');
  if (Object.keys(options).length > limits.options) wrong('setup.options');
  return jsonAt(options, 'setup.options') as Record<string, Json>;
}

/** Values of a box by their places: which there are is known by the title. */
function boxFrom(value: unknown): Record<string, number> {
  const entries = Object.entries(recordAt(value, 'setup.box'));
  if (entries.length > limits.boxValues) wrong('setup.box');
  return Object.fromEntries(
    entries.map(([place, each]) => [
      textAt(place, 'setup.box', limits.text),
      integerAt(each, 'setup.box', 0),
    ]),
  );
}

/** What storage had lost, or what no longer fits the rules: kept as it is. */
function lostFrom(value: unknown, i: number): Move | null {
  return value === null ? null : moveFrom(value, `lost.${i}`);
}

export function moveFrom(value: unknown, path: string): Move {
  const move = jsonAt(recordAt(value, path), path) as unknown as Move;
  textAt(move.type, path, limits.text);
  return move;
}

export function clockFrom(value: unknown, players: readonly PlayerSetup[]): ClockRow {
  const { used, paused, budgets } = recordAt(value, 'clock');
  const known = new Set<string>(players.map(({ id }) => id));
  if (Object.keys(recordAt(used, 'clock.used')).some((id) => !known.has(id))) wrong('clock.used');
  if (typeof paused !== 'boolean') wrong('clock.paused');
  return { used: timesFrom(used, 'clock.used'), paused, budgets: timesFrom(budgets, 'clock.budgets') };
}

function timesFrom(value: unknown, path: string): Record<string, number> {
  const entries = Object.entries(recordAt(value, path));
  if (entries.length > limits.options) wrong(path);
  return Object.fromEntries(entries.map(([key, time]) => [key, integerAt(time, path, 0)]));
}

/** Names that lead to the prototypes of objects have no business in a game. */
const forbidden: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

function jsonAt(value: unknown, path: string): Json {
  if (notJson(value) !== null || hasForbiddenKey(value)) wrong(path);
  return value as Json;
}

/** The depth of everything that was read is limited. */
function hasForbiddenKey(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => forbidden.has(key) || hasForbiddenKey(inner));
}

function recordAt(value: unknown, path: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) wrong(path);
  if (Object.keys(value).some((key) => forbidden.has(key))) wrong(path);
  return value as Record<string, unknown>;
}

function listAt(value: unknown, path: string, longest: number): unknown[] {
  return Array.isArray(value) && value.length <= longest ? value : wrong(path);
}

function textAt(value: unknown, path: string, longest: number): string {
  return typeof value === 'string' && value.length <= longest ? value : wrong(path);
}

function integerAt(value: unknown, path: string, least: number): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= least ? value : wrong(path);
}

function same(value: string, other: string, path: string): string {
  return value === other ? value : wrong(path);
}

function wrong(path: string): never {
  throw new Misshapen(path);
}
