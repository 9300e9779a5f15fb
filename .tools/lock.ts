/**
 * `npm run lock`: writes into the lock file what npm leaves out when a registry does not carry the builds
 * of a package for other platforms. Without those entries `npm ci` refuses the whole lock file.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { completed, type Lock } from './lock-entries';
import { inProject } from './paths';

const path = inProject('package-lock.json');
const lock = JSON.parse(readFileSync(path, 'utf8')) as Lock;
const { lock: whole, added } = completed(lock);
if (added.length) writeFileSync(path, `${JSON.stringify(whole, null, 2)}\n`);
console.log(
  added.length ? `added to package-lock.json:\n  ${added.join('\n  ')}` : 'package-lock.json is complete',
);
