import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { firstClosedTo, passingClosedDirectories } from './closed-directories.ts';

const NOBODY = ['--reuid=65534', '--regid=65534', '--clear-groups'];
// Only root has rights to give up.
const describeAsRoot = process.getuid?.() === 0 ? describe : describe.skip;

describe('a directory that is closed to others', () => {
  let closed: string;
  let program: string;

  beforeAll(() => {
    closed = mkdtempSync(join(tmpdir(), 'willow-closed-'));
    program = join(closed, 'bin/program');
    mkdirSync(join(closed, 'bin'), { mode: 0o755 });
    writeFileSync(program, '#!/bin/sh\nid -u; grep CapEff /proc/self/status\n');
    chmodSync(program, 0o755);
  });
  afterAll(() => rmSync(closed, { recursive: true }));

  it('is found on the way to what lies below it, whether that exists or not', () => {
    expect(firstClosedTo(['/', program])).toBe(closed);
    expect(firstClosedTo([join(closed, 'not/yet/made')])).toBe(closed);
    expect(firstClosedTo(['/', '/usr/bin'])).toBeUndefined();
  });

  describeAsRoot('with root to give up', () => {
    it('stops a program that has given root up', () => {
      const withNothingLeft = ['--securebits=-no_setuid_fixup', '--inh-caps=-all', '--ambient-caps=-all'];
      expect(spawnSync('setpriv', [...NOBODY, ...withNothingLeft, 'sh', '-c', program]).status).not.toBe(0);
    });

    it('is passed by one that keeps the right to, and only that right', () => {
      const asks = `require('node:fs').accessSync('${program}', 1); console.log(require('node:child_process').execFileSync('${program}', { encoding: 'utf8' }))`;
      const [file, ...args] = [...passingClosedDirectories(closed, NOBODY), process.execPath, '-e', asks];
      const { status, stdout } = spawnSync(file, args, { encoding: 'utf8' });
      expect([status, stdout.split('\n')[0]]).toEqual([0, '65534']);
      expect(stdout).toMatch(/CapEff:\t000000000000000[24]\n/);
    });
  });
});
