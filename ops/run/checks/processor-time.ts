import { readFileSync } from 'node:fs';

/** Linux tells times in hundredths of a second. */
const TICKS_PER_SECOND = 100;
/** Behind the name in brackets, which may hold spaces: user and system time of children that have ended and were waited for. */
const [CHILDREN_USER, CHILDREN_SYSTEM] = [13, 14];

const read = (): string => {
  try {
    return readFileSync('/proc/self/stat', 'utf8');
  } catch {
    return '';
  }
};

/** Seconds of processor time that all commands which have ended took, with all that they had started. Undefined where the system does not tell. */
export const secondsOfChildren = (stat = read()): number | undefined => {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[CHILDREN_USER]) + Number(fields[CHILDREN_SYSTEM]);
  return Number.isNaN(ticks) ? undefined : ticks / TICKS_PER_SECOND;
};
