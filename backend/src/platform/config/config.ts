import type { z } from 'zod';
import { IN_ENV_OF_COMPOSE, underCompose } from './both-names.ts';
import { Environment } from './settings.ts';

export type Config = z.infer<typeof Environment> & { readonly publicUrl: string; readonly secureCookies: boolean };

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
