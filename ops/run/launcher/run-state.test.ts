import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { patient } from '../../testing/machine/patience.ts';
import { clearLeftovers } from './postgres/cluster.ts';
import { keptSecret } from './secrets.ts';
import { processIdentity, waitUntil } from './processes.ts';
import { claimDataDir, publishedEnvironment } from './run-state.ts';

const PATIENCE = { noticeMs: 200, stopMs: 200 };

describe('what a launcher leaves in the data directory', () => {
  let directory: string;

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'willow-state-'));
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  it('is claimed by one launcher at a time', async () => {
    const claim = await claimDataDir(directory, 'http://localhost:3000');
    await expect(claimDataDir(directory, 'http://localhost:3001', PATIENCE)).rejects.toThrow(
      `(process ${process.pid}, http://localhost:3000)`,
    );
    claim.release();
    await expect(claimDataDir(directory, 'http://localhost:3001', PATIENCE)).resolves.toBeDefined();
  });

  it('is handed over by a launcher that is stopping', async () => {
    const claim = await claimDataDir(directory, 'http://localhost:3000');
    claim.stopping();
    setTimeout(() => claim.release(), 300);
    await expect(claimDataDir(directory, 'http://localhost:3001', { noticeMs: 200, stopMs: 60_000 })).resolves.toBeDefined();
  });

  it('does not mistake another process with the same number for a launcher', async () => {
    mkdirSync(join(directory, 'run'));
    writeFileSync(join(directory, 'run/launcher.json'), JSON.stringify({ process: `${process.pid}@1`, phase: 'running', url: 'http://x' }));
    await expect(claimDataDir(directory, 'http://localhost:3001', PATIENCE)).resolves.toBeDefined();
  });

  it('tells commands how to reach the running product, its owner only, and keeps neither a password of a person nor anything of a shell', async () => {
    expect(publishedEnvironment(directory)).toBeUndefined();
    const claim = await claimDataDir(directory, 'http://localhost:3000');
    const shell = { PATH: '/bin', GITHUB_TOKEN: 'ghp_secret', AWS_SECRET_ACCESS_KEY: 'secret', npm_config_token: 'secret' };
    claim.publish({ ...shell, DATABASE_URL: 'postgresql://x', ADMIN_PASSWORD: 'a password of some length' });
    expect(publishedEnvironment(directory)).toEqual({ DATABASE_URL: 'postgresql://x' });
    expect(readFileSync(join(directory, 'run/environment.json'), 'utf8')).not.toContain('secret');
    expect(statSync(join(directory, 'run/environment.json')).mode & 0o777).toBe(0o600);
    claim.release();
    expect(publishedEnvironment(directory)).toBeUndefined();
    expect(existsSync(join(directory, 'run/environment.json'))).toBe(false);
  });

  it('keeps a secret for ever, whole and private', () => {
    const path = join(directory, 'secrets/key');
    expect(keptSecret(path, () => 'first')).toBe('first');
    expect(keptSecret(path, () => 'second')).toBe('first');
    expect([statSync(path).mode & 0o777, statSync(join(directory, 'secrets')).mode & 0o777]).toEqual([0o600, 0o700]);
    writeFileSync(path, '');
    expect(keptSecret(path, () => 'third')).toBe('third');
  });

  it('clears a pid file whose number belongs to another program, without touching that program', async () => {
    const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    writeFileSync(join(directory, 'postmaster.pid'), `${stranger.pid}\n${directory}\n`);
    expect(await clearLeftovers(directory)).toBe('removed');
    expect(processIdentity(stranger.pid ?? 0)).toBeDefined();
    stranger.kill('SIGKILL');
    expect(await clearLeftovers(directory)).toBe('nothing');
  });

  it('stops a server that an earlier launcher left running', async () => {
    const orphan = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', '--', '-D', directory], { stdio: 'ignore' });
    await waitUntil(() => processIdentity(orphan.pid ?? 0) !== undefined, patient(60_000));
    writeFileSync(join(directory, 'postmaster.pid'), `${orphan.pid}\n${directory}\n`);
    expect(await clearLeftovers(directory)).toBe('stopped');
    expect(processIdentity(orphan.pid ?? 0)).toBeUndefined();
  });
});
