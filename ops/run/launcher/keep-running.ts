import type { ChildProcess } from 'node:child_process';
import { sleep } from './processes.ts';

type PartOptions = {
  readonly name: string;
  readonly start: () => ChildProcess;
  readonly stopSignal: NodeJS.Signals;
  readonly timeoutMs: number;
  readonly say: (line: string) => void;
  readonly firstDelayMs?: number;
  readonly longestDelayMs?: number;
};

export type Part = {
  readonly name: string;
  readonly pid: number | undefined;
  readonly deaths: number;
  restart(): Promise<void>;
  stop(): Promise<void>;
};

const SETTLED_AFTER_MS = 30_000;

const exited = (child: ChildProcess): Promise<string> =>
  new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
    child.once('error', (error) => resolve(error.message));
  });

type State = { child: ChildProcess | undefined; deaths: number; delayMs: number; stopping: boolean; restarting: boolean };

/** The pause between attempts grows, and begins anew once the program has lived for a while. */
export const keepRunning = (options: PartOptions): Part => {
  const { name, start, stopSignal, timeoutMs, say, firstDelayMs = 250, longestDelayMs = 10_000 } = options;
  const state: State = { child: undefined, deaths: 0, delayMs: firstDelayMs, stopping: false, restarting: false };
  const interruption = new AbortController();

  const pause = (): Promise<void> =>
    Promise.race([
      sleep(state.delayMs),
      new Promise<void>((resolve) => interruption.signal.addEventListener('abort', () => resolve(), { once: true })),
    ]);

  const afterDeath = async (reason: string, livedMs: number): Promise<void> => {
    state.deaths += 1;
    if (livedMs > SETTLED_AFTER_MS) state.delayMs = firstDelayMs;
    say(`${name} ended (${reason}); starting it again in ${state.delayMs / 1000} s`);
    await pause();
    state.delayMs = Math.min(state.delayMs * 2, longestDelayMs);
  };

  const run = async (): Promise<void> => {
    while (!state.stopping) {
      const begin = performance.now();
      const child = start();
      state.child = child;
      const reason = await exited(child);
      state.child = undefined;
      if (state.restarting) state.restarting = false;
      else if (!state.stopping) await afterDeath(reason, performance.now() - begin);
    }
  };

  const end = async (child: ChildProcess): Promise<void> => {
    const gone = exited(child);
    child.kill(stopSignal);
    const kill = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
    await gone;
    clearTimeout(kill);
  };

  const running = run();
  return {
    name,
    get pid() {
      return state.child?.pid;
    },
    get deaths() {
      return state.deaths;
    },
    restart: async () => {
      if (!state.child || state.restarting) return;
      state.restarting = true;
      await end(state.child);
    },
    stop: async () => {
      state.stopping = true;
      interruption.abort();
      if (state.child) await end(state.child);
      await running;
    },
  };
};
