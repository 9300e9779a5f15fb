export { directorsHaveMost, noneOverLimit, oneStationPerHex, trainsOfFounded } from './invariants';
export { noAction } from './nothing';
export { bestRunOf, type CompanyRun, dividendsOf, plainParts, tellRun } from './runs';
export {
  countOf,
  directed,
  type FreeBox,
  type FreeState,
  notDirected,
  type SurplusDecision,
  unknownCompany,
} from './state';
export { type FreeStationMove, type FreeStationRules, freeStationRule } from './station';
export {
  type Discard,
  discardObjection,
  discardsOf,
  giveUp,
  type SurplusMove,
  type SurplusRules,
  surplusFlow,
  surplusStage,
} from './surplus';
export { type SwapMove, type SwapRules, swapBetweenRule, swapNewRule } from './swap';
export { type TakeMove, type TakeRules, takeRule, takeTop } from './take';
export { type FreeLayMove, type FreeLayRules, freeLayRule, layersOf } from './tile';
export { isObsolete, nextTrain, takeTrain, trainOf } from './trains';
