import { randomBytes } from 'node:crypto';
import type { Summary } from '../inbox/message.ts';

/** What may become of a mail, by the name of its button. */
export const PLAYS = ['delivered', 'deferred', 'blocked', 'bounced', 'complained'] as const;
export type Play = (typeof PLAYS)[number];

export const isPlay = (value: unknown): value is Play => PLAYS.some((play) => play === value);

/** One report, as SendGrid's Event Webhook posts it; custom arguments stand beside its own fields. */
export type MailEvent = Readonly<Record<string, string | number>>;

/** By how an address begins, so that everything can be tried without a button. */
export function playOf({ to }: Pick<Summary, 'to'>): readonly Play[] {
  if (/^bounce/i.test(to)) return ['bounced'];
  if (/^defer/i.test(to)) return ['deferred'];
  return /^complain/i.test(to) ? ['delivered', 'complained'] : ['delivered'];
}

const FIELDS: Readonly<Record<Play, (to: string) => MailEvent>> = {
  delivered: () => ({ event: 'delivered', response: '250 OK' }),
  deferred: () => ({ event: 'deferred', status: '4.2.2', response: '452 4.2.2 The mailbox is full', attempt: '1' }),
  blocked: () => ({
    event: 'bounce',
    type: 'blocked',
    status: '4.7.1',
    reason: '451 4.7.1 Too many mails from your server',
    bounce_classification: 'Reputation',
  }),
  bounced: (to) => ({
    event: 'bounce',
    type: 'bounce',
    status: '5.1.1',
    reason: `550 5.1.1 <${to}>: there is no such mailbox`,
    bounce_classification: 'Invalid Address',
  }),
  complained: () => ({ event: 'spamreport' }),
};

export function eventOf({ to, sendId, customArgs }: Summary, play: Play, now: Date): MailEvent {
  return {
    ...customArgs,
    email: to,
    timestamp: Math.floor(now.getTime() / 1_000),
    sg_event_id: randomBytes(16).toString('base64url'),
    sg_message_id: `${sendId}.local-0`,
    'smtp-id': `<${sendId}@local>`,
    ...FIELDS[play](to),
  };
}
