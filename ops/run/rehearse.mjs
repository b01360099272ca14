// npm run compose:rehearse [-- --engine current] [--keep]: docker-compose.yml from nothing on an engine of its own, with stand-ins of Stripe and
// mail; then a customer's journey, kills, a restore and an upgrade (ops/docker/README.md).
import { buildIfNeeded, handOver, installIfNeeded } from './bootstrap.mjs';

installIfNeeded();
buildIfNeeded();
handOver('./rehearse/main.ts', process.argv.slice(2));
