import { deciderOf } from '@/engine/finance/certificates';
import { plainOf } from '@/engine/game/draft';
import type { Moment } from '@/engine/game/move';
import { object } from '@/engine/game/refusal';
import type { TrainRules } from '@/engine/steps/trains';
import type { RuhrBox } from '../../box';
import type { RuhrPhase } from '../../cards';
import type { RuhrState } from '../../state';
import { declinedKey, scrapEngine } from '../montan/engines';
import { closePrivate } from '../stock/private-bme';

/** [18Ruhr 11, rulings 89, 90] what a new phase changes beside trains and limits, at once. */
function beginPhase(box: RuhrBox, draft: RuhrState, phase: RuhrPhase, moment: Moment): void {
  const before = box.phases.all[box.phases.all.indexOf(phase) - 1];
  const stages = phase.stages.inactive.filter((stage) => !before?.stages.inactive.includes(stage));
  if (stages.length > 0) moment.emit({ type: 'markers-inactive', stages });
  for (const id of phase.closes ?? []) closePrivate(box, draft, id, moment);
  for (const [company, { engines }] of Object.entries(plainOf(draft.montan))) {
    for (const engine of engines)
      if (phase.scraps?.includes(engine)) scrapEngine(draft, company, engine, moment);
  }
}

export function trainRules(box: RuhrBox): TrainRules {
  return {
    market: box.market,
    types: box.trains,
    phases: box.phases,
    poolLimit: box.poolLimit,
    // [18Ruhr 10.8.2, ruling 83] what is too much after a purchase goes to the Bank Pool
    discardsAfterPurchase: true,
    canRun: (state, company) => box.couldRun(state, company),
    onPhase: (draft, phase, moment) => beginPhase(box, draft as RuhrState, phase as RuhrPhase, moment),
    // [ruling 126] the bank sells no train of a corporation that it runs
    tradeObjection: (state, seller) =>
      deciderOf(state, seller) ? undefined : object('bank-refuses', { company: seller }),
    // [ruling 122] whoever has refused is asked again only for more
    leastPrice: (state, seller, type) =>
      ((state as RuhrState).done.declined[declinedKey(seller, type)] ?? 0) + 1,
  };
}
