import { createHash } from 'node:crypto';

export const contentHash = (content: string): string => createHash('sha256').update(content, 'utf8').digest('hex');

export const versionCodeOf = (hash: string): string => hash.slice(0, 8);
