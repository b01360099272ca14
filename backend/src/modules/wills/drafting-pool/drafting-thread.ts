import { DRAFTING_TASKS, type TaskName } from './drafting-tasks.ts';

export type Asked = { readonly name: TaskName; readonly args: readonly unknown[] };
/** `spentMs`: the time of a processor that it took. */
export type Answered = { readonly result: unknown; readonly spentMs: number };

/** Runs in a thread of its own. */
export default function run({ name, args }: Asked): Answered {
  const before = process.threadCpuUsage();
  const task = DRAFTING_TASKS[name] as (...args: readonly unknown[]) => unknown;
  const result = task(...args);
  const { user, system } = process.threadCpuUsage(before);
  return { result, spentMs: (user + system) / 1000 };
}
