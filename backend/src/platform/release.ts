import { readFileSync } from 'node:fs';
import { z } from 'zod';

const Package = z.object({ version: z.string() });
/** The same place from the sources and from what is built of them. */
const PACKAGE = new URL('../../../package.json', import.meta.url);

/** Which version of Willow this process runs, such as 0.1.0; read as it starts, because a later one may be put in its place meanwhile. */
export const RELEASE: string = Package.parse(JSON.parse(readFileSync(PACKAGE, 'utf8'))).version;
