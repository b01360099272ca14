import { startTestCluster } from './postgres-cluster.ts';
import { ADMIN_URL_VARIABLE } from './postgres.ts';
import { PRINTER_URL_VARIABLE, startPrinter } from './printer.ts';

type ProjectConfig = { readonly testMatch: readonly string[] };

/** One PostgreSQL and one printer per Jest run, shared by its workers through environment variables; a run without integration tests starts none. */
// oxlint-disable-next-line import/no-default-export -- Jest loads it as a default export
export default async function setUp(_: unknown, { testMatch }: ProjectConfig): Promise<void> {
  if (!testMatch.includes('**/*.int.test.ts')) return;
  const cluster = await startTestCluster();
  globalThis.willowTestCluster = cluster;
  process.env[ADMIN_URL_VARIABLE] = cluster.adminUrl;
  const printer = await startPrinter();
  globalThis.willowTestPrinter = printer;
  process.env[PRINTER_URL_VARIABLE] = printer.url;
}
