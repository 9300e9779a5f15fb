import {
  certificatesInPlace,
  directorsInPlace,
  moneyConserved,
  poolWithinLimit,
  trainsInPlace,
} from '@/engine/finance/invariants';
import type { Invariant } from '@/engine/game/title';
import { boardInPlace } from '@/engine/steps/invariants';
import type { RhinelandBox } from '../box';
import { privateWith } from '../cards';
import type { RhinelandState } from '../state';
import { campTokens, isActive } from './camp';
import { cardsInPlace } from './cards-in-place';

export function invariants(box: RhinelandBox): readonly Invariant<RhinelandState>[] {
  return [
    moneyConserved(
      () => box.bank,
      ({ reserve }) => reserve,
    ),
    certificatesInPlace(box.companies),
    poolWithinLimit(box.companies, box.poolLimit),
    trainsInPlace(box.trains, box.phases),
    boardInPlace(() => box.board, box.companies),
    directorsInPlace(box.companies),
    blanksStay(box),
    giftsInPlace(box),
    cardsInPlace(box),
  ];
}

/** [18LRA 3.3, ruling 145] every corporation out of play has one token, on its home hex. */
function blanksStay({ absent = [] }: RhinelandBox): Invariant<RhinelandState> {
  return {
    name: 'blank tokens stay where they are',
    broken({ board }) {
      const lost = absent.find(({ id, homes }) => {
        const [token, ...more] = board.stations.filter(({ company }) => company === id);
        return more.length > 0 || token?.hex !== homes[0]?.hex;
      });
      return lost ? `the blank token of ${lost.id} has gone` : null;
    },
  };
}

/** The token of the camp, the place and the train of the Kreisbahn are where the state of their privates says. */
function giftsInPlace(box: RhinelandBox): Invariant<RhinelandState> {
  const camp = privateWith(box.privates, 'emigrantCamp');
  const kreisbahn = privateWith(box.privates, 'becomesTrain');
  return {
    name: 'what privates leave to a corporation is in one place',
    broken(state) {
      const { board, bestowed = {}, trains } = state;
      const stranger = Object.values(bestowed).find((id) => id !== null && !state.companies[id]?.floated);
      if (stranger) return `${stranger} has got something before it has floated`;
      if (camp) {
        const lies = (board.markers[camp.power.hex] ?? []).join();
        const token = isActive(state, camp.id) ? campTokens.active : campTokens.building;
        if (lies !== token) return `the camp shows ${lies}`;
      }
      if (!kreisbahn) return null;
      const { id, power } = kreisbahn;
      const hasFloated = Object.hasOwn(bestowed, id);
      const [standing, kept] = [board.stations, board.reserved].map(
        (places) => places.filter(({ company, hex }) => company === id && hex === power.stationHex).length,
      );
      if (standing !== Number(hasFloated) || kept !== Number(!hasFloated)) return `${id} has lost its place`;
      const at = trains.find(({ type }) => type === power.train)!.at;
      return at === (bestowed[id] ?? 'kept') ? null : `the ${power.train}-train is at ${at}`;
    },
  };
}
