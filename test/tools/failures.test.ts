import { describe, expect, it } from 'vitest';
import { failuresIn, filesOf, lineOf } from '../../.tools/failures';

const report = {
  testResults: [
    {
      name: 'test/a.e2e.ts',
      status: 'failed',
      assertionResults: [
        { fullName: 'goes on', status: 'passed', failureMessages: [] },
        {
          fullName: 'comes back',
          status: 'failed',
          failureMessages: ['\u001b[31mno table\u001b[39m\nat here'],
        },
        { fullName: 'ends', status: 'failed', failureMessages: ['too late'] },
      ],
    },
    { name: 'test/b.e2e.ts', status: 'failed', message: 'cannot be loaded', assertionResults: [] },
    { name: 'test/c.e2e.ts', status: 'passed', assertionResults: [] },
  ],
};

describe('what failed in a run', () => {
  it('is every failed test with what it says, in plain text', () => {
    const [first] = failuresIn(report);
    expect(first).toEqual({ file: 'test/a.e2e.ts', test: 'comes back', message: 'no table\nat here' });
    expect(first && lineOf(first)).toBe('a.e2e.ts › comes back\n    no table\n    at here');
  });

  it('is also a file of which no test was run', () => {
    expect(failuresIn(report).at(-1)).toMatchObject({ file: 'test/b.e2e.ts', message: 'cannot be loaded' });
  });

  it('names each file once', () => {
    expect(filesOf(failuresIn(report))).toEqual(['test/a.e2e.ts', 'test/b.e2e.ts']);
  });

  it('is nothing where there is no report', () => {
    expect(failuresIn(undefined)).toEqual([]);
  });

  it('leaves out the end of a long message', () => {
    const long = Array.from({ length: 50 }, (_, i) => `line ${i}`).join('\n');
    const [one] = failuresIn({
      testResults: [
        { name: 'x', assertionResults: [{ fullName: 'y', status: 'failed', failureMessages: [long] }] },
      ],
    });
    expect(one?.message.split('\n')).toHaveLength(8);
  });
});
