import type { Terrain } from '@/engine/board/types';
import { initials } from './initials';

const pentagon = '0,-17 17,-4.5 11,15 -11,15 -17,-4.5';

/** A picture around its own middle, about 34 units wide. */
export function IconShape({ icon, site }: { icon: string; site: boolean }) {
  if (icon === 'harbour') return <path class="icon-anchor" d={anchor} />;
  if (icon === 'brewery') return <path class="icon-line" d={mug} />;
  if (icon === 'freightyard') return <path class="icon-line" d={wagon} />;
  if (icon === 'neighbour') return null;
  const link = /^link(\d+)$/.exec(icon)?.[1];
  if (link) return <LinkShape value={link} />;
  const known = icon === 'coalmine' || icon === 'steelmill' || icon === 'montan';
  const text = initials[icon] ?? icon.slice(0, 2).toUpperCase();
  return (
    <g class={`icon icon-${icon}${site ? ' icon-site' : ''}`}>
      {known ? <polygon points={pentagon} /> : <rect x={-17} y={-12} width={34} height={24} rx={4} />}
      <text font-size={text.length > 1 ? 18 : 21} dy={known ? '0.36em' : '0.35em'}>
        {text}
      </text>
    </g>
  );
}

/** The marker of a railway link with what it adds to its hex. */
function LinkShape({ value }: { value: string }) {
  return (
    <g class="icon icon-link">
      <circle r={17} />
      <text font-size={19} dy="0.35em">
        {value}
      </text>
    </g>
  );
}

const anchor = 'M0 -13V14M-7 -6H7M-13 4Q-12 14 0 14Q12 14 13 4M-3.5 -14a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0';
const mug = 'M-10 -11H6V14H-10ZM6 -6H13V8H6M-5 -6V9M1 -6V9';
const wagon = 'M-15 -9H15V6H-15ZM-9 6a4 4 0 1 0 .1 0M9 6a4 4 0 1 0 .1 0M-5 -9V6M5 -9V6';

/** The sign of a terrain, around its own middle. */
export function TerrainShape({ terrain }: { terrain: Terrain }) {
  if (terrain === 'mountain') return <path class="terrain-mountain" d="M-11 9L-2 -9L3 0L6 -5L12 9Z" />;
  if (terrain === 'hill') return <path class="terrain-hill" d="M-11 7Q-6 -7 0 0Q5 -9 11 7Z" />;
  if (terrain === 'city') return <path class="terrain-city" d="M-10 9V-2H-3V-9H5V1H10V9Z" />;
  return (
    <path
      class="terrain-water"
      d="M-11 -4q2.75 -5 5.5 0t5.5 0t5.5 0t5.5 0M-11 5q2.75 -5 5.5 0t5.5 0t5.5 0t5.5 0"
    />
  );
}
