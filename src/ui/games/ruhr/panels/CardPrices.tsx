import { money, number } from '@/i18n/table';
import { capexOf } from '@/titles/ruhr/box';
import type { RuhrState } from '@/titles/ruhr/state';
import { boxOf } from '../names';
import { t } from '../words';

export type CardUse = 'train' | 'development' | 'engine';

/** A Capex card with its three prices; the one that is asked about stands out. */
export function CardPrices({ state, card, used }: { state: RuhrState; card: string; used?: CardUse }) {
  const { train, development, switchEngine } = capexOf(boxOf(state), card);
  const uses: readonly (readonly [CardUse, string, number])[] = [
    ['train', t('ru.card.train', { train: train.name }), train.price],
    [
      'development',
      t('ru.card.development', { markers: '■'.repeat(development.markers) }),
      development.price,
    ],
    ['engine', t('ru.card.engine', { engine: switchEngine.marker }), switchEngine.price],
  ];
  return (
    <div class="capex-card">
      <p class="capex-head">
        <b>{t('ru.card', { card })}</b> <span class="note">{leftOf(state, card)}</span>
      </p>
      <ul class="capex-uses">
        {uses.map(([use, name, price]) => (
          <li key={use} class={`capex-use ${use === used ? 'is-meant' : ''}`}>
            <span>{name}</span> <b>{money(price)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** `Capex card 4: 3 of 6 left`. */
export function cardsLeft(state: RuhrState, card: string): string {
  return `${t('ru.card', { card })}: ${leftOf(state, card)}`;
}

function leftOf(state: RuhrState, card: string): string {
  const cards = state.trains.filter(({ type }) => type === card);
  const left = cards.filter(({ at }) => at === 'depot').length;
  return t('ru.card.left', { left: number(left), count: number(cards.length) });
}
