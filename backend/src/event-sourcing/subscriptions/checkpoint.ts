import type { Position } from '../store/event-store.ts';

/** Runs one statement and gives its rows: on a pool, on a connection, or inside an ORM's transaction. */
export type Run = <Row>(sql: string, values: readonly unknown[]) => Promise<readonly Row[]>;

export type CheckpointRow = { readonly version: number; readonly position: Position };

/** Somebody else moved the checkpoint: this runner is no longer the one. */
export class CheckpointConflict extends Error {
  constructor(subscription: string) {
    super(`The checkpoint of ${subscription} was moved by another runner`);
    this.name = 'CheckpointConflict';
  }
}

export type Step = { readonly version: number; readonly from: Position; readonly to: Position };

export type Moved = {
  readonly subscription: string;
  /** Whether it has facts aside. */
  readonly hasParked: boolean;
};

const NEED_NOT_WAIT = `set_config('synchronous_commit', 'off', true)`;
/** A table grows a thousandfold while its model is built: the plan of a statement must not be the one that was right for an empty one. */
const PLAN_AFRESH = `set_config('plan_cache_mode', 'force_custom_plan', true)`;
const SOME_PARKED = `EXISTS (SELECT FROM subscription.parked p WHERE p.subscription = moved.subscription AND p.resolved_at IS NULL) AS "hasParked"`;

/** How far a subscription has come. Moving it is the fence: whoever read an older position writes nothing. */
export class Checkpoint {
  readonly subscription: string;
  readonly #build: 'live' | 'next';

  constructor(subscription: string, build: 'live' | 'next' = 'live') {
    this.subscription = subscription;
    this.#build = build;
  }

  /** Reads the checkpoint, which begins where it is told to when there is none yet. */
  async ensure(run: Run, beginning: CheckpointRow): Promise<CheckpointRow> {
    const known = await this.read(run);
    if (known) return known;
    await run(
      'INSERT INTO subscription.checkpoint (subscription, build, version, position) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
      [this.subscription, this.#build, beginning.version, beginning.position],
    );
    return (await this.read(run))!;
  }

  async read(run: Run, options: { readonly lock?: boolean } = {}): Promise<CheckpointRow | null> {
    const rows = await run<CheckpointRow>(
      `SELECT version, position FROM subscription.checkpoint WHERE subscription = $1 AND build = $2 ${options.lock ? 'FOR UPDATE' : ''}`,
      [this.subscription, this.#build],
    );
    return rows[0] ?? null;
  }

  /** Moves on, and nothing else: the effect is somewhere else. Throws CheckpointConflict. */
  async move(run: Run, { version, from, to }: Step): Promise<void> {
    const rows = await run(
      `WITH moved AS (
         UPDATE subscription.checkpoint SET position = $5, moved_at = clock_timestamp()
          WHERE subscription = $1 AND build = $2 AND version = $3 AND position = $4 RETURNING 1)
       SELECT FROM moved`,
      [this.subscription, this.#build, version, from, to],
    );
    if (rows.length === 0) throw new CheckpointConflict(this.subscription);
  }

  /**
   * Moves on with the rows of the same transaction. It need not wait for the disk: a crash takes rows and checkpoint back together.
   * Throws CheckpointConflict.
   */
  async moveWithRows(run: Run, { version, from, to }: Step): Promise<Moved> {
    const rows = await run<Moved>(
      `WITH moved AS (
         UPDATE subscription.checkpoint SET position = $5, moved_at = clock_timestamp()
          WHERE subscription = $1 AND build = $2 AND version = $3 AND position = $4 RETURNING subscription)
       SELECT subscription, ${NEED_NOT_WAIT}, ${PLAN_AFRESH}, ${SOME_PARKED} FROM moved`,
      [this.subscription, this.#build, version, from, to],
    );
    if (!rows[0]) throw new CheckpointConflict(this.subscription);
    return rows[0];
  }
}

/**
 * The same for several live subscriptions at once. Those whose checkpoint is not where they believe, or is held by somebody right now, are
 * left out of the answer and did not move: nobody waits here for another.
 */
export const moveTogether = (run: Run, steps: readonly (Step & { readonly subscription: string })[]): Promise<readonly Moved[]> =>
  run<Moved>(
    `WITH asked AS (
       SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::text[]) AS a (subscription, version, was, becomes)),
     free AS (
       SELECT c.subscription, a.becomes FROM subscription.checkpoint c JOIN asked a ON a.subscription = c.subscription
        WHERE c.build = 'live' AND c.version = a.version AND c.position = a.was FOR UPDATE OF c SKIP LOCKED),
     moved AS (
       UPDATE subscription.checkpoint c SET position = free.becomes, moved_at = clock_timestamp() FROM free
        WHERE c.subscription = free.subscription AND c.build = 'live' RETURNING c.subscription)
     SELECT subscription, ${NEED_NOT_WAIT}, ${SOME_PARKED} FROM moved`,
    [
      steps.map(({ subscription }) => subscription),
      steps.map(({ version }) => version),
      steps.map(({ from }) => from),
      steps.map(({ to }) => to),
    ],
  );
