import type { Position } from '../event-store.ts';

/** Runs one statement and gives its rows: on a pool, on a connection, or inside an ORM's transaction. */
export type Run = <Row>(sql: string, values: readonly unknown[]) => Promise<readonly Row[]>;

/** The channel on which projections say how far they have come. */
export const CHECKPOINT_CHANNEL = 'follower_checkpoint';

export type CheckpointRow = { readonly version: number; readonly position: Position };

/** Somebody else moved the checkpoint: this runner is no longer the one. */
export class Deposed extends Error {
  constructor(follower: string) {
    super(`The checkpoint of ${follower} was moved by another runner`);
    this.name = 'Deposed';
  }
}

/** How far a follower has come. Moving it is the fence: whoever read an older position writes nothing. */
export class Checkpoint {
  readonly follower: string;
  readonly #build: 'live' | 'next';

  constructor(follower: string, build: 'live' | 'next' = 'live') {
    this.follower = follower;
    this.#build = build;
  }

  /** Reads the checkpoint, which begins where it is told to when there is none yet. */
  async ensure(run: Run, beginning: CheckpointRow): Promise<CheckpointRow> {
    await run('INSERT INTO follower.checkpoint (follower, build, version, position) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING', [
      this.follower,
      this.#build,
      beginning.version,
      beginning.position,
    ]);
    return (await this.read(run))!;
  }

  async read(run: Run, options: { readonly lock?: boolean } = {}): Promise<CheckpointRow | null> {
    const rows = await run<CheckpointRow>(
      `SELECT version, position FROM follower.checkpoint WHERE follower = $1 AND build = $2 ${options.lock ? 'FOR UPDATE' : ''}`,
      [this.follower, this.#build],
    );
    return rows[0] ?? null;
  }

  /** Moves on, and nothing else: the effect is somewhere else. Throws Deposed. */
  async move(run: Run, version: number, from: Position, to: Position): Promise<void> {
    await this.#moved(run, '1', version, from, to);
  }

  /**
   * Moves on with the rows of the same transaction. It need not wait for the disk: a crash takes rows and checkpoint back together.
   * Those who wait for the position are told at commit. Throws Deposed.
   */
  async moveWithRows(run: Run, version: number, from: Position, to: Position): Promise<void> {
    const notify = this.#build === 'live' ? `, pg_notify('${CHECKPOINT_CHANNEL}', $1 || ' ' || position)` : '';
    await this.#moved(run, `set_config('synchronous_commit', 'off', true)${notify}`, version, from, to);
  }

  async #moved(run: Run, effects: string, version: number, from: Position, to: Position): Promise<void> {
    const rows = await run(
      `WITH moved AS (
         UPDATE follower.checkpoint SET position = $5, moved_at = clock_timestamp()
          WHERE follower = $1 AND build = $2 AND version = $3 AND position = $4 RETURNING position)
       SELECT ${effects} FROM moved`,
      [this.follower, this.#build, version, from, to],
    );
    if (rows.length === 0) throw new Deposed(this.follower);
  }
}
