import { createHash } from 'node:crypto';
import type { LocalRequest } from '../../kit/http-server.ts';
import type { IdempotencyKey } from '../store/collections.ts';
import type { View } from '../store/stripe-store.ts';
import { idempotencyError, invalidRequest } from './errors.ts';

const KEPT_MS = 24 * 60 * 60 * 1000;

export type Attempt = { readonly key: string; readonly endpoint: string; readonly fingerprint: string };

type Idempotency = {
  /** Undefined when the work is to be done now. Refuses a misused key. */
  readonly enter: (attempt: Attempt, now: Date) => IdempotencyKey | undefined;
  readonly leave: (attempt: Attempt) => void;
};

/** One key, one request, one answer. */
export function createIdempotency(store: Pick<View, 'get'>): Idempotency {
  const underWay = new Set<string>();
  return {
    enter: (attempt, now) => {
      const earlier = store.get('idempotency_keys', attempt.key);
      if (earlier && now.getTime() - earlier.created < KEPT_MS) return sameRequest(earlier, attempt);
      if (underWay.has(attempt.key)) throw inUse(attempt.key);
      underWay.add(attempt.key);
      return undefined;
    },
    leave: ({ key }) => void underWay.delete(key),
  };
}

export function readAttempt({ method, path, headers, body }: LocalRequest): Attempt | undefined {
  const key = headers['idempotency-key'];
  if (method !== 'POST' || typeof key !== 'string') return undefined;
  if (key.length > 255) throw invalidRequest('Idempotency keys can be at most 255 characters long.');
  const parameters = new URLSearchParams(body.toString('utf8'));
  parameters.sort();
  return { key, endpoint: path, fingerprint: createHash('sha256').update(parameters.toString()).digest('hex') };
}

function sameRequest(earlier: IdempotencyKey, { key, endpoint, fingerprint }: Attempt): IdempotencyKey {
  const advice = `Try using a key other than '${key}' if you meant to execute a different request.`;
  if (earlier.endpoint !== endpoint) {
    throw idempotencyError(
      `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${endpoint}' vs '${earlier.endpoint}'). ${advice}`,
      400,
    );
  }
  if (earlier.fingerprint !== fingerprint) {
    throw idempotencyError(
      `Keys for idempotent requests can only be used with the same parameters they were first used with. ${advice}`,
      400,
    );
  }
  return earlier;
}

const inUse = (key: string) =>
  idempotencyError(
    `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
    409,
  );
