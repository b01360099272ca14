import { setTimeout as sleep } from 'node:timers/promises';
import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Carries the superuser's address from Jest's global set-up to its workers. */
export const ADMIN_URL_VARIABLE = 'WILLOW_TEST_POSTGRES_URL';

/** The three logins of a deployment; none has a right beyond its own database. */
export const LOGINS = {
  owner: { name: 'willow_owner', password: 'willow_owner' },
  app: { name: 'willow_app', password: 'willow_app' },
  audit: { name: 'willow_audit', password: 'willow_audit' },
} as const;

export type TestRole = { readonly name: string; readonly url: string };

export type TestDatabase = {
  readonly name: string;
  /** Where it listens beside its socket, for lines that can be broken. */
  readonly server: { readonly host: string; readonly port: number };
  /** As api and worker log in; the role may nothing before the migrations. */
  readonly url: string;
  /** As the database's owner, who may run DDL but is no superuser: what migrations use. */
  readonly ownerUrl: string;
  readonly auditUrl: string;
  /** As superuser in the same database: for `pg_terminate_backend`, roles and the like. */
  readonly adminUrl: string;
  /** A new login role with no right of its own, for proving that a part needs no more than it was granted. */
  restrictedRole(): Promise<TestRole>;
  /** Ends every connection to the database and removes it with its roles. */
  drop(): Promise<void>;
};

const PAUSE_MS = 20;
/** Of a test that ends its connections by dropping the database. */
const GIVE_UP_AFTER_TRIES = 100;

/** As superuser in no particular database. */
export const clusterUrl = (): string => {
  const url = process.env[ADMIN_URL_VARIABLE];
  if (!url) throw new Error(`${ADMIN_URL_VARIABLE} is not set: name the test *.int.test.ts and run it through Jest.`);
  return url;
};

const execute = async (connectionString: string, sql: string): Promise<void> => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
};

/** A pool says that it has ended before its connections have: one that the server ends would break whichever test runs then. */
const untilNobodyIsConnected = async (database: string): Promise<void> => {
  const client = new pg.Client({ connectionString: clusterUrl() });
  await client.connect();
  try {
    const connected = async (): Promise<boolean> =>
      (await client.query('SELECT FROM pg_stat_activity WHERE datname = $1', [database])).rowCount !== 0;
    for (let tries = 0; tries < GIVE_UP_AFTER_TRIES && (await connected()); tries += 1) await sleep(PAUSE_MS);
  } finally {
    await client.end();
  }
};

export const urlFor = (database: string, role?: { readonly name: string; readonly password: string }): string => {
  const url = new URL(clusterUrl());
  url.pathname = `/${database}`;
  if (role) {
    url.username = role.name;
    url.password = role.password;
  }
  return url.href;
};

/** Creates a database of its own for the caller, empty or as the template is, on the PostgreSQL that the whole Jest run shares. */
export const testDatabase = async ({ template }: { readonly template?: string } = {}): Promise<TestDatabase> => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const roles: string[] = [];
  const restrictedRole = async (): Promise<TestRole> => {
    const role = { name: `${name}_role_${roles.length + 1}`, password: randomBytes(8).toString('hex') };
    roles.push(role.name);
    await execute(clusterUrl(), `CREATE ROLE ${role.name} LOGIN PASSWORD '${role.password}'`);
    return { name: role.name, url: urlFor(name, role) };
  };
  const drop = async (): Promise<void> => {
    await untilNobodyIsConnected(name);
    await execute(clusterUrl(), `DROP DATABASE ${name} WITH (FORCE)`);
    for (const role of roles) await execute(clusterUrl(), `DROP ROLE ${role}`);
  };
  await execute(clusterUrl(), `CREATE DATABASE ${name} OWNER ${LOGINS.owner.name}${template ? ` TEMPLATE ${template}` : ''}`);
  const { owner, app, audit } = LOGINS;
  return {
    name,
    server: { host: '127.0.0.1', port: Number(new URL(clusterUrl()).port) },
    url: urlFor(name, app),
    ownerUrl: urlFor(name, owner),
    auditUrl: urlFor(name, audit),
    adminUrl: urlFor(name),
    restrictedRole,
    drop,
  };
};
