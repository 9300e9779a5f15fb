import type { ComponentChildren } from 'preact';

export function Fact({ term, children }: { term: string; children: ComponentChildren }) {
  return (
    <div class="fact-pair">
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
