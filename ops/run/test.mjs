// npm test: installs what is missing, then runs everything that must be green.
import { handOver, installIfNeeded } from './bootstrap.mjs';

installIfNeeded();
handOver('./check.ts', []);
