import { letterSize } from '../../board/letter-size';
import type { BoardLook } from '../look';
import { readLocation, type ShownLocation } from './location-icon';

/** Of a Montan company: a coal mine stands on its foot, a steel mill on its point. */
const corners: Readonly<Record<ShownLocation['industry'], string>> = {
  coal: '0,-23 23,-6 15,21 -15,21 -23,-6',
  steel: '0,23 23,6 15,-21 -15,-21 -23,6',
};

/** As the location markers show their values. */
const coins: Readonly<Record<number, { fill: string; text: string }>> = {
  10: { fill: '#ffdd3c', text: '#1a1a17' },
  20: { fill: '#4da04d', text: '#10100e' },
  30: { fill: '#7fb4e6', text: '#10100e' },
};

/** As board-letters.css draws them on a telephone. */
const grows = 1.5;

const covers = ['montan', 'coalmine', 'steelmill'];

export const look: BoardLook = {
  icons: {
    montan: { letters: 'M', colour: '#2e4a66', isIndustry: true },
    location: { Shape: LocationShape, size: { width: 48, height: 46 }, grows, covers },
    linked: { Shape: LocationShape, size: { width: 88, height: 48 }, grows, covers },
    coin: { Shape: LocationShape, size: { width: 36, height: 36 }, covers },
  },
  words: {
    en: {
      'icon.montan': 'Montan company',
      'revenueRule.linkedCoalMines': 'worth more for each linked coal mine on the route',
      'revenueRule.linkedMontanCompanies': 'worth more for each linked Montan company on the route',
    },
    de: {
      'icon.montan': 'Montangesellschaft',
      'revenueRule.linkedCoalMines': 'mehr wert für jedes verbundene Kohlebergwerk auf der Route',
      'revenueRule.linkedMontanCompanies': 'mehr wert für jede verbundene Montangesellschaft auf der Route',
    },
  },
};

/** Beside each other: neither covers what the other says. */
const apart = { marker: -20, coin: 27 };

/** A location marker: its number or its corporation, edged in the colour of whoever has it, and what it adds to routes. */
function LocationShape({ icon }: { icon: string }) {
  const location = readLocation(icon);
  const { kind, value } = location;
  if (kind === 'coin') return <Coin value={value} x={0} />;
  return (
    <g class="icon">
      {value > 0 && <Coin value={value} x={apart.coin} />}
      <Marker location={location} x={value > 0 ? apart.marker : 0} />
    </g>
  );
}

/** It grows where the board is small: its number is there at every size. */
function Marker({ location, x }: { location: ShownLocation; x: number }) {
  const { industry, letters, fill, ink, edge } = location;
  return (
    <g transform={`translate(${x} 0)`}>
      <g class="sign-body">
        <polygon points={corners[industry]} fill={fill} style={{ stroke: edge, strokeWidth: 5 }} />
        <text
          class="sign-number"
          {...letterSize(26)}
          dy="0.35em"
          style={{ ...letterSize(26).style, fill: ink, stroke: fill }}
        >
          {letters}
        </text>
      </g>
    </g>
  );
}

function Coin({ value, x }: { value: number; x: number }) {
  const { fill, text } = coins[value] ?? coins[10]!;
  return (
    <g class="icon" transform={`translate(${x} ${x > 0 ? 8 : 0})`}>
      <circle class="sign-coin" r={15.5} fill={fill} style={{ stroke: '#1a1a17' }} />
      <text
        class="sign-worth"
        {...letterSize(22)}
        dy="0.35em"
        style={{ ...letterSize(22).style, fill: text }}
      >
        {value}
      </text>
    </g>
  );
}
