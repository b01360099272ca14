import { X509Certificate } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { outputOf } from '../output.ts';
import { UsageError } from '../usage-error.ts';
import { localSettings, SECRETS, SETTINGS_OF_OWNER, TLS } from './compose-secrets.ts';
import { secretsInitCommand } from './secrets-init.ts';

let folder: string;
let output: string[];
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'willow-secrets-')), 'secrets');
  output = [];
  for (const stream of [process.stdout, process.stderr])
    jest.spyOn(stream, 'write').mockImplementation((text) => output.push(String(text)) > 0);
});
afterEach(() => {
  jest.restoreAllMocks();
  process.exitCode = 0;
  rmSync(join(folder, '..'), { recursive: true });
});

async function run(...args: readonly string[]): Promise<{ readonly status: unknown; readonly text: string }> {
  output.length = 0;
  process.exitCode = 0;
  try {
    await secretsInitCommand.read(args.length > 0 ? args : [folder]).run({}, outputOf(false));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    output.push(error.message);
    process.exitCode = 2;
  }
  return { status: process.exitCode, text: output.join('') };
}
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
const all = (): Readonly<Record<string, string>> => Object.fromEntries(readdirSync(folder).map((name) => [name, read(name)]));
const isRoot = process.getuid?.() === 0;
const OWNERS = SECRETS.filter(({ make }) => !make).map(({ name }) => name);
const fill = (name: string, text: string): void => {
  rmSync(join(folder, name), { force: true });
  writeFileSync(join(folder, name), text);
};

describe('willow secrets init', () => {
  it('makes every file of compose from nothing, for the user of its container alone, and prints no secret', async () => {
    const { status, text } = await run();
    expect(Object.keys(all()).toSorted()).toEqual(
      [...SECRETS, ...TLS]
        .map(({ name }) => name)
        .concat('eventstore_ca_key')
        .toSorted(),
    );
    const certificate = new X509Certificate(read('eventstore_certificate'));
    expect(['eventstore', 'localhost'].map((host) => certificate.checkHost(host))).toEqual(['eventstore', 'localhost']);
    for (const { name, uid } of [...SECRETS, ...TLS]) {
      const { mode, uid: owner } = statSync(join(folder, name));
      expect([name, (mode & 0o777).toString(8), owner]).toEqual([name, '400', isRoot ? uid : owner]);
    }
    const secrets = SECRETS.map(({ name }) => read(name).trim()).filter((secret) => secret !== '');
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    expect(status).toBe(isRoot ? 0 : 1);
    expect(/Only root may give files[^]*chown 999:999 \S*redis_password/.test(text)).toBe(!isRoot);
  });

  it('says what only the owner can know, as long as it is not there', async () => {
    const { text } = await run();
    for (const name of [...OWNERS, ...Object.keys(SETTINGS_OF_OWNER)]) expect(text).toContain(name);
    for (const name of OWNERS) fill(name, 'given');
    const again = await run();
    for (const name of OWNERS) expect(again.text).not.toContain(name);
  });

  it('keeps what is there when it is repeated, and mends who may read it', async () => {
    await run();
    for (const name of OWNERS) fill(name, 'given\n');
    const before = all();
    chmodSync(join(folder, 'redis_password'), 0o644);
    expect((await run()).text).toMatch(/^0 secrets were made/);
    expect(all()).toEqual(before);
    expect(statSync(join(folder, 'redis_password')).mode & 0o777).toBe(0o400);
  });

  it('makes again what is missing or blank, to fit the rest', async () => {
    await run();
    const { redis_password: password } = all();
    rmSync(join(folder, 'redis_password'));
    fill('postgres_password', ' \n');
    expect((await run()).text).toMatch(/^2 secrets were made/);
    expect(read('redis_password')).toBe(password);
    expect(read('postgres_password').trim()).not.toBe('');
  });

  it('makes all of it for a rehearsal, with the settings as they are to be written', async () => {
    const { text } = await run(folder, '--local-providers');
    for (const { name } of SECRETS) expect([name, read(name).trim()]).not.toEqual([name, '']);
    for (const [name, value] of Object.entries(localSettings(all()))) expect(text).toContain(`\n${name}=${value}\n`);
  });

  it('writes them into .env when asked, below what is there, and changes nothing that is there', async () => {
    const env = join(folder, '..', '.env');
    writeFileSync(env, 'WILLOW_ADMIN_EMAIL=olive@willow.example\nWILLOW_LOG_LEVEL=debug');
    const { text } = await run(folder, '--local-providers', '--env', env);
    const { WILLOW_ADMIN_EMAIL: _, ...missing } = localSettings(all());
    const lines = Object.entries(missing).map(([name, value]) => `${name}=${value}\n`);
    const written = `WILLOW_ADMIN_EMAIL=olive@willow.example\nWILLOW_LOG_LEVEL=debug\n${lines.join('')}`;
    expect(readFileSync(env, 'utf8')).toBe(written);
    expect(text).toMatch(/7 settings of a rehearsal were written[^]*WILLOW_ADMIN_EMAIL is set to something else/);
    await run(folder, '--local-providers', '--env', env);
    expect(readFileSync(env, 'utf8')).toBe(written);
    expect(await run(folder, '--env', env)).toMatchObject({ status: 2, text: expect.stringMatching(/^--env is for a rehearsal/) });
  });

  it('makes nothing when the master key is gone, or when a file is a folder', async () => {
    await run();
    rmSync(join(folder, 'master_key'));
    rmSync(join(folder, 'postgres_password'));
    const before = all();
    expect(await run()).toEqual({ status: 2, text: expect.stringMatching(/^Nothing was made in .*\n- master_key is missing/) });
    expect(all()).toEqual(before);
    mkdirSync(join(folder, 'postgres_password'));
    expect(await run()).toEqual({ status: 2, text: expect.stringMatching(/postgres_password is no file/) });
  });

  it.each([[['a', 'b']], [['--force']]])('refuses %j in words', async (args) => {
    expect(await run(...args)).toMatchObject({ status: 2, text: expect.stringMatching(/secrets init \[<folder>\]/) });
  });
});
