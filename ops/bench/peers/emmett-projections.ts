import { randomUUID } from 'node:crypto';
import { dumbo, rawSql, SQL } from '@event-driven-io/dumbo';
import type { Event } from '@event-driven-io/emmett';
import {
  pongoMultiStreamProjection,
  pongoSingleStreamProjection,
  postgreSQLEventStoreConsumer,
  postgreSQLRawBatchSQLProjection,
  postgreSQLRawSQLProjection,
} from '@event-driven-io/emmett-postgresql';
import type { PostgreSQLProjectionDefinition } from '@event-driven-io/emmett-postgresql';

// The product's customer accounts as each kind of projection that emmett-postgresql offers would keep them. Inline ones are left out:
// they run with the append and never catch up.
type Details = { readonly fullName: string; readonly email: string };
type Account = { readonly id: string; readonly fullName: string; readonly email: string; readonly partnerRef: string | null };
type AccountEvent = Event<
  'CustomerSignedUp' | 'SignupDetailsReplaced',
  { readonly data: { readonly partnerRef: string | null }; readonly personal: Details }
>;

const TYPES: AccountEvent['type'][] = ['CustomerSignedUp', 'SignupDetailsReplaced'];
const TABLE = `CREATE TABLE IF NOT EXISTS account (
  id text PRIMARY KEY, full_name text NOT NULL, email text NOT NULL, verified boolean NOT NULL, partner_ref text, created_at timestamptz NOT NULL);
  CREATE INDEX IF NOT EXISTS account_created_at ON account (created_at DESC)`;

const customerOf = (event: object): string =>
  (event as { readonly metadata: { readonly streamName: string } }).metadata.streamName.slice('customer-'.length);

const upsert = (event: AccountEvent): ReturnType<typeof SQL> => {
  const { data, personal } = event.data;
  return SQL`INSERT INTO account (id, full_name, email, verified, partner_ref, created_at)
    VALUES (${customerOf(event)}, ${personal.fullName}, ${personal.email}, false, ${data.partnerRef}, now())
    ON CONFLICT (id) DO UPDATE SET full_name = excluded.full_name, email = excluded.email, partner_ref = excluded.partner_ref`;
};

const document = {
  canHandle: TYPES,
  getDocumentId: (event: AccountEvent) => customerOf(event),
  initialState: () => ({}) as Account,
  evolve: (account: Account, { data: { data, personal } }: AccountEvent): Account => ({
    ...account,
    fullName: personal.fullName,
    email: personal.email,
    partnerRef: data.partnerRef,
  }),
};

const projections: Readonly<Record<string, () => PostgreSQLProjectionDefinition<AccountEvent>>> = {
  'raw SQL, batch': () =>
    postgreSQLRawBatchSQLProjection<AccountEvent>({ name: 'account', canHandle: TYPES, evolve: (events) => events.map(upsert) }),
  'raw SQL': () => postgreSQLRawSQLProjection<AccountEvent>({ name: 'account', canHandle: TYPES, evolve: upsert }),
  'Pongo, single stream': () => pongoSingleStreamProjection<Account, AccountEvent>({ ...document, collectionName: 'account_document' }),
  'Pongo, multi stream': () => pongoMultiStreamProjection<Account, AccountEvent>({ ...document, collectionName: 'account_document' }),
};

export const kinds: readonly string[] = Object.keys(projections);

/** Larger than its standard of 100 and without its pause between batches: both are faster. */
const PULLING = { batchSize: 1_000, pullingFrequencyInMs: 0 };

/** Builds the read model from the first event to the last with a processor that never ran before; answers the seconds it took. */
export async function catchUp(connectionString: string, kind: string): Promise<{ readonly seconds: number; readonly rows: number }> {
  const pool = dumbo({ connectionString });
  try {
    await pool.execute.batchCommand([rawSql(TABLE), rawSql('TRUNCATE account'), rawSql('DROP TABLE IF EXISTS account_document')]);
    const begin = performance.now();
    const consumer = postgreSQLEventStoreConsumer<AccountEvent>({ connectionString, stopWhen: { noMessagesLeft: true }, pulling: PULLING });
    consumer.projector({ projection: projections[kind]!(), processorId: `bench-${randomUUID()}` });
    await consumer.start();
    const seconds = (performance.now() - begin) / 1000;
    await consumer.close();
    const table = kind.startsWith('Pongo') ? 'account_document' : 'account';
    const { rows } = await pool.execute.query<{ count: bigint }>(rawSql(`SELECT count(*) AS count FROM ${table}`));
    return { seconds, rows: Number(rows[0]!.count) };
  } finally {
    await pool.close();
  }
}
