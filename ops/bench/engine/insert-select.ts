import pg from 'pg';
import { customerDetails } from '../product/sample-facts.ts';

// The limit of a read model: the database itself turns the same facts, in clear, into the same rows, and nothing leaves it.
const ROWS_PER_STATEMENT = 20_000;

const TABLES = `
  CREATE SCHEMA bench;
  CREATE TABLE bench.fact (position bigint PRIMARY KEY, stream text NOT NULL, type text NOT NULL, data json NOT NULL, personal json NOT NULL, at timestamptz NOT NULL);
  CREATE TABLE bench.customer_account (LIKE rm.customer_account INCLUDING ALL);`;

const INSERT_SELECT = `
  INSERT INTO bench.customer_account (id, full_name, email, search, verified, erased, partner_ref, created_at)
  SELECT DISTINCT ON (stream) substr(stream, 10), personal ->> 'fullName', personal ->> 'email',
      lower(personal ->> 'fullName') || chr(10) || lower(personal ->> 'email'), false, false, data ->> 'partnerRef', at
    FROM bench.fact WHERE position > $1 AND position <= $1 + ${ROWS_PER_STATEMENT} ORDER BY stream, position DESC
  ON CONFLICT (id) DO UPDATE SET full_name = excluded.full_name, email = excluded.email, search = excluded.search,
    partner_ref = excluded.partner_ref`;

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** In the same order as in the log. */
export const createClearFacts = (url: string, customers: number, factsEach: number): Promise<void> =>
  withClient(url, async (client) => {
    await client.query(TABLES);
    for (let revision = 0; revision < factsEach; revision += 1) {
      const facts = Array.from({ length: customers }, (_, customer) => customerDetails(customer, revision));
      await client.query(
        `INSERT INTO bench.fact SELECT $1 + n, 'customer-' || (n - 1), fact ->> 'type', fact -> 'data', fact -> 'personal', now()
           FROM unnest($2::json[]) WITH ORDINALITY f(fact, n)`,
        [revision * customers, facts.map((fact) => JSON.stringify(fact))],
      );
    }
    await client.query('ANALYZE bench.fact');
  });

export const insertSelect = (url: string, facts: number): Promise<number> =>
  withClient(url, async (client) => {
    await client.query('TRUNCATE bench.customer_account');
    const begin = performance.now();
    for (let from = 0; from < facts; from += ROWS_PER_STATEMENT) await client.query(INSERT_SELECT, [from]);
    return (performance.now() - begin) / 1000;
  });
