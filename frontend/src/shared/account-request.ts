import { forget, KEYS, read, write } from './storage.ts';

/** Asks the landing page, which is a document of its own, to open the account dialog when it comes up. */
export const requestAccount = (): void => write(KEYS.openAccount, 'true', 'session');

export function takeAccountRequest(): boolean {
  const asked = read(KEYS.openAccount, 'session');
  forget(KEYS.openAccount, 'session');
  return asked !== null;
}
