// npm run dev: the whole product, started again with every change of the backend; both web apps from their development servers.
import { buildIfNeeded, handOver, installIfNeeded } from './bootstrap.mjs';

installIfNeeded();
buildIfNeeded();
handOver('./develop.ts', []);
