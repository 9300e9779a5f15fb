import { coloursUpTo } from '@/engine/board/colours';
import type { BoardState, Lay } from '@/engine/board/types';
import { plainOf } from '@/engine/game/draft';
import type { Moment, Rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import type { Step } from '@/engine/steps/step';
import { type TrackMove, type TrackRules, trackStep, twoLays } from '@/engine/steps/track';
import { needsMontanCorporation } from '../../board';
import type { RuhrBox } from '../../box';
import type { RuhrState } from '../../state';
import { awaitsLink, isLocation, link, moveIntoCity } from '../locations';

/** [18Ruhr 10.2.1, 10.2.2] no tile of this turn is replaced, and #716 stands only with a corporation. */
function layObjection(state: RuhrState, { hex, tile }: Lay): Objection | undefined {
  if (state.done.laidOn.includes(hex)) return object('laid-this-turn', { hex });
  const needs = needsMontanCorporation.includes(tile) && state.locations[hex]?.status !== 'montan';
  return needs ? object('lay-needs-corporation', { hex }) : undefined;
}

function trackRules(box: RuhrBox): TrackRules {
  return {
    network: box.network,
    colours: (state) => coloursUpTo(box.phases.of(state).colour),
    anyRoute: true,
    objection: (state, lay) => layObjection(state as RuhrState, lay),
    allowance: twoLays,
  };
}

/**
 * [18Ruhr 9.2, 10.2.2, rulings 43, 66, 67] a brown tile links the location for nothing; on a city the marker moves into
 * it. In the city of #716, which was a town, it has no place.
 */
function afterLay(box: RuhrBox, draft: RuhrState, { hex, tile }: Lay, moment: Moment): void {
  draft.done.laidOn.push(hex);
  if (box.board.tiles[tile]!.colour !== 'brown' || !isLocation(hex)) return;
  if (awaitsLink(draft, hex)) link(draft, hex, { by: 'tile', amount: 0 }, moment);
  const stays = draft.locations[hex]!.status !== 'removed' && !needsMontanCorporation.includes(tile);
  if (stays) moveIntoCity(draft, plainOf(draft.board as BoardState), hex);
}

/** [18Ruhr 7.3, 10.1, 10.2] two tiles in a turn. */
export function layStep(box: RuhrBox): Step<RuhrState, TrackMove, 'track'> {
  const step = trackStep(trackRules(box));
  const rules = step.rules.map((each): Rule<RuhrState, TrackMove> => {
    if (each.type !== 'lay') return each;
    return {
      ...each,
      apply(draft, move, moment, before) {
        each.apply(draft, move, moment, before);
        afterLay(box, draft, move as TrackMove & Lay, moment);
      },
    };
  });
  return { ...step, rules };
}
