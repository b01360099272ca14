import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { needsNothing } from './needs-nothing.mjs';
import { withAllLogins } from './launcher/postgres/logins.ts';
import { publishedEnvironment } from './launcher/run-state.ts';
import { ROOT, loadDotEnv } from './program.ts';

const PROGRAM = join(ROOT, 'backend/dist/cli.main.js');

loadDotEnv();
const dataDir = resolve(ROOT, process.env['DATA_DIR'] || '.data');
const running = process.env['DATABASE_URL'] || needsNothing(process.argv.slice(2)) ? {} : publishedEnvironment(dataDir);

if (!running) {
  console.error(`Nothing runs from ${dataDir}. Start Willow first (npm start), or set DATABASE_URL and what else the command needs.`);
  process.exit(1);
}
const { status } = spawnSync(process.execPath, [PROGRAM, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, ...withAllLogins(running) },
});
process.exit(status ?? 1);
