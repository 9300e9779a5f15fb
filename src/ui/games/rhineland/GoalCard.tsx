import type { ComponentChildren } from 'preact';
import { money } from '@/i18n/table';
import { destinyCards, targetCards } from '@/titles/rhineland/18rhl/goal-cards';
import type { RhinelandSeat } from './seats';
import { t, tOf } from './words';

const bonuses = new Map([...targetCards, ...destinyCards].map(({ id, bonus }) => [id, bonus]));

export function cardName({ game }: RhinelandSeat, card: string): string {
  return game.speech.say('card', card);
}

/** What is printed on a target or destiny card: its number, name and goal, and what it brings. */
export function CardText({
  seat,
  card,
  children,
}: {
  seat: RhinelandSeat;
  card: string;
  children?: ComponentChildren;
}) {
  return (
    <>
      <span class="goal-number">{card}</span>
      <span class="goal-what">
        <strong>{cardName(seat, card)}</strong>
        <span class="note">{tOf('goal', card)}</span>
        {children}
      </span>
      <strong class="goal-bonus">{money(bonuses.get(card) ?? 0)}</strong>
    </>
  );
}

/** How a target card stands. */
export function standing(owner: string | null, paid: boolean): string {
  if (owner === null) return t('cards.nobody');
  return t(paid ? 'cards.paid' : 'cards.waiting');
}
