import { describe, expect, it } from 'vitest';
import { filesBelow, projectFiles, read } from './files';

const topLevel = [
  'LICENSE',
  'README.md',
  'index.html',
  'package-lock.json',
  'package.json',
  'public',
  'src',
  'test',
  'tsconfig.json',
  'vite.config.ts',
];

const isText = /(^|\/)(LICENSE|run)$|\.(css|html|json|md|svg|ts|tsx|txt|webmanifest)$|(^|\/)\.[^/]+$/;

const machinePath = /(?<![\w.@/])\/(work|root|home|Users|tmp)\/\w/;
const registryHost = /\bregistry\.[\w-]+\.[a-z]|\b(npmjs|npmmirror|yarnpkg)\.[a-z]|\bregistry\s*=\s*\S*\/\//;
/** In prose `any` is followed by a word; as a type it is not. */
const looseTypes = /(\bas\s+|:\s*|<\s*|\|\s*)any\s*([;,)=|&[\]{}>]|$)|@ts-(ignore|nocheck)/;
const expectedError = /@ts-(expect-error)/;
/** Tests that show what does not compile. */
const typeTest = /(^|\/)types\.test\.tsx?$/;
const silencedLint = /\b(biome|eslint|oxlint)-(ignore|disable)/;

function linesWith(pattern: RegExp, { path, text }: { path: string; text: string }): string[] {
  return text
    .split('\n')
    .flatMap((line, i) => (pattern.test(line) ? [`${path}:${i + 1}: ${line.trim().slice(0, 120)}`] : []));
}

describe('the project', () => {
  it('has at its top level what the design lists, and files with a dot', () => {
    const entries = [...new Set(projectFiles().map((path) => path.split('/', 1)[0] ?? ''))];
    expect(entries.filter((entry) => !entry.startsWith('.')).sort()).toEqual([...topLevel].sort());
  });

  it.each([
    [machinePath, "open('/wor" + "k/main/a.ts')"],
    [registryHost, 'https://registry' + '.npmjs' + '.org/a'],
    [looseTypes, 'const a = b as ' + 'any;'],
    [looseTypes, 'function a(b:' + ' any) {}'],
    [looseTypes, '// @ts-' + 'ignore'],
    [expectedError, '// @ts-' + 'expect-error'],
    [silencedLint, '// biome-' + 'ignore lint: a'],
  ])('would notice with %s', (pattern, line) => {
    expect(linesWith(pattern, { path: 'a.ts', text: `ok\n${line}` })).toEqual([`a.ts:2: ${line}`]);
  });

  it('locks its packages without the addresses of a registry', () => {
    expect(linesWith(/"resolved"\s*:/, read('package-lock.json'))).toEqual([]);
  });

  it('names no path of one machine and no host of a registry', () => {
    const files = projectFiles().filter((path) => isText.test(path));
    expect(files).toContain('package-lock.json');
    const found = files
      .map(read)
      .flatMap((file) => [...linesWith(machinePath, file), ...linesWith(registryHost, file)]);
    expect(found).toEqual([]);
  });

  it('has no loose types and no silenced checks', () => {
    const files = ['src', 'test', '.tools'].flatMap((folder) => filesBelow(folder, '.ts', '.tsx'));
    const found = files.flatMap((file) => [
      ...linesWith(looseTypes, file),
      ...linesWith(silencedLint, file),
      ...(typeTest.test(file.path) ? [] : linesWith(expectedError, file)),
    ]);
    expect(found).toEqual([]);
  });
});
