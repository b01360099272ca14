import pg from 'pg';
import { ignoreErrors } from '../../event-sourcing/postgres/ignore-errors.ts';

export async function withClient<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = ignoreErrors(new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 }));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
