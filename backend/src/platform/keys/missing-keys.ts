import type pg from 'pg';
import type { EventStore } from '../../event-sourcing/store/event-store.ts';
import { ConfigError } from '../config/config.ts';

type Db = Pick<pg.Pool, 'query'>;
type History = Pick<EventStore, 'readAll'>;

/** What was sealed there cannot be read here, and what is sealed here would be read by nobody there. */
export class HistoryOfOtherKeys extends ConfigError {
  constructor(stream: string) {
    super([
      `DATABASE_URL: the history begins with facts that were sealed with keys which this database never had (${stream}), and nothing was changed. Put the database back from a backup that was made after the history's, or name the history that belongs to it; to look: npm run willow -- doctor keys`,
    ]);
  }
}

/**
 * A new database before an old history would seal what comes with other keys, and fail at everything that was. The history's own first sealed
 * fact tells: a key is stored before the first fact that it seals, and one that was destroyed leaves its row.
 */
export async function assertHistoryHasItsKeys(db: Db, store: History): Promise<void> {
  for await (const { stream, sealed } of store.readAll('start')) {
    if (!sealed) continue;
    if ((await unknownOf(db, [stream])).length > 0) throw new HistoryOfOtherKeys(stream);
    return;
  }
}

/** Sealed facts whose key is neither kept nor recorded as destroyed. */
export type MissingKeys = { readonly facts: number; readonly streams: number; readonly examples: readonly string[] };

const PAGE = 1_000;
const EXAMPLES = 5;

/** Reads the whole history, and then looks for the keys: those of facts that come meanwhile are there by then. */
export async function missingKeys(db: Db, store: History): Promise<MissingKeys> {
  const sealedIn = new Map<string, number>();
  for await (const { stream, sealed } of store.readAll('start')) if (sealed) sealedIn.set(stream, (sealedIn.get(stream) ?? 0) + 1);
  const streams = [...sealedIn.keys()];
  const unknown: string[] = [];
  for (let from = 0; from < streams.length; from += PAGE) unknown.push(...(await unknownOf(db, streams.slice(from, from + PAGE))));
  const facts = unknown.reduce((sum, stream) => sum + (sealedIn.get(stream) ?? 0), 0);
  return { facts, streams: unknown.length, examples: unknown.slice(0, EXAMPLES) };
}

async function unknownOf(db: Db, subjects: readonly string[]): Promise<readonly string[]> {
  const { rows } = await db.query<{ subject: string }>('SELECT subject FROM vault.subject_key WHERE subject = ANY ($1)', [subjects]);
  const known = new Set(rows.map(({ subject }) => subject));
  return subjects.filter((subject) => !known.has(subject));
}
