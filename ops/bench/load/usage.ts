import { availableParallelism } from 'node:os';
import { commandLineOf } from '../../run/launcher/processes.ts';
import { watchTimes } from '../kit/processor-time.ts';
import type { Process } from '../kit/processor-time.ts';

/** `printing` is Chromium; `standIns` play Stripe and the mailbox; `sender` are the customers. The last two are no part of the product. */
export const ROLES = ['api', 'worker', 'printing', 'database', 'standIns', 'sender'] as const;
type Role = (typeof ROLES)[number];
export type Usage = Readonly<Record<Role, number>>;

const OF_PRODUCT = ['api', 'worker', 'printing', 'database'] as const;

const roleOf = (command: string): Role | undefined => {
  if (command.includes('api.main.js')) return 'api';
  if (command.includes('worker.main.js')) return 'worker';
  return /postgres/.test(command) ? 'database' : undefined;
};

/** Which part each process is of. What no name tells belongs to whoever started it; what a worker starts, prints. */
export function partsOf(
  all: readonly Process[],
  launcher: number,
  sender: number,
  commandOf: (pid: number) => string,
): ReadonlyMap<number, Role> {
  const parts = new Map<number, Role>([
    [launcher, 'standIns'],
    [sender, 'sender'],
  ]);
  const give = (pid: number, role: Role): void => {
    parts.set(pid, role);
    for (const child of all) if (child.parent === pid) give(child.pid, role === 'worker' ? 'printing' : role);
  };
  for (const { pid, parent } of all) if (parent === launcher) give(pid, roleOf(commandOf(pid)) ?? 'standIns');
  return parts;
}

const mapped = (of: (role: Role) => number): Usage => Object.fromEntries(ROLES.map((role) => [role, of(role)])) as Usage;

/** From now on; answers milliseconds of processor time by role, and how many cores they kept busy. */
export function watchUsage(launcher: number): () => { readonly ms: Usage; readonly cores: Usage } {
  const watched = watchTimes((all) => partsOf(all, launcher, process.pid, commandLineOf));
  const begin = performance.now();
  return () => {
    const times = watched();
    const ms = mapped((role) => times.of(role));
    return { ms, cores: mapped((role) => ms[role] / (performance.now() - begin)) };
  };
}

export const productMs = (usage: Usage): number => OF_PRODUCT.reduce((sum, role) => sum + usage[role], 0);

/** From this share of a core, or of all cores, on it counts as full. */
const FULL = 0.9;
const NOTED = 0.05;
/** Node runs our code on one core. */
const SINGLE = ['api', 'worker'] as const;

/** In words: what had nothing left while that much of the processors was used, by all of it and by others on the machine. */
export function limiterOf(cores: Usage, others = 0, available = availableParallelism()): string {
  const total = others + ROLES.reduce((sum, role) => sum + cores[role], 0);
  const each = ROLES.toSorted((a, b) => cores[b] - cores[a])
    .map((role) => `${role} ${cores[role].toFixed(2)}`)
    .join(', ');
  const single = SINGLE.find((role) => cores[role] >= FULL);
  if (total >= FULL * available)
    return `the processor: all ${available} cores are busy (${each}${others >= NOTED ? `, others of this machine ${others.toFixed(2)}` : ''})`;
  return single ? `the one core that ${single} can use (${each})` : `no processor: waiting for disk, mails and each other (${each})`;
}
