import { ERASURE_WAIT_DAYS } from '@willow/contracts';
import { z } from 'zod';

const url = z.url({ protocol: /^https?$/, error: 'must look like https://wills.example' });
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'must look like postgresql://user:password@host:5432/name' });
const folderOrBucket = (folder: string) =>
  z.url({ protocol: /^(file|https?)$/, error: `must look like file://${folder} or https://s3.eu-west-2.amazonaws.com/bucket` });
const redisUrl = z.url({ protocol: /^rediss?$/, error: 'must look like redis://:password@host:6379' });
const portWords = 'must be a port number between 0 and 65535';
const port = z.coerce.number(portWords).int(portWords).min(0, portWords).max(65_535, portWords);
const factor = 'must be a number above 0';
const proxies = 'must be the number of proxies in front, 0 to 5';
const days = 'must be a number of days, 0 to 28';
const mails = 'must be a whole number of mails from 1 to 100000';
const seconds = 'must be a whole number of seconds from 0 to 300';
const kept = 'must be a whole number from 1 to 1000';
const keep = z.coerce.number(kept).int(kept).min(1, kept).max(1000, kept);
/** Separated by a comma or a space. */
const recipients = /^age1[0-9a-z]+([\s,]+age1[0-9a-z]+)*$/;
const share = 'must be a share of all traces, 0 to 1';
const flag = z.enum(['on', 'off'], 'must be on or off');
const text = z.string().optional();

/** What the limits for everybody together are made for. */
export const LINK_MAILS_PER_HOUR = 1_000;

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const addresses = {
  PORT: port.default(3000).describe('Storefront, API and console.'),
  HOST: z.string().default('0.0.0.0').describe('Which addresses to answer on. `npm start`: `localhost`.'),
  METRICS_PORT: port.default(9464).describe("Figures for Prometheus; the worker's are on the next port, with its `/health/ready`."),
  METRICS_HOST: z
    .string()
    .default('127.0.0.1')
    .describe('Which addresses the metrics answer on: they are not public. The containers set `0.0.0.0`.'),
  PUBLIC_URL: url
    .optional()
    .describe('The address in mails and links, and in what search engines and feeds are told. Unset: `http://localhost:PORT`.'),
  PROXY_ADDRESS: z
    .string()
    .regex(/^[\w.-]+:\d{1,5}$/, 'must look like web:8443')
    .optional()
    .describe(
      'Where the proxy of `PUBLIC_URL` is reached from inside, such as `web:8443` between containers: the doctor and the watch over certificates ask there. Unset: at `PUBLIC_URL`.',
    ),
  TRUSTED_PROXIES: z.coerce
    .number(proxies)
    .int(proxies)
    .min(0, proxies)
    .max(5, proxies)
    .default(0)
    .describe("Proxies in front: how many addresses to skip to find the client's."),
};

const stores = {
  DATA_DIR: z.string().default('.data').describe('Everything that is kept on disk.'),
  DATABASE_URL: postgresUrl.describe('PostgreSQL, for api and worker: adds to the log and changes nothing in it.'),
  DATABASE_OWNER_URL: postgresUrl
    .optional()
    .describe('Owns the tables: for `migrate`, `projections rebuild` and `restore`. Command line only.'),
  DATABASE_AUDIT_URL: postgresUrl.optional().describe('Reads the log and nothing else. Command line only.'),
  EVENTSTORE_URL: text.describe('EventStoreDB, for api and worker: appends and reads. Unset: history is in the same PostgreSQL.'),
  EVENTSTORE_ADMIN_URL: text.describe("An administrator's login, with which `migrate` makes the other two. Command line only."),
  EVENTSTORE_AUDIT_URL: text.describe('Reads. Command line only.'),
  REDIS_URL: redisUrl.optional().describe('The queue. Unset: it is in PostgreSQL.'),
  DOCUMENTS_URL: folderOrBucket('/var/lib/willow/documents')
    .optional()
    .describe(
      'Where printed documents are kept: a folder, `file:///…`, or a bucket that speaks S3, `https://…`. Unset: `DATA_DIR/documents`.',
    ),
  DOCUMENTS_REGION: text.describe('Of that bucket.'),
  DOCUMENTS_ACCESS_KEY_ID: text.describe('Of that bucket.'),
  DOCUMENTS_SECRET_ACCESS_KEY: text.describe('Of that bucket.'),
};

const backups = {
  BACKUP_URL: folderOrBucket('/srv/backups')
    .optional()
    .describe(
      'Where backups are kept: a folder, or a bucket as above. With it and `BACKUP_RECIPIENT` a worker makes them: everything each night, and what has changed every 45 seconds.',
    ),
  BACKUP_REGION: text.describe('Of that bucket.'),
  BACKUP_ACCESS_KEY_ID: text.describe('Of that bucket.'),
  BACKUP_SECRET_ACCESS_KEY: text.describe('Of that bucket.'),
  BACKUP_RECIPIENT: z
    .string()
    .regex(recipients, 'must be one or several public keys of age, such as age1…')
    .optional()
    .describe('The public key of age that backups are encrypted to, or several separated by commas: `willow backup keygen` makes a pair.'),
  BACKUP_KEEP_DAYS: keep.default(7).describe('For how many days the newest backup of each day is kept.'),
  BACKUP_KEEP_WEEKS: keep.default(4).describe('The same for weeks.'),
  BACKUP_KEEP_MONTHS: keep.default(12).describe('The same for months.'),
};

const providers = {
  STRIPE_SECRET_KEY: text.describe('Card payments. All three keys are needed, or none.'),
  STRIPE_PUBLISHABLE_KEY: text.describe('What the payment form is opened with.'),
  STRIPE_WEBHOOK_SECRET: text.describe('What Stripe signs its webhooks with.'),
  STRIPE_API_BASE: url.optional().describe('Where a stand-in of Stripe answers; `npm start` sets it. Never set with live keys.'),
  STRIPE_JS_URL: url.optional().describe("The stand-in's script; `npm start` sets it."),
  SENDGRID_API_KEY: text.describe('Mail.'),
  SENDGRID_API_BASE: url.optional().describe('Where a stand-in of SendGrid answers; `npm start` sets it.'),
  SENDGRID_WEBHOOK_PUBLIC_KEY: text.describe(
    'What SendGrid signs its reports of delivered and bounced mails with (Event Webhook, to `PUBLIC_URL/api/mail/events`). Unset: none are accepted, and nobody knows what arrived.',
  ),
  MAIL_FROM: text.describe('The sender of every mail.'),
  CHROMIUM_PATH: text.describe('The browser that prints. Unset: Chromium from npm.'),
  EXAMPLE_MARKS: flag
    .default('on')
    .describe(
      'The marks beside reviews and figures that the launch check has not confirmed. `off` hides them, and is refused in production.',
    ),
  LOCAL_PROVIDERS: flag
    .default('off')
    .describe('`on` runs production with stand-ins of Stripe and mail: for a rehearsal, in which every page says so.'),
};

const people = {
  MASTER_KEY: z
    .string('must be set: 32 bytes in base64 (openssl rand -base64 32)')
    .min(1)
    .describe(
      'Seals all personal data: **whoever loses it loses every will**. `npm start` makes one, once, and keeps it in `DATA_DIR/secrets/`. Turned into another by `willow keys new-master`.',
    ),
  ADMIN_EMAIL: text.describe('The first operator. `npm start` makes one and prints the login.'),
  ADMIN_PASSWORD: text.describe("The first operator's password. `npm start` makes one, once."),
  AUDITOR_EMAIL: z
    .email('must be an email address')
    .optional()
    .describe('Receives what was signed of the log once a day, so that a copy lies where nobody who runs the product can change it.'),
  OPERATOR_MFA: flag.default('on').describe('The second factor in the console. `npm start`: `off`.'),
  ERASURE_WAIT_DAYS: z.coerce
    .number(days)
    .int(days)
    .min(0, days)
    .max(28, days)
    .default(ERASURE_WAIT_DAYS)
    .describe("Between a customer's wish to be erased and the erasure. The law gives a month."),
};

const limits = {
  RATE_LIMIT_IP_FACTOR: z.coerce
    .number(factor)
    .positive(factor)
    .default(1)
    .describe(
      'Multiplies the limits by network and for everybody together. `npm start`: 100, because all its clients have the same address.',
    ),
  LINK_MAILS_PER_HOUR: z.coerce
    .number(mails)
    .int(mails)
    .min(1, mails)
    .max(100_000, mails)
    .default(LINK_MAILS_PER_HOUR)
    .describe(
      'Mails an hour to people who are not signed in, all together: one for each sign-up and login, so also what an attack may cost. [Some limits](../ops/limits.md) grow with it.',
    ),
  TIMEOUT_FACTOR: z.coerce
    .number(factor)
    .positive(factor)
    .default(1)
    .describe('For a slow machine: multiplies how long a start, the database, a read model, a document and a mail are waited for.'),
};

const watching = {
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'must be development, test or production')
    .default('development')
    .describe('With `production` nothing is embedded: a part that is unset is refused.'),
  LOG_LEVEL: z
    .enum(LEVELS, `must be one of ${LEVELS.join(', ')}`)
    .default('info')
    .describe(`One of ${LEVELS.join(', ')}. Logs are in \`DATA_DIR/logs/\`.`),
  STATUS_CHECK_SECONDS: z.coerce
    .number(seconds)
    .int(seconds)
    .min(0, seconds)
    .max(300, seconds)
    .default(20)
    .describe('How often api and worker look for incidents; 0: never.'),
  OTEL_EXPORTER_OTLP_ENDPOINT: url
    .optional()
    .describe('Where spans of traces go over OTLP/HTTP, such as `http://localhost:4318`. Unset: nowhere, and nothing of that is loaded.'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number(share).min(0, share).max(1, share).default(1).describe('Of how many traces, 0 to 1.'),
};

/** As `docs/settings.md` has them. */
export const SETTING_GROUPS = {
  Addresses: addresses,
  Stores: stores,
  Backups: backups,
  'Providers and printing': providers,
  'Keys and people': people,
  Limits: limits,
  'Running and watching': watching,
} as const;

export const Environment = z.object({ ...addresses, ...stores, ...backups, ...providers, ...people, ...limits, ...watching });

/** The name of every setting. */
export const SETTINGS: readonly string[] = Object.keys(Environment.shape);
