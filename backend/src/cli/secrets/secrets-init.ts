import { appendFileSync, chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeCertificates } from '../certificates.ts';
import { command, FLAG, TEXT } from '../command.ts';
import { fail, type Output } from '../output.ts';
import { UsageError } from '../usage-error.ts';
import {
  type Kept,
  localSettings,
  MASTER_KEY,
  missingSecrets,
  problemsOf,
  SECRETS,
  SETTINGS_OF_OWNER,
  TLS,
  type Wanted,
} from './compose-secrets.ts';

const USAGE = 'secrets init [<folder>] [--local-providers [--env <file>]]';
const FOLDER = 'ops/docker/secrets';
/** The health check of the container asks for the second. */
const NODE_NAMES = ['eventstore', 'localhost'] as const;
const FILES = [...SECRETS, ...TLS];

export const secretsInitCommand = command({
  usage: USAGE,
  about: 'makes the secrets that docker-compose.yml needs and that are missing, each for the user of its container',
  details: [
    `The folder is ${FOLDER} unless another is named. What is there is kept, never written over; repeat it as often as you like.`,
    'Run it as root: files are given to the users of the containers, who alone can read them.',
    'It ends with what only you can know: keys of Stripe and SendGrid, names and addresses.',
    `With --local-providers it makes those, too: for a rehearsal with stand-ins of both, in which every page says so.`,
    '--env <file>  writes the settings of a rehearsal into it, below what is there; none that it has is changed.',
  ],
  examples: ['secrets init', 'secrets init --local-providers --env .env'],
  json: '{ "folder", "made": [names], "kept": [names], "open": [names that only the owner can fill] }',
  options: { 'local-providers': FLAG, env: TEXT },
  words: 1,
  run: async ({ words: [folder = FOLDER], values }, _env, out) =>
    init(folder, { localProviders: values['local-providers'] === true, env: values.env }, out),
});

type Asked = Wanted & { /** A file of settings. */ readonly env: string | undefined };

function init(folder: string, wanted: Asked, out: Output): void {
  if (wanted.env !== undefined && !wanted.localProviders)
    throw new UsageError(`--env is for a rehearsal: without --local-providers only you can know the settings.\n${USAGE}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const kept = readAll(folder);
  const problems = problemsOf(kept, wanted);
  if (problems.length > 0) throw new UsageError(`Nothing was made in ${folder}:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
  for (const { name } of FILES) if (!kept[name]) rmSync(join(folder, name), { force: true });
  const made = missingSecrets(kept, wanted);
  for (const [name, text] of Object.entries(made)) write(join(folder, name), text);
  if (!kept['eventstore_certificate']) makeCertificates(folder, NODE_NAMES, { tell: () => undefined, say: out.say });
  const open = SECRETS.filter(({ name }) => !kept[name] && !made[name]);
  // Empty, so that whoever fills them in need not think of their owner; a container refuses an empty one.
  for (const { name } of open) write(join(folder, name), '');
  const notGiven = FILES.filter(({ name, uid }) => !give(join(folder, name), uid));
  out.tell(
    { folder, made: Object.keys(made), kept: Object.keys(kept), open: open.map(({ name }) => name) },
    `${Object.keys(made).length} secrets were made in ${folder}, ${Object.keys(kept).length} were there and are kept.${kept['eventstore_certificate'] ? '' : ' The certificate of EventStoreDB and its authority, with their keys, were made beside them.'}`,
  );
  if (made[MASTER_KEY])
    out.say(`Keep a copy of ${join(folder, MASTER_KEY)} apart from all backups: without it every sealed answer is lost.`);
  sayWhatToFillIn(folder, open, { ...wanted, all: { ...kept, ...made } }, out);
  if (notGiven.length > 0) failForOwners(folder, notGiven);
}

function sayWhatToFillIn(folder: string, open: typeof SECRETS, { localProviders, env, all }: Asked & { all: Kept }, { say }: Output): void {
  if (open.length > 0) say('\nOnly you can know what belongs into these files:');
  for (const { name, from } of open) say(`  ${join(folder, name).padEnd(44)} ${from}`);
  if (env !== undefined) addSettings(env, localSettings(all), say);
  else saySettings(localProviders ? localSettings(all) : null, say);
  say(`\nThen: docker compose up -d. The first operator signs in with the password in ${join(folder, 'admin_password')}.`);
}

type Settings = Readonly<Record<string, string>>;

/** Null: those that only the owner can know. */
function saySettings(settings: Settings | null, say: Output['say']): void {
  say(`\nThese settings belong into .env beside docker-compose.yml${settings ? ', as they are' : ''}:`);
  if (settings) for (const [name, value] of Object.entries(settings)) say(`${name}=${value}`);
  else for (const [name, what] of Object.entries(SETTINGS_OF_OWNER)) say(`  ${`${name}=`.padEnd(44)} ${what}`);
}

/** Below what is there. What is set to something else stays so, and is named. */
function addSettings(path: string, settings: Settings, say: Output['say']): void {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const there = new Map(
    [...text.matchAll(/^\s*(?:export\s+)?(\w+)\s*=[ \t]*(.*?)\s*$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
  const missing = Object.entries(settings).filter(([name]) => !there.has(name));
  const lines = missing.map(([name, value]) => `${name}=${value}\n`).join('');
  if (missing.length > 0) appendFileSync(path, text === '' || text.endsWith('\n') ? lines : `\n${lines}`);
  say(`\n${missing.length} settings of a rehearsal were written into ${path}; nothing that was there is changed.`);
  const others = Object.entries(settings).filter(([name, value]) => there.has(name) && there.get(name) !== value);
  for (const [name, value] of others) say(`  ${name} is set to something else there; a rehearsal has ${name}=${value}`);
}

function failForOwners(folder: string, files: typeof SECRETS): void {
  const commands = files.map(({ name, uid }) => `  chown ${uid}:${uid} ${join(folder, name)}`);
  fail(`\nOnly root may give files to the users of the containers. Run this again as root, or:\n${commands.join('\n')}`);
}

/** What is blank counts as missing. */
const readAll = (folder: string): Kept =>
  Object.fromEntries(FILES.map(({ name }) => [name, read(join(folder, name))] as const).filter(([, text]) => text !== ''));

function read(path: string): string {
  if (!existsSync(path)) return '';
  if (!statSync(path).isFile()) throw new UsageError(`${path} is no file. An engine makes a folder where a file is missing: remove it`);
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    throw new UsageError(`${path} cannot be read: run this as root`);
  }
}

/** Never over another. */
const write = (path: string, text: string): void =>
  writeFileSync(path, text === '' ? '' : `${text}\n`, { mode: 0o400, flag: 'wx', flush: true });

/** Readable by this user and nobody else; false when only root could do that. */
function give(path: string, uid: number): boolean {
  try {
    if (statSync(path).uid !== uid) chownSync(path, uid, uid);
    chmodSync(path, 0o400);
    return true;
  } catch {
    return false;
  }
}
