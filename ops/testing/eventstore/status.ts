import { Metadata, status } from '@grpc/grpc-js';
import type { ServiceError } from '@grpc/grpc-js';

export type Trailers = Readonly<Record<string, string>>;

export type StatusName = keyof typeof status;

/** The trailers say which of the database's own errors it is. */
export function statusError(name: StatusName, details: string, trailers: Trailers = {}): ServiceError {
  const metadata = new Metadata();
  for (const [key, value] of Object.entries(trailers)) metadata.set(key, value);
  return Object.assign(new Error(details), { name: 'StatusError', code: status[name], details, metadata });
}

export const notLeader = (host: string, port: number): ServiceError =>
  statusError('NOT_FOUND', 'Leader info available', {
    exception: 'not-leader',
    'leader-endpoint-host': host,
    'leader-endpoint-port': String(port),
  });

export const streamDeleted = (stream: string): ServiceError =>
  statusError('FAILED_PRECONDITION', `Event stream '${stream}' is deleted.`, { exception: 'stream-deleted', 'stream-name': stream });

export const tooLarge = (limit: number): ServiceError =>
  statusError('INVALID_ARGUMENT', `Maximum Append Size of ${limit} Exceeded.`, {
    exception: 'maximum-append-size-exceeded',
    'maximum-append-size': String(limit),
  });

export const wrongExpectedVersion = (stream: string, expected: number, actual: number): ServiceError =>
  statusError('FAILED_PRECONDITION', `Delete failed due to WrongExpectedVersion. Stream: ${stream}`, {
    exception: 'wrong-expected-version',
    'stream-name': stream,
    'expected-version': String(expected),
    'actual-version': String(actual),
  });

export const userConflict = (login: string): ServiceError =>
  statusError('FAILED_PRECONDITION', 'Conflict.', { exception: 'user-conflict', 'login-name': login });

export const userNotFound = (login: string): ServiceError =>
  statusError('NOT_FOUND', `User '${login}' is not found.`, { exception: 'user-not-found', 'login-name': login });

export const accessDenied = (): ServiceError => statusError('PERMISSION_DENIED', 'Access Denied', { exception: 'access-denied' });

export const unauthenticated = (): ServiceError => statusError('UNAUTHENTICATED', 'Unauthenticated');
