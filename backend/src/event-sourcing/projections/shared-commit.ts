import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { DataSource, EntityManager } from 'typeorm';
import { moveTogether } from '../subscriptions/checkpoint.ts';
import type { Moved, Step } from '../subscriptions/checkpoint.ts';
import { currentTrace } from '../telemetry/current-trace.ts';
import { preparedRun } from './prepared.ts';

export type Part = { readonly step: Step & { readonly subscription: string }; write(db: EntityManager, moved: Moved): Promise<void> };

type Waiting = Part & { readonly settle: (committed: boolean) => void };

/** After a transaction the database is left to appends for as long as the transaction took, but no longer than this. */
const MAX_PAUSE_MS = 50;

/**
 * One transaction for the small steps of all live projections of a process; each writes tables of its own, so their statements are sent
 * without waiting for each other's answers. When one of them fails, each tries by itself.
 */
export class SharedCommit {
  readonly #db: DataSource;
  #waiting: Waiting[] = [];
  #isRunning = false;

  constructor(db: DataSource) {
    this.#db = db;
  }

  /** False when this part must be tried alone. */
  commit(part: Part): Promise<boolean> {
    return new Promise((settle) => {
      this.#waiting.push({ ...part, settle });
      // What one transaction does is of no single trace.
      if (!this.#isRunning) void currentTrace.exit(() => this.#run());
    });
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    while (this.#waiting.length > 0) {
      // Whoever heard of the same fact comes within this turn.
      await setImmediate();
      const parts = this.#waiting;
      this.#waiting = [];
      const began = performance.now();
      const committed = await this.#transact(parts).catch(() => new Set<string>());
      for (const { step, settle } of parts) settle(committed.has(step.subscription));
      await sleep(Math.min(MAX_PAUSE_MS, performance.now() - began));
    }
    this.#isRunning = false;
  }

  #transact(parts: readonly Waiting[]): Promise<ReadonlySet<string>> {
    return this.#db.transaction(async (db) => {
      const steps = parts.map(({ step }) => step);
      const moved = new Map((await moveTogether(preparedRun(db), steps)).map((each) => [each.subscription, each]));
      const writing = parts.map(async ({ step, write }) => {
        const own = moved.get(step.subscription);
        if (own) await write(db, own);
      });
      await allOrFirstError(writing);
      return new Set(moved.keys());
    });
  }
}

/** Waits for all of them also after an error: nobody may write when the transaction is over. */
async function allOrFirstError(work: readonly Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(work)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}
