// npm run chaos: breaks a product of its own in the middle of work, and proves that nothing was lost (ops/chaos/README.md).
import { buildIfNeeded, handOver, installIfNeeded } from './bootstrap.mjs';

installIfNeeded();
buildIfNeeded();
handOver('./chaos.ts', process.argv.slice(2));
