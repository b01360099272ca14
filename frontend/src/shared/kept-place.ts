import { forget, KEYS, read, write } from './storage.ts';

const KEY = 'keptPlace';
/** As long as a session may be idle: who comes later begins at the dashboard. */
const KEPT_MS = 7_200_000;
/** Screens of the app that only somebody who is signed in has. */
const PLACES = /^\/(?:wizard|couple|checkout|signing|your-data|your-will)(?:\/[\w-]+)*$/;

/** Of a login that ran out: where to go on after the next. For whoever was signed in here, and has not logged out. */
export function keepPlace(path: string): void {
  if (read(KEYS.userEmail) !== null && PLACES.test(path)) write(KEY, `${Date.now()} ${path}`);
}

export const forgetPlace = (): void => forget(KEY);

/** Null when there is none, or it is long ago. */
export function keptPlace(): string | null {
  const [at, path = ''] = (read(KEY) ?? '').split(' ');
  return Date.now() - Number(at) < KEPT_MS && PLACES.test(path) ? path : null;
}

/** Where a login leads, once. */
export function takePlace(): string {
  const path = keptPlace();
  forgetPlace();
  return path ?? '/dashboard';
}
