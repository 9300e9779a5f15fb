import type { Row } from '../../.tools/table';

/**
 * A bench is the default export of a `*.bench.ts` here. It measures and returns rows to print: one column
 * per key, with the bar of the design beside the figure where there is one. It never fails on a clock.
 */
export interface Bench {
  readonly name: string;
  run(): readonly Row[] | Promise<readonly Row[]>;
}

export type { Row };

export function isBench(value: unknown): value is Bench {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    'run' in value &&
    typeof value.run === 'function'
  );
}
