// npm run willow -- <command>: the backend's command line, on the product that `npm start` runs or on whatever DATABASE_URL names.
import { handOver } from './bootstrap.mjs';

handOver('./command-line.ts', process.argv.slice(2));
