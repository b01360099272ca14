import { afterEach } from '@jest/globals';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Patience } from '../../testing/machine/patience.ts';

const cleanups: (() => Promise<unknown> | void)[] = [];

/** The latest goes first. */
export function afterThisTest(cleanup: () => Promise<unknown> | void): void {
  cleanups.unshift(cleanup);
}

afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'local-stand-in-'));
  afterThisTest(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export async function eventually(check: () => boolean | Promise<boolean>): Promise<void> {
  const patience = new Patience(60_000);
  while (!(await check())) {
    if (patience.isOver()) throw new Error(`It did not happen within ${patience.waited}.`);
    await new Promise((resolve) => {
      setTimeout(resolve, 10);
    });
  }
}

export function runProgramFile(file: string, environment: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [file], { env: { PATH: '', ...environment }, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const exited = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
  });
  afterThisTest(() => void child.kill('SIGKILL'));
  return { child, exited, output: () => output.join(''), up: () => eventually(() => output.join('').includes('listens on')) };
}
