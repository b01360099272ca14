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

const methods = {
  open: async (url: string, connections: number, like: Sample) => {
    sample = like;
    clients = await Promise.all(
      Array.from({ length: connections }, async () => {
        const client = new pg.Client({ connectionString: url });
        await client.connect();
        return client;
      }),
    );
    await cyclic(clients, 0).query(TABLE);
  },

  insert: async (connections: number, ms: number) => {
    const free = clients.slice(0, connections);
    const { perSecond } = await closedLoop(connections, { ms }, async () => {
      const client = free.pop();
      assert(client);
      await client.query({
        ...INSERT,
        values: [randomUUID(), `will-${randomUUID()}`, sample.type, sample.data, sample.metadata, sample.sealed],
      });
      free.push(client);
    });
    return perSecond;
  },
};

export type RawRole = typeof methods;
serve(methods);
