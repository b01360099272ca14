import { readFile } from 'node:fs/promises';

/** The same place from the sources and from what was built of them. */
const VERIFIER = new URL('../../../../ops/verifier/verify.mjs', import.meta.url);

/** The program that checks an export, which auditors read and run themselves. */
export const verifierText = (): Promise<string> => readFile(VERIFIER, 'utf8');
