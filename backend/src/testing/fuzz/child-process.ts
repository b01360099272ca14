import { fork } from 'node:child_process';

// Work in a process of its own, so that the time it takes is not taken from what it measures.

/** What is asked of a process, and what it answers. */
export type Job = { readonly task: object; readonly result: unknown };
type Answer<Result> = { readonly result: Result } | { readonly error: string };

/** Does the work that the parent asks for, once; `stopped` when the parent has had enough. */
export function serve<J extends Job>(work: (task: J['task'], stopped: AbortSignal) => Promise<J['result']>): void {
  const stop = new AbortController();
  const reply = (answer: Answer<J['result']>): void => void process.send?.(answer, undefined, undefined, () => process.disconnect());
  process.once('message', (task: J['task']) => {
    process.once('message', () => stop.abort());
    work(task, stop.signal).then(
      (result) => reply({ result }),
      (error: unknown) => reply({ error: String(error) }),
    );
  });
}

export type Work<Result> = { readonly result: Promise<Result>; stop(): void };

export function inOwnProcess<J extends Job>(file: string, task: J['task']): Work<J['result']> {
  const child = fork(new URL(file, import.meta.url), { execArgv: ['--disable-warning=ExperimentalWarning'], serialization: 'advanced' });
  const result = new Promise<J['result']>((resolve, reject) => {
    child.once('message', (answer: Answer<J['result']>) => ('result' in answer ? resolve(answer.result) : reject(new Error(answer.error))));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });
  child.send(task);
  return { result, stop: () => void child.send('stop') };
}
