import { expect, it } from '@jest/globals';
import { changedWorkspaces, workspacesOf } from './changed-workspaces.ts';

it.each([
  [['README.md', 'backend/src/limits.md', 'ops/bench/bench.ts'], []],
  [['backend/src/cli/cli.ts'], ['backend', 'ops']],
  [['admin-frontend/src/app.tsx'], ['ops']],
  [['ops/run/launch.ts'], ['ops']],
  [['ops/local/stripe/index.ts'], ['backend', 'ops']],
  [['docker-compose.yml'], ['ops']],
  [['package-lock.json'], ['backend', 'ops']],
])('%j have slow proofs in %j', (files, workspaces) => expect([...workspacesOf(files)]).toEqual(workspaces));

it('everything, where git does not know since when', () => {
  expect(changedWorkspaces(import.meta.dirname, 'no-such-commit')).toBeUndefined();
  expect(changedWorkspaces(import.meta.dirname, 'HEAD')).toBeDefined();
});
