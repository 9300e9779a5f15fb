import type { CompanyId, HexId } from '@/engine/game/ids';
import { list, money, number } from '@/i18n/table';
import { bankRuns } from '@/titles/ruhr/rules/bank/bankruptcy';
import { incomeOf } from '@/titles/ruhr/rules/montan/markers';
import type { RuhrState } from '@/titles/ruhr/state';
import type { EffectRow } from '../../turn/effect-rows';
import { shortName } from '../../turn/names';
import { markerWords } from './charter/facts';
import { boxOf, mineAt, shortMine } from './names';
import type { RuhrSeat } from './seats';
import { t } from './words';

/** What a move changes beside money, shares, trains and prices: charters, locations, the money that waits. */
export function ruhrEffects(seat: RuhrSeat, before: RuhrState, after: RuhrState): EffectRow[] {
  return [
    ...charterRows(seat, before, after),
    ...locationRows(seat, before, after),
    ...reserveRows(before, after),
    ...inactiveRows(before, after),
    ...bankRows(before, after),
  ];
}

/** Charters that a move touches; what a new phase does to the others is one line. */
function charterRows({ options }: RuhrSeat, before: RuhrState, after: RuhrState): EffectRow[] {
  if (before.montan === after.montan) return [];
  const box = boxOf(after);
  const ids = [...new Set([...Object.keys(before.montan), ...Object.keys(after.montan)])];
  return ids.flatMap((id): EffectRow[] => {
    if (!after.montan[id]) {
      return [{ label: id, to: t('ru.effect.gone'), trend: 'down' }];
    }
    const [then, now] = [before, after].map((state) =>
      `${markerWords(state, id)} ${enginesIn(state, id)}`.trim(),
    );
    const touched = then !== now;
    if (!touched && id !== options?.actor.company) return [];
    const income = incomes(before, after, id, box);
    return [
      ...(touched
        ? [{ label: t('ru.effect.charter', { company: id }), from: then || '–', to: now || '–' }]
        : []),
      ...income,
    ];
  });
}

function enginesIn(state: RuhrState, id: CompanyId): string {
  return state.montan[id]?.engines.join(' ') ?? '';
}

function incomes(
  before: RuhrState,
  after: RuhrState,
  id: CompanyId,
  box: ReturnType<typeof boxOf>,
): EffectRow[] {
  const to = incomeOf(box, after, id);
  const from = before.montan[id] ? incomeOf(box, before, id) : 0;
  if (from === to) return [];
  return [
    {
      label: t('ru.effect.income', { company: id }),
      from: money(from),
      to: money(to),
      trend: to > from ? 'up' : 'down',
    },
  ];
}

function locationRows(seat: RuhrSeat, before: RuhrState, after: RuhrState): EffectRow[] {
  if (before.locations === after.locations) return [];
  return Object.keys(after.locations).flatMap((hex: HexId): EffectRow[] => {
    const [then, now] = [before.locations[hex]!, after.locations[hex]!];
    if (then.value === now.value && then.status === now.status) return [];
    const label = `${shortMine(mineAt(hex).name)}, ${shortName(seat, hex)}`;
    if (then.value === now.value) return [{ label, to: statusWords(now) }];
    return [
      {
        label,
        from: number(then.value),
        to: number(now.value),
        trend: now.value > then.value ? 'up' : 'down',
      },
    ];
  });
}

function statusWords({ status, company }: RuhrState['locations'][HexId]): string {
  if (status === 'merged') return t('ru.status.merged', { company: company ?? '' });
  return status === 'passive' ? t('ru.status.passive') : t('ru.effect.gone');
}

/** Money that waits below the map for track from Barmen to Hagen. */
function reserveRows(before: RuhrState, after: RuhrState): EffectRow[] {
  if (before.reserve === after.reserve) return [];
  return [{ label: t('ru.effect.reserve'), from: money(before.reserve), to: money(after.reserve) }];
}

function inactiveRows(before: RuhrState, after: RuhrState): EffectRow[] {
  const { phases } = boxOf(after);
  const [then, now] = [phases.of(before), phases.of(after)];
  if (then === now) return [];
  const fallen = now.stages.inactive.filter((stage) => !then.stages.inactive.includes(stage));
  return fallen.length === 0 ? [] : [{ label: t('ru.effect.inactive'), to: list(fallen), trend: 'down' }];
}

function bankRows(before: RuhrState, after: RuhrState): EffectRow[] {
  return boxOf(after)
    .listed.map(({ id }) => id)
    .filter((id) => bankRuns(after, id) && !bankRuns(before, id))
    .map((id) => ({ label: id, to: t('ru.bank.runs'), trend: 'down' as const }));
}
