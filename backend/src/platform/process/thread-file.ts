import { fileURLToPath } from 'node:url';

/** Where a file beside this one is that a worker thread runs, in the source and in what is built of it: `threadFile('./slow', import.meta.url)`. */
export const threadFile = (name: string, beside: string): string =>
  fileURLToPath(new URL(`${name}${beside.endsWith('.ts') ? '.ts' : '.js'}`, beside));
