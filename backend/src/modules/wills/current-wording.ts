import { wordingVersion } from '../../drafting/index.ts';

let version: string | null = null;

/** Computed once per process: every specimen is drafted for it. */
export const currentWording = (): string => (version ??= wordingVersion());
