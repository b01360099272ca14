import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { makeProfileDir, processesOf, removeProfileDir, sweepProfileDirs } from './profile-dirs.ts';

let base: string;
let systemTmp: string;

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'sweep-'));
  systemTmp = await mkdtemp(join(tmpdir(), 'sweep-'));
});

afterEach(async () => {
  await rm(base, { recursive: true, force: true });
  await rm(systemTmp, { recursive: true, force: true });
});

async function deadPid(): Promise<number> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await new Promise((resolve) => child.once('exit', resolve));
  return child.pid!;
}

describe('profile directories', () => {
  it('are readable by their owner only', async () => {
    expect((await stat(await makeProfileDir(join(base, 'new')))).mode & 0o777).toBe(0o700);
  });

  it('are swept when their owner is gone, and left when it lives or is on another machine', async () => {
    const mine = await makeProfileDir(base);
    const dead = await deadPid();
    await mkdir(join(base, `profile-${hostname()}-${dead}-abc`, 'Default'), { recursive: true });
    await mkdir(join(base, `profile-elsewhere-${dead}-abc`));
    await mkdir(join(base, 'chromium-1.2.3'));
    await sweepProfileDirs(base, systemTmp);
    expect((await readdir(base)).toSorted()).toEqual(
      ['chromium-1.2.3', `profile-elsewhere-${dead}-abc`, mine.slice(base.length + 1)].toSorted(),
    );
  });

  it('of the driver are swept only when they are empty', async () => {
    for (const name of ['playwright_chromiumdev_profile-a', 'playwright-artifacts-b', 'playwright_chromiumdev_profile-c', 'other'])
      await mkdir(join(systemTmp, name));
    await writeFile(join(systemTmp, 'playwright_chromiumdev_profile-c', 'lock'), '');
    await sweepProfileDirs(base, systemTmp);
    expect((await readdir(systemTmp)).toSorted()).toEqual(['other', 'playwright_chromiumdev_profile-c']);
  });

  it('are swept from a place that does not exist without complaint', async () => {
    await expect(sweepProfileDirs(join(base, 'none'), join(base, 'none'))).resolves.toBeUndefined();
  });

  it('are removed with what still writes there, and never hide why', async () => {
    const mine = await makeProfileDir(base);
    const script = `const { writeFileSync } = require('node:fs'); for (let n = 0; ; n += 1) try { writeFileSync(process.argv[2] + '/' + n, ''); } catch {}`;
    const writer = spawn(process.execPath, ['-e', script, '--', `--user-data-dir=${mine}`, mine], { stdio: 'ignore' });
    await new Promise((resolve) => writer.once('spawn', resolve));
    await removeProfileDir(mine);
    writer.kill('SIGKILL');
    expect(await readdir(base)).toEqual([]);
  });

  it('that cannot be removed are swept later', async () => {
    const inTheWay = join(base, 'in-the-way');
    await writeFile(inTheWay, '');
    const profile = join(inTheWay, 'profile');
    await expect(removeProfileDir(profile)).resolves.toBeUndefined();
    await rm(inTheWay);
    await mkdir(profile, { recursive: true });
    await sweepProfileDirs(base, systemTmp);
    expect(await readdir(inTheWay)).toEqual([]);
  });

  it('lead to the processes that use them', async () => {
    const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 30000)', '--', `--user-data-dir=${base}`], { stdio: 'ignore' });
    await new Promise((resolve) => child.once('spawn', resolve));
    try {
      expect(await processesOf(base)).toEqual([child.pid]);
      expect(await processesOf(`${base}x`)).toEqual([]);
    } finally {
      child.kill('SIGKILL');
    }
  });
});
