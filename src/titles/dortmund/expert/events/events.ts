import { text } from '@/engine/game/fields';
import type { CompanyId } from '@/engine/game/ids';
import { type Moment, type MoveOfRule, rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import { actingDecider, turnOf } from '@/engine/steps/state';
import { type SkipMove, type Step, skipRule } from '@/engine/steps/step';
import type { HsbBox } from '../../hsb/box';
import { eventOf, isInUse, printedEvent } from '../box';
import { display, type ExpertState } from '../state';

/** The event markers of a brewery: one, but for the moment when a minor brewery has brought another. */
export function eventsAt({ events }: Pick<ExpertState, 'events'>, place: CompanyId): string[] {
  return Object.keys(events).filter((code) => events[code] === place);
}

/** How an event that is printed on a charter is remembered. */
const printed = (code: string) => `*${code}`;

const spentBy = ({ spent }: ExpertState, company: CompanyId) => spent[company] ?? [];

/** [ruling 65] the printed event of a charter, uncovered and not used in this round. */
function printedIsFree(box: HsbBox, state: ExpertState, company: CompanyId, code: string): boolean {
  return printedEvent(box, state, company) === code && !spentBy(state, company).includes(printed(code));
}

/** How often the brewery may use this event now: the marker that it has, and its own printed one [18DO 7.2, rulings 65, 66]. */
export function usesOf(box: HsbBox, state: ExpertState, company: CompanyId, code: string): number {
  if (!isInUse(box, state, eventOf(code)!)) return 0;
  return [state.events[code] === company, printedIsFree(box, state, company, code)].filter(Boolean).length;
}

/** May the brewery use this event now? */
export function mayUse(box: HsbBox, state: ExpertState, company: CompanyId, code: string): boolean {
  return usesOf(box, state, company, code) > 0;
}

export function useObjection(
  box: HsbBox,
  state: ExpertState,
  company: CompanyId,
  code: string,
): Objection | undefined {
  return mayUse(box, state, company, code) ? undefined : object('no-such-event', { company, event: code });
}

/** [18DO 7.2, rulings 65, 73] a marker that is used goes back to the display at once; a printed one rests until the next round. */
export function useEvent(
  box: HsbBox,
  draft: ExpertState,
  company: CompanyId,
  code: string,
  moment: Moment,
): void {
  const own = printedIsFree(box, draft, company, code);
  draft.spent[company] = [...spentBy(draft, company), own ? printed(code) : code];
  if (!own) draft.events[code] = display;
  moment.emit({ type: 'event-used', company, event: code });
}

/** The marker goes back unused. */
export function returnEvent(draft: ExpertState, code: string, moment: Moment): void {
  const company = draft.events[code]!;
  draft.events[code] = display;
  moment.emit({ type: 'event-back', company, event: code });
}

/** [18DO 7.2] a marker of the display for nothing; one that the brewery has goes back first. */
function takeRule() {
  const objection = (state: ExpertState, code: string): Objection | undefined => {
    const { company } = turnOf(state);
    if (state.events[code] !== display) return object('event-not-there', { event: code });
    return spentBy(state, company).includes(code)
      ? object('event-spent', { company, event: code })
      : undefined;
  };
  return rule({
    type: 'take-event',
    fields: { event: text },
    choices: (state: ExpertState) =>
      eventsAt(state, display)
        .filter((code) => !objection(state, code))
        .map((event) => ({ move: { type: 'take-event' as const, event } })),
    check: (state: ExpertState, { event }) => objection(state, event),
    apply(draft: ExpertState, { event }, moment) {
      const { company } = turnOf(draft);
      for (const code of eventsAt(draft, company)) returnEvent(draft, code, moment);
      draft.events[event] = company;
      moment.emit({ type: 'event-taken', company, event });
      turnOf(draft).finished = true;
    },
  });
}

export type TakeMove = MoveOfRule<ReturnType<typeof takeRule>>;

/** [18DO 7.6] the last action of a brewery's turn. */
export function takeStep(): Step<ExpertState, TakeMove | SkipMove, 'event'> {
  const take = takeRule();
  return {
    id: 'event',
    actor: actingDecider,
    rules: [take, skipRule<ExpertState>()],
    pending: (state) => take.any(state),
  };
}
