import { KEYS, read } from './storage.ts';

/** As long as a session may be idle. */
const HINT_MS = 7_200_000;

/** By the hint that the app leaves. It proves nothing: the server says who is there. */
export const seemsSignedIn = (): boolean => Date.now() - Number(read(KEYS.signedIn)) < HINT_MS;
