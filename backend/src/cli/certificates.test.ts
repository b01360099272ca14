import 'reflect-metadata';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSecureContext } from 'node:tls';
import { X509Certificate } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { runCommand } from './commands.ts';

let parent: string;
let folder: string;
let output: string[];
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'willow-certificates-'));
  folder = join(parent, 'secrets');
  output = [];
  for (const stream of [process.stdout, process.stderr])
    jest.spyOn(stream, 'write').mockImplementation((text) => output.push(String(text)) > 0);
});
afterEach(async () => {
  jest.restoreAllMocks();
  process.exitCode = 0;
  await rm(parent, { recursive: true });
});

async function run(...args: readonly string[]): Promise<{ readonly status: unknown; readonly text: string }> {
  output.length = 0;
  process.exitCode = 0;
  await runCommand(['certificates', ...args], {});
  return { status: process.exitCode, text: output.join('') };
}
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
const certificate = (file: string): X509Certificate => new X509Certificate(read(file));

describe('willow certificates', () => {
  it('makes an authority and a certificate that fit each other, under the names of the secrets, readable by their owner alone', async () => {
    expect(await run(folder, 'eventstore', 'localhost', '10.0.0.1')).toMatchObject({ status: 0 });
    expect(readdirSync(folder).toSorted()).toEqual([
      'eventstore_ca',
      'eventstore_ca_key',
      'eventstore_certificate',
      'eventstore_private_key',
    ]);
    for (const file of readdirSync(folder)) expect(statSync(join(folder, file)).mode & 0o077).toBe(0);
    const node = certificate('eventstore_certificate');
    for (const host of ['eventstore', 'localhost']) expect(node.checkHost(host)).toBe(host);
    expect(node.checkIP('10.0.0.1')).toBe('10.0.0.1');
    expect(node.verify(certificate('eventstore_ca').publicKey)).toBe(true);
    createSecureContext({ cert: read('eventstore_certificate'), key: read('eventstore_private_key'), ca: read('eventstore_ca') });
  });

  it('makes another certificate with the authority that is kept, and none over one that is there', async () => {
    await run(folder, 'n1');
    const authority = read('eventstore_ca');
    const again = await run(folder, 'n2');
    expect(again).toMatchObject({ status: 2, text: expect.stringMatching(/eventstore_certificate is there already: move it away/) });
    for (const file of ['eventstore_certificate', 'eventstore_private_key']) rmSync(join(folder, file));
    expect(await run(folder, 'n2')).toMatchObject({ status: 0, text: expect.stringContaining('eventstore_ca is kept\n') });
    expect(read('eventstore_ca')).toBe(authority);
    expect(certificate('eventstore_certificate').verify(certificate('eventstore_ca').publicKey)).toBe(true);
  });

  it('does not take the place of an authority whose key is missing or is another’s', async () => {
    await run(folder, 'n1');
    for (const file of ['eventstore_certificate', 'eventstore_private_key']) rmSync(join(folder, file));
    writeFileSync(join(folder, 'eventstore_ca_key'), 'another');
    expect(await run(folder, 'n1')).toMatchObject({ status: 2, text: expect.stringMatching(/were not made by this command/) });
    rmSync(join(folder, 'eventstore_ca_key'));
    expect(await run(folder, 'n1')).toMatchObject({ status: 2, text: expect.stringMatching(/only one is there/) });
    expect(readdirSync(folder)).toEqual(['eventstore_ca']);
  });

  it.each([
    [[], /^Give a folder and at least one name/],
    [['secrets'], /^Give a folder and at least one name/],
    [['secrets', 'https://n1'], /^https:\/\/n1 is neither/],
    [['secrets', 'n1', '300.1.1.1'], /^300\.1\.1\.1 is neither/],
    [['secrets', '::1'], /^::1 is neither/],
    [['secrets', '--days', '1'], /There is no option --days here\.\nUsage: willow certificates/],
  ])('refuses %j in words', async (args, words) => {
    expect(await run(...args)).toMatchObject({ status: 2, text: expect.stringMatching(words) });
  });
});
