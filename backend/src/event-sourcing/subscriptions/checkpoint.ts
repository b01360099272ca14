import type { Place, Position } from '../store/event-store.ts';

export type Run = <Row>(sql: string, values: readonly unknown[]) => Promise<readonly Row[]>;

export type CheckpointRow = Place & { readonly version: number };

/** Where a subscription begins that goes through all of history. */
export const BEGINNING: Place = { position: 'start', mark: null };

/** Another runner has moved the checkpoint. */
export class CheckpointConflict extends Error {
  constructor(subscription: string) {
    super(`The checkpoint of ${subscription} was moved by another runner`);
    this.name = 'CheckpointConflict';
  }
}

export type Step = { readonly version: number; readonly from: Position; readonly to: Place };

export type Moved = {
  readonly subscription: string;
  readonly hasParked: boolean;
};

const ASYNC_COMMIT = `set_config('synchronous_commit', 'off', true)`;
/** Tables grow a thousandfold during a rebuild: the plan for an empty table must not be kept. */
const CUSTOM_PLAN = `set_config('plan_cache_mode', 'force_custom_plan', true)`;
/** Live, a batch is too small to plan it anew each time; rows are found by their keys, and the kept plan says so whatever the table's size was. */
const BY_KEY = `set_config('enable_seqscan', 'off', true)`;
const HAS_PARKED = `EXISTS (SELECT FROM subscription.parked p WHERE p.subscription = moved.subscription AND p.resolved_at IS NULL) AS "hasParked"`;

/** Moving it is the fence: a runner that read an older position cannot write. */
export class Checkpoint {
  readonly subscription: string;
  readonly #build: 'live' | 'next';

  constructor(subscription: string, build: 'live' | 'next' = 'live') {
    this.subscription = subscription;
    this.#build = build;
  }

  async ensure(run: Run, beginning: CheckpointRow): Promise<CheckpointRow> {
    const known = await this.read(run);
    if (known) return known;
    await run(
      'INSERT INTO subscription.checkpoint (subscription, build, version, position, mark) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING',
      [this.subscription, this.#build, beginning.version, beginning.position, beginning.mark],
    );
    const created = await this.read(run);
    if (!created) throw new CheckpointConflict(this.subscription);
    return created;
  }

  async read(run: Run, options: { readonly lock?: boolean } = {}): Promise<CheckpointRow | null> {
    const rows = await run<CheckpointRow>(
      `SELECT version, position, mark FROM subscription.checkpoint WHERE subscription = $1 AND build = $2 ${options.lock ? 'FOR UPDATE' : ''}`,
      [this.subscription, this.#build],
    );
    return rows[0] ?? null;
  }

  /** For effects outside this database. What was only passed need not be durable: a crash passes it again. Throws CheckpointConflict. */
  async move(run: Run, { version, from, to }: Step, { isDurable = true } = {}): Promise<void> {
    const rows = await run(
      `WITH moved AS (
         UPDATE subscription.checkpoint SET position = $5, mark = $6, moved_at = clock_timestamp()
          WHERE subscription = $1 AND build = $2 AND version = $3 AND position = $4 RETURNING 1)
       SELECT ${isDurable ? '' : ASYNC_COMMIT} FROM moved`,
      [this.subscription, this.#build, version, from, to.position, to.mark],
    );
    if (rows.length === 0) throw new CheckpointConflict(this.subscription);
  }

  /**
   * In the transaction that writes the rows. The commit is asynchronous: a crash loses rows and checkpoint together.
   * Throws CheckpointConflict.
   */
  async moveWithRows(run: Run, { version, from, to }: Step): Promise<Moved> {
    const rows = await run<Moved>(
      `WITH moved AS (
         UPDATE subscription.checkpoint SET position = $5, mark = $6, moved_at = clock_timestamp()
          WHERE subscription = $1 AND build = $2 AND version = $3 AND position = $4 RETURNING subscription)
       SELECT subscription, ${ASYNC_COMMIT}, ${CUSTOM_PLAN}, ${HAS_PARKED} FROM moved`,
      [this.subscription, this.#build, version, from, to.position, to.mark],
    );
    if (!rows[0]) throw new CheckpointConflict(this.subscription);
    return rows[0];
  }
}

/** For several live subscriptions. Those whose checkpoint is elsewhere, or locked, are left out of the result: none waits for another. */
export const moveTogether = (run: Run, steps: readonly (Step & { readonly subscription: string })[]): Promise<readonly Moved[]> =>
  run<Moved>(
    `WITH asked AS (
       SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::text[]) AS a (subscription, version, was, becomes, mark)),
     free AS (
       SELECT c.subscription, a.becomes, a.mark FROM subscription.checkpoint c JOIN asked a ON a.subscription = c.subscription
        WHERE c.build = 'live' AND c.version = a.version AND c.position = a.was FOR UPDATE OF c SKIP LOCKED),
     moved AS (
       UPDATE subscription.checkpoint c SET position = free.becomes, mark = free.mark, moved_at = clock_timestamp() FROM free
        WHERE c.subscription = free.subscription AND c.build = 'live' RETURNING c.subscription)
     SELECT subscription, ${ASYNC_COMMIT}, ${BY_KEY}, ${HAS_PARKED} FROM moved`,
    [
      steps.map(({ subscription }) => subscription),
      steps.map(({ version }) => version),
      steps.map(({ from }) => from),
      steps.map(({ to }) => to.position),
      steps.map(({ to }) => to.mark),
    ],
  );
