import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BRAND } from '@willow/contracts/brand/brand';
import { keptSecret, masterKey, newSigningKey, readablePassword, readKept, token, verificationKeyOf } from './secrets.ts';
import type { Settings } from './settings.ts';

export type Environment = Readonly<Record<string, string>>;

export type StandInKeys = {
  readonly stripeSecretKey: string;
  readonly stripePublishableKey: string;
  readonly stripeWebhookSecret: string;
  readonly mailApiKey: string;
  /** With which the mailbox signs its reports, PKCS #8 in base64; and the other half, SPKI in base64. */
  readonly mailSigningKey: string;
  readonly mailVerificationKey: string;
};

/** Kept, because what was created with them is kept. */
export const standInKeys = (dataDir: string): StandInKeys => {
  const kept = (name: string, prefix: string): string => keptSecret(join(dataDir, 'secrets', name), () => token(prefix));
  return {
    get stripeSecretKey() {
      return kept('stripe.secret-key', 'sk_test_');
    },
    get stripePublishableKey() {
      return kept('stripe.publishable-key', 'pk_test_');
    },
    get stripeWebhookSecret() {
      return kept('stripe.webhook-secret', 'whsec_');
    },
    get mailApiKey() {
      return kept('mail.api-key', 'SG.');
    },
    get mailSigningKey() {
      return keptSecret(join(dataDir, 'secrets', 'mail.signing-key'), newSigningKey);
    },
    get mailVerificationKey() {
      return verificationKeyOf(this.mailSigningKey);
    },
  };
};

const stripe = ({ real, ports }: Settings, keys: StandInKeys): Environment =>
  real.stripe
    ? {}
    : {
        STRIPE_SECRET_KEY: keys.stripeSecretKey,
        STRIPE_PUBLISHABLE_KEY: keys.stripePublishableKey,
        STRIPE_WEBHOOK_SECRET: keys.stripeWebhookSecret,
        STRIPE_API_BASE: `http://localhost:${ports.stripe}`,
        STRIPE_JS_URL: `http://localhost:${ports.stripe}/v3/stripe.js`,
      };

const mail = ({ real, ports }: Settings, keys: StandInKeys): Environment =>
  real.mail
    ? {}
    : {
        SENDGRID_API_KEY: keys.mailApiKey,
        SENDGRID_API_BASE: `http://localhost:${ports.mailbox}`,
        SENDGRID_WEBHOOK_PUBLIC_KEY: keys.mailVerificationKey,
      };

export const masterKeyPath = (dataDir: string): string => join(dataDir, 'secrets/master.key');
const passwordPath = (dataDir: string): string => join(dataDir, 'secrets/operator.password');

type Given = Readonly<Record<string, string | undefined>>;

const needsKey = (given: Given): boolean => given['NODE_ENV'] !== 'production' && !given['MASTER_KEY'];

export const lacksKey = (dataDir: string, given: Given): boolean => needsKey(given) && !readKept(masterKeyPath(dataDir));

/**
 * Makes the secrets that data will depend on, before there is any; later a missing one is never replaced, because a new key opens nothing and a
 * new password signs nobody in. Throws when the key is gone.
 */
export const secureSecrets = ({ dataDir, real }: Settings, given: Given): void => {
  if (real.database || !existsSync(join(dataDir, 'postgres'))) {
    if (needsKey(given)) keptSecret(masterKeyPath(dataDir), masterKey);
    if (!given['ADMIN_PASSWORD'] && given['NODE_ENV'] !== 'production') keptSecret(passwordPath(dataDir), readablePassword);
  } else if (lacksKey(dataDir, given)) {
    throw new Error(
      `The key file ${masterKeyPath(dataDir)} is missing or empty, and everything in ${dataDir} is sealed with that key. Put the file back from its backup; a new key could open none of it. To begin with nothing instead, choose another DATA_DIR.`,
    );
  }
};

const secretsOf = (env: Environment, dataDir: string): Environment => {
  const key = env['MASTER_KEY'] || readKept(masterKeyPath(dataDir));
  const password = env['ADMIN_PASSWORD'] || readKept(passwordPath(dataDir));
  return {
    ...(key ? { MASTER_KEY: key } : {}),
    ADMIN_EMAIL: env['ADMIN_EMAIL'] || `operator@${BRAND.domain}`,
    ...(password ? { ADMIN_PASSWORD: password } : {}),
  };
};

// Everything is this machine here: it answers on loopback, one address makes all the requests, and nobody's telephone is at hand.
const DEVELOPMENT: Environment = { NODE_ENV: 'development', HOST: 'localhost', OPERATOR_MFA: 'off', RATE_LIMIT_IP_FACTOR: '100' };

const NOT_FOR_PROGRAMS = new Set(['DATABASE_OWNER_URL', 'DATABASE_AUDIT_URL', 'EVENTSTORE_ADMIN_URL', 'EVENTSTORE_AUDIT_URL']);

const usable = (env: Readonly<Record<string, string | undefined>>): Environment =>
  Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value && !NOT_FOR_PROGRAMS.has(name) ? [[name, value]] : [])));

/** What was given, with the embedded parts filled in. */
export const productEnvironment = (
  given: Readonly<Record<string, string | undefined>>,
  settings: Settings,
  found: { readonly databaseUrl: string; readonly metricsPort: number; readonly keys: StandInKeys },
): Environment => {
  const env = usable(given);
  const production = env['NODE_ENV'] === 'production';
  return {
    ...(production ? {} : { ...DEVELOPMENT, MAIL_FROM: BRAND.mailFrom }),
    ...env,
    ...(production ? {} : secretsOf(env, settings.dataDir)),
    PORT: String(settings.ports.web),
    METRICS_PORT: String(found.metricsPort),
    PUBLIC_URL: settings.publicUrl,
    DATA_DIR: settings.dataDir,
    DATABASE_URL: found.databaseUrl,
    ...stripe(settings, found.keys),
    ...mail(settings, found.keys),
  };
};
