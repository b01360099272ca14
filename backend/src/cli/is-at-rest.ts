import type { Run } from '../event-sourcing/subscriptions/checkpoint.ts';

/** Api and worker keep connections to listen and to lock, and no command does. */
export async function isAtRest(run: Run): Promise<boolean> {
  const rows = await run<{ readonly count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity
      WHERE datname = current_database() AND application_name IN ('willow progress', 'willow readers', 'willow locks', 'willow listen')`,
    [],
  );
  return rows[0]?.count === 0;
}
