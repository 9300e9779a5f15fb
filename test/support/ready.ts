import { existsSync } from 'node:fs';
import { inProject } from '../../.tools/paths';
import { readyChromium } from './browser';

/** Runs once before all browser tests: what they need is there, or the run ends with what is missing. */
export default function setup(): void {
  if (!existsSync(inProject('dist/index.html'))) {
    throw new Error('The browser tests use the built app, and dist is empty: run "npm run build" first.');
  }
  readyChromium();
}
