// npm run willow -- <command>: the backend's command line, on the product that `npm start` runs or on whatever DATABASE_URL names.
// What needs nothing that runs may be the first command of a fresh tree: what is missing is installed and built.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfNeeded, handOver, installIfNeeded, ROOT } from './bootstrap.mjs';
import { needsNothing } from './needs-nothing.mjs';

if (needsNothing(process.argv.slice(2)) && !existsSync(join(ROOT, 'backend/dist/cli.main.js'))) {
  // Messages on the way must not get into the output of the command.
  console.log = console.error;
  installIfNeeded();
  buildIfNeeded();
}

handOver('./command-line.ts', process.argv.slice(2));
