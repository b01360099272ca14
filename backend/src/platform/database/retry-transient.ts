import { defer, lastValueFrom, retry, throwError, timer } from 'rxjs';
import { isTransient } from '../../event-sourcing/postgres/transient-errors.ts';

const TRIES = 5;
const PAUSE_MS = 1_000;

/**
 * For a start, and for PostgreSQL: a database that is busy or away for a moment is asked again, five times in all; any other error is thrown at
 * once. Nothing of EventStoreDB belongs in here: its adapter asks again by itself (`eventstoredb/retrying.ts`), and both would multiply.
 */
export const retryTransient = <T>(work: () => Promise<T>, pauseMs = PAUSE_MS): Promise<T> =>
  lastValueFrom(
    defer(work).pipe(
      retry({ count: TRIES - 1, delay: (error: unknown) => (isTransient(error) ? timer(pauseMs) : throwError(() => error)) }),
    ),
  );
