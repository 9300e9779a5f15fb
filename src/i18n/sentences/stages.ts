import type { CoreState, RoundState } from '@/engine/game/state';
import { number } from '..';
import { type Detail, type Details, fillingOf } from './details';
import { say, textOf } from './dictionary';
import type { Names } from './names';
import type { Speaker } from './speaker';

/** What a step or decision is called: `Track`. */
export function stageName(stage: string, { say }: Speaker): string {
  return say('stage', stage);
}

/** The same where there is little room. */
export function stepName(stage: string, speaker: Speaker): string {
  return speaker.textOf(`step.${stage}`) ?? stageName(stage, speaker);
}

/** What to do in a step or decision, in one line: `What to do with 150 M`. */
export function stagePrompt(stage: string, state: CoreState, names: Names): string {
  const { prompts, sayOne, textOf } = names.speech;
  if (!textOf(`prompt.${stage}`)) return stageName(stage, names.speech);
  return sayOne('prompt', stage, prompts[stage]?.(state), fillingOf(stage, detailsOf(state), names));
}

/** The details of what the table waits for: of the decision to be made, or else of the turn. */
function detailsOf(state: CoreState): Details {
  const decision = state.decisions.at(-1);
  if (decision) return { ...plainOnes(decision), ...missingFor(state, decision) };
  const { turn } = state.round as RoundState & { turn?: unknown };
  return typeof turn === 'object' && turn ? plainOnes(turn) : {};
}

/** What can be said of a decision or a turn: it may also hold what only its rules understand. */
function plainOnes(of: object): Details {
  const entries = Object.entries(of).filter(([, each]) => typeof each !== 'object');
  return Object.fromEntries(entries) as Details;
}

/** What a treasury lacks for the price of a train that must be bought. */
function missingFor(state: CoreState, decision: object): Record<string, Detail> {
  const { price, company } = decision as { price?: number; company?: string };
  const { companies } = state as CoreState & { companies?: Record<string, { treasury: number }> };
  const treasury = company === undefined ? undefined : companies?.[company]?.treasury;
  return price === undefined || treasury === undefined ? {} : { missing: Math.max(0, price - treasury) };
}

/** `Operating round 3.1`, `Turn 12 of 60`. */
export function roundName(round: RoundState, { sayOne }: Speaker): string {
  return sayOne('roundName', round.kind, variantOf(round), countsOf(round));
}

/** `OR 3.1`. */
export function roundShort(round: RoundState, { sayOne }: Speaker): string {
  return sayOne('roundShort', round.kind, variantOf(round), countsOf(round));
}

/** Rounds before the first set lie in between something else. */
function variantOf(round: RoundState): string | undefined {
  return (round as RoundState & { set?: number }).set === 0 ? 'interim' : undefined;
}

function countsOf(round: RoundState): Record<string, string> {
  const { set, number: count, of } = round as RoundState & { set?: number; number?: number; of?: number };
  return { set: number(set ?? 0), number: number(count ?? 0), of: number(of ?? 0) };
}

/** `Phase 3`, or with its colour `Phase 3, green`. */
export function phaseName(phase: string, colour?: string): string {
  if (colour === undefined) return say('phase', 'name', { phase });
  return say('phase', 'colour', { phase, colour: colourName(colour) });
}

/** A colour within a sentence. */
export function colourName(colour: string): string {
  return say('tint', colour);
}

/** Where certificates are bought: `Initial offering`, `Charter`, `Bank Pool`, or as a game calls these. */
export function sourceName(source: string, speaker: Pick<Speaker, 'say'> = { say }): string {
  return speaker.say('source', source);
}

/** The same within a sentence: `from the Bank Pool`. */
export function fromSource(source: string): string {
  return say('from', source);
}

/** Where trains are: `depot`, `pool`, `gone`, or any company. */
export function trainPlaceName(place: string): string {
  return textOf(`trainPlace.${place}`) ? say('trainPlace', place) : say('trainPlace', 'company');
}

/** What a bonus of a route is called. */
export function bonusName(bonus: string, { say }: Speaker): string {
  return say('bonus', bonus);
}
