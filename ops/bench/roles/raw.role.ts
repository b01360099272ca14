import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { cyclic } from '../kit/cyclic.ts';
import { closedLoop } from '../kit/loops.ts';
import { serve } from '../kit/role.ts';

// The limit that a writer meets: single-row inserts of the same bytes into a table with one index, prepared, by the driver alone.
type Sample = {
  readonly stream: string;
  readonly type: string;
  readonly data: string;
  readonly metadata: string;
  readonly sealed: Uint8Array | null;
};

const TABLE = `CREATE TABLE raw_event (
  position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id uuid NOT NULL, stream text NOT NULL, type text NOT NULL, data json NOT NULL, metadata json NOT NULL, sealed bytea)`;
const INSERT = {
  name: 'insert',
  text: 'INSERT INTO raw_event (id, stream, type, data, metadata, sealed) VALUES ($1, $2, $3, $4, $5, $6)',
};

let clients: pg.Client[] = [];
let sample: Sample;

const APPEND_ONE = { name: 'append-one', text: 'SELECT es.append_one($1, $2, $3, $4, $5, $6, $7, $8) AS position' };
const KNOWN_STREAMS = 5_000;

let statement: pg.Client;
let known: readonly { readonly stream: string; revision: number }[] = [];

const connected = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
};

const callAppendOne = async (index: number): Promise<void> => {
  const place = cyclic(known, index);
  const { type, data, metadata, sealed } = sample;
  const size = data.length + metadata.length + (sealed?.length ?? 0);
  const values = [place.stream, place.revision++, randomUUID(), type, data, metadata, sealed, size];
  const { rows } = await statement.query<{ position: string | null }>({ ...APPEND_ONE, values });
  assert(rows[0]?.position, 'A stream of the bench stands elsewhere');
};

const methods = {
  open: async (url: string, connections: number, like: Sample) => {
    sample = like;
    clients = await Promise.all(Array.from({ length: connections }, () => connected(url)));
    await cyclic(clients, 0).query(TABLE);
  },

  insert: async (connections: number, ms: number) => {
    const free = clients.slice(0, connections);
    const { count, perSecond } = await closedLoop(connections, { ms }, async () => {
      const client = free.pop();
      assert(client);
      await client.query({
        ...INSERT,
        values: [randomUUID(), `will-${randomUUID()}`, sample.type, sample.data, sample.metadata, sample.sealed],
      });
      free.push(client);
    });
    return { count, perSecond };
  },

  /** On the product's own database, as its own login. */
  openStatement: async (url: string) => {
    statement = await connected(url);
    known = Array.from({ length: KNOWN_STREAMS }, () => ({ stream: `will-${randomUUID()}`, revision: -1 }));
    await closedLoop(1, { count: KNOWN_STREAMS }, callAppendOne);
  },

  /** The statement that the product's store sends for one append, with what it sends, one after the other. */
  appendOne: async (ms: number) => {
    const { count, perSecond } = await closedLoop(1, { ms }, callAppendOne);
    return { count, perSecond };
  },
};

export type RawRole = typeof methods;
serve(methods);
