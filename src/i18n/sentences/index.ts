/**
 * Sentences about a game, in the present language: a component that calls any of these follows the language.
 * `saving` (for screens without a game) and `glossary` (for help) are imported by themselves, to load only then.
 */
export { percent, trainName } from './details';
export {
  type About,
  eventAbout,
  eventSentence,
  kindName,
  type LogKind,
  logKinds,
} from './events';
export { moveLabel, moveName } from './moves';
export { type Names, namesOf } from './names';
export { citation, refusalSentence } from './refusals';
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
