import './postgres-cluster.ts';
import './printer.ts';

/** Jest calls this after every run, failed ones too: stops PostgreSQL and the printer, and removes their directories. */
// oxlint-disable-next-line import/no-default-export -- Jest loads it as a default export
export default async function tearDown(): Promise<void> {
  await Promise.all([globalThis.willowTestCluster?.stop(), globalThis.willowTestPrinter?.stop()]);
}
