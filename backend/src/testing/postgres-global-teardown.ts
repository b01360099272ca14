import './postgres-cluster.ts';

/** Jest calls this after every run, failed ones too: stops PostgreSQL and removes its directory. */
// oxlint-disable-next-line import/no-default-export -- Jest loads it as a default export
export default async function tearDown(): Promise<void> {
  await globalThis.willowTestCluster?.stop();
}
