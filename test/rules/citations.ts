import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '../../.tools/paths';
import { type Citation, citationsIn } from './coverage';

const isTest = /\.(test|e2e)\.tsx?$/;

/** What the project's tests cite. The tests of this folder are left out: they play with made-up names. */
export function citationsOfProject(): Citation[] {
  return readdirSync(inProject('test'), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => isTest.test(path) && !path.startsWith('rules/'))
    .sort()
    .flatMap((path) => citationsIn(`test/${path}`, readFileSync(join(inProject('test'), path), 'utf8')));
}
