import { money, number } from '@/i18n/table';
import { markerOf, wagonCode } from '@/titles/dortmund/expert/box';
import { beerMarket, capexTypes, specialEvents } from '@/titles/dortmund/hsb-cards';
import type { SpecialEvent } from '@/titles/dortmund/hsb-types';
import { Arrow, BeerPictures, Equipment, Picture, Train } from '../hsb/BeerPictures';
import { t, tOf } from '../words/brewing';
import { Chip, nameOf } from './names';

/** Help of the Expert Game: beer, then what markers do and when events are used. */
export function ExpertPictures() {
  return (
    <>
      <BeerPictures />
      <section class="beer-pictures">
        <h3>{t('do.exp.help.title')}</h3>
        <Picture words={t('do.exp.help.pub')}>
          <Chip code={pub} /> <Arrow /> <strong>+{money(markerOf(pub)!.income ?? 0)}</strong>
        </Picture>
        <Picture words={t('do.exp.help.bottling')}>
          <Equipment type={bottledCard} /> <Chip code={line} /> <Arrow /> <Bottled />
        </Picture>
        <Picture words={t('do.exp.help.wagon')}>
          <Equipment type="5" /> <Chip code={wagonCode} /> <Arrow />{' '}
          <strong>+{money(beerMarket.exportPrice)}</strong>
          <Train beer={1}>
            <Chip code={wagonCode} />
          </Train>
        </Picture>
        <Picture words={t('do.exp.help.trade')}>
          <span class="exp-box">
            <Chip code={pub} />
          </span>
          <strong>{money(markerOf(pub)!.price)}</strong>
        </Picture>
        <figure class="beer-picture">
          <Moments />
          <figcaption>{t('do.exp.help.events')}</figcaption>
        </figure>
      </section>
    </>
  );
}

const pub = 'A2';
const line = 'B2';
const bottledCard = '3';

/** Each cube of the card with what the line brings for it. */
function Bottled() {
  const { cubes } = capexTypes.find(({ id }) => id === bottledCard)!.bec;
  return (
    <strong>
      +{number(cubes)} × {money(markerOf(line)!.income ?? 0)}
    </strong>
  );
}

/** In the order of a Brewery Round. */
const moments: readonly SpecialEvent['when'][] = [
  'roundStart',
  'turn',
  'deliver',
  'load',
  'income',
  'purchase',
  'roundEnd',
];

/** The moments of a round, with the events that are used then. */
function Moments() {
  return (
    <ol class="exp-moments">
      {moments.map((moment) => (
        <li key={moment}>
          <strong>{tOf('do.exp.moment', moment)}</strong>
          {specialEvents
            .filter(({ when }) => when === moment)
            .map(({ code }) => (
              <span key={code} class="exp-named">
                <Chip code={code} /> {nameOf(code)}
              </span>
            ))}
        </li>
      ))}
    </ol>
  );
}
