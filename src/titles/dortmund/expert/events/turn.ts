import { moveCertificates, ordinaryOf, sharesOf, total } from '@/engine/finance/certificates';
import { transfer } from '@/engine/finance/money';
import { integer } from '@/engine/game/fields';
import { type MoveOfRule, rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import { worthOf } from '@/engine/market/market';
import { turnOf } from '@/engine/steps/state';
import type { HsbBox } from '../../hsb/box';
import { eventOf } from '../box';
import type { ExpertState } from '../state';
import { useEvent, useObjection } from './events';

export const amountOfFair = (eventOf('G')!.effect as { amount: number }).amount;

/** [18DO 7.2 G] a fair pays into the treasury, at any time in the own turn. */
export function fairRule(box: HsbBox) {
  const objection = (state: ExpertState) => useObjection(box, state, turnOf(state).company, 'G');
  return rule({
    type: 'fair',
    fields: {},
    choices: (state: ExpertState) => (objection(state) ? [] : [{ move: { type: 'fair' as const } }]),
    check: objection,
    apply(draft: ExpertState, _move, moment) {
      const { company } = turnOf(draft);
      useEvent(box, draft, company, 'G', moment);
      transfer(draft, 'bank', { company }, amountOfFair);
      moment.emit({ type: 'fair', company, amount: amountOfFair });
    },
  });
}

const mostCertificates = (eventOf('M')!.effect as { max: number }).max;

/** [18DO 7.2 M, ruling 79] one or two of its own certificates to the Bank Pool, at the value, which stays: the turn's deal. */
export function investorRule(box: HsbBox) {
  const stackOf = (state: ExpertState) =>
    ordinaryOf(state, 'charter', turnOf(state).company).map(({ percent }) => percent);
  const objection = (state: ExpertState, count: number): Objection | undefined => {
    const { company } = turnOf(state);
    const why = useObjection(box, state, company, 'M');
    if (why) return why;
    if (state.done.dealt) return object('share-dealt', { company });
    const percents = stackOf(state).slice(0, count);
    if (count < 1 || count > mostCertificates || percents.length < count || box.kindOf(company) === 'minor')
      return object('event-no-use', { event: 'M' });
    return sharesOf(state, 'pool', company) + total(percents) > box.poolLimit
      ? object('pool-limit', { company, limit: box.poolLimit })
      : undefined;
  };
  return rule({
    type: 'investor-sale',
    fields: { count: integer },
    choices: (state: ExpertState) =>
      Array.from({ length: mostCertificates }, (_, i) => i + 1)
        .filter((count) => !objection(state, count))
        .map((count) => ({ move: { type: 'investor-sale' as const, count } })),
    check: (state: ExpertState, { count }) => objection(state, count),
    apply(draft: ExpertState, { count }, moment) {
      const { company } = turnOf(draft);
      const percents = stackOf(draft).slice(0, count);
      const amount = worthOf(box.market, draft, company, total(percents));
      useEvent(box, draft, company, 'M', moment);
      moveCertificates(draft, company, percents, 'charter', 'pool');
      transfer(draft, 'bank', { company }, amount);
      draft.done.dealt = true;
      moment.emit({ type: 'own-share-sold', company, percent: total(percents), amount });
    },
  });
}

export type AnytimeMove = MoveOfRule<ReturnType<typeof fairRule | typeof investorRule>>;
