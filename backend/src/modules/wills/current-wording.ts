import { wordingVersion } from '../../drafting/index.ts';

let version: string | null = null;

/** The wording of this build, worked out once: every specimen is drafted for it. */
export const currentWording = (): string => (version ??= wordingVersion());
