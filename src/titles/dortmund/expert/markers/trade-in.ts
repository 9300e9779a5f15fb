import { integer, text } from '@/engine/game/fields';
import type { CompanyId } from '@/engine/game/ids';
import { type Moment, type MoveOfRule, rule } from '@/engine/game/move';
import { object } from '@/engine/game/refusal';
import type { Stage } from '@/engine/game/title';
import type { HsbBox } from '../../hsb/box';
import { askDirector } from '../../hsb/stock/floating';
import { markerLimit } from '../box';
import { eventsAt, returnEvent } from '../events/events';
import type { ExpertState, ReturnDecision } from '../state';
import { layBack, markersAt, moveMarker } from './markers';

const tooMany = (box: HsbBox, state: ExpertState, company: CompanyId) => ({
  'return-marker': markersAt(state, company).length > markerLimit(box, company),
  'return-event': eventsAt(state, company).length > 1,
});

/** [ruling 107] markers and event of a minor brewery go to the corporation; its director lays back what is too much. */
export function takeOverMarkers(box: HsbBox, draft: ExpertState, minor: CompanyId, company: CompanyId): void {
  for (const marker of markersAt(draft, minor)) moveMarker(draft, marker, company);
  for (const code of eventsAt(draft, minor)) draft.events[code] = company;
  const over = tooMany(box, draft, company);
  for (const kind of ['return-event', 'return-marker'] as const) {
    if (over[kind]) askDirector(draft, company, (by): ReturnDecision => ({ kind, by, company }));
  }
}

/** [ruling 107] all of them go back to the display. */
export function returnMarkers(draft: ExpertState, company: CompanyId, moment: Moment): void {
  for (const marker of markersAt(draft, company)) layBack(draft, marker, moment);
  for (const code of eventsAt(draft, company)) returnEvent(draft, code, moment);
}

const asked = (state: ExpertState) => state.decisions.at(-1) as ReturnDecision;
const actor = (state: ExpertState) => ({ player: asked(state).by, company: asked(state).company });

/** The decision is made once as much is left as may be. */
function settle(box: HsbBox, draft: ExpertState): void {
  const { kind, company } = asked(draft);
  if (!tooMany(box, draft, company)[kind]) draft.decisions.pop();
}

function returnMarkerRule(box: HsbBox) {
  return rule({
    type: 'return-marker',
    fields: { marker: integer },
    choices: (state: ExpertState) =>
      markersAt(state, asked(state).company).map((marker) => ({
        move: { type: 'return-marker' as const, marker },
      })),
    check: (state: ExpertState, { marker }) =>
      state.markers[marker]?.at === asked(state).company
        ? undefined
        : object('no-such-marker', { marker: state.markers[marker]?.code ?? '?' }),
    apply(draft: ExpertState, { marker }, moment) {
      layBack(draft, marker, moment);
      settle(box, draft);
    },
  });
}

function returnEventRule(box: HsbBox) {
  return rule({
    type: 'return-event',
    fields: { event: text },
    choices: (state: ExpertState) =>
      eventsAt(state, asked(state).company).map((event) => ({
        move: { type: 'return-event' as const, event },
      })),
    check(state: ExpertState, { event }) {
      const { company } = asked(state);
      return eventsAt(state, company).includes(event)
        ? undefined
        : object('no-such-event', { company, event });
    },
    apply(draft: ExpertState, { event }, moment) {
      returnEvent(draft, event, moment);
      settle(box, draft);
    },
  });
}

export type ReturnMove = MoveOfRule<ReturnType<typeof returnMarkerRule | typeof returnEventRule>>;

export function returnMarkerStage(box: HsbBox): Stage<ExpertState, ReturnMove, 'return-marker'> {
  return { id: 'return-marker', actor, rules: [returnMarkerRule(box)] };
}

export function returnEventStage(box: HsbBox): Stage<ExpertState, ReturnMove, 'return-event'> {
  return { id: 'return-event', actor, rules: [returnEventRule(box)] };
}
