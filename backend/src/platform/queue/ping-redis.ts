import { Redis } from 'ioredis';

const TIMEOUT_MS = 5_000;

/**
 * Asks once, without trying again. Throws what Redis or the network said first, and when it lets anybody in: it was meant to have the password that
 * the address names, which the client sends in vain and only warns about.
 */
export async function pingRedis(url: string, timeoutFactor = 1): Promise<void> {
  await ping(url, timeoutFactor);
  const bare = new URL(url);
  if (!bare.password) return;
  bare.username = bare.password = '';
  const open = await ping(bare.href, timeoutFactor).then(
    () => true,
    () => false,
  );
  if (open) throw new Error('lets anybody in');
}

async function ping(url: string, timeoutFactor: number): Promise<void> {
  const timeout = TIMEOUT_MS * timeoutFactor;
  const client = new Redis(url, { lazyConnect: true, retryStrategy: () => null, connectTimeout: timeout, commandTimeout: timeout });
  let first: Error | undefined;
  client.on('error', (error: Error) => {
    first ??= error;
  });
  try {
    await client.connect();
    await client.ping();
    // A database that is not there is reported beside the commands, which then use the first one.
    if (first) throw first;
  } catch (error) {
    throw first ?? error;
  } finally {
    client.disconnect();
  }
}
