import pg from 'pg';
import { ignoreErrors } from '../../event-sourcing/postgres/ignore-errors.ts';

const CONNECT_MS = 10_000;

/** `timeoutFactor`: how much longer than on a quick machine the connection is waited for. */
export async function withClient<T>(
  connectionString: string,
  work: (client: pg.Client) => Promise<T>,
  { timeoutFactor = 1 }: { readonly timeoutFactor?: number } = {},
): Promise<T> {
  const client = ignoreErrors(new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_MS * timeoutFactor }));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
