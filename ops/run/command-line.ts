import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { needsNothing } from './needs-nothing.mjs';
import { needsDatabaseAlone, withDatabaseAlone } from './launcher/database-alone.ts';
import { HEAP_FLAGS } from './launcher/node-part.ts';
import { withAllLogins } from './launcher/postgres/logins.ts';
import { publishedEnvironment } from './launcher/run-state.ts';
import { readSettings } from './launcher/settings.ts';
import { ROOT, loadDotEnv } from './program.ts';

const PROGRAM = join(ROOT, 'backend/dist/cli.main.js');

loadDotEnv();
const args = process.argv.slice(2);
const dataDir = resolve(ROOT, process.env['DATA_DIR'] || '.data');
const running = process.env['DATABASE_URL'] || needsNothing(args) ? {} : publishedEnvironment(dataDir);

const run = (env: Readonly<Record<string, string>>): number =>
  spawnSync(process.execPath, [...HEAP_FLAGS, PROGRAM, ...args], { stdio: 'inherit', env: { ...process.env, ...withAllLogins(env) } })
    .status ?? 1;

/** A wrong command line is wrong whatever runs: the command line says so itself, without doing anything. */
const isWrong = (): boolean =>
  existsSync(PROGRAM) &&
  spawnSync(process.execPath, [...HEAP_FLAGS, PROGRAM, 'help', ...args], { stdio: ['ignore', 'ignore', 'inherit'] }).status === 2;

const runAlone = async (): Promise<number> => {
  try {
    return await withDatabaseAlone(readSettings(process.env, ROOT), process.env, run);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
};

if (running) process.exit(run(running));
if (isWrong()) process.exit(2);
if (needsDatabaseAlone(args, dataDir)) process.exit(await runAlone());
console.error(`Nothing runs from ${dataDir}. Start Willow first (npm start), or set DATABASE_URL and what else the command needs.`);
process.exit(1);
