import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inProject } from '../../.tools/paths';
import { sizeOfPng } from '../support/png';

const folder = 'public/icons';
const pictures = readdirSync(inProject(folder)).filter((name) => name.endsWith('.png'));
const config = readFileSync(inProject('vite.config.ts'), 'utf8');

function sizeOf(name: string): [number, number] {
  return sizeOfPng(readFileSync(inProject(`${folder}/${name}`)));
}

describe('icons', () => {
  it.each(pictures)('%s is as large as it says', (name) => {
    const size = Number(/-(\d+)\.png$/.exec(name)?.[1] ?? 180);
    expect(sizeOf(name)).toEqual([size, size]);
  });

  it('named in the manifest are there, in both forms and both sizes', () => {
    const named = [...config.matchAll(/src: 'icons\/([\w-]+\.png)', sizes: '(\d+)x\2', type/g)];
    expect(named.map(([, name]) => name).sort()).toEqual(pictures.filter((name) => /\d/.test(name)).sort());
    for (const [, name = '', size] of named) expect(sizeOf(name)[0]).toBe(Number(size));
  });
});
