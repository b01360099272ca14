import { isPgPool } from 'bullmq';
import type { PgPool } from 'bullmq';
import type pg from 'pg';
import { propertyOf, textOf } from './error-property.ts';

const LOST_CODES = new Set([
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  // Unix sockets: the server is away; it has no place left.
  'ENOENT',
  'EAGAIN',
]);
const LOST_MESSAGES =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error)/;
const REFUSED = 'ECONNREFUSED';

export const isConnectionError = (error: unknown): boolean => propertyOf(error, 'code') === REFUSED;

/** How it was lost, or null: in words without a value of anybody's. */
function lossIn(error: unknown): string | null {
  const code = textOf(error, 'code');
  return LOST_CODES.has(code) ? code : (LOST_MESSAGES.exec(textOf(error, 'message'))?.[0] ?? null);
}

const asRefused = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    const loss = lossIn(error);
    if (loss === null) throw error;
    throw Object.assign(new Error(`${REFUSED}: the connection to PostgreSQL was lost (${loss})`, { cause: error }), { code: REFUSED });
  }
};

/**
 * The same pool, but it reports every lost connection as refused. BullMQ backs off and retries after a refused connection only: after any
 * other error its worker polls without a pause, and repeats a job whose completion it could not write.
 */
export const bullmqPool = (pool: pg.Pool): PgPool => {
  const wrapped: unknown = new Proxy(pool, {
    get: (target, property) => {
      if (property === 'query') return (text: string, values?: unknown[]) => asRefused(target.query(text, values));
      if (property === 'connect') return () => asRefused(target.connect());
      const value: unknown = Reflect.get(target, property);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  // The driver's types order their overloads differently from the library's, so only a check tells the compiler that this is a pool.
  if (!isPgPool(wrapped)) throw new TypeError('Not a pool of PostgreSQL connections');
  return wrapped;
};
