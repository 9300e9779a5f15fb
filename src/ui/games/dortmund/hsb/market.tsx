import type { ComponentChildren } from 'preact';
import { money, number } from '@/i18n/table';
import { type Customers, customers, priceIn, segmentNumbers } from '@/titles/dortmund/hsb/beer/market';
import type { Segment } from '@/titles/dortmund/hsb/state';
import { Cubes } from '../Breweries';
import { t } from '../words/brewing';

/** From the dearest segment down, as the market lies on the table. */
export const segmentsDown = [...segmentNumbers].reverse();

interface MarketTableProps {
  segments: readonly Segment[];
  /** What a box shows instead of its cubes, with its price: what is delivered to it now, of how many. */
  box?: (segment: number, who: Customers, price: ComponentChildren) => ComponentChildren;
  /** Leaves out segments without demand. */
  openOnly?: boolean;
}

/** The Dortmund beer market: for each segment what regular and new customers ask for, what was delivered, what it pays. */
export function MarketTable({ segments, box, openOnly = false }: MarketTableProps) {
  const shown = segmentsDown.filter((n) => !openOnly || !segments[n - 1]!.noDemand);
  return (
    <table class="beer-market">
      <caption class="hidden-text">{t('do.hsb.market')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('do.hsb.segment')}</th>
          <th scope="col">{t('do.hsb.regular')}</th>
          <th scope="col">{t('do.hsb.fresh')}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((n) => {
          const segment = segments[n - 1]!;
          return (
            <tr key={n}>
              <th scope="row">{number(n)}</th>
              {customers.map((who) => (
                <td key={who} class={`beer-box is-${who}`}>
                  <Box segment={segment} n={n} who={who} box={box} />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface BoxProps {
  segment: Segment;
  n: number;
  who: Customers;
  box: MarketTableProps['box'];
}

/** A box of the market: its price, and the beer that its customers ask for. */
function Box({ segment, n, who, box }: BoxProps) {
  const price = <span class="beer-price">{money(priceIn(n, who))}</span>;
  if (segment.noDemand)
    return (
      <>
        {price}
        {who === 'fresh' && <span class="note">{t('do.hsb.noDemand')}</span>}
      </>
    );
  const supplied = (
    <Supplied count={who === 'regular' ? segment.toRegular : segment.toFresh} isShort={box !== undefined} />
  );
  return box ? (
    box(
      n,
      who,
      <>
        {price}
        {supplied}
      </>,
    )
  ) : (
    <>
      {price}
      <Cubes count={segment[who]} />
      {supplied}
    </>
  );
}

/** Cubes on the white box: delivered in this round; as a number where there is little room. */
function Supplied({ count, isShort }: { count: number; isShort: boolean }) {
  if (count === 0) return null;
  return (
    <span class={`beer-supplied ${isShort ? '' : 'is-box'}`}>
      <span class="hidden-text">{t('do.hsb.supplied', { count: number(count) })}</span>
      <span aria-hidden="true">
        {isShort
          ? `✓${number(count)}`
          : Array.from({ length: count }, (_, i) => <span key={i} class="cube" />)}
      </span>
    </span>
  );
}
