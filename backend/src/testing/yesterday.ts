import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../ops/local/kit/free-port.ts';
import type { Config } from '../platform/config/config.ts';
import { SETTINGS } from '../platform/config/settings.ts';
import { until } from './until.ts';

const ROOT = new URL('../../..', import.meta.url).pathname;
const MIGRATIONS = 'backend/src/platform/database/migrations';
const NEEDED = ['contracts', 'backend', 'ops/run', 'tsconfig.base.json', 'package.json'];

/** Its api and worker in one process, as the tests of today start theirs: on a database that may forget, and with nothing to print with. */
const MAIN = `
import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { createApi } from './dist/create-api.js';
import { readServiceConfig } from './dist/platform/config/config.js';
import { Logger } from './dist/platform/logging/logger.js';
import { WorkerModule } from './dist/worker.module.js';

const config = readServiceConfig(process.env);
const options = { config, logger: new Logger('error', 'yesterday'), allowUnsafeDurability: true };
const pdf = { close: () => Promise.resolve() };
const worker = await NestFactory.createApplicationContext(WorkerModule.forRoot({ ...options, pdf }), { logger: false, abortOnError: false });
const api = await createApi({ ...options, pressure: null });
await api.listen(config.PORT, '127.0.0.1');
process.once('SIGTERM', () => api.close().then(() => worker.close()).then(() => process.exit(0)));
`;

export type Yesterday = { readonly url: string; stop(): Promise<void> };

const git = (...args: readonly string[]): string => {
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
  } catch (error) {
    throw new Error('The version before this one is built from the history of this repository, and there is none: clone it with git.', {
      cause: error,
    });
  }
};

/** The last release, where it has a tag; otherwise what there was before the newest migration. */
export function commitOfYesterday(): string {
  const { releases } = JSON.parse(readFileSync(join(ROOT, 'ops/releases.json'), 'utf8')) as { releases: readonly { version: string }[] };
  const tag = `v${releases.at(-1)?.version}`;
  if (git('tag', '--list', tag) !== '') return git('rev-parse', `${tag}^{commit}`);
  const newest = readdirSync(join(ROOT, MIGRATIONS))
    .filter((name) => /^\d+-.*\.ts$/.test(name))
    .toSorted()
    .at(-1)!;
  const added = git('log', '-1', '--diff-filter=A', '--format=%H %P', '--', join(MIGRATIONS, newest));
  // Not committed yet.
  if (added === '' && git('rev-parse', '--is-shallow-repository') === 'false') return git('rev-parse', 'HEAD');
  const [, parent] = added.split(' ');
  if (parent === undefined) throw new Error(`This clone does not reach back to the commit before ${newest}: git fetch --unshallow --tags`);
  return parent;
}

/** Compiled, on the packages that are installed for today. */
function build(commit: string): string {
  const tree = mkdtempSync(join(tmpdir(), 'willow-yesterday-'));
  const packed = execFileSync('git', ['archive', commit, ...NEEDED], { cwd: ROOT, maxBuffer: 1 << 28 });
  execFileSync('tar', ['-x', '-C', tree], { input: packed });
  const installed = join(ROOT, 'node_modules');
  mkdirSync(join(tree, 'node_modules/@willow'), { recursive: true });
  for (const name of readdirSync(installed)) if (name !== '@willow') symlinkSync(join(installed, name), join(tree, 'node_modules', name));
  symlinkSync(join(tree, 'contracts'), join(tree, 'node_modules/@willow/contracts'));
  for (const workspace of ['contracts', 'backend']) {
    const own = join(ROOT, workspace, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(tree, workspace, 'node_modules'));
  }
  const run = (cwd: string, ...args: readonly string[]) => execFileSync(process.execPath, args, { cwd: join(tree, cwd), stdio: 'pipe' });
  const tsc = join(installed, 'typescript/bin/tsc');
  run('contracts', tsc, '-p', 'tsconfig.build.json', '--noCheck');
  run('backend', tsc, '-p', 'tsconfig.build.json', '--noCheck');
  run('backend', '../ops/run/copy-assets.mjs');
  return tree;
}

/** The version before this one, as a process of its own on what this one was given: its database, mailbox and keys. */
export async function startYesterday(config: Config): Promise<Yesterday> {
  const tree = build(commitOfYesterday());
  writeFileSync(join(tree, 'backend/main-of-test.mjs'), MAIN);
  const port = await freePort();
  const given = Object.entries(config).filter(([name, value]) => SETTINGS.includes(name) && value !== undefined);
  const env = { ...Object.fromEntries(given.map(([name, value]) => [name, String(value)])), PORT: String(port) };
  const child = spawn(process.execPath, ['main-of-test.mjs'], { cwd: join(tree, 'backend'), env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part: string) => (said += part));
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
    rmSync(tree, { recursive: true, force: true });
  };
  const url = `http://localhost:${port}`;
  try {
    await until(async () => {
      if (child.exitCode !== null) throw new Error(`The version before this one does not start on today's schema:\n${said}`);
      const { status } = await fetch(`${url}/health/live`).catch(() => ({ status: 0 }));
      return status === 200 ? true : undefined;
    }, 'the version before this one');
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
