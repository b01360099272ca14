import { spawnSync } from 'node:child_process';
import type { Workspace } from './all-checks.ts';

/** What a workspace's tests prove of others: the backend's run against the stand-ins, the journeys against everything. */
const PROVE: Readonly<Record<'backend' | 'ops', RegExp>> = {
  backend: /^(backend|contracts|ops\/(local|testing|verifier))\//,
  ops: /^(backend|contracts|frontend|admin-frontend|ops)\/|^docker-compose/,
};
const EVERYTHING = /^(package-lock\.json|package\.json|tsconfig|jest\.)/;
const NO_PROOF = /\.md$|^ops\/bench\//;

/** Of slow tests: those whose subject has a file among these. */
export const workspacesOf = (files: readonly string[]): ReadonlySet<Workspace> => {
  const counted = files.filter((file) => !NO_PROOF.test(file));
  const touches = (pattern: RegExp): boolean => counted.some((file) => pattern.test(file) || EVERYTHING.test(file));
  return new Set((['backend', 'ops'] as const).filter((workspace) => touches(PROVE[workspace])));
};

/** Between a commit and the tree; everything when git does not know the commit. */
export function changedWorkspaces(root: string, since: string): ReadonlySet<Workspace> | undefined {
  const { status, stdout } = spawnSync('git', ['diff', '--name-only', since], { cwd: root, encoding: 'utf8' });
  return status === 0 ? workspacesOf(stdout.split('\n').filter(Boolean)) : undefined;
}
