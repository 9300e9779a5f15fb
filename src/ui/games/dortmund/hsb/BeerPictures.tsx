import type { ComponentChildren } from 'preact';
import { money, number } from '@/i18n/table';
import { type Customers, priceIn } from '@/titles/dortmund/hsb/beer/market';
import { beerMarket, capexTypes } from '@/titles/dortmund/hsb-cards';
import { t } from '../words/brewing';
import { BrewedCubes } from './EquipmentCard';

/** Beer from brewing to export: each step with a picture of what moves on the table. */
export function BeerPictures() {
  return (
    <section class="beer-pictures">
      <h3>{t('do.hsb.help.title')}</h3>
      <Picture words={t('do.hsb.help.brew')}>
        <Equipment type="3" /> <Arrow /> <Segments from={3} />
      </Picture>
      <Picture words={t('do.hsb.help.deliver')}>
        <Box who="regular" segment={3} cubes={2} /> <Arrow /> <White cubes={1} pays={priceIn(3, 'regular')} />
        <Box who="fresh" segment={3} cubes={3} /> <Arrow /> <White cubes={1} pays={priceIn(3, 'fresh')} />
      </Picture>
      <Picture words={t('do.hsb.help.prepare')}>
        <White cubes={2} /> <Arrow /> <Box who="regular" segment={3} cubes={2} />
        <Box who="fresh" segment={3} cubes={beerMarket.segments[2]!.newFill} />
      </Picture>
      <Picture words={t('do.hsb.help.close')}>
        <Box who="fresh" segment={1} closed /> <Arrow /> <Equipment type="S1" lost />
      </Picture>
      <Picture words={t('do.hsb.help.link')}>
        <Link value={10} /> <Equipment type="3" lost /> <Arrow /> <Box who="regular" segment={3} cubes={1} />
      </Picture>
      <Picture words={t('do.hsb.help.export')}>
        <Equipment type="6" /> <Arrow /> <Train beer={2} />{' '}
        <strong>+{money(2 * beerMarket.exportPrice)}</strong>
      </Picture>
      <Picture words={t('do.hsb.help.run')}>
        <Route />
      </Picture>
    </section>
  );
}

/** A picture of what moves on the table, with its words. */
export function Picture({ words, children }: { words: string; children: ComponentChildren }) {
  return (
    <figure class="beer-picture">
      <div aria-hidden="true">{children}</div>
      <figcaption>{words}</figcaption>
    </figure>
  );
}

export const Arrow = () => <span class="beer-arrow">→</span>;

const startCard = { type: 1, cubes: 2, export: 0 };

export function Equipment({ type, lost = false }: { type: string; lost?: boolean }) {
  const bec = capexTypes.find(({ id }) => id === type)?.bec ?? startCard;
  return (
    <span class={`bec ${lost ? 'is-lost' : ''}`}>
      <strong class="bec-type">{bec.type}</strong>
      <BrewedCubes cubes={bec.cubes} exported={bec.export} />
    </span>
  );
}

const Link = ({ value }: { value: number }) => <span class="link-disc">{number(value)}</span>;

const Segments = ({ from }: { from: number }) => (
  <>
    {Array.from({ length: from }, (_, i) => (
      <strong key={i} class="bec-type">
        {number(from - i)}
      </strong>
    ))}
  </>
);

interface BoxProps {
  who: Customers;
  segment: number;
  cubes?: number;
  closed?: boolean;
}

function Box({ who, segment, cubes = 0, closed = false }: BoxProps) {
  return (
    <span class={`demand is-${who}`}>
      <strong>{number(segment)}</strong> {closed ? t('do.hsb.noDemand') : <Heap cubes={cubes} />}
    </span>
  );
}

const White = ({ cubes, pays }: { cubes: number; pays?: number }) => (
  <>
    <span class="demand is-white">
      <Heap cubes={cubes} />
    </span>
    {pays !== undefined && <strong>{money(pays)}</strong>}
  </>
);

const Heap = ({ cubes }: { cubes: number }) => (
  <span class="cubes">
    {Array.from({ length: cubes }, (_, i) => (
      <span key={i} class="cube" />
    ))}
  </span>
);

export const Train = ({ beer, children }: { beer: number; children?: ComponentChildren }) => (
  <span class="bec">
    <svg aria-hidden="true" viewBox="-16 -12 32 26" width="32" height="26" class="beer-train">
      <path d="M-14 4V-4H2V-10H12V4ZM-9 -4V-9H-5V-4" />
      <circle cx="-9" cy="8" r="4" />
      <circle cx="7" cy="8" r="4" />
    </svg>
    <span class="squares">
      {Array.from({ length: beer }, (_, i) => (
        <span key={i} class="square">
          <span class="cube" />
        </span>
      ))}
    </span>
    {children}
  </span>
);

/** From the city, with its mug, over a stop to a red area that pays. */
const Route = () => (
  <svg aria-hidden="true" viewBox="0 0 300 60" width="300" height="60" class="beer-route">
    <path class="track" d="M40 30H245" />
    <circle class="stop" cx="40" cy="30" r="18" />
    <path class="mug" d="M31 21H45V40H31ZM45 25H51V36H45M36 25V36M40 25V36" />
    <circle class="stop" cx="140" cy="30" r="9" />
    <path class="red" d="M245 8H285L297 30L285 52H245L257 30Z" />
    <rect class="load" x="80" y="20" width="14" height="14" />
    <rect class="load" x="98" y="20" width="14" height="14" />
    <text x="268" y="35">
      40–50
    </text>
  </svg>
);
