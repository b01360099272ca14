import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startLocalMailbox, type FaultKind, type LocalMailbox } from '../../../../ops/local/mailbox/index.ts';
import type { TestDatabase } from '../../testing/postgres.ts';
import { migratedDatabase } from '../database/migrated-database.behaviour.ts';
import type { Pools } from '../../event-sourcing/postgres/connections.ts';
import { openPools } from '../database/pools.ts';
import { MailUnavailable } from './failures.ts';
import { Mailer, type MailerOptions } from './mailer.ts';
import type { OutgoingMail } from './outgoing-mail.ts';
import { Secrets } from '../keys/secrets.ts';
import { RefusedAddresses } from './refused-addresses.ts';
import { PostgresSendLedger } from './postgres-send-ledger.ts';
import { templates } from './templates/index.ts';

const API_KEY = 'SG.local-only';
const SHORT_TIMEOUT_MS = 400;
const LINK = 'http://localhost:3000/verify?token=Yp3vX0c8-Qm1kN5tR7_uWb2eJf4hLs6aDz9gKxTqVnB0E';
const SEND = { method: 'POST', path: '/v3/mail/send' } as const;

const NOTE = { about: { kind: 'login-link', customerId: null, orderId: null }, addressHash: 'hash' } as const;

let database: TestDatabase;
let pools: Pools;
let ledger: PostgresSendLedger;
let mailbox: LocalMailbox;

beforeAll(async () => {
  database = await migratedDatabase();
  pools = openPools({ databaseUrl: database.url, timeoutFactor: 10 });
  ledger = new PostgresSendLedger(pools.app);
});
afterAll(async () => {
  await pools.close();
  await database.drop();
});
beforeEach(async () => {
  mailbox = await startLocalMailbox({ port: 0, apiKey: API_KEY });
});
afterEach(() => mailbox.close());

const mailerWith = (options: Partial<MailerOptions> = {}): Mailer =>
  new Mailer({
    apiKey: API_KEY,
    baseUrl: mailbox.url,
    from: { email: 'hello@willow.example', name: 'Willow' },
    timeoutMs: 60_000,
    settleMs: 30_000,
    ledger,
    refused: new RefusedAddresses(pools.app, new Secrets(randomBytes(32).toString('base64'))),
    logger: { info: () => undefined, warn: () => undefined },
    ...options,
  });

const newMail = (change: Partial<OutgoingMail> = {}): OutgoingMail => ({
  key: randomUUID(),
  about: NOTE.about,
  to: 'amelia@example.test',
  ...templates.loginLink({ fullName: 'Amelia', href: LINK, code: '048213' }),
  ...change,
});

const failureOf = async (sending: Promise<unknown>): Promise<unknown> => sending.then(() => undefined).catch((error: unknown) => error);

const letPass = ({ key }: OutgoingMail) =>
  pools.app.query(`UPDATE mail.sending SET claimed_at = claimed_at - interval '1 minute' WHERE key = $1`, [key]);

describe('mails in the mailbox', () => {
  it('arrive as they were written, untracked, with the link to click', async () => {
    const mail = newMail({ attachments: [{ filename: 'your-will.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.7') }] });
    const sent = await mailerWith().send(mail);
    expect(mailbox.messages()).toHaveLength(1);
    const message = mailbox.message(sent?.messageId ?? '');
    expect(message).toMatchObject({
      to: 'amelia@example.test',
      from: 'hello@willow.example',
      fromName: 'Willow',
      subject: 'Your Willow login link',
      html: mail.html,
      text: mail.text,
      customArgs: { key: mail.key },
      attachments: [{ filename: 'your-will.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.7').toString('base64') }],
      trackingSettings: { click_tracking: { enable: false }, open_tracking: { enable: false } },
    });
    expect(message?.html).toContain(`href="${LINK}"`);
    expect(message?.text).toContain(`\n${LINK}\n`);
  });

  it.each(Object.entries(templates))('include %s', async (_name, write) => {
    const facts = {
      fullName: 'Amelia',
      versionCode: '3f9a12bc',
      replaces: null,
      inviterName: 'Amelia',
      friendName: 'Sam',
      referrerName: 'Amelia Hart',
      href: LINK,
      code: '048213',
      stopHref: LINK,
      orderId: randomUUID(),
      pricePence: 5000,
      discount: null,
      secondPence: 0,
      prepaid: false,
      paidPence: 5000,
      refundedPence: 0,
      startAgreed: true,
      amountPence: 1250,
      at: '2026-11-22T08:00:00.000Z',
      will: 'goes-on' as const,
      paidAt: '2026-11-21T08:00:00.000Z',
      dueOn: '2026-11-28',
      file: 'sealed' as const,
      madeOn: '2026-11-28',
      days: 7,
      year: 1,
      steps: LINK,
      problem: LINK,
      stop: LINK,
      certificate: LINK,
      topic: 'Payment queries',
      writtenOn: '2026-11-20',
      answer: 'Yes.',
      role: 'operator' as const,
      question: 'Is Tom your son?',
      opensAnswers: true,
      what: ['address'],
      reason: 'You wrote to us.',
      isPaid: true,
      resent: false,
      byTeam: false,
      newEmail: 'amelia@new.example.test',
      movesWithoutCurrentFrom: null,
      facts: 1200,
      slot: '2026-11-30T09:00',
      own: true,
    };
    const content = write(facts);
    await mailerWith().send({ key: randomUUID(), about: NOTE.about, to: 'amelia@example.test', ...content });
    expect(mailbox.messages()).toMatchObject([{ subject: content.subject }]);
  });
});

describe('a fault on the way', () => {
  it.each<FaultKind>(['429', '500'])('%s: the next try sends the mail, once', async (kind) => {
    mailbox.setFault({ kind, ...SEND });
    const mail = newMail();
    expect(await failureOf(mailerWith().send(mail))).toMatchObject({ name: 'MailUnavailable', status: Number(kind) });
    expect(await mailerWith().send(mail)).toMatchObject({ alreadySent: false, mayBeDuplicate: false });
    expect(mailbox.messages()).toHaveLength(1);
  });

  it('cut after the mailbox took the mail: asked after, not sent again', async () => {
    mailbox.setFault({ kind: 'drop-after', ...SEND });
    const mail = newMail();
    expect(await failureOf(mailerWith().send(mail))).toBeInstanceOf(MailUnavailable);
    const [arrived] = mailbox.messages();
    expect(await mailerWith().send(mail)).toEqual({ messageId: arrived?.sendId, alreadySent: true, mayBeDuplicate: false });
    expect(mailbox.messages()).toHaveLength(1);
  });

  it('cut before: waits a little, asks, sends once', async () => {
    mailbox.setFault({ kind: 'drop-before', ...SEND });
    const mail = newMail();
    await failureOf(mailerWith().send(mail));
    expect(await failureOf(mailerWith().send(mail))).toBeInstanceOf(MailUnavailable);
    await letPass(mail);
    expect(await mailerWith().send(mail)).toMatchObject({ alreadySent: false, mayBeDuplicate: false });
    expect(mailbox.messages()).toHaveLength(1);
  });

  it('too slow for us: gives up in time, finds the mail that arrived after all', async () => {
    mailbox.setFault({ kind: 'slow', delayMs: SHORT_TIMEOUT_MS + 3_000, ...SEND });
    const mail = newMail();
    const hasty = mailerWith({ timeoutMs: SHORT_TIMEOUT_MS });
    expect(await failureOf(hasty.send(mail))).toMatchObject({ message: 'The mail provider did not answer in time.' });
    expect(await failureOf(mailerWith().send(mail))).toBeInstanceOf(MailUnavailable);
    while (mailbox.messages().length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await mailerWith().send(mail)).toMatchObject({ alreadySent: true });
    expect(mailbox.messages()).toHaveLength(1);
  });

  it('slow but in time: sent', async () => {
    mailbox.setFault({ kind: 'slow', delayMs: 100, ...SEND });
    expect(await mailerWith().send(newMail())).toMatchObject({ alreadySent: false });
  });

  it('an address the mailbox does not take: no failure, and not sent', async () => {
    expect(await mailerWith().send(newMail({ to: 'jane@refused.test' }))).toBeNull();
  });

  it('a key the mailbox does not know: refused for good', async () => {
    const failure = await failureOf(mailerWith({ apiKey: 'SG.another' }).send(newMail()));
    expect(failure).toMatchObject({ name: 'MailRefused', status: 401, message: 'The mail provider does not accept our API key (401).' });
    expect(mailbox.messages()).toHaveLength(0);
  });
});

describe('a worker that dies', () => {
  const killedBefore = (method: 'markSent' | 'release') =>
    Object.assign(new PostgresSendLedger(pools.app), { [method]: () => Promise.reject(new Error('killed')) });

  it('between sending and marking: the next one asks, and the mail stays one', async () => {
    const mail = newMail();
    await expect(mailerWith({ ledger: killedBefore('markSent') }).send(mail)).rejects.toThrow('killed');
    expect(await mailerWith().send(mail)).toMatchObject({ messageId: mailbox.messages()[0]?.sendId, alreadySent: true });
    expect(mailbox.messages()).toHaveLength(1);
  });

  it('between claiming and sending: the next one asks, and the mail goes out', async () => {
    const mail = newMail();
    await ledger.claim(mail.key, NOTE);
    expect(await failureOf(mailerWith().send(mail))).toBeInstanceOf(MailUnavailable);
    await letPass(mail);
    expect(await mailerWith().send(mail)).toMatchObject({ alreadySent: false, mayBeDuplicate: false });
    expect(mailbox.messages()).toHaveLength(1);
  });

  it('before it could give its claim back: the next one asks, and the mail goes out', async () => {
    mailbox.setFault({ kind: '500', ...SEND });
    const mail = newMail();
    expect(await failureOf(mailerWith({ ledger: killedBefore('release') }).send(mail))).toMatchObject({ status: 500 });
    await letPass(mail);
    expect(await mailerWith().send(mail)).toMatchObject({ alreadySent: false });
    expect(mailbox.messages()).toHaveLength(1);
  });

  it('many keys, random ends: every mail arrives exactly once', async () => {
    const kinds: readonly FaultKind[] = ['drop-after', 'drop-before', '500', '429'];
    mailbox.setFault(kinds.map((kind) => ({ kind, times: 5, ...SEND })));
    const mails = Array.from({ length: 25 }, () => newMail());
    for (let round = 0; round < 6; round += 1) {
      await Promise.allSettled(mails.map((mail) => mailerWith().send(mail)));
      await Promise.all(mails.map(letPass));
    }
    const arrived = mailbox.messages().map(({ customArgs }) => customArgs['key']);
    expect(arrived).toHaveLength(mails.length);
    expect(new Set(arrived)).toEqual(new Set(mails.map(({ key }) => key)));
  });
});
