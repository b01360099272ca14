// npm run demo: a month of made-up business in a product of its own (ops/demo/README.md).
import { buildIfNeeded, handOver, installIfNeeded } from './bootstrap.mjs';

installIfNeeded();
buildIfNeeded();
handOver('./demo.ts', process.argv.slice(2));
