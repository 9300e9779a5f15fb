import { describe, expect, it } from 'vitest';
import { add, afterSecondTry, closingLine, countOf, tallyOfReport } from '../../.tools/tally';

describe('the closing line of npm test', () => {
  it('names what passed and failed, and what was skipped only if something was', () => {
    expect(closingLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
    expect(closingLine({ passed: 12, failed: 1, skipped: 3 })).toBe('12 passed, 1 failed, 3 skipped');
  });

  it('sums the parts', () => {
    const sum = add({ passed: 1, failed: 2, skipped: 3 }, { passed: 10, failed: 20, skipped: 30 });
    expect(sum).toEqual({ passed: 11, failed: 22, skipped: 33 });
  });

  it('counts a check without tests as one', () => {
    expect(countOf(true, undefined)).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(countOf(false, undefined)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('never hides a run that failed outside of its tests', () => {
    const report = { passed: 5, failed: 0, skipped: 0 };
    expect(countOf(true, report)).toEqual(report);
    expect(countOf(false, report)).toEqual({ passed: 5, failed: 1, skipped: 0 });
    expect(countOf(false, { ...report, failed: 2 }).failed).toBe(2);
  });

  it('reads the report of vitest and says what is missing in it', () => {
    const report = { numPassedTests: 4, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
    expect(tallyOfReport(report)).toEqual({ passed: 4, failed: 1, skipped: 3 });
    expect(() => tallyOfReport({})).toThrow('numPassedTests');
  });

  it('takes the word of the second try for what was tried twice', () => {
    const first = { passed: 400, failed: 2, skipped: 14 };
    expect(afterSecondTry(first, { passed: 2, failed: 0, skipped: 0 })).toEqual({
      passed: 402,
      failed: 0,
      skipped: 14,
    });
    expect(afterSecondTry(first, { passed: 1, failed: 1, skipped: 0 })).toEqual({
      passed: 401,
      failed: 1,
      skipped: 14,
    });
  });
});
