import 'reflect-metadata';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type LocalMailbox, startLocalMailbox } from '../../../ops/local/mailbox/index.ts';
import { type LocalStripe, startLocalStripe } from '../../../ops/local/stripe/index.ts';
import { migrateCommand } from '../cli/migrate.ts';
import { outputOf } from '../cli/output.ts';
import { createApi } from '../create-api.ts';
import { MagicLinks } from '../modules/customers/links/magic-links.ts';
import { Clock } from '../platform/clock/clock.ts';
import { type Config, readConfig } from '../platform/config/config.ts';
import { Logger } from '../platform/logging/logger.ts';
import type { Pressure } from '../platform/process/pressure.ts';
import type { SiteFolders } from '../platform/http/static-site.ts';
import { WorkerModule } from '../worker.module.ts';
import { freePort } from '../../../ops/local/kit/free-port.ts';
import { patient } from '../../../ops/testing/machine/patience.ts';
import { migratedTemplate } from './migrated-template.ts';
import { printer } from './printer.ts';
import { testDatabase, type TestDatabase } from './postgres.ts';

/** A clock that tests may push forward. It stands still only where a test counts what happens in one moment. */
export class TestClock extends Clock {
  #aheadMs = 0;
  #stoppedAt: number | null = null;
  #isShared = false;

  /** From now on nobody may push it: other tests go by it, too. */
  share(): void {
    this.#isShared = true;
  }

  now(): Date {
    return new Date((this.#stoppedAt ?? Date.now()) + this.#aheadMs);
  }

  async stopped<T>(work: () => Promise<T>): Promise<T> {
    this.#stoppedAt = Date.now();
    try {
      return await work();
    } finally {
      this.#stoppedAt = null;
    }
  }

  advance({ minutes }: { readonly minutes: number }): void {
    if (this.#isShared) throw new Error('This clock is that of the shared product: start one of your own, startProduct()');
    this.#aheadMs += minutes * 60_000;
  }
}

export type Product = {
  readonly url: string;
  readonly api: NestFastifyApplication;
  readonly worker: INestApplicationContext;
  /** Ends the worker, does what is given, and starts another. */
  restartWorker(between: () => Promise<unknown>): Promise<void>;
  /** Ends api and worker, does what is given, and starts others with these settings beside the first ones. */
  restart(between: () => Promise<unknown>, settings?: Readonly<Record<string, string>>): Promise<void>;
  readonly mailbox: LocalMailbox;
  readonly stripe: LocalStripe;
  readonly database: TestDatabase;
  readonly config: Config;
  readonly clock: TestClock;
  close(): Promise<void>;
};

export const OPERATOR = { email: 'olive@willow.example', password: 'a password of some length' } as const;

/** What a migration writes into the database, so that a product with another one of these cannot start from the others' copy. */
const MIGRATED_WITH = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  MASTER_KEY: Buffer.alloc(32, 'willow').toString('base64'),
  ADMIN_EMAIL: OPERATOR.email,
  ADMIN_PASSWORD: OPERATOR.password,
} as const;
const OUTSIDE_STORES = ['EVENTSTORE_URL', 'EVENTSTORE_ADMIN_URL', 'REDIS_URL'];

const KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_willow',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_willow',
  STRIPE_WEBHOOK_SECRET: 'whsec_willow',
  SENDGRID_API_KEY: 'SG.willow',
};

type Parts = {
  readonly site?: SiteFolders;
  readonly logger?: Logger;
  /** Has a browser of its own to print with. */
  readonly printsItself?: boolean;
  /** Left out, nobody is turned away. */
  readonly pressure?: Pressure;
};

let shared: Promise<Product> | undefined;

/**
 * The product that a thread starts once for all test files which leave it as they found it: clock, settings and faults. Others have been
 * there before, so what a test finds is told by the customers and codes that it made itself. Ends with the thread.
 */
export async function sharedProduct(): Promise<Product> {
  const product = await (shared ??= startProduct());
  product.api.get(MagicLinks, { strict: false }).register();
  product.clock.share();
  return product;
}

/** The whole product in this process: API and worker on a database of their own, with the local Stripe and the local mailbox. */
export async function startProduct(settings: Readonly<Record<string, string>> = {}, parts: Parts = {}): Promise<Product> {
  const started = new AsyncDisposableStack();
  try {
    return await start(started, settings, parts);
  } catch (error) {
    // What is left open would keep the run of the tests from ending.
    await started.disposeAsync();
    throw error;
  }
}

const migrated =
  (env: Readonly<Record<string, string>>) =>
  ({ url, ownerUrl }: { readonly url: string; readonly ownerUrl: string }): Promise<void> =>
    migrateCommand.read([]).run({ ...env, DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl }, outputOf(false));

async function start(
  started: AsyncDisposableStack,
  settings: Readonly<Record<string, string>>,
  { site, logger, printsItself = false, pressure }: Parts,
): Promise<Product> {
  const isOrdinary = ![...Object.keys(MIGRATED_WITH), ...OUTSIDE_STORES].some((name) => name in settings);
  const database = await testDatabase(
    isOrdinary ? { template: await migratedTemplate('willow_migrated', migrated({ ...MIGRATED_WITH, ...KEYS })) } : {},
  );
  started.defer(() => database.drop());
  const dataDir = mkdtempSync(join(tmpdir(), 'willow-product-'));
  started.defer(async () => rmSync(dataDir, { recursive: true, force: true }));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const stripe = await startLocalStripe({
    port: 0,
    webhookUrl: `${url}/api/payments/webhook`,
    webhookSecret: KEYS.STRIPE_WEBHOOK_SECRET,
    secretKey: KEYS.STRIPE_SECRET_KEY,
  });
  started.defer(() => stripe.close());
  const clock = new TestClock();
  const signing = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const mailbox = await startLocalMailbox({
    port: 0,
    apiKey: KEYS.SENDGRID_API_KEY,
    now: () => clock.now(),
    // Told when a test says so: elsewhere a history has what the test did, and nothing that comes by itself.
    events: {
      url: `${url}/api/mail/events`,
      privateKey: signing.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
      byThemselves: false,
    },
  });
  started.defer(() => mailbox.close());
  const env = {
    ...MIGRATED_WITH,
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    STRIPE_API_BASE: stripe.url,
    STRIPE_JS_URL: `${stripe.url}/v3/stripe.js`,
    SENDGRID_API_BASE: mailbox.url,
    SENDGRID_WEBHOOK_PUBLIC_KEY: signing.publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    RATE_LIMIT_IP_FACTOR: '1000',
    OPERATOR_MFA: 'off',
    TIMEOUT_FACTOR: String(patient(10)),
    // Tests look when they want to: a check of the card provider would use up the fault that a test has planned.
    STATUS_CHECK_SECONDS: '0',
    ...KEYS,
    ...settings,
  };
  if (!isOrdinary) await migrated(env)(database);
  let config = readConfig(env);
  const options = () => ({ config, clock, logger: logger ?? new Logger(config.LOG_LEVEL, 'test'), allowUnsafeDurability: true });
  const startWorker = () =>
    NestFactory.createApplicationContext(WorkerModule.forRoot({ ...options(), ...(printsItself ? {} : { pdf: printer }) }), {
      logger: false,
      abortOnError: false,
    });
  const startApi = async (): Promise<NestFastifyApplication> => {
    const opened = await createApi({ ...options(), ...(site && { site }), pressure: pressure ?? null });
    await opened.listen(port, '127.0.0.1');
    return opened;
  };
  let worker = await startWorker();
  started.defer(() => worker.close());
  const restartWorker = async (between: () => Promise<unknown>): Promise<void> => {
    await worker.close();
    await between();
    worker = await startWorker();
  };
  let api = await startApi();
  started.defer(() => api.close());
  const restart: Product['restart'] = async (between, changed = {}) => {
    await worker.close();
    await api.close();
    await between();
    config = readConfig({ ...env, ...changed });
    worker = await startWorker();
    api = await startApi();
  };
  return {
    get worker() {
      return worker;
    },
    get api() {
      return api;
    },
    get config() {
      return config;
    },
    restartWorker,
    restart,
    url,
    mailbox,
    stripe,
    database,
    clock,
    close: () => started.disposeAsync(),
  };
}
