import type { Actor } from '@/engine/game/state';
import { percent, roundName, trainName } from '@/i18n/sentences';
import { list, money, number, t, tOf } from '@/i18n/table';
import { hasMoney, type Seat } from '../table/seat';
import type { Effect } from './effects';
import { trainNames } from './names';
import { namesIn } from './words';

/** One line of an effect: what, how it was and how it will be. */
export interface EffectRow {
  readonly label: string;
  readonly from?: string;
  readonly to: string;
  /** More is shown as gain, less as loss. */
  readonly trend?: 'up' | 'down';
}

export function actorName(seat: Seat, { player, company }: Actor): string {
  return company ? t('turn.actor', { company, player: seat.nameOf(player) }) : seat.nameOf(player);
}

function trendOf({ from, to }: { from: number; to: number }): Pick<EffectRow, 'trend'> {
  return { trend: to > from ? 'up' : 'down' };
}

function amounts(label: string, change: { from: number; to: number }): EffectRow {
  return { label, from: money(change.from), to: money(change.to), ...trendOf(change) };
}

function percents(label: string, { from, to }: { from: number; to: number }): EffectRow {
  return { label, from: percent(from), to: percent(to) };
}

/** The words of an effect, in one or more lines. */
export function effectRows(seat: Seat, effect: Effect): readonly EffectRow[] {
  switch (effect.kind) {
    case 'cash':
      return [amounts(seat.nameOf(effect.player), effect)];
    case 'free':
      return [amounts(t('turn.effect.free', { player: seat.nameOf(effect.player) }), effect)];
    case 'credit':
      return [
        {
          ...amounts(t('turn.effect.credit', { player: seat.nameOf(effect.player) }), effect),
          trend: 'down',
        },
      ];
    case 'treasury':
      return [amounts(t('turn.effect.treasury', { company: effect.company }), effect)];
    case 'price':
      return effect.from === 0
        ? [{ label: t('turn.effect.price', { company: effect.company }), to: money(effect.to) }]
        : [amounts(t('turn.effect.price', { company: effect.company }), effect)];
    case 'shares': {
      const { player, company } = effect;
      return [percents(t('turn.effect.shares', { player: seat.nameOf(player), company }), effect)];
    }
    case 'pool':
      return [percents(t('turn.effect.pool', { company: effect.company }), effect)];
    case 'certificates':
      return [
        {
          label: t('turn.effect.certificates', { player: seat.nameOf(effect.player) }),
          from: number(effect.from),
          to: t('turn.ofLimit', { count: effect.to, limit: effect.limit }),
        },
      ];
    case 'private':
      return [
        {
          label: namesIn(seat).private(effect.private),
          ...(effect.from !== null && { from: seat.nameOf(effect.from) }),
          to: seat.nameOf(effect.to),
        },
      ];
    case 'director':
      return [
        {
          label: t('turn.effect.director', { company: effect.company }),
          to: seat.nameOf(effect.player),
        },
      ];
    case 'floats':
      return [
        {
          label: t('turn.effect.floats', { company: effect.company }),
          to: t('turn.effect.floats.yes'),
        },
      ];
    case 'trains':
      return [
        {
          label: t('turn.effect.trains', { company: effect.company }),
          from: trainNames(effect.from),
          to: trainNames(effect.to),
        },
      ];
    case 'scrapped':
      return [{ label: t('turn.effect.scrapped'), to: scrappedNames(effect.trains), trend: 'down' }];
    case 'phase':
      return phaseRows(effect, hasMoney(seat));
    case 'privatesClose':
      return [{ label: t('turn.effect.privates'), to: t('turn.effect.privates.close'), trend: 'down' }];
    case 'discards':
      return [{ label: t('turn.effect.discards'), to: actorName(seat, effect), trend: 'down' }];
    case 'round':
      return [{ label: t('turn.effect.round'), to: roundName(effect.round, seat.game.speech) }];
    case 'ends':
      return [{ label: t('turn.effect.game'), to: t('turn.effect.game.ends') }];
    case 'asks':
      return [{ label: t('turn.effect.asks'), to: actorName(seat, effect.actor) }];
    case 'next':
      return [{ label: t('turn.effect.next'), to: actorName(seat, effect.actor) }];
  }
}

function scrappedNames(trains: readonly { train: string; at: string }[]): string {
  return list(
    trains.map(({ train, at }) =>
      at === 'pool'
        ? t('turn.effect.scrapped.pool', { train: trainName(train) })
        : t('turn.effect.scrapped.of', { train: trainName(train), company: at }),
    ),
  );
}

/** A new phase, with each of the limits that it changes. */
function phaseRows({ from, to }: Extract<Effect, { kind: 'phase' }>, isRail: boolean): EffectRow[] {
  const limits = !isRail
    ? []
    : [
        { label: t('turn.effect.trainLimit'), from: from.trainLimit, to: to.trainLimit },
        { label: t('turn.effect.operatingRounds'), from: from.operatingRounds, to: to.operatingRounds },
      ];
  return [
    { label: t('turn.effect.phase'), from: from.id, to: to.id },
    ...(from.colour === to.colour
      ? []
      : [
          {
            label: t('turn.effect.colour'),
            from: tOf('colour', from.colour),
            to: tOf('colour', to.colour),
          },
        ]),
    ...limits
      .filter((limit) => limit.from !== limit.to)
      .map((limit) => ({ label: limit.label, from: number(limit.from), to: number(limit.to) })),
  ];
}
