import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

type Package = Readonly<Record<string, unknown>>;
type Lockfile = { readonly packages: Readonly<Record<string, Package>> };
type Tools = { readonly missingOptionals: (lockfile: Lockfile) => readonly object[]; readonly completed: (lockfile: Lockfile) => Lockfile };

const { missingOptionals, completed } = (await import(new URL('./lockfile.mjs', import.meta.url).pathname)) as Tools;

const LOCKFILE: Lockfile = {
  packages: {
    '': {},
    'node_modules/a': {
      dev: true,
      optionalDependencies: { '@a/linux-x64-musl': '1.0.0', '@a/darwin-arm64': '1.0.0', '@a/linux-x64-gnu': '1.0.0' },
    },
    'node_modules/@a/linux-x64-gnu': { version: '1.0.0' },
    'node_modules/b': {},
    'node_modules/b/node_modules/c': { optionalDependencies: { near: '2.0.0' } },
    'node_modules/b/node_modules/near': { version: '2.0.0' },
    'node_modules/z': {},
  },
};

describe('the lockfile', () => {
  it('has every platform of every package, or npm ci refuses it: node ops/run/complete-lockfile.mjs', () => {
    const lockfile = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as Lockfile;
    expect(missingOptionals(lockfile)).toEqual([]);
  });

  it('is completed with what is missing and nothing else', () => {
    const { packages } = completed(LOCKFILE);
    expect(packages['node_modules/@a/linux-x64-musl']).toEqual({
      version: '1.0.0',
      cpu: ['x64'],
      dev: true,
      libc: ['musl'],
      optional: true,
      os: ['linux'],
    });
    expect(packages['node_modules/@a/darwin-arm64']).toEqual({
      version: '1.0.0',
      cpu: ['arm64'],
      dev: true,
      optional: true,
      os: ['darwin'],
    });
    expect(Object.keys(packages)).toHaveLength(Object.keys(LOCKFILE.packages).length + 2);
    expect(missingOptionals({ packages })).toEqual([]);
  });

  it('is not completed by guessing', () => {
    expect(() => completed({ packages: { 'node_modules/a': { optionalDependencies: { fsevents: '1.0.0' } } } })).toThrow('fsevents');
  });
});
