import type { CompanyDef } from '@/engine/finance/cards';
import { onGround } from '../../turn/ground';

/** A company's letters on its colours, as low as a line: they can be read where a round token would be too small. */
export function CompanyChip({ company: { id, name, colour } }: { company: CompanyDef }) {
  return (
    <span
      class="company-chip"
      title={name}
      style={{ '--chip': colour.fill, '--chip-ink': onGround(colour.fill).ink }}
    >
      {id}
    </span>
  );
}
