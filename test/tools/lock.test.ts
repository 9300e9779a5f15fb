import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { completed, type Lock, missingOptional, platformIn } from '../../.tools/lock-entries';
import { inProject } from '../../.tools/paths';

describe('the lock file', () => {
  it('holds every optional package it wants, or npm ci refuses it (npm run lock adds them)', () => {
    const lock = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8')) as Lock;
    expect(missingOptional(lock)).toEqual([]);
  });
});

describe('completing a lock file', () => {
  const lock: Lock = {
    packages: {
      '': {},
      'node_modules/a': { optionalDependencies: { '@a/a-linux-x64': '1.2.3', '@a/a-darwin-arm64': '1.2.3' } },
      'node_modules/@a/a-linux-x64': { version: '1.2.3' },
      'node_modules/b/node_modules/c': { optionalDependencies: { d: '1.0.0' } },
      'node_modules/d': { version: '1.0.0' },
    },
  };

  it('adds what is wanted and not held, here or further up', () => {
    const { lock: whole, added } = completed(lock);
    expect(added).toEqual(['@a/a-darwin-arm64@1.2.3']);
    expect(whole.packages['node_modules/@a/a-darwin-arm64']).toEqual({
      version: '1.2.3',
      optional: true,
      cpu: ['arm64'],
      os: ['darwin'],
    });
    expect(missingOptional(whole)).toEqual([]);
  });

  it('reads the platform from the name', () => {
    expect(platformIn('@rollup/rollup-linux-x64-musl')).toEqual({
      cpu: ['x64'],
      os: ['linux'],
      libc: ['musl'],
    });
    expect(platformIn('@rollup/rollup-linux-arm-musleabihf')).toEqual({
      cpu: ['arm'],
      os: ['linux'],
      libc: ['musl'],
    });
    expect(platformIn('@rolldown/binding-wasm32-wasi')).toEqual({ cpu: ['wasm32'] });
    expect(platformIn('fsevents')).toBeUndefined();
  });

  it('adds nothing it would have to guess', () => {
    const vague: Lock = { packages: { 'node_modules/a': { optionalDependencies: { fsevents: '~2.3.2' } } } };
    expect(() => completed(vague)).toThrow('fsevents@~2.3.2');
  });
});
