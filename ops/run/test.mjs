// npm test: installs what is missing, then runs what a change is likely to break; npm run test:all: everything.
import { handOver, installIfNeeded } from './bootstrap.mjs';

installIfNeeded();
handOver('./check.ts', process.argv.slice(2));
