import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { licenceProblems } from './licences.ts';
import { lockfile, packagesOf } from './packages.ts';
import { sbom } from './sbom.ts';

type Sbom = {
  readonly components: readonly { readonly 'bom-ref': string; readonly purl: string; readonly hashes?: readonly object[] }[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
};

const packages = packagesOf(lockfile);
const shipped = packages.filter(({ isDev }) => !isDev);

describe('ops/dependencies.md', () => {
  it('says of each library of the product what it is for', () => {
    const text = readFileSync(new URL('../dependencies.md', import.meta.url), 'utf8');
    const libraries = ['contracts', 'backend', 'frontend', 'admin-frontend'].flatMap((workspace) =>
      Object.keys(lockfile.packages[workspace]?.dependencies ?? {}),
    );
    expect(libraries.length).toBeGreaterThan(50);
    expect(
      libraries.filter((name) => !name.startsWith('@willow/') && !text.includes(`| \`${name}\``) && !text.includes(`, \`${name}\``)),
    ).toEqual([]);
  });
});

describe('the bill of materials', () => {
  const { components, dependencies } = sbom() as Sbom;
  const refs = components.map((each) => each['bom-ref']);

  it('lists every package that an image has, once, with what proves that it is that one', () => {
    expect(new Set(components.map(({ purl }) => decodeURIComponent(purl)))).toEqual(
      new Set(shipped.map(({ name, version }) => `pkg:npm/${name}@${version}`)),
    );
    expect(new Set(refs).size).toBe(refs.length);
    expect(components.filter(({ hashes = [] }) => hashes.length === 0).map(({ purl }) => purl)).toEqual([]);
  });

  it('has the direct dependencies of the backend and of both web apps, and none of the tools', () => {
    for (const name of ['%40nestjs/core', 'fastify', 'pg', 'react', '%40mui/material', 'zod'])
      expect(refs.filter((ref) => ref.startsWith(`pkg:npm/${name}@`))).not.toEqual([]);
    expect(refs.filter((ref) => /pkg:npm\/(jest|typescript|oxlint)@/.test(ref))).toEqual([]);
  });

  it('says who needs whom, of components that it has', () => {
    const known = new Set(['willow', ...refs]);
    expect(dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter((ref) => !known.has(ref))).toEqual([]);
    expect(dependencies.map(({ ref }) => ref).toSorted()).toEqual([...known].toSorted());
    const of = (name: string) => dependencies.find(({ ref }) => ref.startsWith(`pkg:npm/${name}@`))?.dependsOn ?? [];
    expect(of('pg').some((ref) => ref.startsWith('pkg:npm/pg-protocol@'))).toBe(true);
  });
});

describe('licences', () => {
  it('are all among those that we allow (T-29)', () => {
    expect(licenceProblems(packages)).toEqual([]);
  });

  it.each([
    ['GPL-3.0-only', false, false],
    ['MPL-2.0', false, false],
    ['MPL-2.0', true, true],
    ['(MIT OR GPL-3.0-only)', false, true],
    ['MIT AND GPL-3.0-only', false, false],
    ['SEE LICENSE IN LICENSE', true, false],
    [null, true, false],
  ])('%s, of a tool: %s, is allowed: %s', (licence, isDev, isAllowed) => {
    const planted = { path: 'node_modules/x', name: 'x', version: '1.0.0', licence, integrity: null, isDev, needs: [] };
    expect(licenceProblems([planted]).length === 0).toBe(isAllowed);
  });
});

describe('what is installed', () => {
  it('is one version of each package, whose content is named: for every machine, the others’ parts included (T-29)', () => {
    const entries = Object.entries(lockfile.packages);
    const ours = entries.filter(([path]) => !path.includes('node_modules/'));
    const asked = ours.flatMap(([, { dependencies = {}, devDependencies = {} }]) =>
      Object.entries({ ...dependencies, ...devDependencies }),
    );
    expect(asked.length).toBeGreaterThan(60);
    expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
    const unproven = entries.filter(([path, { link, integrity }]) => path.includes('node_modules/') && !link && !integrity);
    expect(unproven.map(([path]) => path)).toEqual([]);
  });
});
