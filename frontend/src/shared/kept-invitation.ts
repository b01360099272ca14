import { forget, read, write } from './storage.ts';

const KEY = 'coupleCode';

/** The code of an invitation that waits for its reader to log in: in this tab and no longer than it. */
export const keepInvitation = (code: string): void => write(KEY, code, 'session');
export const keptInvitation = (): string | null => read(KEY, 'session');
export const forgetInvitation = (): void => forget(KEY, 'session');
