import { z } from 'zod';
import type { Config } from '../../../platform/config/config.ts';
import type { Check } from '../check.ts';
import { broken, type Finding, ok, warn } from '../finding.ts';
import { ask } from '../no-answer.ts';

const SENDGRID = 'https://api.sendgrid.com';
const STRIPE = 'https://api.stripe.com';

export const mail: Check = {
  name: 'mail',
  runbook: 'mail-provider',
  async look({ config: { SENDGRID_API_KEY: key, SENDGRID_API_BASE } }) {
    if (!key) return broken('SENDGRID_API_KEY is not set, and no worker starts without it', 'Set SENDGRID_API_KEY');
    const { status, body } = await ask(`${SENDGRID_API_BASE ?? SENDGRID}/v3/scopes`, { authorization: `Bearer ${key}` });
    return mailFinding(status, body, SENDGRID_API_BASE ? new URL(SENDGRID_API_BASE).host : null);
  },
};

const FORGETS = 'recipients.erasejob.create';
/** Without them an address that bounced once is never tried again. */
const TRIES_AGAIN = ['suppression.bounces.delete', 'suppression.invalid_emails.delete'];
const give = (...scopes: readonly string[]): string => `Give the key of SENDGRID_API_KEY the scope ${scopes.join(' and ')}`;

const Scopes = z.object({ scopes: z.array(z.string()) });

/** What the provider says of our key. `standIn`: where mails go instead of to people. */
export function mailFinding(status: number, body: unknown, standIn: string | null): Finding {
  const figures = { mode: standIn === null ? 'live' : 'stand-in' };
  if (status === 401 || status === 403)
    return broken('the mail provider does not accept our key', 'Correct SENDGRID_API_KEY: it must be a key that may send mail', figures);
  const scopes = Scopes.safeParse(body).data?.scopes;
  if (status !== 200 || !scopes)
    return warn(`the mail provider answers with ${status} and does not say what our key may do`, 'Ask again in a few minutes', figures);
  if (!scopes.includes('mail.send')) return broken('our key may not send mail', give('mail.send'), figures);
  if (!scopes.includes(FORGETS))
    return {
      ...broken('our key may not have the provider forget an address: no erasure ends', give(FORGETS), figures),
      runbook: 'erasure-overdue',
    };
  const lacking = TRIES_AGAIN.filter((scope) => !scopes.includes(scope));
  if (lacking.length > 0) return warn('our key may not take addresses off the lists of those that bounced', give(...lacking), figures);
  return ok(standIn === null ? 'SendGrid answers, and our key may do what we need' : `mails go to ${standIn} and reach nobody`, figures);
}

export const cards: Check = {
  name: 'cards',
  runbook: 'payment-provider',
  async look({ config }) {
    const keys = keyFindings(config);
    const { STRIPE_SECRET_KEY: key, STRIPE_API_BASE: base } = config;
    if (!key || keys.some(({ status }) => status === 'broken')) return keys;
    const { status } = await ask(`${base ?? STRIPE}/v1/payment_intents?limit=1`, { authorization: `Bearer ${key}` });
    return [...keys, cardFinding(status, base ? new URL(base).host : null)];
  },
};

type Keys = Pick<Config, 'NODE_ENV' | 'STRIPE_SECRET_KEY' | 'STRIPE_PUBLISHABLE_KEY' | 'STRIPE_WEBHOOK_SECRET'>;

/** Whether the three keys of the card provider are what they should be, and of one mode. */
export function keyFindings({ NODE_ENV, STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET }: Keys): readonly Finding[] {
  if (!STRIPE_SECRET_KEY) return [warn('STRIPE_SECRET_KEY is not set: nobody can pay by card', 'Set the three keys of Stripe')];
  const mode = /^[sr]k_(test|live)_/.exec(STRIPE_SECRET_KEY)?.[1];
  const shown = /^pk_(test|live)_/.exec(STRIPE_PUBLISHABLE_KEY ?? '')?.[1];
  if (!mode) return [broken('STRIPE_SECRET_KEY is no secret key of Stripe', 'It begins with sk_live_, rk_live_, sk_test_ or rk_test_')];
  if (!shown) return [broken('STRIPE_PUBLISHABLE_KEY is no publishable key of Stripe', 'It begins with pk_live_ or pk_test_')];
  if (!STRIPE_WEBHOOK_SECRET?.startsWith('whsec_'))
    return [broken('STRIPE_WEBHOOK_SECRET is no secret of a webhook of Stripe', 'It begins with whsec_')];
  if (mode !== shown)
    return [broken(`STRIPE_SECRET_KEY is a ${mode} key, STRIPE_PUBLISHABLE_KEY a ${shown} key`, 'Take both keys of the same mode')];
  return [modeFinding(mode, NODE_ENV)];
}

function modeFinding(mode: string, nodeEnv: string): Finding {
  if (mode === 'test' && nodeEnv === 'production')
    return warn('the keys are test keys, in production: no card is charged', 'Set the live keys before anybody pays', { mode });
  if (mode === 'live' && nodeEnv !== 'production')
    return warn('the keys are live keys, outside production: cards are really charged', 'Set test keys', { mode });
  return ok(`the keys are ${mode} keys`, { mode });
}

/** What the provider says of our key. */
export function cardFinding(status: number, standIn: string | null): Finding {
  if (status === 401 || status === 403)
    return broken(
      'the card provider does not accept our key',
      'Correct STRIPE_SECRET_KEY: it must be a key that may read and write payments',
    );
  if (status !== 200) return warn(`the card provider answers with ${status}`, 'Look at https://status.stripe.com, and ask again');
  return ok(standIn === null ? 'Stripe answers' : `${standIn} answers in Stripe’s place, and charges nobody`);
}
