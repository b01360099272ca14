import { resolve } from 'node:path';

type Env = Readonly<Record<string, string | undefined>>;

export type Settings = {
  readonly dataDir: string;
  readonly publicUrl: string;
  readonly ports: { readonly web: number; readonly metrics: number | undefined; readonly mailbox: number; readonly stripe: number };
  /** The others are the embedded ones. */
  readonly real: { readonly database: boolean; readonly stripe: boolean; readonly mail: boolean };
};

const STRIPE = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

const portOf = (env: Env, name: string): number | undefined => {
  const text = env[name];
  if (!text) return undefined;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`${name} must be a port number between 1 and 65535.`);
  return port;
};

const realStripe = (env: Env): boolean => {
  const missing = STRIPE.filter((name) => !env[name]);
  if (missing.length > 0 && missing.length < STRIPE.length)
    throw new Error(`Stripe needs all three of ${STRIPE.join(', ')}, or none; missing: ${missing.join(', ')}.`);
  return missing.length === 0;
};

/** Only what the launcher decides on; the product reads, and refuses, its own settings. */
export const readSettings = (env: Env, root: string): Settings => {
  const web = portOf(env, 'PORT') ?? 3000;
  const settings: Settings = {
    dataDir: resolve(root, env['DATA_DIR'] || '.data'),
    publicUrl: (env['PUBLIC_URL'] || `http://localhost:${web}`).replace(/\/$/, ''),
    ports: {
      web,
      metrics: portOf(env, 'METRICS_PORT'),
      mailbox: portOf(env, 'MAILBOX_PORT') ?? 8025,
      stripe: portOf(env, 'STRIPE_LOCAL_PORT') ?? 12_111,
    },
    real: { database: Boolean(env['DATABASE_URL']), stripe: realStripe(env), mail: Boolean(env['SENDGRID_API_KEY']) },
  };
  refuseStandInsInProduction(env, settings);
  return settings;
};

const refuseStandInsInProduction = (env: Env, { real }: Settings): void => {
  if (env['NODE_ENV'] !== 'production') return;
  const missing = [
    ...(real.database ? [] : ['DATABASE_URL']),
    ...(real.stripe ? [] : STRIPE),
    ...(real.mail ? [] : ['SENDGRID_API_KEY']),
    ...['EVENTSTORE_URL', 'REDIS_URL', 'MASTER_KEY'].filter((name) => !env[name]),
  ];
  if (missing.length > 0) throw new Error(`NODE_ENV=production runs on real parts only. Set ${missing.join(', ')}.`);
};
