import type { CompanyDef } from '@/engine/finance/cards';
import { PatternRing } from '../../board/PatternRing';
import { patterns } from '../../settings/preferences';
import { numberOf } from '../company-numbers';

const lettersAcross = 34;
const lettersInRing = 27;

/**
 * The round token of a company with its letters: never known by colour alone. It only shows what words
 * beside it say.
 */
export function CompanyMark({ company }: { company: CompanyDef }) {
  const { id, colour } = company;
  const number = patterns.value === 'on' ? numberOf(company) : undefined;
  const across = number === undefined ? lettersAcross : lettersInRing;
  const size = Math.min(17, across / (id.length * 0.52));
  return (
    <svg class="company-mark" viewBox="-20 -20 40 40" aria-hidden="true">
      <circle class="company-mark-ground" r="18.5" fill={colour.fill} />
      {number !== undefined && <PatternRing number={number} radius={18.5} colour={colour.text} />}
      <text font-size={size.toFixed(1)} dy="0.35em" fill={colour.text}>
        {id}
      </text>
    </svg>
  );
}
