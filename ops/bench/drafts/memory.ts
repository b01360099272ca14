import { readdirSync, readFileSync } from 'node:fs';

const KB_A_MB = 1024;

/** With all its children, in MB; shared memory is counted once. */
export function memoryOf(pid: number): number {
  const parents = new Map(processes().map((each) => [each, parentOf(each)]));
  const family = [...parents.keys()].filter((each) => each === pid || descendsFrom(each, pid, parents));
  return family.reduce((sum, each) => sum + proportionalKb(each), 0) / KB_A_MB;
}

export const ownMemory = (): number => proportionalKb(process.pid) / KB_A_MB;

const processes = (): readonly number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);

function descendsFrom(pid: number, ancestor: number, parents: ReadonlyMap<number, number>): boolean {
  const parent = parents.get(pid) ?? 0;
  return parent !== 0 && (parent === ancestor || descendsFrom(parent, ancestor, parents));
}

/** The fourth field; the second, a name in brackets, may hold spaces. */
const parentOf = (pid: number): number =>
  Number(
    read(`/proc/${pid}/stat`)
      .replace(/^.*\) /, '')
      .split(' ')[1] ?? 0,
  );

const proportionalKb = (pid: number): number => Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
