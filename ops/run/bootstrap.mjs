// What `npm start`, `npm test` and `npm run dev` share before anything is installed: plain JavaScript for Node 20 that imports nothing from npm.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BIN = join(ROOT, 'node_modules/.bin');
const PINNED_NODE = join(BIN, 'node');

const packagesOf = (lockFile) => {
  try {
    return JSON.parse(readFileSync(join(ROOT, lockFile), 'utf8')).packages;
  } catch {
    return undefined;
  }
};

/** npm keeps beside what it installed a lockfile of it: whatever differs from ours is missing. Other platforms' packages are optional. */
const isInstalled = () => {
  const installed = packagesOf('node_modules/.package-lock.json');
  const wanted = packagesOf('package-lock.json');
  if (!installed || !wanted || !existsSync(PINNED_NODE)) return false;
  return Object.entries(wanted)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .every(([path, { version, optional, devOptional }]) =>
      installed[path] ? installed[path].version === version : Boolean(optional || devOptional),
    );
};

const runOrExit = (what, command, args, options) => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, ...options });
  if (status === 0) return;
  console.error(`${what} failed.\n${stdout ?? ''}${stderr ?? ''}`);
  process.exit(1);
};

/** Installs the locked packages when any of them is missing or another version. */
export const installIfNeeded = () => {
  if (isInstalled()) return;
  console.log('Installing packages …');
  const env = { ...process.env, npm_config_audit: 'false', npm_config_fund: 'false', npm_config_update_notifier: 'false' };
  // A test of a production build may run with NODE_ENV=production, which would leave the compilers out.
  runOrExit('npm ci', 'npm', ['ci', '--include=dev'], { env });
};

/** With the pinned Node, npx-less tools and no cloud: what every child of the project runs in. */
const projectEnv = () => ({
  ...process.env,
  PATH: `${BIN}${delimiter}${process.env.PATH ?? ''}`,
  NX_NO_CLOUD: 'true',
  NX_DAEMON: 'false',
});

/** Builds what changed since the last build; nothing did in a built tree, and then this only compares hashes. */
export const buildIfNeeded = () => {
  if (!existsSync(join(ROOT, 'backend/dist/api.main.js'))) console.log('Building …');
  runOrExit('The build', PINNED_NODE, [join(BIN, 'nx'), 'run-many', '-t', 'build'], { env: projectEnv() });
};

/** npm may be killed without a chance to tell us; then our parent is no longer the process that started us. */
const whenParentIsGone = (callback) => {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) callback();
  }, 500).unref();
};

/** Runs a TypeScript program of this folder with the pinned Node and ends as it ends. `prefix` is a command to run it under. */
export const handOver = (program, args, prefix = []) => {
  const [command, ...rest] = [...prefix, PINNED_NODE, fileURLToPath(new URL(program, import.meta.url)), ...args];
  const child = spawn(command, rest, { cwd: ROOT, env: projectEnv(), stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  whenParentIsGone(() => child.kill('SIGTERM'));
  child.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
};
