import { createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes, randomInt } from 'node:crypto';
import { BRAND } from '@willow/contracts';

/** What is in the files already, by their names. */
export type Kept = Readonly<Record<string, string>>;

type Secret = {
  readonly name: string;
  /** The user of every container that gets it, who alone may read it. */
  readonly uid: number;
  /** Fits what is kept. Secrets without it are known to the owner of the installation only. */
  readonly make?: (kept: Kept) => string;
  /** Where the owner has it from. */
  readonly from?: string;
  /** For the stand-in of a rehearsal, marked as such. */
  readonly makeLocal?: () => string;
};

const PRODUCT = 1000;
const EVENTSTORE = 1000;
const POSTGRES = 999;
const REDIS = 999;

const random = (): string => randomBytes(24).toString('hex');
const UNMISTAKABLE = 'abcdefghjkmnpqrstuvwxyz23456789';
/** 99 bits that a person can type. */
const readable = (): string =>
  Array.from({ length: 4 }, () => Array.from({ length: 5 }, () => UNMISTAKABLE[randomInt(UNMISTAKABLE.length)]).join('')).join('-');

const signingKey = (): string =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
const verificationKeyOf = (key: string): string =>
  createPublicKey(createPrivateKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'pkcs8' }))
    .export({ format: 'der', type: 'spki' })
    .toString('base64');

type Pair = { readonly password: string; readonly url: string; readonly uid: number; readonly address: (password: string) => string };

const postgres = (login: string) => (password: string) => `postgresql://${login}:${password}@postgres:5432/willow`;
const eventstore = (login: string) => (password: string) =>
  `esdb://${login}:${password}@eventstore:2113?tls=true&tlsCAFile=/run/secrets/eventstore_ca`;

/** One container gets the password, those that log in there the URL, and both must say the same. */
const PAIRS: readonly Pair[] = [
  { password: 'database_app_password', url: 'database_url', uid: POSTGRES, address: postgres('willow_app') },
  { password: 'database_owner_password', url: 'database_owner_url', uid: POSTGRES, address: postgres('willow_owner') },
  { password: 'redis_password', url: 'redis_url', uid: REDIS, address: (password) => `redis://:${password}@redis:6379` },
  { password: 'eventstore_admin_password', url: 'eventstore_admin_url', uid: EVENTSTORE, address: eventstore('admin') },
];

const passwordIn = (url: string): string | undefined => (URL.canParse(url) ? decodeURIComponent(new URL(url).password) : undefined);

const ofPair = ({ password, url, uid, address }: Pair): readonly Secret[] => [
  { name: password, uid, make: (kept) => passwordIn(kept[url] ?? '') ?? random() },
  { name: url, uid: PRODUCT, make: (kept) => address(encodeURIComponent(kept[password] ?? '')) },
];

export const MASTER_KEY = 'master_key';
const MAIL_EVENTS_KEY = 'mail_events_private_key';

/** Those of docker-compose.yml, in the order in which they are made; `willow certificates` makes those of TLS. */
export const SECRETS: readonly Secret[] = [
  // First, so that whatever is there without it was once there with it.
  { name: MASTER_KEY, uid: PRODUCT, make: () => randomBytes(32).toString('base64') },
  ...PAIRS.flatMap(ofPair),
  { name: 'postgres_password', uid: POSTGRES, make: random },
  { name: 'database_audit_password', uid: POSTGRES, make: random },
  { name: 'eventstore_ops_password', uid: EVENTSTORE, make: random },
  { name: 'eventstore_url', uid: PRODUCT, make: () => eventstore('willow')(random()) },
  { name: 'eventstore_audit_url', uid: PRODUCT, make: () => eventstore('auditor')(random()) },
  { name: 'admin_password', uid: PRODUCT, make: readable },
  // Of the mailbox of a rehearsal, which reports what became of mails; nothing else gets it.
  { name: MAIL_EVENTS_KEY, uid: PRODUCT, make: signingKey },
  { name: 'stripe_secret_key', uid: PRODUCT, from: 'Stripe, Developers, API keys', makeLocal: () => `sk_test_local_${random()}` },
  {
    name: 'stripe_webhook_secret',
    uid: PRODUCT,
    from: 'Stripe, Webhooks, for <WILLOW_PUBLIC_URL>/api/payments/webhook',
    makeLocal: () => `whsec_local_${random()}`,
  },
  {
    name: 'sendgrid_api_key',
    uid: PRODUCT,
    from: 'SendGrid, API Keys: one that may send mail and what else the handbook says',
    makeLocal: () => `SG.local_${random()}`,
  },
];

const AUTHORITY = 'eventstore_ca';
/** What EventStoreDB and its clients need for TLS. */
export const TLS: readonly Secret[] = [AUTHORITY, 'eventstore_certificate', 'eventstore_private_key'].map((name) => ({
  name,
  uid: EVENTSTORE,
}));

/** What compose asks for in the environment or in `.env`. */
export const SETTINGS_OF_OWNER: Readonly<Record<string, string>> = {
  WILLOW_PUBLIC_URL: 'the address customers use, such as https://wills.example',
  WILLOW_SITE_ADDRESS: 'its host name, such as wills.example',
  WILLOW_MAIL_FROM: 'the sender of every mail, verified with SendGrid',
  WILLOW_ADMIN_EMAIL: 'the first operator',
  WILLOW_STRIPE_PUBLISHABLE_KEY: 'from Stripe, beside the secret key',
};

/** The same for a rehearsal on one machine, but for what its secrets decide. */
export const LOCAL_SETTINGS: Readonly<Record<string, string>> = {
  COMPOSE_PROFILES: 'local-providers',
  WILLOW_LOCAL_PROVIDERS: 'on',
  WILLOW_PUBLIC_URL: 'https://localhost',
  // The second is where the mailbox finds the proxy: it knows no authority that the proxy has made for itself.
  WILLOW_SITE_ADDRESS: 'localhost, http://web:8080',
  WILLOW_MAIL_FROM: BRAND.mailFrom,
  WILLOW_ADMIN_EMAIL: `operator@${BRAND.domain}`,
  WILLOW_STRIPE_PUBLISHABLE_KEY: 'pk_test_local',
};

/** All settings of a rehearsal that has these secrets. */
export const localSettings = (kept: Kept): Readonly<Record<string, string>> => ({
  ...LOCAL_SETTINGS,
  WILLOW_SENDGRID_WEBHOOK_PUBLIC_KEY: verificationKeyOf(kept[MAIL_EVENTS_KEY] ?? ''),
});

export type Wanted = { readonly localProviders: boolean };

/** What is missing and can be made, in order; each is made to fit what was there and what was made before it. */
export function missingSecrets(kept: Kept, { localProviders }: Wanted): Kept {
  let all = kept;
  for (const { name, make, makeLocal } of SECRETS) {
    const made = make ?? (localProviders ? makeLocal : undefined);
    if (made && !all[name]) all = { ...all, [name]: made(all) };
  }
  return Object.fromEntries(Object.entries(all).filter(([name]) => !kept[name]));
}

/** In words; nothing may be made while there are any. */
export function problemsOf(kept: Kept, { localProviders }: Wanted): readonly string[] {
  const differing = PAIRS.filter(({ password, url }) => kept[password] && kept[url] && passwordIn(kept[url]) !== kept[password]);
  const made = SECRETS.filter(({ name, make }) => make && kept[name]);
  const lacking = TLS.filter(({ name }) => !kept[name]);
  const real = SECRETS.filter(({ name, makeLocal }) => localProviders && makeLocal && kept[name] && !/[._]local_/.test(kept[name]));
  const ofNode = TLS.filter(({ name }) => name !== AUTHORITY && kept[name]);
  return [
    ...differing.map(
      ({ password, url }) => `${password} and ${url} name different passwords: correct one, or remove it to have it made of the other`,
    ),
    ...(made.length > 0 && !kept[MASTER_KEY]
      ? [
          `${MASTER_KEY} is missing, though other secrets are there: put it back from its backup, as a new one opens nothing that was sealed with it. If nothing was ever sealed, make one by hand: openssl rand -base64 32`,
        ]
      : []),
    ...real.map(({ name }) => `${name} is not the key of a stand-in: a rehearsal is for a machine that has no real one`),
    ...(ofNode.length > 0 && lacking.length > 0
      ? [
          `${lacking.map(({ name }) => name).join(', ')}: missing beside ${ofNode.map(({ name }) => name).join(', ')}; put it back, or remove those, too, to have others made`,
        ]
      : []),
  ];
}
