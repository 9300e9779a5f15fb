import { defineConfig } from 'vitest/config';
import { inProject } from './paths';

/** Browser tests: one file after the other, since each drives a browser of its own. */
export default defineConfig({
  root: inProject('.'),
  resolve: { alias: { '@': inProject('src') } },
  test: {
    name: 'browser',
    include: ['test/e2e/**/*.e2e.ts'],
    environment: 'node',
    globalSetup: ['test/support/ready.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
