import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publishedEnvironment } from './launcher/run-state.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PROGRAM = join(ROOT, 'backend/dist/cli.main.js');

if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'));
const dataDir = resolve(ROOT, process.env['DATA_DIR'] || '.data');
const running = process.env['DATABASE_URL'] ? {} : publishedEnvironment(dataDir);

if (!running) {
  console.error(`Nothing runs from ${dataDir}. Start Willow first (npm start), or set DATABASE_URL and what else the command needs.`);
  process.exit(1);
}
const { status } = spawnSync(process.execPath, [PROGRAM, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, ...running },
});
process.exit(status ?? 1);
