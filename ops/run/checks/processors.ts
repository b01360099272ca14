import { readFileSync } from 'node:fs';

const read = (): string => {
  try {
    return readFileSync('/proc/stat', 'utf8');
  } catch {
    return '';
  }
};

/** The first line of `/proc/stat`: ticks of all cores together. */
const timesIn = (text: string): readonly number[] => text.split('\n', 1)[0]!.split(/ +/).slice(1, 9).map(Number);

/**
 * Answers how the machine's processors have spent their time since the call: a slow run is told from a slow machine by it. Empty where the
 * system does not tell.
 */
export function watchProcessors(stat = read): () => string {
  const before = timesIn(stat());
  return () => {
    const spent = timesIn(stat()).map((ticks, index) => ticks - (before[index] ?? 0));
    const [user = 0, nice = 0, system = 0, , waiting = 0, , , stolen = 0] = spent;
    const all = spent.reduce((sum, ticks) => sum + ticks, 0);
    if (all === 0) return '';
    const share = (ticks: number): string => `${Math.round((100 * ticks) / all)} %`;
    return `Processors: ${share(user + nice + system)} busy, ${share(waiting)} waiting for disks, ${share(stolen)} taken by other machines`;
  };
}
