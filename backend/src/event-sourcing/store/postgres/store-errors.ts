import { sqlStateOf } from '../../postgres/transient-errors.ts';
import { AccessDenied, InvalidAppend, StoreUnavailable } from '../event-store.ts';

/** The server refused the statement. After any other failure the outcome is unknown. */
export function wasRefused(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state !== undefined && !state.startsWith('08') && !['57P01', '57P02', '57P03'].includes(state);
}

export function toStoreError(error: unknown): Error {
  const state = sqlStateOf(error) ?? '';
  if (state.startsWith('28') || state === '42501') return new AccessDenied(error);
  if (state.startsWith('22')) return new InvalidAppend('The store cannot keep this payload', error);
  return new StoreUnavailable(error);
}

export class NotSent extends Error {
  constructor(cause: unknown) {
    super('The batch was not sent', { cause });
    this.name = 'NotSent';
  }
}
