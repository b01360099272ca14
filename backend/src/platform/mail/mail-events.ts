import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { BounceReason } from '@willow/contracts';
import { z } from 'zod';
import { ConfigError } from '../config/config.ts';

/** What became of a mail, as the provider reports it. */
export type MailEvent = {
  /** Of the mail; we gave it along. */
  readonly key: string;
  readonly what: 'delivered' | 'deferred' | 'bounced' | 'complained';
  /** Of what was deferred or bounced. */
  readonly reason: BounceReason | null;
  /** Nothing will ever arrive at this address. */
  readonly isHard: boolean;
  /** ISO 8601 UTC. */
  readonly at: string;
};

export type SignedRequest = { readonly body: Buffer; readonly timestamp: string; readonly signature: string };

/** The request is not the provider's, or too old. */
export class InvalidMailEvents extends Error {
  override readonly name = 'InvalidMailEvents';
}

/** The provider tries for a day to hand a report over. A longer bound than that keeps nothing out: reports that are repeated change nothing. */
const MAX_AGE_SECONDS = 25 * 3_600;
const MAX_AHEAD_SECONDS = 300;

/**
 * SendGrid's Signed Event Webhook: ECDSA with SHA-256 over the timestamp and the raw body, under the account's key (SPKI in base64). Without a
 * key nothing is taken. Throws ConfigError for a key that is none.
 */
export class MailEvents {
  readonly #key: KeyObject | null;

  constructor(publicKey: string | undefined) {
    this.#key = publicKey === undefined ? null : readKey(publicKey);
  }

  /** Those that we know how to read; null stands for another. Throws InvalidMailEvents. */
  read({ body, timestamp, signature }: SignedRequest, now: Date): readonly (MailEvent | null)[] {
    const age = now.getTime() / 1_000 - Number(timestamp);
    const isTimely = /^\d{1,12}$/.test(timestamp) && age <= MAX_AGE_SECONDS && age >= -MAX_AHEAD_SECONDS;
    const signed = Buffer.concat([Buffer.from(timestamp), body]);
    if (!isTimely || !this.#key || !verify('sha256', signed, this.#key, Buffer.from(signature, 'base64')))
      throw new InvalidMailEvents('The reports are not signed by our mail provider, or are too old.');
    const list = z.array(z.unknown()).safeParse(parsed(body)).data ?? [];
    return list.map(eventOf);
  }
}

function readKey(publicKey: string): KeyObject {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
    if (key.asymmetricKeyType === 'ec') return key;
  } catch {
    // Said below, without the value.
  }
  throw new ConfigError(['SENDGRID_WEBHOOK_PUBLIC_KEY: must be the verification key that SendGrid shows for its signed event webhook']);
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}

const text = z.string().optional().catch(undefined);
/** Address and free text of an event, which has addresses in it, are not even read. */
const Reported = z.object({
  key: z.string(),
  event: z.string(),
  timestamp: z.number().int().min(0).max(99_999_999_999),
  type: text,
  status: text,
  bounce_classification: text,
  reason: text,
});
type Reported = z.infer<typeof Reported>;

function eventOf(value: unknown): MailEvent | null {
  const { data } = Reported.safeParse(value);
  if (!data) return null;
  const common = { key: data.key, at: new Date(data.timestamp * 1_000).toISOString() };
  switch (data.event) {
    case 'delivered':
      return { ...common, what: 'delivered', reason: null, isHard: false };
    case 'deferred':
      return { ...common, what: 'deferred', reason: reasonOf(data), isHard: false };
    case 'bounce':
      // `blocked` is about this mail or this hour, and not about the mailbox.
      return { ...common, what: 'bounced', reason: reasonOf(data), isHard: data.type !== 'blocked' };
    case 'dropped':
      return { ...common, what: 'bounced', reason: 'suppressed', isHard: /^(bounced|invalid)/i.test(data.reason ?? '') };
    case 'spamreport':
      return { ...common, what: 'complained', reason: null, isHard: false };
    default:
      return null;
  }
}

/** By the enhanced status code (RFC 3463), and where a server gives none, by what the provider makes of its words. */
function reasonOf({ status = '', bounce_classification: kind = '' }: Reported): BounceReason {
  if (/^[45]\.1\./.test(status) || status === '5.4.1') return 'no-such-mailbox';
  if (/^[45]\.2\.[0-4]$/.test(status)) return 'mailbox-full';
  if (/^[45]\.7\./.test(status)) return 'blocked';
  return CLASSIFIED[kind] ?? 'unknown';
}

const CLASSIFIED: Readonly<Record<string, BounceReason>> = {
  'Invalid Address': 'no-such-mailbox',
  'Mailbox Unavailable': 'mailbox-full',
  Reputation: 'blocked',
  Content: 'blocked',
  'Frequency or Volume Too High': 'blocked',
};
