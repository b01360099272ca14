import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { releaseProblems } from './release.ts';

type Step = { readonly uses?: string; readonly run?: string };
type Job = {
  readonly permissions: Readonly<Record<string, string>>;
  readonly needs?: string | readonly string[];
  readonly steps: readonly Step[];
};
type Workflow = { readonly permissions: object; readonly jobs: Readonly<Record<string, Job>> };

const ROOT = new URL('../..', import.meta.url).pathname;
const WORKFLOWS = '.github/workflows';
const read = (name: string): string => readFileSync(join(ROOT, WORKFLOWS, name), 'utf8');
const stepsOf = (workflow: Workflow): readonly Step[] => Object.values(workflow.jobs).flatMap((job) => job.steps);
const text = read('release.yml');
const { jobs } = parse(text) as Workflow;
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };

describe('the workflow that releases', () => {
  it('gives each job no more rights than it needs, and signs in one that builds nothing', () => {
    expect(
      Object.entries(jobs)
        .filter(([, job]) => job.permissions['id-token'])
        .map(([name]) => name),
    ).toEqual(['publish']);
    for (const { permissions: rights } of Object.values(jobs)) expect(rights).toHaveProperty('contents');
  });

  it('runs no package in the job that signs', () => {
    expect(jobs['publish']!.steps.filter(({ run = '' }) => /\bnpm\b/.test(run))).toEqual([]);
  });

  it('needs jobs that there are, and runs npm scripts that there are', () => {
    for (const { needs = [] } of Object.values(jobs)) for (const name of [needs].flat()) expect(Object.keys(jobs)).toContain(name);
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object };
    const ran = [...text.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name]) => name);
    expect(ran.filter((name) => !Object.hasOwn(scripts, name!))).toEqual([]);
  });

  it('builds every image that compose builds, from Dockerfiles and stages that there are, and publishes it', () => {
    const compose = parse(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8'), { merge: true }) as {
      services: Record<string, { image: string; build?: { dockerfile: string; target?: string } }>;
    };
    const parts = Object.values(compose.services).flatMap(({ image, build }) =>
      build ? [`${/\/([\w-]+):/.exec(image)?.[1]} ${build.dockerfile.replace('ops/docker/', '')} ${build.target ?? ''}`.trim()] : [],
    );
    const built = [...text.matchAll(/^ +build ([\w-]+ [\w.-]+Dockerfile(?: \w+)?)$/gm)].map(([, words]) => words);
    expect(new Set(built)).toEqual(new Set(parts));
    for (const part of built) expect(text).toMatch(new RegExp(`for part in [^;]*\\b${part!.split(' ')[0]}\\b`));
  });

  it('finds the base image of every Dockerfile, to build on its digest', () => {
    const pattern = /^FROM ([a-z/]*:[^ ]*)/gm;
    for (const name of readdirSync(join(ROOT, 'ops/docker')).filter((file) => file.endsWith('.Dockerfile'))) {
      const dockerfile = readFileSync(join(ROOT, 'ops/docker', name), 'utf8');
      expect([name, [...dockerfile.matchAll(pattern)].length > 0]).toEqual([name, true]);
    }
  });
});

describe.each(readdirSync(join(ROOT, WORKFLOWS)))('%s', (name) => {
  const workflow = parse(read(name)) as Workflow;

  it('has no rights but those it gives a job', () => {
    expect(workflow.permissions).toEqual({});
  });

  it('runs actions of GitHub itself and no others, each at a commit: a tag can be moved', () => {
    const actions = stepsOf(workflow).flatMap(({ uses }) => uses ?? []);
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) expect(action).toMatch(/^actions\/[\w-]+@[0-9a-f]{40}$/);
  });

  it('runs scripts that there are', () => {
    const ran = stepsOf(workflow).flatMap(({ run = '' }) => /^\.[\w./-]+/.exec(run)?.[0] ?? []);
    expect(ran.filter((script) => !existsSync(join(ROOT, script)))).toEqual([]);
  });
});

describe('a release', () => {
  it('is ready under the tag of its version, and under no other', () => {
    expect(releaseProblems('v99.0.0')[0]).toContain(`tagged v${version}`);
    expect(releaseProblems(`v${version}`).filter((problem) => problem.startsWith('The tag'))).toEqual([]);
  });
});
