/** `npm run bench [-- <part of a name>]`: every `test/bench/*.bench.ts`, bundled as it would be shipped, one table each. */
import { readdirSync } from 'node:fs';
import { isBench } from '../test/bench/contract';
import { loadBundled } from './bundled';
import { inProject } from './paths';
import { printTable } from './table';

const wanted = process.argv[2] ?? '';
const files = readdirSync(inProject('test/bench'))
  .filter((file) => file.endsWith('.bench.ts') && file.includes(wanted))
  .sort();

if (files.length === 0) {
  console.error(`no bench has "${wanted}" in its name`);
  process.exitCode = 1;
}

for (const file of files) {
  const loaded: unknown = await loadBundled(`test/bench/${file}`);
  const bench = typeof loaded === 'object' && loaded && 'default' in loaded ? loaded.default : undefined;
  if (!isBench(bench)) throw new Error(`test/bench/${file} has no bench as its default export`);
  console.log(`\n${bench.name}`);
  try {
    printTable(await bench.run());
  } catch (error) {
    console.error(`could not be measured: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
