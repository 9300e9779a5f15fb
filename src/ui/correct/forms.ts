import { graphOf } from '@/engine/board/graph';
import { tilesLeft } from '@/engine/board/lay';
import { isBuildable } from '@/engine/board/upgrade';
import {
  certificatePlaces,
  isAtWork,
  isInPlay,
  isTrain,
  mayLieOn,
  ownedPrivates,
  seatedIn,
  trainPlaces,
} from '@/engine/corrections';
import type { Move } from '@/engine/game/move';
import type { RailState } from '@/engine/steps/state';
import { percent, trainName } from '@/i18n/sentences';
import { number, t } from '@/i18n/study';
import { signName } from '../games/look';
import { hasMoney, type Seat } from '../table/seat';
import { namesIn } from '../turn/words';
import { spaceOf, spaces } from './spaces';

/** What can be put right, each with a form of its own. */
export const correctionKinds = [
  'cash',
  'certificate',
  'private',
  'price',
  'train',
  'tile',
  'token',
  'marker',
] as const;
export type CorrectionKind = (typeof correctionKinds)[number];

/** What is chosen or typed in a form, by field. */
export type Values = Readonly<Record<string, string>>;

export interface Option {
  readonly id: string;
  readonly name: string;
}

/** A field with its choices; without any, it takes a number. */
export interface Field {
  readonly id: string;
  readonly label: string;
  readonly options?: readonly Option[];
  /** As it is now: chosen until somebody chooses; the first where nothing is said. */
  readonly now?: string | undefined;
}

/** Those that this game has something for. */
export function kindsOf(seat: Seat): readonly CorrectionKind[] {
  const withMoney: readonly CorrectionKind[] = ['cash', 'price'];
  return correctionKinds.filter((kind) => {
    if (withMoney.includes(kind) && !hasMoney(seat)) return false;
    return fieldsOf(seat, kind, {}).every(({ options }) => options?.length !== 0);
  });
}

/** What is chosen, with the first choice where nothing was: fields depend on those before them. */
export function valuesOf(seat: Seat, kind: CorrectionKind, chosen: Values): Values {
  let values: Values = {};
  const { length } = fieldsOf(seat, kind, {});
  for (let i = 0; i < length; i++) {
    const field = fieldsOf(seat, kind, values)[i]!;
    const wanted = chosen[field.id];
    const isThere = field.options === undefined || field.options.some(({ id }) => id === wanted);
    const value = wanted !== undefined && isThere ? wanted : (field.now ?? field.options?.[0]?.id ?? '10');
    values = { ...values, [field.id]: value };
  }
  return values;
}

export function moveOf(kind: CorrectionKind, values: Values, agreed: readonly string[]): Move {
  const whole = (id: string) => Number(values[id]);
  const type = `correct-${kind}`;
  switch (kind) {
    case 'cash':
      return { type, from: values.from, to: values.to, amount: whole('amount'), agreed } as Move;
    case 'certificate':
    case 'train':
      return { type, card: whole('card'), to: values.to, agreed } as Move;
    case 'private':
      return { type, private: values.private, to: values.to, agreed } as Move;
    case 'price': {
      const [row, col] = (values.space ?? '').split(' ').map(Number);
      return { type, company: values.company, row, col, agreed } as Move;
    }
    case 'tile':
      return { type, hex: values.hex, tile: values.tile, turn: whole('turn'), agreed } as Move;
    case 'token': {
      const [hex, stop] = (values.place ?? '').split(' ');
      return {
        type,
        company: values.company,
        hex,
        stop: Number(stop),
        on: values.on === 'on',
        agreed,
      } as Move;
    }
    case 'marker': {
      const [from, marker] = (values.marker ?? '').split(' ');
      return { type, marker, from, to: values.to, agreed } as Move;
    }
  }
}

export function fieldsOf(seat: Seat, kind: CorrectionKind, values: Values): readonly Field[] {
  switch (kind) {
    case 'cash':
      return [
        { id: 'from', label: t('correct.from'), options: accounts(seat) },
        { id: 'to', label: t('correct.to'), options: accounts(seat).toReversed() },
        { id: 'amount', label: t('correct.amount') },
      ];
    case 'certificate':
      return [
        { id: 'card', label: t('correct.certificate'), options: certificates(seat) },
        { id: 'to', label: t('correct.to'), options: certificateGoals(seat, values.card) },
      ];
    case 'private':
      return [
        { id: 'private', label: t('correct.private'), options: privates(seat) },
        { id: 'to', label: t('correct.to'), options: places(seat, seatedIn(seat.state)) },
      ];
    case 'price':
      return [
        { id: 'company', label: t('correct.company'), options: priced(seat) },
        {
          id: 'space',
          label: t('correct.value'),
          options: spaces(seat, values.company),
          now: spaceOf(seat, values.company),
        },
      ];
    case 'train':
      return [
        { id: 'card', label: t('correct.train'), options: trains(seat) },
        { id: 'to', label: t('correct.to'), options: places(seat, trainPlaces(seat.view, railOf(seat))) },
      ];
    case 'tile': {
      const laid = seat.state.board.tiles[values.hex ?? ''];
      return [
        { id: 'hex', label: t('correct.hex'), options: buildable(seat) },
        { id: 'tile', label: t('correct.tile'), options: tiles(seat, values.hex), now: laid?.tile },
        {
          id: 'turn',
          label: t('correct.turn'),
          options: turns(),
          now: laid?.tile === values.tile ? laid?.turn.toString() : undefined,
        },
      ];
    }
    case 'token':
      return [
        { id: 'company', label: t('correct.company'), options: builders(seat) },
        { id: 'place', label: t('correct.city'), options: cities(seat) },
        {
          id: 'on',
          label: t('correct.station'),
          options: [
            { id: 'on', name: t('correct.on') },
            { id: 'off', name: t('correct.off') },
          ],
        },
      ];
    case 'marker':
      return [
        { id: 'marker', label: t('correct.marker'), options: markers(seat) },
        { id: 'to', label: t('correct.to'), options: markerGoals(seat, values.marker) },
      ];
  }
}

function railOf({ state }: Seat): RailState {
  return state as unknown as RailState;
}

/** Players by name, companies by their letters, all else in words. */
function placeName(seat: Seat, id: string): string {
  const name = seat.nameOf(id);
  return name === id ? (seat.game.speech.textOf(`place.${id}`) ?? id) : name;
}

function places(seat: Seat, ids: readonly string[]): readonly Option[] {
  return ids.map((id) => ({ id, name: placeName(seat, id) }));
}

function accounts(seat: Seat): readonly Option[] {
  const { cash = {}, companies } = seat.state;
  const floated = Object.keys(companies).filter((id) => isAtWork(railOf(seat), id));
  return places(seat, ['bank', ...Object.keys(cash), ...floated]);
}

function certificates(seat: Seat): readonly Option[] {
  return seat.state.certificates.flatMap((each, card) => {
    if (!isInPlay(railOf(seat), each)) return [];
    const { company, percent: size, director, holder } = each;
    const facts = { company, percent: percent(size) };
    const what = director ? t('correct.director', facts) : t('correct.share', facts);
    return [{ id: String(card), name: t('correct.at', { what, where: placeName(seat, holder) }) }];
  });
}

/** Where the chosen one may go. */
function certificateGoals(seat: Seat, card: string | undefined): readonly Option[] {
  const { certificates: all } = seat.state;
  const chosen = all[Number(card)] ?? all.find((each) => isInPlay(railOf(seat), each));
  return chosen ? places(seat, certificatePlaces(railOf(seat), chosen.company)) : [];
}

function privates(seat: Seat): readonly Option[] {
  const names = namesIn(seat);
  return ownedPrivates(railOf(seat)).map((id) => {
    const where = placeName(seat, railOf(seat).privates[id]!.owner!);
    return { id, name: t('correct.at', { what: names.private(id), where }) };
  });
}

function priced({ state }: Seat): readonly Option[] {
  return Object.keys(state.prices ?? {}).map((id) => ({ id, name: id }));
}

function trains(seat: Seat): readonly Option[] {
  return seat.state.trains.flatMap((train, card) => {
    const what = trainName(train.type);
    const name = t('correct.at', { what, where: placeName(seat, train.at) });
    return isTrain(train) ? [{ id: String(card), name }] : [];
  });
}

function hexes(seat: Seat, wanted: (hex: string) => boolean): readonly Option[] {
  const names = namesIn(seat);
  return Object.keys(seat.view.board.hexes)
    .filter(wanted)
    .map((id) => ({ id, name: names.hex(id) }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

function buildable(seat: Seat): readonly Option[] {
  return hexes(seat, (hex) => isBuildable(seat.view.board.hexes[hex]!));
}

function tiles({ view, state }: Seat, hex: string | undefined): readonly Option[] {
  const { board } = view;
  const laid = hex === undefined ? undefined : state.board.tiles[hex]?.tile;
  const left = Object.keys(board.tiles).filter(
    (id) => id === laid || (mayLieOn({ board }, hex ?? '', id) && tilesLeft(board, state.board, id) > 0),
  );
  const all = left.map((id) => ({ id, name: id }));
  return laid === undefined ? all : [...all, { id: '', name: t('correct.none') }];
}

function turns(): readonly Option[] {
  return [0, 1, 2, 3, 4, 5].map((turn) => ({
    id: String(turn),
    name: t('correct.degrees', { degrees: number(turn * 60) }),
  }));
}

function builders({ view }: Seat): readonly Option[] {
  return view.companies.filter(({ tokenCosts }) => tokenCosts.length > 0).map(({ id }) => ({ id, name: id }));
}

function cities(seat: Seat): readonly Option[] {
  const { view, state } = seat;
  const names = namesIn(seat);
  return graphOf(view.board, state.board)
    .stops.filter(({ def }) => (def.slots ?? 0) > 0)
    .map(({ hex, stop }) => {
      const which = names.stop?.(hex, stop);
      const name = which ? `${names.hex(hex)}, ${which}` : names.hex(hex);
      return { id: `${hex} ${stop}`, name };
    })
    .sort((a, b) => a.name.localeCompare(b.name));
}

function markerGoals(seat: Seat, chosen: string | undefined): readonly Option[] {
  const [, marker = ''] = (chosen ?? '').split(' ');
  return hexes(seat, (hex) => seat.view.markerMayLie?.(seat.state, marker, hex) ?? true);
}

function markers(seat: Seat): readonly Option[] {
  const names = namesIn(seat);
  return Object.entries(seat.state.board.markers).flatMap(([hex, all]) =>
    all.map((marker) => ({
      id: `${hex} ${marker}`,
      name: t('correct.at', {
        what: signName(seat.title.id, marker),
        where: names.hex(hex),
      }),
    })),
  );
}
