// npm run bench -- <name> …: builds what changed, then runs one of the benches of this folder. Standard output is for the result alone.
import { buildIfNeeded, handOver, installIfNeeded } from '../run/bootstrap.mjs';

console.log = console.error;
installIfNeeded();
buildIfNeeded();
handOver('../bench/bench.ts', process.argv.slice(2));
