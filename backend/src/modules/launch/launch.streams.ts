export const wordingStream = (version: string): string => `wording-${version}`;

export const LAUNCH_STREAM = 'launch';
