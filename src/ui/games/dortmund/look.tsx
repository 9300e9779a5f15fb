import { letterSize } from '../../board/letter-size';
import type { BoardLook } from '../look';
import { variantIcons, variantWords } from './variants/icons';

const mug = 'M-10 -11H6V14H-10ZM6 -6H13V8H6M-5 -6V9M1 -6V9';
const wagon = 'M-15 -9H15V6H-15ZM-9 6a4 4 0 1 0 .1 0M9 6a4 4 0 1 0 .1 0M-5 -9V6M5 -9V6';

const linkValues = [10, 20, 30];

/** The markers of railway links, with what they add to their hex. */
const linkIcons = Object.fromEntries(
  linkValues.map((value) => [`link${value}`, { Shape: () => <LinkShape value={value} /> }]),
);

const linkWords = (word: string) =>
  Object.fromEntries(linkValues.map((value) => [`icon.link${value}`, `${word} ${value}`]));

export const look: BoardLook = {
  icons: {
    brewery: { Shape: () => <path class="icon-line" d={mug} /> },
    freightyard: { Shape: () => <path class="icon-line" d={wagon} /> },
    neighbour: { isUnseen: true },
    ...linkIcons,
    ...variantIcons,
  },
  words: {
    en: {
      ...variantWords.en,
      ...linkWords('Railway link'),
      'icon.brewery': 'Breweries',
      'icon.freightyard': 'Freight yard',
      'icon.neighbour': 'Neighbouring town',
      'variant.brewing': 'Heat, Sweat & Beer, 3–4 players',
      'variant.brewing5': 'Heat, Sweat & Beer, 5 players',
      'variant.twoPlayers': 'Two players',
      'variant.twoPlayersBrewing': 'Two players, Heat, Sweat & Beer',
      'revenueRule.freightyard': 'worth more with each station that stands here',
      'tileSet.HSB': 'Heat, Sweat & Beer',
      'tileSet.TRG': 'The Railway Game',
    },
    de: {
      ...variantWords.de,
      ...linkWords('Gleisanschluss'),
      'icon.brewery': 'Brauereien',
      'icon.freightyard': 'Güterbahnhof',
      'icon.neighbour': 'Nachbarstadt',
      'variant.brewing': 'Heat, Sweat & Beer, 3–4 Spieler',
      'variant.brewing5': 'Heat, Sweat & Beer, 5 Spieler',
      'variant.twoPlayers': 'Zwei Spieler',
      'variant.twoPlayersBrewing': 'Zwei Spieler, Heat, Sweat & Beer',
      'revenueRule.freightyard': 'mit jedem Bahnhofsmarker hier mehr wert',
      'tileSet.HSB': 'Heat, Sweat & Beer',
      'tileSet.TRG': 'The Railway Game',
    },
  },
};

function LinkShape({ value }: { value: number }) {
  return (
    <g class="icon" fill="#1a1a17">
      <circle r={17} />
      <text {...letterSize(19)} dy="0.35em">
        {value}
      </text>
    </g>
  );
}
