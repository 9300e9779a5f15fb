import { handOver, moveCertificates } from '@/engine/finance/certificates';
import { transfer } from '@/engine/finance/money';
import { leftOf, seatsOf } from '@/engine/finance/seats';
import { integer, text } from '@/engine/game/fields';
import type { CompanyId, PlayerId } from '@/engine/game/ids';
import { type Moment, type MoveOfRule, rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import type { Round, Stage } from '@/engine/game/title';
import { atPrice, placeToken } from '@/engine/market/market';
import { activeOf, type PackageItem, type RuhrBox } from '../../box';
import { railwayPar, surchargePerSkippedCertificate } from '../../cards';
import type { PackageRoundState, RuhrState, ValueDecision } from '../../state';
import { markersOf, noMarkers, takeMarkers } from '../montan/markers';
import { type ClosePrivateMove, closeBmeRule, closePrivate, isOver } from './private-bme';

/** What the title does around the sale. */
export interface PackageRules {
  readonly box: RuhrBox;
  /** All have passed while something is unsold: one operating round of what is sold. */
  onAllPassed(draft: RuhrState, moment: Moment): void;
  /** Everything is sold: railways are on sale, and this player goes on. */
  onEnd(draft: RuhrState, next: PlayerId, moment: Moment): void;
}

const roundOf = (state: RuhrState) => state.round as PackageRoundState;

function isSold(state: RuhrState, { id, kind }: PackageItem): boolean {
  if (kind === 'private') return state.privates[id]!.owner !== null;
  return state.companies[id]!.founded;
}

/** An item that can still be bought, with what it costs now. */
export interface OfferedItem extends PackageItem {
  readonly surcharge: number;
}

/** [18Ruhr 3.1, ruling 4] 5 Mark more for each unsold item above it in its column. */
export function itemsOnOffer({ columns }: RuhrBox, state: RuhrState): OfferedItem[] {
  return columns.flatMap((column) =>
    column
      .filter((item) => !isSold(state, item))
      .map((item, above) => ({ ...item, surcharge: above * surchargePerSkippedCertificate })),
  );
}

/** [18Ruhr 3.1] buying something of the starting package. */
function buyItemRule(rules: PackageRules) {
  const { box } = rules;
  const objection = (state: RuhrState, id: string): Objection | undefined => {
    const item = itemsOnOffer(box, state).find((each) => each.id === id);
    if (!item) return object('item-not-for-sale', { item: id });
    const amount = item.price + item.surcharge;
    const cash = state.cash[roundOf(state).turn]!;
    return cash < amount ? object('too-little-cash', { amount, cash }) : undefined;
  };
  return rule({
    type: 'buy-item',
    fields: { item: text },
    choices: (state: RuhrState) =>
      itemsOnOffer(box, state)
        .filter(({ id }) => !objection(state, id))
        .map(({ id }) => ({ move: { type: 'buy-item' as const, item: id } })),
    check: (state: RuhrState, { item }) => objection(state, item),
    apply(draft: RuhrState, { item: id }, moment) {
      const round = roundOf(draft);
      const player = round.turn;
      const item = itemsOnOffer(box, draft).find((each) => each.id === id)!;
      const amount = item.price + item.surcharge;
      transfer(draft, { player }, 'bank', amount);
      moment.emit({ type: 'item-bought', player, item: id, amount, surcharge: item.surcharge });
      round.passes = 0;
      draft.buyer = player;
      round.turn = leftOf(seatsOf(draft), player);
      if (item.kind === 'private') handPrivate(box, draft, id, player, moment);
      else openCharter(box, draft, id, player);
      if (draft.decisions.length === 0) goOn(rules, draft, moment);
    },
  });
}

/** Once everything is sold the railways follow, in the same order of turns [18Ruhr ruling 7]. */
function goOn({ box, onEnd }: PackageRules, draft: RuhrState, moment: Moment): void {
  if (itemsOnOffer(box, draft).length === 0) onEnd(draft, roundOf(draft).turn, moment);
}

/** [18Ruhr 3.1, 4.2] START money and markers come from the bank and the supply. */
function openCharter(box: RuhrBox, draft: RuhrState, company: CompanyId, player: PlayerId): void {
  const def = activeOf(box, company)!;
  handOver(draft, (card) => card.company === company, player);
  Object.assign(draft.companies[company]!, { founded: true, floated: true });
  transfer(draft, 'bank', { company }, def.treasury);
  draft.montan[company] = { markers: noMarkers(), engines: [] };
  takeMarkers(draft, def.type, company, markersOf(def.markers));
}

/** [18Ruhr 4.1.1] with the Private BME come the director's certificate and the choice of the value. */
function handPrivate(box: RuhrBox, draft: RuhrState, id: string, player: PlayerId, moment: Moment): void {
  draft.privates[id]!.owner = player;
  const { directorOf: company } = box.privates.find((each) => each.id === id)!;
  if (company !== undefined) {
    handOver(draft, (card) => card.company === company && card.director, player);
    draft.secured = [company];
  }
  if (isOver(box, draft, id)) closePrivate(box, draft, id, moment);
  if (company !== undefined) draft.decisions.push({ kind: 'set-value', by: player, company });
}

const asked = (state: RuhrState) => state.decisions.at(-1) as ValueDecision;

/** [18Ruhr 4.1.1, ruling 11] a box from 50 to 70; three investors' certificates, and their money aside. */
function setValueRule(rules: PackageRules) {
  const { box } = rules;
  const values = railwayPar.yellow!;
  return rule({
    type: 'set-value',
    fields: { value: integer },
    choices: () => values.map((value) => ({ move: { type: 'set-value' as const, value } })),
    check: (_state: RuhrState, { value }) =>
      values.includes(value) ? undefined : object('no-start-value', { value }),
    apply(draft: RuhrState, { value }, moment) {
      const { company } = draft.decisions.pop() as ValueDecision;
      placeToken(draft, company, { row: 0, col: box.line.values.indexOf(value) });
      draft.companies[company]!.founded = true;
      draft.starts[company] = value;
      moment.emit({ type: 'value-set', company, value });
      const investors = investorsIn(box);
      moveCertificates(draft, company, investors, 'offer', 'pool');
      draft.reserve = investors.reduce(
        (sum, percent) => sum + atPrice(box.market, company, value, percent),
        0,
      );
      draft.bank -= draft.reserve;
      moment.emit({ type: 'money-aside', company, amount: draft.reserve });
      goOn(rules, draft, moment);
    },
  });
}

/** Percents of the certificates that investors take. */
export function investorsIn({ privates }: RuhrBox): number[] {
  const count = privates.find(({ directorOf }) => directorOf)?.investorCertificates ?? 0;
  return Array.from({ length: count }, () => 10);
}

function passRule(rules: PackageRules) {
  return rule({
    type: 'pass',
    fields: {},
    choices: () => [{ move: { type: 'pass' as const } }],
    check: () => undefined,
    apply(draft: RuhrState, _move, moment) {
      const round = roundOf(draft);
      moment.emit({ type: 'passed', player: round.turn });
      round.passes += 1;
      round.turn = leftOf(seatsOf(draft), round.turn);
      if (round.passes === seatsOf(draft).length) rules.onAllPassed(draft, moment);
    },
  });
}

export type PackageMove = MoveOfRule<ReturnType<typeof buyItemRule | typeof passRule>> | ClosePrivateMove;
export type ValueMove = MoveOfRule<ReturnType<typeof setValueRule>>;

/** [18Ruhr 3.1] the starting package, until all of it is sold. */
export function packageRound(rules: PackageRules): Round<RuhrState, PackageMove, 'package'> {
  const stage: Stage<RuhrState, PackageMove, 'package'> = {
    id: 'package',
    actor: (state) => ({ player: roundOf(state).turn }),
    rules: [buyItemRule(rules), closeBmeRule(rules.box), passRule(rules)],
  };
  return { stage: () => stage };
}

export function valueStage(rules: PackageRules): Stage<RuhrState, ValueMove, 'set-value'> {
  return {
    id: 'set-value',
    actor: (state) => ({ player: asked(state).by, company: asked(state).company }),
    rules: [setValueRule(rules)],
  };
}

/** [18Ruhr 3.1, ruling 6] goes on to the left of the last buyer, or with the Priority Deal if there is none. */
export function resumePackage(draft: RuhrState): void {
  const { buyer, priority } = draft;
  draft.round = { kind: 'package', turn: buyer ? leftOf(seatsOf(draft), buyer) : priority, passes: 0 };
}
