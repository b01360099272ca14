import type { EventEmitter } from 'node:events';

/** A connection that dies is replaced at its next use, which reports what is wrong; an `error` without a listener would end the process. */
export function ignoreErrors<T extends EventEmitter>(connection: T): T {
  return connection.on('error', () => undefined);
}
