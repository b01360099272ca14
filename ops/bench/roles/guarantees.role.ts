import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import pg from 'pg';
import { v7 as uuid } from 'uuid';
import { cyclic } from '../kit/cyclic.ts';
import { closedLoop } from '../kit/loops.ts';
import { serve } from '../kit/role.ts';
import { CONTEXT, openProduct } from '../product/open-product.ts';
import { answerSaved } from '../product/sample-facts.ts';

// What somebody would write who wants what a row of our log has, and no order of all rows: the same three unique keys, facts checked and
// sealed by the product's own codec with keys that are known, a hash of each row, and a commit each, by the driver alone.
const { codec } = await openProduct(process.env);

const TABLE = `CREATE SCHEMA bench; CREATE TABLE bench.event (
  position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, stream text COLLATE "C" NOT NULL, revision int NOT NULL, id uuid NOT NULL UNIQUE,
  type text COLLATE "C" NOT NULL, data json NOT NULL, metadata json NOT NULL, sealed bytea,
  recorded_at timestamptz(3) NOT NULL DEFAULT now(), hash bytea NOT NULL, UNIQUE (stream, revision))`;
const INSERT = {
  name: 'insert',
  text: 'INSERT INTO bench.event (stream, revision, id, type, data, metadata, sealed, hash) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)',
};
const KNOWN_STREAMS = 5_000;

type Place = { readonly stream: string; revision: number };
let clients: pg.Client[] = [];
let known: readonly Place[] = [];

const rowOf = async (stream: string, revision: number, index: number): Promise<readonly unknown[]> => {
  const { id, type, data, metadata, sealed } = await codec.toEvent(stream, revision, answerSaved(index), CONTEXT);
  const [dataText, metadataText] = [JSON.stringify(data), JSON.stringify(metadata)];
  const hash = createHash('sha256').update(`${stream} ${revision} ${id} ${type} ${dataText} ${metadataText}`);
  return [stream, revision, id, type, dataText, metadataText, sealed, hash.update(sealed ?? '').digest()];
};

const loop = (until: Parameters<typeof closedLoop>[1]) => {
  const free = [...clients];
  return closedLoop(clients.length, until, async (index) => {
    const client = free.pop();
    assert(client);
    const place = cyclic(known, index);
    await client.query({ ...INSERT, values: [...(await rowOf(place.stream, place.revision++, index))] });
    free.push(client);
  });
};

const methods = {
  open: async (ownerUrl: string, connections: number) => {
    clients = Array.from({ length: connections }, () => new pg.Client({ connectionString: ownerUrl }));
    await Promise.all(clients.map((client) => client.connect()));
    await cyclic(clients, 0).query(TABLE);
    known = Array.from({ length: KNOWN_STREAMS }, () => ({ stream: `will-${uuid()}`, revision: 0 }));
    await loop({ count: KNOWN_STREAMS });
  },

  /** They are cached for a minute. */
  fetchKeys: async () => {
    await Promise.all(known.map(({ stream, revision }) => codec.toEvent(stream, revision, answerSaved(0), CONTEXT)));
  },

  insert: async (ms: number) => {
    const { count, perSecond } = await loop({ ms });
    return { count, perSecond };
  },
};

export type GuaranteesRole = typeof methods;
serve(methods);
