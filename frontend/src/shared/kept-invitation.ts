import { forget, read, write } from './storage.ts';

export const INVITATION = 'coupleCode';

/** The code of an invitation that waits for its reader to log in: in this tab and no longer than it. */
export const keepInvitation = (code: string): void => write(INVITATION, code, 'session');
export const keptInvitation = (): string | null => read(INVITATION, 'session');
export const forgetInvitation = (): void => forget(INVITATION, 'session');
