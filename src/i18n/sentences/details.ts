import { list, money, number } from '..';
import { tOf } from '../table';
import type { Filling } from '../words';
import { say } from './dictionary';
import type { Names } from './names';
import type { Speech } from './speech';

export type Detail = string | number | boolean | readonly string[] | readonly number[];
export type Details = Readonly<Record<string, Detail | undefined>>;

/** What a detail of an event, a refusal or a move is about. */
export type Role =
  | 'player'
  | 'company'
  | 'hex'
  | 'private'
  | 'money'
  | 'percent'
  | 'train'
  | 'tile'
  | 'source'
  | 'tint'
  | 'stage'
  | 'move'
  | 'bonus'
  | 'card'
  | 'place';

/** The same word means the same everywhere, but for the exceptions of a game. */
const roles: Readonly<Record<string, Role>> = {
  player: 'player',
  before: 'player',
  players: 'player',
  agreed: 'player',
  company: 'company',
  companies: 'company',
  buyer: 'company',
  seller: 'company',
  hex: 'hex',
  hexes: 'hex',
  ferries: 'hex',
  private: 'private',
  privates: 'private',
  amount: 'money',
  price: 'money',
  cost: 'money',
  cash: 'money',
  treasury: 'money',
  capital: 'money',
  revenue: 'money',
  extra: 'money',
  step: 'money',
  value: 'money',
  missing: 'money',
  percent: 'percent',
  percents: 'percent',
  train: 'train',
  tile: 'tile',
  source: 'source',
  colour: 'tint',
  stage: 'stage',
  move: 'move',
  bonuses: 'bonus',
  target: 'card',
  targets: 'card',
};

/** What a detail of this name is about, in what is called so. */
export function roleOf(
  type: string,
  name: string,
  { roles: exceptions }: Pick<Speech, 'roles'>,
): Role | undefined {
  return exceptions[type]?.[name] ?? roles[name];
}

/** Every detail as it is written, ready for the gaps of a sentence. */
export function fillingOf(type: string, details: Details, names: Names): Filling {
  const filling: Record<string, string> = {};
  for (const [name, detail] of Object.entries(details)) {
    if (detail === undefined) continue;
    filling[name] = written(
      roleOf(type, name, names.speech),
      detail,
      names,
      name === 'hexes' ? ' – ' : undefined,
    );
  }
  if (details.train !== undefined) filling.aTrain = withArticle(String(details.train));
  return filling;
}

function written(role: Role | undefined, detail: Detail, names: Names, between?: string): string {
  if (typeof detail !== 'object') return one(role, detail, names);
  const all = detail.map((each) => one(role, each, names));
  return between ? all.join(between) : list(all);
}

function one(role: Role | undefined, detail: string | number | boolean, names: Names): string {
  const id = String(detail);
  switch (role) {
    case 'player':
    case 'company':
    case 'hex':
    case 'private':
      return names[role](id);
    case 'place':
      return names.player(id) === id ? (names.speech.textOf(`place.${id}`) ?? id) : names.player(id);
    case 'money':
      return typeof detail === 'number' ? money(detail) : id;
    case 'percent':
      return percent(Number(detail));
    case 'train':
      return trainName(id);
    case 'tile':
      return tileName(id);
    case 'source':
      return names.speech.say('from', id);
    case 'tint':
      return say(role, id);
    case 'move':
      return names.speech.say('moveName', id);
    case 'stage':
    case 'bonus':
    case 'card':
      return names.speech.say(role, id);
    default:
      return typeof detail === 'number' ? number(detail) : id;
  }
}

/** `20%`, as the language writes it. */
export function percent(value: number): string {
  return say('unit', 'percent', { number: number(value) });
}

/** `3-train`. */
export function trainName(type: string): string {
  return say('train', /\d$/.test(type) ? 'name' : 'letters', { train: type });
}

/** `3`, as it stands before “-train”: in German `3er`, but `2A`. */
export function trainKind(type: string): string {
  return say('train', /\d$/.test(type) ? 'kind' : 'kindOfLetters', { train: type });
}

/** `57`; a tile whose number nobody knows is called by its colour, as the language has it: `M green-a`. */
export function tileName(tile: string): string {
  return tile.replace(/-(yellow|green|brown|gray)/, (_, colour) => ` ${tOf('colour', colour).toLowerCase()}`);
}

/** `an 8-train`: numbers that are spoken with a vowel first. */
function withArticle(type: string): string {
  return say('train', /^(8|11\b|18\b)/.test(type) ? 'an' : 'a', { train: trainName(type) });
}
