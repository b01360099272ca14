import { createHash } from 'node:crypto';

/** The fingerprint of what a will says: the same for its draft and its final, in hexadecimal. */
export const contentHash = (content: string): string => createHash('sha256').update(content, 'utf8').digest('hex');

export const versionCodeOf = (hash: string): string => hash.slice(0, 8);
