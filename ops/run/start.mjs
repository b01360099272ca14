// npm start: installs what is missing, builds what is missing, runs the whole product.
import { buildIfNeeded, handOver, installIfNeeded } from './bootstrap.mjs';

installIfNeeded();
buildIfNeeded();
handOver('./launch.ts', []);
