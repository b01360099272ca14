import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import type { Environment } from '../environment.ts';
import { hasCode } from '../error-code.ts';
import { keptSecret, token } from '../secrets.ts';

/** Who may what is said by the migrations: the owner makes tables, api and worker fill them, auditors read the log. */
export const LOGINS = { owner: 'willow_owner', app: 'willow_app', audit: 'willow_audit' } as const;
export type Login = keyof typeof LOGINS;

export const DATABASE = 'willow';

const passwordFile = (dataDir: string, login: Login): string => join(dataDir, 'secrets', `database.${login}.password`);
const passwordOf = (dataDir: string, login: Login): string => keptSecret(passwordFile(dataDir, login), () => token());

/** `host`: with its port, or a directory with a socket (`socketHost`). */
export const loginUrl = (dataDir: string, login: Login, host: string, database = DATABASE): string =>
  `postgresql://${LOGINS[login]}:${passwordOf(dataDir, login)}@${host}/${database}`;

/** Makes the logins and the product's database, as far as they are not there. None of the three may make others. */
export const createLogins = async (admin: pg.Client, dataDir: string): Promise<void> => {
  for (const login of ['owner', 'app', 'audit'] as const) {
    const name = LOGINS[login];
    const { rowCount } = await admin.query('SELECT FROM pg_roles WHERE rolname = $1', [name]);
    if (rowCount === 0) await admin.query(`CREATE ROLE ${name} LOGIN PASSWORD '${passwordOf(dataDir, login)}'`);
  }
  const { rows } = await admin.query<{ owner: string }>('SELECT pg_get_userbyid(datdba) AS owner FROM pg_database WHERE datname = $1', [
    DATABASE,
  ]);
  if (rows[0] && rows[0].owner !== LOGINS.owner)
    throw new Error(
      `The database in ${dataDir} comes from an earlier version, in which the api's own login owned it. Move ${dataDir} away, or choose another DATA_DIR.`,
    );
  if (!rows[0]) await admin.query(`CREATE DATABASE ${DATABASE} OWNER ${LOGINS.owner}`);
};

const isOurs = (databaseUrl: string, dataDir: string): boolean => {
  try {
    return new URL(databaseUrl).password === readFileSync(passwordFile(dataDir, 'app'), 'utf8').trim();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
};

/** The environment of a command line: beside the app's login those of owner and auditor, which api and worker never get. */
export const withAllLogins = (env: Environment): Environment => {
  const { DATABASE_URL = '', DATA_DIR = '' } = env;
  if (DATABASE_URL === '' || !isOurs(DATABASE_URL, DATA_DIR)) return env;
  const { host, pathname } = new URL(DATABASE_URL);
  const urlOf = (login: Login): string => loginUrl(DATA_DIR, login, host, pathname.slice(1));
  return { DATABASE_OWNER_URL: urlOf('owner'), DATABASE_AUDIT_URL: urlOf('audit'), ...env };
};
