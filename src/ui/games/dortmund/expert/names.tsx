import type { CardNo } from '@/engine/finance/state';
import type { CompanyId } from '@/engine/game/ids';
import { trainName } from '@/i18n/sentences';
import { money } from '@/i18n/table';
import { boxAt } from '@/titles/dortmund/expert';
import { eventOf, markerOf, printedEvent } from '@/titles/dortmund/expert/box';
import { eventsAt } from '@/titles/dortmund/expert/events/events';
import type { ExpertState } from '@/titles/dortmund/expert/state';
import type { HsbBox } from '@/titles/dortmund/hsb/box';
import { cardName } from '../hsb/names';
import { brewingSpeech, t } from '../words/brewing';

export function boxOf(state: ExpertState): HsbBox {
  return boxAt(state.setup);
}

/** What a marker or an event is called. */
export function nameOf(code: string): string {
  return brewingSpeech.say('card', code);
}

/** What a marker does, in a line. */
export function markerWords(code: string): string {
  const { kind, income } = markerOf(code)!;
  return kindWords(kind, money(income ?? 0));
}

type Kind = NonNullable<ReturnType<typeof markerOf>>['kind'];

/** What markers of a kind do that bring so much. */
export function kindWords(kind: Kind, amount: string): string {
  if (kind === 'wagon') return t('do.exp.kind.wagon');
  return t(kind === 'pub' ? 'do.exp.kind.pub' : 'do.exp.kind.bottling', { amount });
}

type EventKey = `do.exp.event.${'G' | 'H' | 'I' | 'J' | 'K' | 'L' | 'M' | 'N' | 'O' | 'P'}`;

/** When an event is used and what it does, in a line. */
export function eventWords(code: string): string {
  return t(`do.exp.event.${code}` as EventKey);
}

type FromKey = `do.exp.from.${'yellow' | 'green' | 'brown' | 'gray'}`;

/** From which phase on something may be used. */
export function fromWords(code: string): string {
  const { fromPhase } = (markerOf(code) ?? eventOf(code))!;
  return t(`do.exp.from.${fromPhase}` as FromKey);
}

/** A marker as it lies on the table: its letter on the colour of its phase; events have a red border. */
export function Chip({ code }: { code: string }) {
  const { fromPhase } = (markerOf(code) ?? eventOf(code))!;
  return (
    <span class={`exp-chip is-${fromPhase} ${eventOf(code) ? 'is-event' : ''}`} aria-hidden="true">
      {code}
    </span>
  );
}

/** The marker with its name. */
export function Named({ code }: { code: string }) {
  return (
    <span class="exp-named">
      <Chip code={code} /> <strong>{nameOf(code)}</strong>
    </span>
  );
}

/** `3`, or `2 START`, for a card by its number. */
export function cardNameAt(state: ExpertState, card: CardNo): string {
  return cardName(state.trains[card]!.type);
}

/** Events that a brewery has: its marker, and the one that is printed on its charter. */
export function eventsOf(state: ExpertState, company: CompanyId): { code: string; printed: boolean }[] {
  const printed = printedEvent(boxOf(state), state, company);
  return [
    ...eventsAt(state, company).map((code) => ({ code, printed: false })),
    ...(printed === undefined || boxOf(state).kindOf(company) === 'railway'
      ? []
      : [{ code: printed, printed: true }]),
  ];
}

/** Where a railway has put its wagon. */
export function wagonPlace(state: ExpertState, on: CardNo | undefined): string {
  return on === undefined
    ? t('do.exp.wagonOff')
    : t('do.exp.wagonOn', { train: trainName(state.trains[on]!.type) });
}
