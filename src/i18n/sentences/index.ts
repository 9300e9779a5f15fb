/** Sentences about a game, in the present language. A component that calls any of these follows the language. */
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
  trainPlaceName,
} from './stages';
