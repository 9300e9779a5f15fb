/** `npm test`: every check in order, whatever fails before it, and one closing line with the sum. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { inProject } from './paths';
import { add, closingLine, countOf, type Tally, tallyOfReport } from './tally';

interface Part {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
  /** Where vitest leaves its counts; a part without one counts as one check. */
  readonly report?: string;
  /** Parts that must have passed for this one to make sense. */
  readonly needs?: string;
}

const parts: readonly Part[] = [
  { name: 'Types', command: ['tsc'] },
  { name: 'Lint and format', command: ['biome', 'ci', '--config-path=.biome.json'] },
  vitest('Unit and component tests', 'unit'),
  { name: 'Build', command: ['vite', 'build', '--logLevel', 'warn'] },
  { ...vitest('Browser tests', 'browser', '--config', '.tools/e2e.config.ts'), needs: 'Build' },
];

mkdirSync(inProject('.cache'), { recursive: true });
const tallies = new Map<string, Tally>();
for (const part of parts) tallies.set(part.name, run(part));

const sum = [...tallies.values()].reduce(add);
console.log('');
for (const [name, { passed, failed, skipped }] of tallies) {
  console.log(`${failed ? '✗' : '✓'} ${name}: ${passed} of ${passed + failed + skipped}`);
}
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

function run(part: Part): Tally {
  console.log(`\n== ${part.name} ==`);
  if (part.needs && tallies.get(part.needs)?.failed) {
    console.log(`not run: "${part.needs}" failed`);
    return { passed: 0, failed: 1, skipped: 0 };
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
  return part.report ? countOf(ok, readReport(part.report)) : countOf(ok, undefined);
}

function readReport(path: string): Tally | undefined {
  try {
    return tallyOfReport(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
}
