import { Change } from './Change';
import type { EffectRow } from './effect-rows';

/** What would change, line by line, within a list of effects. */
export function EffectRows({ rows }: { rows: readonly EffectRow[] }) {
  return (
    <>
      {rows.map((row, i) => (
        <div key={i} class="effect">
          <dt>{row.label}</dt>
          <dd>
            <Change {...row} />
          </dd>
        </div>
      ))}
    </>
  );
}
