import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { inTree } from './compose-file.ts';

const DIGEST = `sha256:${'a'.repeat(64)}`;
type State = {
  done: string[];
  next: number;
  containers: { id: string; service: string; tag: string; health: string }[];
  images: string[];
  published: string[];
  /** Images that never become healthy. */
  ill: string[];
  fails: string[];
};

let folder: string;
const at = (path: string): string => join(folder, path);
const state = (): State => JSON.parse(readFileSync(at('docker.json'), 'utf8')) as State;
const change = (to: Partial<State>): void => writeFileSync(at('docker.json'), JSON.stringify({ ...state(), ...to }));
const running = (): readonly string[] => state().containers.map(({ service, tag }) => `${service}:${tag}`);
const settings = (): readonly string[] => readFileSync(at('.env'), 'utf8').trim().split('\n').toSorted();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'willow-upgrade-'));
  for (const path of ['ops/docker', 'bin']) mkdirSync(at(path), { recursive: true });
  for (const path of ['docker-compose.yml', 'ops/docker/upgrade.sh']) copyFileSync(inTree(path), at(path));
  writeFileSync(at('bin/docker'), `#!/bin/sh\nexec "${process.execPath}" "${inTree('ops/compose/fake-docker.mjs')}" "$@"\n`);
  chmodSync(at('bin/docker'), 0o755);
  writeFileSync(at('.env'), 'WILLOW_VERSION=1.0.0\nWILLOW_WEB_VERSION=1.0.0\nWILLOW_MAIL_FROM=wills@wills.example\n');
  const containers = ['web', 'api', 'worker'].map((service) => ({ id: `${service}-1`, service, tag: '1.0.0', health: 'healthy 0' }));
  const images = ['web', 'api', 'worker'].flatMap((part) => [`willow/${part}:1.0.0`, `willow/${part}:1.1.0`]);
  writeFileSync(at('docker.json'), JSON.stringify({ done: [], next: 1, containers, images, published: [], ill: [], fails: [] }));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function upgrade(...args: readonly string[]) {
  const env = { PATH: `${at('bin')}:${process.env['PATH']}`, FAKE_DOCKER: at('docker.json'), WILLOW_HEALTHY_WITHIN: '1' };
  const { status, stdout, stderr } = spawnSync('sh', [at('ops/docker/upgrade.sh'), ...args], { env, encoding: 'utf8' });
  return { status, text: `${stdout}${stderr}` };
}

const rebuilt = (version: string): string => `run cli willow projections rebuild of ${version}`;
const MIGRATED = 'run migrate of 1.1.0';
const IN_TURN = ['start worker:1.1.0', rebuilt('1.1.0'), 'stop worker:1.0.0', 'start api:1.1.0', 'stop api:1.0.0'];

describe('upgrade.sh', () => {
  it('adds to the database, starts readers and then writers beside the old ones, and remembers the way back', () => {
    expect(upgrade('1.1.0')).toMatchObject({ status: 0 });
    expect(state().done).toEqual([MIGRATED, ...IN_TURN]);
    expect(running().toSorted()).toEqual(['api:1.1.0', 'web:1.0.0', 'worker:1.1.0']);
    expect(settings()).toEqual([
      'WILLOW_MAIL_FROM=wills@wills.example',
      'WILLOW_VERSION=1.1.0',
      'WILLOW_VERSION_BEFORE=1.0.0',
      'WILLOW_WEB_VERSION=1.0.0',
    ]);
  });

  it('goes back by one version, writers first, without touching the database', () => {
    upgrade('1.1.0', '--web', '1.1.0');
    change({ done: [] });
    expect(upgrade('--back')).toMatchObject({ status: 0 });
    expect(state().done).toEqual([
      'start api:1.0.0',
      'stop api:1.1.0',
      'start worker:1.0.0',
      rebuilt('1.0.0'),
      'stop worker:1.1.0',
      'start web:1.0.0',
    ]);
    expect(settings()).toEqual(['WILLOW_MAIL_FROM=wills@wills.example', 'WILLOW_VERSION=1.0.0', 'WILLOW_WEB_VERSION=1.0.0']);
    expect(upgrade('--back')).toMatchObject({ status: 1, text: expect.stringContaining('There is no version to go back to') });
  });

  it.each([
    ['worker:1.1.0', ['start worker:1.1.0', rebuilt('1.0.0')]],
    ['api:1.1.0', [...IN_TURN.slice(0, 4), 'start worker:1.0.0', rebuilt('1.0.0'), 'stop worker:1.1.0']],
    [
      'web:1.1.0',
      [
        ...IN_TURN,
        'start web:1.1.0',
        'start web:1.0.0',
        'start api:1.0.0',
        'stop api:1.1.0',
        'start worker:1.0.0',
        rebuilt('1.0.0'),
        'stop worker:1.1.0',
      ],
    ],
  ])('puts everything back when %s does not become healthy', (image, done) => {
    change({ ill: [image] });
    expect(upgrade('1.1.0', '--web', '1.1.0')).toMatchObject({ status: 1, text: expect.stringMatching(/1\.0\.0 goes on\.\n$/) });
    expect(state().done).toEqual([MIGRATED, ...done]);
    expect(running().toSorted()).toEqual(['api:1.0.0', 'web:1.0.0', 'worker:1.0.0']);
    expect(settings()).not.toContain('WILLOW_VERSION=1.1.0');
  });

  it('keeps as many of each as there are', () => {
    change({ containers: [...state().containers, { id: 'api-9', service: 'api', tag: '1.0.0', health: 'healthy 0' }] });
    upgrade('1.1.0');
    expect(running().filter((each) => each.startsWith('api'))).toEqual(['api:1.1.0', 'api:1.1.0']);
  });

  it.each(['migrate', 'cli willow projections rebuild'])('changes nothing that runs when %s fails', (failing) => {
    change({ fails: [failing] });
    expect(upgrade('1.1.0')).toMatchObject({ status: 1, text: expect.stringMatching(/1\.0\.0 (runs as before|goes on)/) });
    expect(running().toSorted()).toEqual(['api:1.0.0', 'web:1.0.0', 'worker:1.0.0']);
  });

  it('takes no container that had ended for a new one', () => {
    change({ containers: state().containers.map((each) => (each.service === 'api' ? { ...each, health: 'exited' } : each)) });
    expect(upgrade('1.1.0')).toMatchObject({ status: 0 });
    expect(running().toSorted()).toEqual(['api:1.1.0', 'web:1.0.0', 'worker:1.1.0']);
  });

  it('takes images by their digests, and refuses any other', () => {
    writeFileSync(at('digests'), `api ${DIGEST}\nworker ${DIGEST}\n`);
    expect(upgrade('1.2.0')).toMatchObject({ status: 1, text: expect.stringContaining('willow/api:1.2.0 is not on this machine') });
    change({ published: [`willow/api@${DIGEST}`] });
    expect(upgrade('1.2.0', '--digests', at('digests')).status).not.toBe(0);
    change({ published: ['api', 'worker'].map((part) => `willow/${part}@${DIGEST}`) });
    expect(upgrade('1.2.0', '--digests', at('digests'))).toMatchObject({ status: 0 });
    expect(running()).toContain('api:1.2.0');
    writeFileSync(at('digests'), `api ${DIGEST}\n`);
    expect(upgrade('1.3.0', '--digests', at('digests'))).toMatchObject({ status: 1, text: expect.stringContaining('"worker sha256:') });
  });

  it.each([[[]], [['--back', '1.1.0']], [['1.1.0', '1.2.0']], [['1.1.0', '--fast']], [['1.1.0', '--build', '--digests', 'x']]])(
    'says how it is used, and does nothing, when asked %j',
    (args) => {
      expect([upgrade(...args).status === 0, state().done]).toEqual([false, []]);
    },
  );

  it('does nothing for the version that runs', () => {
    expect(upgrade('1.0.0')).toMatchObject({ status: 1, text: '1.0.0 is what runs\n' });
  });
});
