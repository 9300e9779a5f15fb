import { directorOf } from '@/engine/finance/certificates';
import { settleDirector } from '@/engine/finance/director';
import type { PlayerId, PrivateId } from '@/engine/game/ids';
import { type Moment, type MoveOfRule, rule } from '@/engine/game/move';
import { object } from '@/engine/game/refusal';
import type { Consequence } from '@/engine/game/title';
import type { StockRoundState } from '@/engine/rounds/stock';
import type { RuhrBox } from '../../box';
import type { PackageRoundState, RuhrState } from '../../state';

/** The private company that keeps a director in office. */
function guardian(box: RuhrBox) {
  return box.privates.find((each) => each.directorOf !== undefined)!;
}

/** Has the phase come that takes this private company out of the game? */
export function isOver(box: RuhrBox, state: RuhrState, id: PrivateId): boolean {
  const { all } = box.phases;
  return all.slice(0, all.indexOf(box.phases.of(state)) + 1).some(({ closes }) => closes?.includes(id));
}

/** A private company leaves the game; a director whom it kept in office may be another one then [18Ruhr 4.1.1]. */
export function closePrivate(box: RuhrBox, draft: RuhrState, id: PrivateId, moment: Moment): void {
  const card = draft.privates[id];
  // what nobody has bought yet closes when it is bought
  if (!card || card.closed || card.owner === null) return;
  card.closed = true;
  moment.emit({ type: 'private-leaves', private: id });
  const { directorOf: company } = box.privates.find((each) => each.id === id)!;
  if (company === undefined) return;
  draft.secured = [];
  settleDirector(draft, company, moment);
}

/** Whose turn it is in a stock round, or in the sale of the starting package that begins the first one. */
function buyingPlayer({ round }: RuhrState): PlayerId {
  return (round as StockRoundState | PackageRoundState).turn;
}

/** [18Ruhr 4.1.1, rulings 132, 137] its owner may take it out of the game in a turn of their own; that is no action. */
export function closeBmeRule(box: RuhrBox) {
  const { id } = guardian(box);
  const objection = (state: RuhrState) => {
    const { owner, closed } = state.privates[id]!;
    return owner === buyingPlayer(state) && !closed ? undefined : object('no-private-bme');
  };
  return rule({
    type: 'close-private',
    fields: {},
    choices: (state: RuhrState) => (objection(state) ? [] : [{ move: { type: 'close-private' as const } }]),
    check: objection,
    apply: (draft: RuhrState, _move, moment) => closePrivate(box, draft, id, moment),
  });
}

export type ClosePrivateMove = MoveOfRule<ReturnType<typeof closeBmeRule>>;

/** [18Ruhr 4.1.1] it goes when its owner has sold so much that another has become director. */
export function bmeGoes(box: RuhrBox): Consequence<RuhrState> {
  const { id, directorOf: company } = guardian(box);
  return {
    due(state) {
      const { owner, closed } = state.privates[id]!;
      return owner !== null && !closed && directorOf(state, company!) !== owner;
    },
    apply: (draft, moment) => closePrivate(box, draft, id, moment),
  };
}
