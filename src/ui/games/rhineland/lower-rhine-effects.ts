import type { RhinelandState } from '@/titles/rhineland/state';
import type { EffectRow } from '../../turn/effect-rows';
import { namesIn } from '../../turn/words';
import type { RhinelandSeat } from './seats';
import { t } from './words';

/** What a move brings beside money, shares, trains and prices: the camp is active, tokens go to corporations. */
export function lowerRhineEffects(
  seat: RhinelandSeat,
  before: RhinelandState,
  after: RhinelandState,
): readonly EffectRow[] {
  const [old = {}, now = {}] = [before.bestowed, after.bestowed];
  const opens = Object.hasOwn(now, 'DEC') && !Object.hasOwn(old, 'DEC');
  const given = Object.entries(now).flatMap(([id, company]) =>
    company !== null && old[id] !== company ? [{ label: namesIn(seat).private(id), to: company }] : [],
  );
  return [...(opens ? [{ label: t('lra.effect.camp'), to: t('lra.effect.camp.active') }] : []), ...given];
}
