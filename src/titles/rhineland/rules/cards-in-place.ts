import type { Invariant } from '@/engine/game/title';
import type { RhinelandBox } from '../box';
import { privateWith } from '../cards';
import type { RhinelandState } from '../state';

function isTwice(items: readonly string[]): boolean {
  return new Set(items).size < items.length;
}

/** [18Rhl 8.4, 8.5] every card with a goal is once in the game, and the Rheingold token lies where it was put. */
export function cardsInPlace(box: RhinelandBox): Invariant<RhinelandState> {
  const token = privateWith(box.privates, 'trainToken');
  return {
    name: 'cards and tokens of the options are in one place',
    broken(state) {
      return (
        brokenTargets(box, state) ?? brokenHands(box, state) ?? (token ? brokenToken(state, token.id) : null)
      );
    },
  };
}

function brokenTargets({ targetCards = [] }: RhinelandBox, state: RhinelandState): string | null {
  const { targets = [] } = state;
  const owners = targets.flatMap(({ owner }) => owner ?? []);
  if (isTwice(targets.map(({ target }) => target)) || isTwice(owners)) return 'a target card is there twice';
  if (targets.some(({ target }) => !targetCards.some(({ id }) => id === target)))
    return 'a strange target card';
  return null;
}

/** Two each, and one once all have dropped one. */
function brokenHands({ destinyCards = [] }: RhinelandBox, state: RhinelandState): string | null {
  const { destinies, seats, decisions, round } = state;
  if (!destinies) return null;
  const cards = Object.values(destinies).flat();
  if (isTwice(cards)) return 'a destiny card is there twice';
  if (cards.some((card) => !destinyCards.some(({ id }) => id === card))) return 'a strange destiny card';
  const dropping = decisions.filter(({ kind }) => kind === 'drop-destiny').map(({ by }) => by);
  const isFirst = round.kind === 'auction' || (round.kind === 'stock' && round.number === 1);
  const early = isFirst && dropping.length === 0;
  const wrong = seats.find((player) => {
    const count = early || dropping.includes(player) ? 2 : 1;
    return destinies[player]?.length !== count;
  });
  return wrong === undefined ? null : `${wrong} has ${destinies[wrong]?.length} destiny cards`;
}

const tokenMarker = 'rheingoldToken';

function brokenToken({ trainToken, board, privates, companies }: RhinelandState, id: string): string | null {
  const lies = Object.keys(board.markers).filter((hex) => board.markers[hex]!.includes(tokenMarker));
  if (lies.join() !== (trainToken?.hex ?? '')) return `the Rheingold token lies at ${lies.join()}`;
  if (privates[id]!.used !== (trainToken !== null))
    return 'the Rheingold token is with its owner, and is not';
  return trainToken && !companies[trainToken.company]!.floated
    ? `${trainToken.company} has not floated`
    : null;
}
