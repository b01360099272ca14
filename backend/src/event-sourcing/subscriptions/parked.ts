import type { Position, RecordedEvent } from '../store/event-store.ts';
import type { Run } from './checkpoint.ts';

/** Could not be processed, or comes after such a fact on the same stream. */
export type Parked = {
  readonly subscription: string;
  readonly eventId: string;
  readonly stream: string;
  readonly revision: number;
  readonly position: Position;
  readonly type: string;
  /** Without personal data. Null when the fact only waits behind another. */
  readonly error: string | null;
  readonly attempts: number;
  readonly parkedAt: string;
};

type Where = Pick<RecordedEvent, 'id' | 'stream' | 'revision' | 'position' | 'type'>;

export async function park(run: Run, subscription: string, facts: readonly Where[], error: string | null): Promise<void> {
  await run(
    `INSERT INTO subscription.parked (subscription, event_id, stream, revision, position, type, error, attempts)
     SELECT $1, f.event_id, f.stream, f.revision, f.position, f.type, $7, CASE WHEN $7::text IS NULL THEN 0 ELSE 1 END
       FROM unnest($2::uuid[], $3::text[], $4::int[], $5::text[], $6::text[]) f(event_id, stream, revision, position, type)
     ON CONFLICT DO NOTHING`,
    [
      subscription,
      facts.map(({ id }) => id),
      facts.map(({ stream }) => stream),
      facts.map(({ revision }) => revision),
      facts.map(({ position }) => position),
      facts.map(({ type }) => type),
      error,
    ],
  );
}

export async function hasParked(run: Run, subscription: string): Promise<boolean> {
  return (await run('SELECT FROM subscription.parked WHERE subscription = $1 AND resolved_at IS NULL LIMIT 1', [subscription])).length > 0;
}

export async function parkedStreams(run: Run, subscription: string, streams: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await run<{ stream: string }>(
    'SELECT DISTINCT stream FROM subscription.parked WHERE subscription = $1 AND stream = ANY ($2) AND resolved_at IS NULL',
    [subscription, [...new Set(streams)]],
  );
  return new Set(rows.map(({ stream }) => stream));
}

export function listParked(
  run: Run,
  filter: { readonly subscription?: string; readonly kind?: string; readonly stream?: string } = {},
): Promise<readonly Parked[]> {
  return run<Parked>(
    `SELECT subscription, event_id AS "eventId", stream, revision, position, type, error, attempts,
            to_char(parked_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "parkedAt"
       FROM subscription.parked
      WHERE resolved_at IS NULL AND ($1::text IS NULL OR subscription = $1) AND ($2::text IS NULL OR stream = $2) AND subscription ^@ $3
      ORDER BY subscription, stream, revision`,
    [filter.subscription ?? null, filter.stream ?? null, filter.kind ?? ''],
  );
}

export async function countParked(run: Run): Promise<ReadonlyMap<string, number>> {
  const rows = await run<{ subscription: string; parked: number }>(
    'SELECT subscription, count(*)::int AS parked FROM subscription.parked WHERE resolved_at IS NULL GROUP BY subscription',
    [],
  );
  return new Map(rows.map(({ subscription, parked }) => [subscription, parked]));
}

type Resolution = { readonly how: 'retried' | 'skipped' | 'rebuilt'; readonly reason?: string };

/** All of the subscription when no ids are given. Returns how many. */
export async function resolveParked(
  run: Run,
  subscription: string,
  eventIds: readonly string[] | null,
  { how, reason }: Resolution,
): Promise<number> {
  const rows = await run(
    `WITH resolved AS (
       UPDATE subscription.parked SET resolution = $3, resolved_at = clock_timestamp(), reason = $4
        WHERE subscription = $1 AND resolved_at IS NULL AND ($2::uuid[] IS NULL OR event_id = ANY ($2)) RETURNING 1)
     SELECT FROM resolved`,
    [subscription, eventIds, how, reason ?? null],
  );
  return rows.length;
}

export async function countAttempt(run: Run, subscription: string, eventId: string, error: string): Promise<void> {
  await run(
    `WITH counted AS (
       UPDATE subscription.parked SET attempts = attempts + 1, error = $3 WHERE subscription = $1 AND event_id = $2 AND resolved_at IS NULL RETURNING 1)
     SELECT FROM counted`,
    [subscription, eventId, error],
  );
}

export async function skippedIds(run: Run, subscription: string): Promise<ReadonlySet<string>> {
  const rows = await run<{ id: string }>(
    `SELECT event_id AS id FROM subscription.parked WHERE subscription = $1 AND resolution = 'skipped'`,
    [subscription],
  );
  return new Set(rows.map(({ id }) => id));
}
