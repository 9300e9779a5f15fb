import { money, number } from '@/i18n/table';
import { markerOf } from '@/titles/dortmund/expert/box';
import type { ExpertMove } from '@/titles/dortmund/expert/moves';
import { MoveButton } from '../../../turn/MoveButton';
import type { ExpertProps } from '../seats';
import { Chip, fromWords, kindWords, nameOf } from './names';

type Offer = Extract<ExpertMove, { type: 'buy-marker' | 'first-marker' }>;

/** Markers that can be had, by kind: what each kind does is said once, and of each marker its price and what it brings. */
export function MarkerOffers({ moves, ...props }: ExpertProps & { moves: readonly Offer[] }) {
  const kinds = [...new Set(moves.map(({ marker }) => markerOf(marker)!.kind))];
  return (
    <>
      {kinds.map((kind) => {
        const offers = moves.filter(({ marker }) => markerOf(marker)!.kind === kind);
        return (
          <div key={kind} class="exp-kind">
            <p class="note">{kindWords(kind, spanOf(offers))}</p>
            <ul class="exp-markers">
              {offers.map((move) => (
                <li key={move.marker}>
                  <MoveButton {...props} class="exp-marker" move={move}>
                    <Chip code={move.marker} />
                    <span class="hidden-text">{nameOf(move.marker)}</span>
                    <span>
                      <strong>{money(markerOf(move.marker)!.price)}</strong>{' '}
                      <span class="note">{[...broughtBy(move), fromWords(move.marker)].join(' · ')}</span>
                    </span>
                  </MoveButton>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </>
  );
}

const incomeOf = ({ marker }: Offer) => markerOf(marker)!.income;

function broughtBy(offer: Offer): readonly string[] {
  const income = incomeOf(offer);
  return income === null ? [] : [`+${number(income)}`];
}

/** `5–40 M`: the least and the most that markers of a kind bring. */
function spanOf(offers: readonly Offer[]): string {
  const incomes = offers.map(incomeOf).filter((income) => income !== null);
  const [least, most] = [Math.min(...incomes), Math.max(...incomes)];
  return least < most ? `${number(least)}–${money(most)}` : money(least);
}
