import { spawn } from 'node:child_process';

type Finished = { readonly status: number; readonly output: string };

/** Where everything takes three times as long, the longest suite needs some fifty minutes. */
const LIMIT_MS = 70 * 60_000;
/** For a command that was stopped to say where it was. */
const LAST_WORDS_MS = 5000;
const running = new Set<number>();

const killGroup = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(-pid, signal);
  } catch {
    // The group has ended by itself.
  }
};

/** With all that they have started. */
export const endCommands = (): void => running.forEach((pid) => killGroup(pid, 'SIGTERM'));

/** In a process group of its own. One that hangs is killed. */
export const runCommand = (command: readonly string[], cwd: string, limitMs = LIMIT_MS): Promise<Finished> =>
  new Promise((resolve) => {
    const [file = '', ...args] = command;
    const child = spawn(file, args, { cwd, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks: string[] = [];
    const keep = (chunk: Buffer): void => void chunks.push(String(chunk));
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const { pid } = child;
    if (pid) running.add(pid);
    let lastWords: NodeJS.Timeout | undefined;
    const limit = setTimeout(() => {
      chunks.push(`\nStopped: it did not end within ${limitMs / 60_000} minutes.\n`);
      if (pid) killGroup(pid, 'SIGTERM');
      lastWords = setTimeout(() => pid && killGroup(pid, 'SIGKILL'), LAST_WORDS_MS);
    }, limitMs);
    const finish = (status: number): void => {
      clearTimeout(limit);
      clearTimeout(lastWords);
      // What it started may be deaf to the first signal.
      if (lastWords && pid) killGroup(pid, 'SIGKILL');
      if (pid) running.delete(pid);
      resolve({ status, output: chunks.join('') });
    };
    child.once('error', (error) => {
      chunks.push(error.message);
      finish(1);
    });
    child.once('close', (code) => finish(code ?? 1));
  });
