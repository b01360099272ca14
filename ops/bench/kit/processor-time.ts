import { existsSync, readdirSync, readFileSync } from 'node:fs';

export type Process = { readonly pid: number; readonly parent: number; readonly ms: number };

/** A clock tick of Linux, whatever the kernel's own rate. */
const TICK_MS = 10;

/** A line of `/proc/<pid>/stat`. Children that have ended are counted with it. */
export function parseProcess(text: string): Process {
  // The name in brackets may contain spaces and brackets.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const ticks = [11, 12, 13, 14].reduce((sum, field) => sum + Number(fields[field]), 0);
  return { pid: Number.parseInt(text, 10), parent: Number(fields[1]), ms: ticks * TICK_MS };
}

/** The first line of `/proc/stat`: all cores together, without what the kernel does for devices on nobody's account. */
export function parseBusy(text: string): number {
  const [user = 0, nice = 0, system = 0, , , , , steal = 0] = text.split('\n', 1)[0]!.split(/ +/).slice(1).map(Number);
  return (user + nice + system + steal) * TICK_MS;
}

export function familyMs(processes: readonly Process[], root: number): number {
  const family = new Set([root]);
  for (let before = 0; before < family.size;) {
    before = family.size;
    for (const { pid, parent } of processes) if (family.has(parent)) family.add(pid);
  }
  return processes.reduce((sum, { pid, ms }) => sum + (family.has(pid) ? ms : 0), 0);
}

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

const isKnown = existsSync('/proc/stat');

/** Of the machine; none where the system does not tell. */
export const allProcesses = (): readonly Process[] =>
  (isKnown ? readdirSync('/proc') : [])
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => read(`/proc/${pid}/stat`))
    .filter(Boolean)
    .map(parseProcess);

/** Milliseconds of processor time that these processes and what they started have used; null where the system does not tell. */
export function processorMs(roots: readonly number[]): number | null {
  if (!isKnown) return null;
  const processes = allProcesses();
  return roots.reduce((sum, root) => sum + familyMs(processes, root), 0);
}

/** Answers how many cores all but ourselves have kept busy since the call; null where the system does not tell. */
export function watchOthers(): () => number | null {
  const others = (): number => parseBusy(read('/proc/stat')) - familyMs(allProcesses(), process.pid);
  const [begin, before] = [performance.now(), isKnown ? others() : 0];
  return () => (isKnown ? Math.max(0, others() - before) / (performance.now() - begin) : null);
}
