import type { Terrain } from '@/engine/board/types';
import { iconOf } from './icons';
import { letterSize } from './letter-size';

const pentagon = '0,-17 17,-4.5 11,15 -11,15 -17,-4.5';

/** A picture around its own middle, about 34 units wide. */
export function IconShape({ icon, site }: { icon: string; site: boolean }) {
  // also printed on the places of harbour tokens
  if (icon === 'harbour') return <path class="icon-anchor" d={anchor} />;
  const { letters = '', colour, isIndustry, isUnseen, Shape } = iconOf(icon);
  if (isUnseen) return null;
  if (Shape) return <Shape icon={icon} />;
  return (
    <g class={`icon${site ? ' icon-site' : ''}`} fill={colour}>
      {isIndustry ? <polygon points={pentagon} /> : <rect x={-17} y={-12} width={34} height={24} rx={4} />}
      <text {...letterSize(letters.length > 1 ? 18 : 21)} dy={isIndustry ? '0.36em' : '0.35em'}>
        {letters}
      </text>
    </g>
  );
}

const anchor = 'M0 -13V14M-7 -6H7M-13 4Q-12 14 0 14Q12 14 13 4M-3.5 -14a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0';

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
