import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { hasCode } from './error-code.ts';

const readProc = (pid: number, file: string): string | undefined => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
};

const ps = (pid: number, columns: string): string =>
  spawnSync('ps', ['-ww', '-o', columns, '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';

const fromProc = (pid: number): string | undefined => {
  const stat = readProc(pid, 'stat');
  if (!stat) return undefined;
  // The name in brackets may contain spaces; state and start time are counted from behind it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' ? undefined : `${pid}@${fields[19]}`;
};

const fromPs = (pid: number): string | undefined => {
  const [state, ...started] = ps(pid, 'state=,lstart=').trim().split(/\s+/);
  return !state || state.startsWith('Z') ? undefined : `${pid}@${started.join(' ')}`;
};

/** Unique: a number is used again, number and start time together are not. Undefined when the process is gone or a zombie. */
export const processIdentity = (pid: number): string | undefined => (existsSync('/proc/self/stat') ? fromProc(pid) : fromPs(pid));

export const commandLineOf = (pid: number): string => {
  if (processIdentity(pid) === undefined) return '';
  return existsSync('/proc/self/cmdline') ? (readProc(pid, 'cmdline') ?? '').replaceAll('\0', ' ') : ps(pid, 'args=');
};

export const sleep = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** False when the time is over. */
export const waitUntil = async (check: () => boolean | Promise<boolean>, withinMs: number, everyMs = 50): Promise<boolean> => {
  const end = performance.now() + withinMs;
  while (performance.now() < end) {
    if (await check()) return true;
    await sleep(everyMs);
  }
  return check();
};

/** A process that has just ended by itself needs none. */
export const sendSignal = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!hasCode(error, 'ESRCH')) throw error;
  }
};

/** One signal after the other, each with its timeout, until the process is gone. */
export const endProcess = async (pid: number, steps: readonly (readonly [NodeJS.Signals, number])[]): Promise<boolean> => {
  const identity = processIdentity(pid);
  for (const [signal, timeoutMs] of steps) {
    if (processIdentity(pid) !== identity || identity === undefined) return true;
    sendSignal(pid, signal);
    if (await waitUntil(() => processIdentity(pid) !== identity, timeoutMs)) return true;
  }
  return identity === undefined || processIdentity(pid) !== identity;
};
