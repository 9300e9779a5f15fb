/** `npm test`: every check in order, whatever fails before it, and one closing line with the sum. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { type Failure, failuresIn, filesOf, lineOf } from './failures';
import { inProject } from './paths';
import { add, afterSecondTry, closingLine, countOf, type Tally, tallyOfReport } from './tally';

interface Part {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
  /** Where vitest leaves its counts; a part without one counts as one check. */
  readonly report?: string;
  /** Parts that must have passed for this one to make sense. */
  readonly needs?: string;
  /**
   * A browser can hang on a busy machine: files of tests that failed, if they are few, are tried once more by
   * themselves. What passes only then is named at the end, for it is to be mended.
   */
  readonly secondTry?: { readonly atMost: number };
}

interface Outcome {
  readonly tally: Tally;
  readonly failures: readonly Failure[];
  /** What failed at first and passed when it was tried again. */
  readonly unsteady: readonly Failure[];
}

const parts: readonly Part[] = [
  { name: 'Types', command: ['tsc'] },
  { name: 'Lint and format', command: ['biome', 'ci', '--config-path=.biome.json'] },
  vitest('Unit and component tests', 'unit'),
  { name: 'Build', command: ['vite', 'build', '--logLevel', 'warn'] },
  {
    ...vitest('Browser tests', 'browser', '--config', '.tools/e2e.config.ts'),
    needs: 'Build',
    secondTry: { atMost: 3 },
  },
];

mkdirSync(inProject('.cache'), { recursive: true });
const outcomes = new Map<string, Outcome>();
for (const part of parts) outcomes.set(part.name, outcomeOf(part));

console.log('');
for (const [name, { tally, failures, unsteady }] of outcomes) {
  const { passed, failed, skipped } = tally;
  console.log(`${failed ? '✗' : '✓'} ${name}: ${passed} of ${passed + failed + skipped}`);
  for (const one of failures) console.log(`  failed: ${lineOf(one)}`);
  for (const one of unsteady) console.log(`  passed at the second try only: ${lineOf(one)}`);
}
const sum = [...outcomes.values()].map(({ tally }) => tally).reduce(add);
console.log(`\n${closingLine(sum)}`);
process.exitCode = sum.failed ? 1 : 0;

function vitest(name: string, id: string, ...args: string[]): Part {
  const report = inProject(`.cache/${id}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return {
    name,
    command: ['vitest', 'run', '--silent=passed-only', ...reporters, ...args],
    report,
  };
}

function outcomeOf(part: Part): Outcome {
  const first = run(part);
  const files = filesOf(first.failures);
  if (!part.secondTry || files.length === 0 || files.length > part.secondTry.atMost) return first;
  const again = { ...part, name: `${part.name}, second try`, command: [...part.command, ...files] } as const;
  const second = run(again);
  const stillFails = ({ file, test }: Failure) =>
    second.failures.some((other) => other.file === file && other.test === test);
  return {
    tally: afterSecondTry(first.tally, second.tally),
    failures: second.failures,
    unsteady: first.failures.filter((one) => !stillFails(one)),
  };
}

function run(part: Part): Outcome {
  console.log(`\n== ${part.name} ==`);
  if (part.needs && outcomes.get(part.needs)?.tally.failed) {
    console.log(`not run: "${part.needs}" failed`);
    return { tally: { passed: 0, failed: 1, skipped: 0 }, failures: [], unsteady: [] };
  }
  if (part.report) rmSync(part.report, { force: true });
  const began = performance.now();
  const [program, ...args] = part.command;
  const { status, error } = spawnSync(program, args, {
    cwd: inProject('.'),
    stdio: 'inherit',
    // npm puts the project's own programs on the path; on Windows they are .cmd files, which need a shell.
    shell: process.platform === 'win32',
  });
  if (error) console.error(`${program} could not be started: ${error.message}`);
  const ok = status === 0;
  console.log(`${ok ? 'ok' : 'FAILED'} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  const report = part.report ? read(part.report) : undefined;
  return {
    tally: countOf(ok, report === undefined ? undefined : tallyOfReport(report)),
    failures: ok ? [] : failuresIn(report),
    unsteady: [],
  };
}

function read(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
