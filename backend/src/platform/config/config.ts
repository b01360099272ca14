import { ERASURE_WAIT_DAYS } from '@willow/contracts';
import { z } from 'zod';
import { IN_ENV_OF_COMPOSE, underCompose } from './both-names.ts';

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
/** Apart by a comma or a space. */
const recipients = /^age1[0-9a-z]+([\s,]+age1[0-9a-z]+)*$/;
const share = 'must be a share of all traces, 0 to 1';
const flag = z.enum(['on', 'off'], 'must be on or off');

/** What the limits for everybody together are made for. */
export const LINK_MAILS_PER_HOUR = 1_000;

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production'], 'must be development, test or production').default('development'),
  PORT: port.default(3000),
  METRICS_PORT: port.default(9464),
  HOST: z.string().default('0.0.0.0'),
  /** Metrics are not public. */
  METRICS_HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: url.optional(),
  /** Where the proxy of PUBLIC_URL is reached from here, which may be by another name: `web:8443` between containers. Unset: at PUBLIC_URL. */
  PROXY_ADDRESS: z
    .string()
    .regex(/^[\w.-]+:\d{1,5}$/, 'must look like web:8443')
    .optional(),
  TRUSTED_PROXIES: z.coerce.number(proxies).int(proxies).min(0, proxies).max(5, proxies).default(0),
  DATA_DIR: z.string().default('.data'),
  /** Where documents are kept: a folder (`file:`), or a bucket that speaks S3 (`https:`). Unset: in DATA_DIR. */
  DOCUMENTS_URL: folderOrBucket('/var/lib/willow/documents').optional(),
  DOCUMENTS_REGION: z.string().optional(),
  DOCUMENTS_ACCESS_KEY_ID: z.string().optional(),
  DOCUMENTS_SECRET_ACCESS_KEY: z.string().optional(),
  /** Where backups are kept, and whom they are encrypted to: then a worker makes them. */
  BACKUP_URL: folderOrBucket('/srv/backups').optional(),
  BACKUP_REGION: z.string().optional(),
  BACKUP_ACCESS_KEY_ID: z.string().optional(),
  BACKUP_SECRET_ACCESS_KEY: z.string().optional(),
  BACKUP_RECIPIENT: z.string().regex(recipients, 'must be one or several public keys of age, such as age1…').optional(),
  BACKUP_KEEP_DAYS: keep.default(7),
  BACKUP_KEEP_WEEKS: keep.default(4),
  BACKUP_KEEP_MONTHS: keep.default(12),
  DATABASE_URL: postgresUrl,
  /** Of command lines only: see `readServiceConfig`. */
  DATABASE_OWNER_URL: postgresUrl.optional(),
  DATABASE_AUDIT_URL: postgresUrl.optional(),
  EVENTSTORE_URL: z.string().optional(),
  /** Of command lines only, too. */
  EVENTSTORE_ADMIN_URL: z.string().optional(),
  EVENTSTORE_AUDIT_URL: z.string().optional(),
  REDIS_URL: redisUrl.optional(),
  MASTER_KEY: z.string('must be set: 32 bytes in base64 (openssl rand -base64 32)').min(1),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_BASE: url.optional(),
  STRIPE_JS_URL: url.optional(),
  SENDGRID_API_KEY: z.string().optional(),
  SENDGRID_API_BASE: url.optional(),
  /** What SendGrid signs its reports with. Unset: none are taken, and nobody knows what arrived. */
  SENDGRID_WEBHOOK_PUBLIC_KEY: z.string().optional(),
  MAIL_FROM: z.string().optional(),
  /** Whom what was signed of the log is mailed to once a day. */
  AUDITOR_EMAIL: z.email('must be an email address').optional(),
  CHROMIUM_PATH: z.string().optional(),
  ADMIN_EMAIL: z.string().optional(),
  ADMIN_PASSWORD: z.string().optional(),
  OPERATOR_MFA: flag.default('on'),
  /** Whether what is invented on the public pages, and not confirmed by the launch check, stands beside a mark. */
  EXAMPLE_MARKS: flag.default('on'),
  /** Multiplies the limits by network and for everybody together; the embedded run raises it, because there all clients have the same address. */
  RATE_LIMIT_IP_FACTOR: z.coerce.number(factor).positive(factor).default(1),
  /** Multiplies how long the database, a read model that is behind, a document and a will's mail are waited for, on a machine that is slow. */
  TIMEOUT_FACTOR: z.coerce.number(factor).positive(factor).default(1),
  /** Between a customer's wish to be erased and the erasure; the law gives a month. */
  ERASURE_WAIT_DAYS: z.coerce.number(days).int(days).min(0, days).max(28, days).default(ERASURE_WAIT_DAYS),
  /**
   * To people who are not signed in: the most sign-ups and logins there can be, and what an attack may cost. What so many customers do by
   * themselves (invitations, messages, slips of the finger) grows with it.
   */
  LINK_MAILS_PER_HOUR: z.coerce.number(mails).int(mails).min(1, mails).max(100_000, mails).default(LINK_MAILS_PER_HOUR),
  /** How often api and worker look whether the parts of the service work; 0: never. */
  STATUS_CHECK_SECONDS: z.coerce.number(seconds).int(seconds).min(0, seconds).max(300, seconds).default(20),
  /** In production, too, Stripe and mail are stand-ins: for a rehearsal, in which every page says so. */
  LOCAL_PROVIDERS: flag.default('off'),
  /** Where spans of traces are sent, over OTLP/HTTP. Unset: nowhere, and nothing of that is loaded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  /** Of how many traces. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number(share).min(0, share).max(1, share).default(1),
  LOG_LEVEL: z.enum(LEVELS, `must be one of ${LEVELS.join(', ')}`).default('info'),
});

export type Config = z.infer<typeof Environment> & { readonly publicUrl: string; readonly secureCookies: boolean };

/** Every setting that there is. */
export const SETTINGS: readonly string[] = Object.keys(Environment.shape);

export const CONFIG = Symbol('config');

/** The message names every invalid setting and what is wrong with it, never a value. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(
      problems.length === 1 ? problems[0] : `The configuration cannot be used:\n${problems.map((problem) => `- ${problem}`).join('\n')}`,
    );
    this.name = 'ConfigError';
  }
}

type Variables = Readonly<Record<string, string | undefined>>;

const NOT_FOR_SERVICES = ['DATABASE_OWNER_URL', 'DATABASE_AUDIT_URL', 'EVENTSTORE_ADMIN_URL', 'EVENTSTORE_AUDIT_URL'] as const;

/** What api and worker run with: a login that could change the log must not even be near them. Throws ConfigError. */
export function readServiceConfig(env: Variables): Config {
  const given = NOT_FOR_SERVICES.filter((name) => env[name]);
  if (given.length > 0)
    throw new ConfigError(given.map((name) => `${name}: is for the command line only; api and worker must not be given it`));
  return readConfig(env);
}

/** Empty text counts as unset. Throws ConfigError. */
export function readConfig(env: Variables): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = Environment.safeParse(set);
  const told = toldIn(env);
  if (!parsed.success) throw told(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  const config = parsed.data;
  const problems = [...(config.NODE_ENV === 'production' ? productionProblems(config) : []), ...standInProblems(config)];
  if (problems.length > 0) throw told(problems);
  const publicUrl = (config.PUBLIC_URL ?? `http://localhost:${config.PORT}`).replace(/\/$/, '');
  return { ...config, publicUrl, secureCookies: publicUrl.startsWith('https:') };
}

/** A container is told its secrets by SECRETS: there a setting has another name, and a secret is a file. */
const toldIn =
  ({ SECRETS }: Variables) =>
  (problems: readonly string[]): ConfigError =>
    new ConfigError(SECRETS ? problems.map((problem) => `${problem} (${placeOf(problem.split(':')[0] ?? '', SECRETS)})`) : problems);

function placeOf(setting: string, secrets: string): string {
  const secret = setting.toLowerCase();
  return isSecret(setting, secrets)
    ? `the secret ${secret}; with Docker Compose the file ops/docker/secrets/${secret}`
    : underCompose(setting);
}

const isSecret = (setting: string, secrets: string): boolean => secrets.split(/\s+/).includes(setting.toLowerCase());

/** Advice that names settings: in a container also where each is set, unless it says so. */
export function withPlaces(advice: string, { SECRETS }: Variables): string {
  if (!SECRETS) return advice;
  const named = [...new Set(advice.match(/\b[A-Z]+(?:_[A-Z]+)+\b(?! \()/g) ?? [])];
  const places = named.filter((name) => isSecret(name, SECRETS) || IN_ENV_OF_COMPOSE.has(name)).map((name) => placeOf(name, SECRETS));
  return places.length === 0 ? advice : `${advice} (${places.join('; ')})`;
}

/** For commands that make or swap tables. */
export function ownerUrlOf({ DATABASE_OWNER_URL }: Config): string {
  if (DATABASE_OWNER_URL) return DATABASE_OWNER_URL;
  throw new ConfigError(['DATABASE_OWNER_URL: this command makes tables; name the login that owns the database']);
}

const NEEDED_IN_PRODUCTION = [
  'PUBLIC_URL',
  'EVENTSTORE_URL',
  'REDIS_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SENDGRID_API_KEY',
  'MAIL_FROM',
  'CHROMIUM_PATH',
] as const;

function productionProblems(config: z.infer<typeof Environment>): string[] {
  const unset = NEEDED_IN_PRODUCTION.filter((name) => !config[name]).map((name) => `${name}: must be set in production`);
  const standIns = config.LOCAL_PROVIDERS === 'on' ? [] : standInsInProduction(config);
  const mfa = config.OPERATOR_MFA === 'off' ? ['OPERATOR_MFA: the second factor cannot be switched off in production'] : [];
  const marks = config.EXAMPLE_MARKS === 'off' ? ['EXAMPLE_MARKS: in production only launch confirm takes the marks away'] : [];
  return [...unset, ...standIns, ...mfa, ...marks];
}

const STAND_INS = ['STRIPE_API_BASE', 'STRIPE_JS_URL', 'SENDGRID_API_BASE'] as const;
const KEYS = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET', 'SENDGRID_API_KEY'] as const;
/** As `willow secrets init --local-providers` makes them. SendGrid's real keys have no mark of their own. */
const LOCAL_KEY = /^(sk_test_|pk_test_|whsec_|SG\.)local/;

const standInsInProduction = (config: z.infer<typeof Environment>): string[] => [
  ...STAND_INS.filter((name) => config[name]).map(
    (name) => `${name}: stand-ins are not for production; LOCAL_PROVIDERS=on is for a rehearsal`,
  ),
  ...KEYS.filter((name) => LOCAL_KEY.test(config[name] ?? '')).map((name) => `${name}: is the key of a stand-in; put the real one there`),
];

function standInProblems(config: z.infer<typeof Environment>): string[] {
  const rehearsal = config.LOCAL_PROVIDERS === 'on';
  const atStandIn =
    rehearsal || config.STRIPE_API_BASE || config.STRIPE_JS_URL ? KEYS.filter((name) => config[name]?.includes('_live_')) : [];
  const real = rehearsal ? KEYS.filter((name) => !atStandIn.includes(name) && !LOCAL_KEY.test(config[name] ?? '')) : [];
  return [
    ...atStandIn.map((name) => `${name}: a live key never goes to a stand-in`),
    ...real.map((name) => `${name}: with LOCAL_PROVIDERS=on it must be one that willow secrets init --local-providers made`),
    ...(rehearsal ? STAND_INS.filter((name) => !config[name]) : []).map(
      (name) => `${name}: must name the stand-in, as LOCAL_PROVIDERS is on`,
    ),
  ];
}
