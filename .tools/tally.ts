export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export function add(a: Tally, b: Tally): Tally {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

/** The line that `npm test` ends with: `12 passed, 0 failed`, and what was skipped if anything was. */
export function closingLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}

/**
 * What a part adds to the sum. A part without tests of its own is one check. A run that failed although no
 * test did (a file that cannot be loaded, an error outside of tests, no report at all) is one failure.
 */
export function countOf(ok: boolean, report: Tally | undefined): Tally {
  if (!report) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  return ok || report.failed ? report : { ...report, failed: 1 };
}

/** The count of a part whose failed files were run once more: what passed then, passed. */
export function afterSecondTry(first: Tally, second: Tally): Tally {
  const failed = Math.min(second.failed, first.passed + first.failed);
  return { ...first, failed, passed: first.passed + first.failed - failed };
}

/** The counts in a report of vitest's JSON reporter. */
export function tallyOfReport(report: unknown): Tally {
  return {
    passed: numberIn(report, 'numPassedTests'),
    failed: numberIn(report, 'numFailedTests'),
    skipped: numberIn(report, 'numPendingTests') + numberIn(report, 'numTodoTests'),
  };
}

function numberIn(report: unknown, key: string): number {
  const value = typeof report === 'object' && report !== null ? Reflect.get(report, key) : undefined;
  if (typeof value !== 'number') throw new Error(`the report of vitest has no number "${key}"`);
  return value;
}
