import { spawn } from 'node:child_process';

type Finished = { readonly status: number; readonly output: string; readonly stopped: boolean };

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

type Options = { readonly cwd: string; readonly env?: Readonly<Record<string, string>>; readonly limitMs?: number };

/** In a process group of its own, which ends with it. One that hangs is killed. `env` is added to ours. */
export const runCommand = (command: readonly string[], { cwd, env = {}, limitMs = LIMIT_MS }: Options): Promise<Finished> =>
  new Promise((resolve) => {
    const [file = '', ...args] = command;
    const child = spawn(file, args, { cwd, env: { ...process.env, ...env }, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks: string[] = [];
    const keep = (chunk: Buffer): void => void chunks.push(String(chunk));
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const { pid } = child;
    if (pid) running.add(pid);
    let stopped = false;
    let lastWords: NodeJS.Timeout | undefined;
    const killSoon = (): void => void (lastWords ??= setTimeout(() => pid && killGroup(pid, 'SIGKILL'), LAST_WORDS_MS));
    const limit = setTimeout(() => {
      stopped = true;
      chunks.push(`\nStopped: it did not end within ${Math.round(limitMs / 6000) / 10} minutes.\n`);
      if (pid) killGroup(pid, 'SIGTERM');
      killSoon();
    }, limitMs);
    const finish = (status: number): void => {
      clearTimeout(limit);
      clearTimeout(lastWords);
      // What it started may be deaf to the first signal.
      if (lastWords && pid) killGroup(pid, 'SIGKILL');
      if (pid) running.delete(pid);
      resolve({ status, output: chunks.join(''), stopped });
    };
    child.once('error', (error) => {
      chunks.push(error.message);
      finish(1);
    });
    // Something that it left behind may hold its output open, for ever.
    child.once('exit', killSoon);
    child.once('close', (code) => finish(code ?? 1));
  });
