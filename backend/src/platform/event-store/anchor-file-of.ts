import { join } from 'node:path';
import { AnchorFile } from '../../event-sourcing/store/anchors/anchor-file.ts';

/** One for each database, by its name. */
export const anchorFileOf = (dataDir: string, databaseUrl: string): AnchorFile =>
  new AnchorFile(join(dataDir, 'anchors', `${decodeURIComponent(new URL(databaseUrl).pathname.slice(1))}.ndjson`));
