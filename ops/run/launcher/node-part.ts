import { execFile, spawn } from 'node:child_process';
import { openSync, readFileSync, renameSync, statSync } from 'node:fs';
import type { Environment } from './environment.ts';
import { keepRunning } from './keep-running.ts';
import type { Part } from './keep-running.ts';

const LOG_LIMIT_BYTES = 20 * 1024 * 1024;

/** Keeps one older log, so that the disk does not fill up. */
export const rotateLog = (path: string): void => {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_LIMIT_BYTES) renameSync(path, `${path}.1`);
};

export const lastLines = (path: string, count = 25): string => {
  try {
    return readFileSync(path, 'utf8').trimEnd().split('\n').slice(-count).join('\n');
  } catch {
    return '';
  }
};

type NodeProgram = {
  readonly name: string;
  readonly file: string;
  readonly env: Environment;
  readonly logFile: string;
  readonly say: (line: string) => void;
};

/**
 * Left alone, the collector lets a worker that catches up, or a command that reads the whole history, grow by hundreds of megabytes of
 * what nobody needs any more. Live, api and worker hold about 100 MB. The compose file and the containers' `willow` say the same.
 */
export const HEAP_FLAGS = ['--max-old-space-size=384', '--max-semi-space-size=8'];

/** It stays in our process group, and ends itself when the channel between us closes: so however we die. */
export const runProgram = ({ name, file, env, logFile, say }: NodeProgram): Part => {
  const log = openSync(logFile, 'a');
  const start = () =>
    spawn(process.execPath, ['--enable-source-maps', ...HEAP_FLAGS, file], { env: { ...env }, stdio: ['ignore', log, log, 'ipc'] });
  return keepRunning({ name, start, stopSignal: 'SIGTERM', timeoutMs: 20_000, say });
};

export const runToEnd = (what: string, file: string, args: readonly string[], env: Environment): Promise<void> =>
  new Promise((resolve, reject) => {
    execFile(process.execPath, [file, ...args], { env: { ...env } }, (error, stdout, stderr) =>
      error ? reject(new Error(failureOf(what, `${stdout}${stderr || error.message}`.trim()))) : resolve(),
    );
  });

/** One line stays one line. */
const failureOf = (what: string, said: string): string => (said.includes('\n') ? `${what} failed.\n${said}` : `${what} failed: ${said}`);
