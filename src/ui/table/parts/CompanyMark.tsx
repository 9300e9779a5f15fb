import type { CompanyDef } from '@/engine/finance/cards';

const lettersAcross = 34;

/**
 * The round token of a company with its letters: never known by colour alone. It only shows what words
 * beside it say.
 */
export function CompanyMark({ company }: { company: CompanyDef }) {
  const { id, colour } = company;
  const size = Math.min(17, lettersAcross / (id.length * 0.52));
  return (
    <svg class="company-mark" viewBox="-20 -20 40 40" aria-hidden="true">
      <circle class="company-mark-ground" r="18.5" fill={colour.fill} />
      <text font-size={size.toFixed(1)} dy="0.35em" fill={colour.text}>
        {id}
      </text>
    </svg>
  );
}
