import { edges, isImpassable } from '@/engine/board/layout';
import type { BoardDef, Face, HexDef, TileDef } from '@/engine/board/types';
import type { HexId } from '@/engine/game/ids';
import { list, money, number, t, tCount, tOf } from '@/i18n/aside';
import type { BoardSheet } from '@/titles/boards';
import type { BoardWord } from '../games/look';
import { describeCost, describeKind, describeStop } from './describe';

export interface FactLine {
  readonly term: string;
  readonly lines: readonly string[];
}

/** A fact is shown only where there is something to say. */
function fact(term: string, lines: readonly (string | undefined)[]): FactLine[] {
  const said = lines.filter((line): line is string => line !== undefined && line !== '');
  return said.length > 0 ? [{ term, lines: said }] : [];
}

export function hexFacts(
  sheet: BoardSheet,
  board: BoardDef,
  hex: HexId,
  word: BoardWord,
): readonly FactLine[] {
  const def = board.hexes[hex]!;
  const shut = edges.filter((edge) => isImpassable(board, hex, edge)).length;
  const homes = (def.home ?? []).map(
    ({ corp }) => sheet.companies.find(({ id }) => id === corp)?.name ?? corp,
  );
  return [
    ...fact(t('detail.kind'), [describeKind(def)]),
    ...faceFacts(def, word),
    ...fact(
      t('detail.sites'),
      (def.sites ?? []).map((site) => word('icon', site)),
    ),
    ...fact(t('detail.links'), [
      list([...new Set((def.links ?? []).map(({ industry }) => word('icon', industry)))]),
    ]),
    ...fact(t('detail.homes'), homes),
    ...fact(t('detail.stubs'), [def.stubs && t('detail.stubs.what')]),
    ...fact(t('detail.buildFrom'), [buildFrom(def)]),
    ...fact(t('detail.river'), [shut > 0 ? t('detail.river.sides', { count: number(shut) }) : undefined]),
  ];
}

export function tileFacts(tile: TileDef, word: BoardWord): readonly FactLine[] {
  return [
    ...fact(t('detail.kind'), [tOf('colour', tile.colour)]),
    ...fact(t('detail.count'), [tCount('gallery.count', tile.count)]),
    ...faceFacts(tile, word),
    ...fact(t('detail.only'), [tile.only && list([...tile.only])]),
    ...fact(t('detail.set'), [tile.set && word('tileSet', tile.set)]),
  ];
}

function faceFacts(face: Face, word: BoardWord): readonly FactLine[] {
  const { ferryRevenue } = face;
  return [
    ...fact(
      t('detail.stops'),
      (face.stops ?? []).map((stop) => describeStop(stop, word)),
    ),
    ...fact(t('detail.label'), [face.label]),
    ...fact(t('detail.cost'), [describeCost(face)]),
    ...fact(
      t('detail.icons'),
      (face.icons ?? []).map((icon) => word('icon', icon)),
    ),
    ...fact(t('detail.frame'), [face.frame && tOf('frame', face.frame)]),
    ...fact(t('detail.ferry'), [
      ferryRevenue === undefined ? undefined : t('detail.ferry.what', { value: money(ferryRevenue) }),
    ]),
  ];
}

function buildFrom(def: HexDef): string | undefined {
  return def.buildFrom && t('detail.buildFrom.what', { colour: tOf('colour', def.buildFrom).toLowerCase() });
}
