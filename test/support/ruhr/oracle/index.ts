/**
 * 18Ruhr once more, written from the book and its rulings: what may be done in a state, as a list of keys. It takes
 * cards, board and the track of a state from the app, and none of its rules.
 */
import type { Choice } from '@/engine/game/move';
import type { RuhrState } from '@/titles/ruhr/state';
import { owesMore } from './duty';
import {
  type Add,
  type Any,
  acting,
  companyOfDecision,
  ownSizes,
  type Table,
  table,
  turnPlayer,
} from './facts';
import { investMoves } from './montan';
import { foundings, keepEngines, mergers, seconds } from './round';
import { packageMoves, raising, stockMoves } from './stock';
import { lays, mayLink, onNetwork, railLink, stations } from './track';
import { trainMoves } from './trains';

export { TooLong } from './facts';
export { joinsExactly, reachesExactly } from './track';

/** A choice by one name: its move, with the range of a price in place of the price. */
export function keyOf({ move, range }: Pick<Choice, 'move' | 'range'>): string {
  const shown = range ? { ...move, [range.field]: `${range.min}-${range.max}` } : move;
  return JSON.stringify(Object.entries(shown).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Every choice of the stage that the table waits for; `null` where this reader has nothing to say of a kind. */
export function allowed(
  state: RuhrState,
  stage: string,
  withTrack: boolean,
): { keys: Set<string>; unsaid: Set<string> } {
  const t = table(state);
  const found: Choice[] = [];
  const unsaid = new Set<string>();
  const add = (move: Any, range?: Choice['range']) => found.push(range ? { move, range } : { move });
  switch (stage) {
    case 'package':
      packageMoves(t, add);
      break;
    case 'set-value':
      for (const each of [50, 55, 60, 65, 70]) add({ type: 'set-value', value: each });
      break;
    case 'stock':
      stockMoves(t, add);
      break;
    case 'income':
      for (const half of [true, false]) add({ type: 'income', half });
      anytime(t, add);
      break;
    case 'track':
      if (withTrack) lays(t, add);
      else unsaid.add('lay');
      railLink(t, add);
      add({ type: 'skip' });
      anytime(t, add);
      break;
    case 'station':
      if (withTrack) stations(t, add);
      else unsaid.add('station');
      railLink(t, add);
      add({ type: 'skip' });
      anytime(t, add);
      break;
    case 'run':
      unsaid.add('run');
      railLink(t, add);
      anytime(t, add);
      break;
    case 'deal':
      add({ type: 'skip' });
      anytime(t, add);
      break;
    case 'dividend':
      for (const pay of [true, false]) add({ type: 'dividend', pay });
      anytime(t, add);
      break;
    case 'invest':
      investMoves(t, add);
      anytime(t, add);
      break;
    case 'trains':
      trainMoves(t, add);
      anytime(t, add);
      break;
    case 'found-montan':
      foundings(t, add);
      add({ type: 'pass' });
      break;
    case 'merge-montan':
      mergers(t, turnPlayer(state), undefined, add);
      add({ type: 'pass' });
      break;
    case 'second-certificate':
      seconds(t, add);
      break;
    case 'raise-money':
      raising(t, add);
      break;
    case 'discard-train':
      for (const train of new Set(t.trainsOf(companyOfDecision(state))))
        add({ type: 'discard-train', train });
      break;
    case 'keep-engines':
      keepEngines(t, add);
      break;
    default:
      add({ type: 'agree' });
      add({ type: 'decline' });
  }
  return { keys: new Set(found.map(keyOf)), unsaid };
}

/** [7.2, 7.3, 4.1.3] what may be done at any time of a turn. */
function anytime(t: Table, add: Add): void {
  const { state } = t;
  const company = acting(state);
  if (!t.actives.includes(company) && !state.done.dealt) {
    for (const percent of ownSizes(t, company, 'charter')) {
      if (t.percent('pool', company) + percent <= 50) add({ type: 'sell-charter', percent });
    }
    for (const percent of owesMore(t, company) ? [] : ownSizes(t, company, 'pool')) {
      if (t.treasury(company) >= t.worth(company, percent)) add({ type: 'redeem', percent });
    }
  }
  for (const engine of new Set(state.montan[company]?.engines ?? [])) add({ type: 'scrap-engine', engine });
  const player = t.actives.includes(company) ? t.directorCard(company).holder : t.director(company);
  for (const id of ['SP', 'GP']) {
    const card = state.privates[id];
    if (!card || card.closed || card.owner === null || card.owner !== player) continue;
    for (const hex of Object.keys(state.locations)) {
      if (mayLink(state, hex) && onNetwork(t, hex)) add({ type: 'horse-railway', private: id, hex });
    }
  }
}
