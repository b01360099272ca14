import { accountApi } from '../shared/api/account.api.ts';
import type { createStore } from './store.ts';

/** Screens that need a signed-in customer. */
const SIGNED_IN = /^\/(wizard|checkout|dashboard|signing|your-data|your-will)(\/|$)/;

/** Who is signed in is asked while the files of the screen are still on their way. */
export function askAhead(store: ReturnType<typeof createStore>, path: string): void {
  if (SIGNED_IN.test(path)) void store.dispatch(accountApi.endpoints.me.initiate(undefined, { subscribe: false }));
}
