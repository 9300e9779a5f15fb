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
import type { RhinelandState } from '../state';

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
  ];
}
