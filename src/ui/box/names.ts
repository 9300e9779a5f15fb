import type { Field } from '@/engine/game/box/sheet';
import { number, t, tOf } from '@/i18n/box';

/** The section of the editor that a value stands in. */
export function sectionOf({ place }: Field): string {
  return place.slice(0, place.indexOf('.'));
}

/** Names in braces that say which card or hex it is, not which of its values. */
const items = ['hex', 'tile', 'train', 'company', 'private', 'minor', 'mine', 'card', 'row'] as const;

/** The card or hex that a value is of. */
export function itemOf({ keys }: Field): string {
  const key = items.find((each) => keys[each] !== undefined);
  return key === undefined ? '' : `${key} ${keys[key]}`;
}

/** `E12 Dortmund City`, `Tile 57`. */
export function itemName({ keys, name }: Field): string {
  const { hex, tile, card, row } = keys;
  if (tile !== undefined) return t('box.tile', { tile });
  if (row !== undefined) return t('box.row', { row: number(Number(row) + 1) });
  if (card !== undefined) return t('box.card', { card });
  const key = items.map((each) => keys[each]).find((each) => each !== undefined);
  return [hex ?? (name === undefined || key === name ? undefined : key), name ?? (hex ? undefined : key)]
    .filter((each) => each !== undefined)
    .join(' ');
}

/** Which of the values of its card it is: `Value, yellow`. */
export function valueName(field: Field): string {
  const { keys, rule, place } = field;
  const parts = place.split('.').filter((part) => !Object.values(keys).includes(part));
  const told = [...parts, keys.industry, keys.table].flatMap((part) => {
    const words = part === undefined ? '' : tOf('box.part', part);
    return words === '' || words === part ? [] : [words];
  });
  const counted = (['stop', 'token', 'bid', 'space', 'column', 'start', 'set'] as const).flatMap((key) =>
    keys[key] === undefined || (key === 'stop' && keys[key] === '0')
      ? []
      : [tOf('box.key', key, { key: number(Number(keys[key]) + (key === 'token' ? 0 : 1)) })],
  );
  return [
    tOf('box.kind', rule.kind),
    ...told,
    ...(keys.colour === undefined ? [] : [tOf('colour', keys.colour).toLowerCase()]),
    ...(keys.stage === undefined ? [] : [t('box.key.stage', { key: keys.stage })]),
    ...counted,
  ].join(', ');
}

export function fullName(field: Field): string {
  const item = itemName(field);
  return item === ''
    ? `${tOf('box.section', sectionOf(field))}: ${valueName(field)}`
    : `${item}: ${valueName(field)}`;
}
