import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Arguments and results are plain data. */
export type Methods = { readonly [name: string]: (...args: never[]) => unknown };

export type Role<M extends Methods> = {
  readonly pid: number;
  call<K extends keyof M & string>(method: K, ...args: Parameters<M[K]>): Promise<Awaited<ReturnType<M[K]>>>;
  stop(): Promise<void>;
};

type Call = { readonly id: number; readonly method: string; readonly args: readonly unknown[] };
type Answer = { readonly id: number; readonly result?: unknown; readonly error?: string };

/** Until the bench is gone or asks it to end. */
export function serve(methods: Methods): void {
  const answer = async ({ id, method, args }: Call): Promise<Answer> => {
    try {
      const work = methods[method];
      if (!work) throw new Error(`There is no ${method}`);
      return { id, result: await work(...(args as never[])) };
    } catch (error) {
      return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  };
  process.on('message', (call: Call) => void answer(call).then((reply) => process.send?.(reply)));
  process.on('disconnect', () => process.exit(0));
  process.send?.({ id: 0 } satisfies Answer);
}

class Calls {
  readonly #child: ChildProcess;
  readonly #open = new Map<number, (answer: Answer) => void>();
  #last = 0;

  constructor(child: ChildProcess, name: string) {
    this.#child = child;
    child.on('message', (answer: Answer) => this.#settle(answer));
    child.once('exit', (code, signal) => {
      for (const id of this.#open.keys()) this.#settle({ id, error: `The process ${name} ended (${signal ?? code})` });
    });
    child.on('error', (error) => this.#settle({ id: 0, error: error.message }));
  }

  wait(id: number): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#open.set(id, ({ result, error }) => (error === undefined ? resolve(result) : reject(new Error(error))));
    });
  }

  send(method: string, args: readonly unknown[]): Promise<unknown> {
    const id = (this.#last += 1);
    const answer = this.wait(id);
    this.#child.send({ id, method, args } satisfies Call);
    return answer;
  }

  #settle(answer: Answer): void {
    this.#open.get(answer.id)?.(answer);
    this.#open.delete(answer.id);
  }
}

const ENDS_WITHIN_MS = 5_000;

/** Starts a file of this workspace as a process and waits until it serves. */
export async function startRole<M extends Methods>(
  file: string,
  env: Readonly<Record<string, string>> = {},
  nodeOptions: readonly string[] = [],
): Promise<Role<M>> {
  const path = fileURLToPath(new URL(`../${file}`, import.meta.url));
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...nodeOptions, path], {
    env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', ...env },
    stdio: ['ignore', 2, 2, 'ipc'],
    serialization: 'advanced',
  });
  const calls = new Calls(child, file);
  await calls.wait(0);
  assert(child.pid);
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    pid: child.pid,
    call: (method, ...args) => calls.send(method, args) as never,
    stop: async () => {
      if (child.connected) child.disconnect();
      const kill = setTimeout(() => child.kill('SIGKILL'), ENDS_WITHIN_MS);
      await gone;
      clearTimeout(kill);
    },
  };
}
