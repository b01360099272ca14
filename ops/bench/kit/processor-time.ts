import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** `ms` counts children that have ended and were waited for, `ownMs` does not. */
export type Process = { readonly pid: number; readonly parent: number; readonly ms: number; readonly ownMs: number };

/** A clock tick of Linux, whatever the kernel's own rate. */
const TICK_MS = 10;

/** A line of `/proc/<pid>/stat`. */
export function parseProcess(text: string): Process {
  // The name in brackets may contain spaces and brackets.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const msOf = (columns: readonly number[]): number => columns.reduce((sum, column) => sum + Number(fields[column]), 0) * TICK_MS;
  return { pid: Number.parseInt(text, 10), parent: Number(fields[1]), ms: msOf([11, 12, 13, 14]), ownMs: msOf([11, 12]) };
}

/** The first line of `/proc/stat`: all cores together, without what the kernel does for devices on nobody's account. */
export function parseBusy(text: string): number {
  const [user = 0, nice = 0, system = 0, , , , , steal = 0] = text.split('\n', 1)[0]!.split(/ +/).slice(1).map(Number);
  return (user + nice + system + steal) * TICK_MS;
}

const familyOf = (processes: readonly Process[], root: number): ReadonlySet<number> => {
  const family = new Set([root]);
  for (let before = 0; before < family.size;) {
    before = family.size;
    for (const { pid, parent } of processes) if (family.has(parent)) family.add(pid);
  }
  return family;
};

export function familyMs(processes: readonly Process[], root: number): number {
  const family = familyOf(processes, root);
  return processes.reduce((sum, { pid, ms }) => sum + (family.has(pid) ? ms : 0), 0);
}

/**
 * Processor time by part, from the first look to the last. A process that has ended keeps what it was seen to use: nobody waits for the
 * helpers of a browser that has gone, so their time would otherwise be taken for that of others. What lives shorter than it is between two
 * looks is missed.
 */
export class ProcessorTimes<Part> {
  readonly #seen = new Map<number, { readonly part: Part; readonly from: number; to: number }>();
  #isFirstLook = true;

  look(processes: readonly Process[], parts: ReadonlyMap<number, Part>): void {
    for (const { pid, ownMs } of processes) {
      const seen = this.#seen.get(pid);
      const part = parts.get(pid);
      if (seen) seen.to = ownMs;
      else if (part !== undefined) this.#seen.set(pid, { part, from: this.#isFirstLook ? ownMs : 0, to: ownMs });
    }
    this.#isFirstLook = false;
  }

  /** Milliseconds. */
  of(part: Part): number {
    return [...this.#seen.values()].reduce((sum, seen) => sum + (seen.part === part ? seen.to - seen.from : 0), 0);
  }
}

/** How often processes are looked at. */
const LOOK_EVERY_MS = 250;

/** Looks again and again until the time is asked for. */
export function watchTimes<Part>(partsOf: (processes: readonly Process[]) => ReadonlyMap<number, Part>): () => ProcessorTimes<Part> {
  const times = new ProcessorTimes<Part>();
  const look = (): void => {
    const processes = allProcesses();
    times.look(processes, partsOf(processes));
  };
  look();
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  return () => {
    clearInterval(timer);
    look();
    return times;
  };
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

const busyMs = (): number => parseBusy(read('/proc/stat'));

/** Answers how many cores all but ourselves have kept busy since the call; null where the system does not tell. */
export function watchOthers(): () => number | null {
  if (!isKnown) return () => null;
  const ours = watchTimes((processes) => new Map([...familyOf(processes, process.pid)].map((pid) => [pid, 'ours'])));
  const [begin, before] = [performance.now(), busyMs()];
  return () => {
    const busy = busyMs() - before;
    return Math.max(0, busy - ours().of('ours')) / (performance.now() - begin);
  };
}
