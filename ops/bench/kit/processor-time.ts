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
 * Processor time by part, from the first look to the last. What lives between two looks is in the time of whoever waited for it, as a
 * browser waits for each renderer; what ended without that keeps what it was seen to use. A process that starts those of another part is
 * counted without what it waited for: a worker does not print.
 */
export class ProcessorTimes<Part> {
  readonly #used = new Map<Part, number>();
  readonly #startsAnother = new Set<number>();
  #last: ReadonlyMap<number, Process> | null = null;

  look(processes: readonly Process[], parts: ReadonlyMap<number, Part>): void {
    for (const { pid, parent } of processes) if (parts.has(parent) && parts.get(parent) !== parts.get(pid)) this.#startsAnother.add(parent);
    const now = new Map(processes.flatMap((each) => (parts.has(each.pid) ? [[each.pid, each]] : [])));
    const gone = [...(this.#last?.values() ?? [])].filter(({ pid }) => !now.has(pid));
    for (const each of this.#last ? now.values() : []) {
      const part = parts.get(each.pid)!;
      this.#used.set(part, this.of(part) + this.#since(each, gone));
    }
    this.#last = now;
  }

  /** Milliseconds. */
  of(part: Part): number {
    return this.#used.get(part) ?? 0;
  }

  #since(now: Process, gone: readonly Process[]): number {
    const before = this.#last?.get(now.pid) ?? { ms: 0, ownMs: 0 };
    const own = now.ownMs - before.ownMs;
    if (this.#startsAnother.has(now.pid)) return own;
    const waited = now.ms - now.ownMs - (before.ms - before.ownMs);
    const counted = gone.reduce((sum, { parent, ms }) => sum + (parent === now.pid ? ms : 0), 0);
    return own + Math.max(0, waited - counted);
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
