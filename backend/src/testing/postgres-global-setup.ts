import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { startTestCluster } from './postgres-cluster.ts';
import { ADMIN_URL_VARIABLE } from './postgres.ts';

type GlobalConfig = { readonly testPathPatterns: { toExecutor(options: { rootDir: string }): { isMatch(path: string): boolean } } };
type ProjectConfig = { readonly rootDir: string; readonly testPathIgnorePatterns: readonly string[] };

const asksForPostgres = ({ testPathPatterns }: GlobalConfig, { rootDir, testPathIgnorePatterns }: ProjectConfig): boolean => {
  const wanted = testPathPatterns.toExecutor({ rootDir });
  const ignored = testPathIgnorePatterns.map((pattern) => new RegExp(pattern));
  return globSync('src/**/*.int.test.ts', { cwd: rootDir })
    .map((path) => resolve(rootDir, path))
    .some((path) => wanted.isMatch(path) && !ignored.some((pattern) => pattern.test(path)));
};

/** One PostgreSQL per Jest run, shared by its workers through an environment variable; a run without integration tests starts none. */
// oxlint-disable-next-line import/no-default-export -- Jest loads it as a default export
export default async function setUp(globalConfig: GlobalConfig, projectConfig: ProjectConfig): Promise<void> {
  if (!asksForPostgres(globalConfig, projectConfig)) return;
  const cluster = await startTestCluster();
  globalThis.willowTestCluster = cluster;
  process.env[ADMIN_URL_VARIABLE] = cluster.adminUrl;
}
