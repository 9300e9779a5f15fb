import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take a minute or more, however few lines they have: begun first, so that none of them is left over for one
 * worker at the end.
 */
const long = /\/(screens|game|in-sight|keeping|kept-files|kill|study)[\w-]*\.e2e\.ts$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isShort = ({ moduleId }: TestSpecification) => Number(!long.test(moduleId));
    return (await super.sort(files)).toSorted((a, b) => isShort(a) - isShort(b));
  }
}

/** Browser tests: two files side by side, each with a browser and a host of its own, which two cores can bear. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  resolve: { alias: { '@': fileURLToPath(new URL('../src', import.meta.url)) } },
  test: {
    name: 'browser',
    include: ['test/e2e/**/*.e2e.ts'],
    environment: 'node',
    globalSetup: ['test/support/ready.ts'],
    maxWorkers: 2,
    // what is tested is in browsers of their own: words and rules are loaded once, not for each file again
    isolate: false,
    sequence: { sequencer: LongestFirst },
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
