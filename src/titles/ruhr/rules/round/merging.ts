import { deciderOf, directorOf, moveCertificates, ordinaryOf } from '@/engine/finance/certificates';
import { settleDirector } from '@/engine/finance/director';
import type { CompanyId, PlayerId } from '@/engine/game/ids';
import type { Moment } from '@/engine/game/move';
import { corporationOf, type RuhrBox } from '../../box';
import { locationValue } from '../../cards';
import type { RuhrState } from '../../state';
import { hasLink, hexOf, locationsOf } from '../locations';
import { engineBoxes } from '../montan/engines';
import { absorb } from './absorb';

export interface Merger {
  from: CompanyId;
  company: CompanyId;
}

/** [18Ruhr 12.2] founded, of the industry, with a certificate in the offer and an empty circle. */
export function mergers(box: RuhrBox, state: RuhrState, player: PlayerId): Merger[] {
  const open = box.corporations.filter(
    ({ id, locationCircles }) =>
      state.companies[id]!.floated &&
      ordinaryOf(state, 'charter', id).length > 0 &&
      locationsOf(state, id).length < locationCircles,
  );
  return box.active
    .filter(({ id }) => directorOf(state, id) === player)
    .flatMap(({ id: from, type }) =>
      open.filter((each) => each.type === type).map(({ id: company }) => ({ from, company })),
    );
}

/** [18Ruhr 12.2] a private Montan company against a certificate of the corporation. */
export function merge(
  box: RuhrBox,
  draft: RuhrState,
  player: PlayerId,
  { from, company }: Merger,
  moment: Moment,
): void {
  const hex = hexOf(from);
  const linked = hasLink(draft.locations[hex]!);
  const value = linked ? locationValue.privateLinked : locationValue.privateUnlinked;
  draft.locations[hex] = { status: 'merged', company, value };
  absorb(box, draft, from, company);
  moment.emit({ type: 'merged', player, from, company });
  const { engines } = draft.montan[company]!;
  if (engines.length <= engineBoxes(box, draft, company)) {
    takeForMerger(draft, player, company, moment);
    return;
  }
  // [ruling 124] the merging player chooses for a corporation that the bank runs
  const by = deciderOf(draft, company) ?? player;
  draft.decisions.push({ kind: 'keep-engines', by, company, merging: player });
}

/** [18Ruhr 12.2 e, ruling 135] the certificate, and whom it makes director, come after the engines. */
export function takeForMerger(draft: RuhrState, player: PlayerId, company: CompanyId, moment: Moment): void {
  const { percent } = ordinaryOf(draft, 'charter', company)[0]!;
  moveCertificates(draft, company, [percent], 'charter', player);
  settleDirector(draft, company, moment);
}

export function isMontanCorporation(box: RuhrBox, company: CompanyId): boolean {
  return corporationOf(box, company) !== undefined;
}
