import { fork } from 'node:child_process';

// Work in a process of its own, so that the time it takes is not taken from what it measures.

type Answer<Result> = { readonly result: Result } | { readonly error: string };

/** Does the work that the parent asks for, once; `stopped` when the parent has had enough. */
export function serve<Task, Result>(work: (task: Task, stopped: AbortSignal) => Promise<Result>): void {
  const stop = new AbortController();
  const done = (answer: Answer<Result>): void => void process.send?.(answer, undefined, undefined, () => process.disconnect());
  process.once('message', (task: Task) => {
    process.once('message', () => stop.abort());
    work(task, stop.signal).then(
      (result) => done({ result }),
      (error: unknown) => done({ error: String(error) }),
    );
  });
}

export type Work<Result> = { readonly result: Promise<Result>; stop(): void };

export function inOwnProcess<Task extends object, Result>(file: string, task: Task): Work<Result> {
  const child = fork(new URL(file, import.meta.url), { execArgv: ['--disable-warning=ExperimentalWarning'], serialization: 'advanced' });
  const result = new Promise<Result>((resolve, reject) => {
    child.once('message', (answer: Answer<Result>) => ('result' in answer ? resolve(answer.result) : reject(new Error(answer.error))));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });
  child.send(task);
  return { result, stop: () => void child.send('stop') };
}
