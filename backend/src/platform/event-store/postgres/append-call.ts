import type pg from 'pg';
import { sqlStateOf } from '../../database/transient.ts';
import type { ExpectedRevision } from '../event-store.ts';
import type { PreparedAppend } from '../prepared-append.ts';
import { RAW_VALUES } from './event-rows.ts';

export type Outcome = Stored | NotStored;
export type Stored = { readonly kind: 'appended' | 'repeated'; readonly revision: number; readonly position: string };
export type NotStored = { readonly kind: 'conflict' | 'reused'; readonly actual: number | null };

/** Sends one batch; the answer has one outcome for each append, in order. */
export type CommitBatch = (appends: readonly PreparedAppend[]) => Promise<readonly Outcome[]>;

const APPEND_MANY = {
  name: 'append-many',
  text: `SELECT outcome, last_revision, last_position
    FROM es.append_many($1::text[], $2::bigint[], $3::int[], $4::uuid[], $5::text[], $6::text[], $7::text[], $8::bytea[], $9::int[])`,
  types: RAW_VALUES,
} as const;

type OutcomeRow = { readonly outcome: Outcome['kind']; readonly last_revision: string; readonly last_position: string | null };

/** Carries a batch to the log in one round trip. */
export async function callAppendMany(client: pg.ClientBase, appends: readonly PreparedAppend[]): Promise<readonly Outcome[]> {
  try {
    const { rows } = await client.query<OutcomeRow>({ ...APPEND_MANY, values: toValues(appends) });
    return rows.map(toOutcome);
  } catch (error) {
    if (appends.length === 1 && isIdTaken(error)) return [{ kind: 'reused', actual: null }];
    throw error;
  }
}

/** Of a batch this says nothing yet: its appends are then sent one by one. */
const isIdTaken = (error: unknown): boolean =>
  sqlStateOf(error) === '23505' && (error as { readonly constraint?: unknown }).constraint === 'event_id_key';

function toValues(appends: readonly PreparedAppend[]): unknown[] {
  const events = appends.flatMap((append) => append.events);
  return [
    appends.map(({ stream }) => stream),
    appends.map(({ expected }) => toNumber(expected)),
    appends.map((append) => append.events.length),
    events.map(({ id }) => id),
    events.map(({ type }) => type),
    events.map(({ data }) => data),
    events.map(({ metadata }) => metadata),
    events.map(({ sealed }) => sealed),
    events.map(({ bytes }) => bytes),
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
