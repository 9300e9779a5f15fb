/** `npm test`: every check in order, whatever fails before it, and one closing line with the sum. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { type Failure, failuresIn, filesOf, lineOf } from './failures';
import { inProject } from './paths';
import { printTable } from './table';
import { add, afterSecondTry, closingLine, countOf, type Tally, tallyOfReport } from './tally';
import { dearest, type FileTime, pathOfTimes, timesLine } from './times';

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
  /** In milliseconds, a second try included. */
  readonly took: number;
  readonly files: readonly FileTime[];
}

/** As many files are named at the end as may be worth making cheaper. */
const dearestFiles = 20;

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

console.log('\nThe dearest files of tests');
const files = [...outcomes.values()].flatMap((outcome) => outcome.files);
printTable(dearest(files, dearestFiles, inProject('.')));

console.log('');
for (const [name, { tally, failures, unsteady }] of outcomes) {
  const { passed, failed, skipped } = tally;
  console.log(`${failed ? '✗' : '✓'} ${name}: ${passed} of ${passed + failed + skipped}`);
  for (const one of failures) console.log(`  failed: ${lineOf(one)}`);
  for (const one of unsteady) console.log(`  passed at the second try only: ${lineOf(one)}`);
}
const sum = [...outcomes.values()].map(({ tally }) => tally).reduce(add);
console.log(`\n${timesLine([...outcomes].map(([part, { took }]) => ({ part, took })))}`);
console.log(closingLine(sum));
process.exitCode = sum.failed ? 1 : 0;

function vitest(name: string, id: string, ...args: string[]): Part {
  const report = inProject(`.cache/${id}.json`);
  const reporters = ['default', 'json', inProject('.tools/times-reporter.ts')].map(
    (one) => `--reporter=${one}`,
  );
  return {
    name,
    command: ['vitest', 'run', '--silent=passed-only', ...reporters, `--outputFile.json=${report}`, ...args],
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
    took: first.took + second.took,
    files: first.files,
  };
}

function run(part: Part): Outcome {
  console.log(`\n== ${part.name} ==`);
  if (part.needs && outcomes.get(part.needs)?.tally.failed) {
    console.log(`not run: "${part.needs}" failed`);
    return { tally: { passed: 0, failed: 1, skipped: 0 }, failures: [], unsteady: [], took: 0, files: [] };
  }
  for (const path of part.report ? [part.report, pathOfTimes(part.report)] : [])
    rmSync(path, { force: true });
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
  const took = performance.now() - began;
  console.log(`${ok ? 'ok' : 'FAILED'} (${(took / 1000).toFixed(1)} s)`);
  const report = part.report ? read(part.report) : undefined;
  return {
    tally: countOf(ok, report === undefined ? undefined : tallyOfReport(report)),
    failures: ok ? [] : failuresIn(report),
    unsteady: [],
    took,
    files: part.report ? timesOf(part.report) : [],
  };
}

function timesOf(report: string): readonly FileTime[] {
  const times = read(pathOfTimes(report));
  return Array.isArray(times) ? times : [];
}

function read(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
