/**
 * Sentences about a game, in the present language: a component that calls any of these follows the language.
 * `saving` (for screens without a game) is imported by itself, to load only then.
 */
export { percent, tileName, trainKind, trainName } from './details';
export { type About, eventAbout, eventSentence, kindName } from './events';
export { type ButtonWords, buttonWords, moveLabel } from './moves';
export { type Names, namesOf } from './names';
export { citation, refusalSentence } from './refusals';
export { freeOfCost, layNotes, stationNotes, whyNot } from './shared';
export type { Speaker } from './speaker';
export {
  type GameWords,
  type LogKind,
  logKinds,
  plainSpeech,
  type Speech,
  speakerWith,
  speechOf,
} from './speech';
export type { LabelsIn, OwnMoves, OwnStages, Spoken, SubjectsOf } from './spoken';
export {
  bonusName,
  colourName,
  fromSource,
  phaseName,
  roundName,
  roundShort,
  sourceName,
  stageName,
  stagePrompt,
  stepName,
  trainPlaceName,
} from './stages';
