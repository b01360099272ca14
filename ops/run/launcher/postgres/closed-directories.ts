import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

// Numbers of the Linux capabilities that let a process pass what is closed to it; many containers lack the narrower one.
const READ_SEARCH = { name: 'dac_read_search', bit: 2n };
const OVERRIDE = { name: 'dac_override', bit: 1n };

const isClosed = (path: string): boolean => (statSync(path).mode & 0o001) === 0;

const nearestClosed = (path: string): string | undefined => {
  if (existsSync(path) && isClosed(path)) return path;
  return path === dirname(path) ? undefined : nearestClosed(dirname(path));
};

/** That other users may not enter or run. */
export const firstClosedTo = (paths: readonly string[]): string | undefined =>
  paths.map(nearestClosed).find((closed) => closed !== undefined);

const capabilityFor = (closed: string): string | undefined => {
  if (spawnSync('setpriv', ['--version']).status !== 0) return undefined;
  const mask = /^CapBnd:\s*([0-9a-f]+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '0';
  const fitting = statSync(closed).isDirectory() ? [READ_SEARCH, OVERRIDE] : [OVERRIDE];
  return fitting.find(({ bit }) => (BigInt(`0x${mask}`) >> bit) & 1n)?.name;
};

/**
 * A command prefix under which a program that gives root up can still reach our files below a closed directory, such as root's home.
 * Nothing else of root is kept. `change` says how root is given up; empty when the program does that itself.
 */
export const passingClosedDirectories = (closed: string, change: readonly string[]): readonly string[] => {
  const capability = capabilityFor(closed);
  // Without the secure bit the kernel ignores capabilities when a program asks whether it may open or run something, as PostgreSQL does.
  if (capability)
    return ['setpriv', ...change, '--securebits=+no_setuid_fixup', `--inh-caps=+${capability}`, `--ambient-caps=+${capability}`];
  throw new Error(
    `PostgreSQL does not run as root, and its own user cannot enter ${closed}. Open the way (chmod o+x ${closed}), run Willow as another user, or set DATABASE_URL.`,
  );
};
