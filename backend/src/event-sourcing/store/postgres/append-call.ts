import pg from 'pg';
import type { ExpectedRevision } from '../event-store.ts';
import type { PreparedAppend } from '../prepared-append.ts';
import { bigintArray, byteaArray, intArray, textArray, uuidArray } from './binary-arrays.ts';
import { RAW_VALUES, REVISION_MAX } from './event-rows.ts';

export type Outcome = Stored | NotStored;
export type Stored = { readonly kind: 'appended' | 'repeated'; readonly revision: number; readonly position: string };
type NotStored = { readonly kind: 'conflict' | 'reused'; readonly actual: number | null };

export type CommitBatch = (appends: readonly PreparedAppend[]) => Promise<readonly Outcome[]>;

const APPEND_MANY = {
  name: 'append-many',
  text: 'SELECT outcome, last_revision, last_position FROM es.append_many($1, $2, $3, $4, $5, $6, $7, $8, $9)',
  types: RAW_VALUES,
} as const;

const APPEND_ONE = {
  name: 'append-one',
  text: 'SELECT es.append_one($1, $2, $3, $4, $5, $6, $7, $8) AS position',
  types: RAW_VALUES,
} as const;

type OutcomeRow = { readonly outcome: Outcome['kind']; readonly last_revision: string; readonly last_position: string | null };

/** One round trip; a single append that is not simply stored takes a second. */
export async function callAppend(client: pg.ClientBase, appends: readonly PreparedAppend[]): Promise<readonly Outcome[]> {
  try {
    const [only, ...more] = appends;
    const stored = only && more.length === 0 ? await appendOne(client, only) : null;
    return stored ? [stored] : await appendMany(client, appends);
  } catch (error) {
    // In a batch it could be any of them: its appends are then sent one by one.
    if (appends.length === 1 && isIdTaken(error)) return [{ kind: 'reused', actual: null }];
    throw error;
  }
}

const isIdTaken = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.constraint === 'event_id_key' && error.code === '23505';

/** Null unless the append is one event and its stream is at the expected revision. */
async function appendOne(client: pg.ClientBase, { stream, expected, events }: PreparedAppend): Promise<Stored | null> {
  const revision = toNumber(expected);
  const [event, ...more] = events;
  if (!event || more.length > 0 || revision < NAMED_EXPECTATIONS['no-stream'] || revision >= REVISION_MAX) return null;
  const { id, type, data, metadata, sealed, bytes } = event;
  const values = [stream, revision, id, type, data, metadata, sealed, bytes];
  const { rows } = await client.query<{ position: string | null }>({ ...APPEND_ONE, values });
  const position = rows[0]?.position ?? null;
  return position === null ? null : { kind: 'appended', revision: revision + 1, position };
}

async function appendMany(client: pg.ClientBase, appends: readonly PreparedAppend[]): Promise<readonly Outcome[]> {
  const { rows } = await client.query<OutcomeRow>({ ...APPEND_MANY, values: toValues(appends) });
  return rows.map(toOutcome);
}

function toValues(appends: readonly PreparedAppend[]): Buffer[] {
  const events = appends.flatMap((append) => append.events);
  return [
    textArray(appends.map(({ stream }) => stream)),
    bigintArray(appends.map(({ expected }) => toNumber(expected))),
    intArray(appends.map((append) => append.events.length)),
    uuidArray(events.map(({ id }) => id)),
    textArray(events.map(({ type }) => type)),
    textArray(events.map(({ data }) => data)),
    textArray(events.map(({ metadata }) => metadata)),
    byteaArray(events.map(({ sealed }) => sealed)),
    intArray(events.map(({ bytes }) => bytes)),
  ];
}

const NAMED_EXPECTATIONS = { 'no-stream': -1, any: -2, 'stream-exists': -4 } as const;

const toNumber = (expected: ExpectedRevision): number => (typeof expected === 'number' ? expected : NAMED_EXPECTATIONS[expected]);

function toOutcome({ outcome, last_revision, last_position }: OutcomeRow): Outcome {
  const revision = Number(last_revision);
  return outcome === 'appended' || outcome === 'repeated'
    ? { kind: outcome, revision, position: last_position! }
    : { kind: outcome, actual: revision < 0 ? null : revision };
}
