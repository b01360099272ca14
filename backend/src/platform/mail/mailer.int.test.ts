import { randomBytes, randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
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
import {
  accepted,
  cut,
  found,
  notFound,
  scriptedProvider,
  silence,
  status,
  trickle,
  type ScriptedProvider,
} from './scripted-provider.behaviour.ts';
import { patient } from '../../../../ops/testing/machine/patience.ts';

const API_KEY = 'SG.not-a-real-key.not-a-real-secret';
const SHORT_TIMEOUT_MS = 300;

const NOTE = { about: { kind: 'login-link', customerId: null, orderId: null }, addressHash: 'hash' } as const;

let database: TestDatabase;
let pools: Pools;
let ledger: PostgresSendLedger;
let refused: RefusedAddresses;
let provider: ScriptedProvider;
let logged: { level: string; details: object; message: string }[];

beforeAll(async () => {
  database = await migratedDatabase();
  pools = openPools({ databaseUrl: database.url, timeoutFactor: 10 });
  ledger = new PostgresSendLedger(pools.app);
  refused = new RefusedAddresses(pools.app, new Secrets(randomBytes(32).toString('base64')));
});
afterAll(async () => {
  await pools.close();
  await database.drop();
});
beforeEach(async () => {
  provider = await scriptedProvider();
  logged = [];
});
afterEach(() => provider.close());

const mailerWith = (options: Partial<MailerOptions> = {}): Mailer =>
  new Mailer({
    apiKey: API_KEY,
    baseUrl: provider.url,
    from: { email: 'hello@willow.example', name: 'Willow' },
    timeoutMs: 60_000,
    settleMs: 30_000,
    ledger,
    refused,
    logger: {
      info: (details, message) => logged.push({ level: 'info', details, message }),
      warn: (details, message) => logged.push({ level: 'warn', details, message }),
    },
    ...options,
  });
const hastyMailer = (): Mailer => mailerWith({ timeoutMs: SHORT_TIMEOUT_MS });

const newMail = (change: Partial<OutgoingMail> = {}): OutgoingMail => ({
  key: randomUUID(),
  about: { kind: 'login-link', customerId: null, orderId: null },
  to: 'Amelia.Hart@example.test',
  subject: 'Your Willow login link',
  html: '<p>token-in-html</p>',
  text: 'token-in-text',
  ...change,
});

const failureOf = async (sending: Promise<unknown>): Promise<unknown> => sending.then(() => undefined).catch((error: unknown) => error);

const letPass = ({ key }: OutgoingMail, interval = '1 minute') =>
  pools.app.query('UPDATE mail.sending SET claimed_at = claimed_at - $2::interval WHERE key = $1', [key, interval]);

describe('an address that the provider does not take', () => {
  const about = (field: string | null) => status(400, { errors: [{ message: 'Does not contain a valid address.', field, help: null }] });

  it('is kept, whatever its case, for whoever waits, and forgotten when a mail to it is taken', async () => {
    provider.script.send = [about('personalizations.0.to.0.email'), accepted];
    const to = 'Not.There@example.test';
    expect(await mailerWith().send(newMail({ to }))).toBeNull();
    expect([...(await refused.among(['not.there@example.test', 'other@example.test']))]).toEqual(['not.there@example.test']);
    const { rows } = await pools.app.query('SELECT * FROM mail.refused_address');
    expect(JSON.stringify(rows)).not.toContain('there');
    await mailerWith().send(newMail({ to }));
    expect(await refused.has(to)).toBe(false);
  });

  it('is not what is wrong when the provider complains about something else, or has no time', async () => {
    provider.script.send = [about('subject'), about(null), status(401), status(500)];
    for (const _ of provider.script.send.slice()) expect(await failureOf(mailerWith().send(newMail()))).toBeInstanceOf(Error);
    expect(await refused.has(newMail().to)).toBe(false);
  });

  it('is the one that we would not even ask about', async () => {
    expect(await mailerWith().send(newMail({ to: 'a..b@example.test' }))).toBeNull();
    expect(await refused.has('a..b@example.test')).toBe(true);
  });
});

describe('a mail that goes well', () => {
  it('carries where one click stops mails like it (RFC 8058)', async () => {
    provider.script.send = [accepted];
    await mailerWith().send(newMail({ unsubscribeHref: 'https://willow.example/stop?a=1&b=2' }));
    expect(provider.sent[0]?.body['headers']).toEqual({
      'List-Unsubscribe': '<https://willow.example/stop?a=1&b=2>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  it('reaches the provider as one untracked mail to one address, with its key', async () => {
    provider.script.send = [accepted];
    const mail = newMail({ attachments: [{ filename: 'Will.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.7 will') }] });
    expect(await mailerWith({ replyTo: 'support@willow.example' }).send(mail)).toEqual({
      messageId: 'message-1',
      alreadySent: false,
      mayBeDuplicate: false,
    });
    expect(provider.sent).toHaveLength(1);
    expect(provider.sent[0]?.headers.authorization).toBe(`Bearer ${API_KEY}`);
    expect(provider.sent[0]?.body).toEqual({
      from: { email: 'hello@willow.example', name: 'Willow' },
      reply_to: { email: 'support@willow.example' },
      personalizations: [{ to: [{ email: 'Amelia.Hart@example.test' }] }],
      subject: 'Your Willow login link',
      content: [
        { type: 'text/plain', value: 'token-in-text' },
        { type: 'text/html', value: '<p>token-in-html</p>' },
      ],
      custom_args: { key: mail.key },
      tracking_settings: {
        click_tracking: { enable: false, enable_text: false },
        open_tracking: { enable: false },
        subscription_tracking: { enable: false },
        ganalytics: { enable: false },
      },
      attachments: [
        {
          filename: 'Will.pdf',
          type: 'application/pdf',
          disposition: 'attachment',
          content: Buffer.from('%PDF-1.7 will').toString('base64'),
        },
      ],
    });
  });

  it('sends only the part of a buffer that the attachment is', async () => {
    provider.script.send = [accepted];
    const content = new Uint8Array(Buffer.from('before%PDFafter')).subarray(6, 10);
    await mailerWith().send(newMail({ attachments: [{ filename: 'a.pdf', type: 'application/pdf', content }] }));
    expect(provider.sent[0]?.body['attachments']).toMatchObject([{ content: Buffer.from('%PDF').toString('base64') }]);
  });

  it('goes out once per key, whoever asks again', async () => {
    provider.script.send = [accepted];
    const mail = newMail();
    await mailerWith().send(mail);
    expect(await mailerWith().send(mail)).toEqual({ messageId: 'message-1', alreadySent: true, mayBeDuplicate: false });
    expect(provider.sent).toHaveLength(1);
  });

  it('goes out once when ten workers send it at the same moment', async () => {
    provider.script.send = Array.from({ length: 10 }, () => accepted);
    provider.script.ask = Array.from({ length: 10 }, () => notFound);
    const mail = newMail();
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => mailerWith().send(mail)));
    expect(provider.sent).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value?.alreadySent === false)).toHaveLength(1);
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
    expect(refusals.filter((reason) => !(reason instanceof MailUnavailable))).toEqual([]);
  });
});

describe('a mail that the provider turns down', () => {
  it.each([400, 401, 403, 413])('%d is for good, and a later order to send starts afresh', async (code) => {
    provider.script.send = [status(code), accepted];
    const mail = newMail();
    expect(await failureOf(mailerWith().send(mail))).toMatchObject({ name: 'MailRefused', status: code });
    expect(await mailerWith().send(mail)).toMatchObject({ alreadySent: false, mayBeDuplicate: false });
    expect(provider.asked).toHaveLength(0);
  });

  it.each([429, 500, 503])('%d is tried again at once, without a question', async (code) => {
    provider.script.send = [status(code), accepted];
    const mail = newMail();
    expect(await failureOf(mailerWith().send(mail))).toMatchObject({ name: 'MailUnavailable', status: code });
    expect(await mailerWith().send(mail)).toMatchObject({ messageId: 'message-1', mayBeDuplicate: false });
    expect(provider.asked).toHaveLength(0);
  });

  it('a bad address is refused before anything is claimed or sent', async () => {
    const mail = newMail({ to: 'v@example.test,evil@example.test' });
    expect(await mailerWith().send(mail)).toBeNull();
    expect((await pools.app.query('SELECT 1 FROM mail.sending WHERE key = $1', [mail.key])).rows).toEqual([]);
  });
});

describe('a mail whose answer was lost', () => {
  const lost = { 'connection cut': cut, 'no answer': silence, 'answer that trickles': trickle, 'gateway fault': status(504) };

  it.each(Object.entries(lost))('%s: ends in time and in doubt', async (_what, answer) => {
    provider.script.send = [answer];
    const started = performance.now();
    expect(await failureOf(hastyMailer().send(newMail()))).toMatchObject({ name: 'MailUnavailable', mayBeAccepted: true });
    expect(performance.now() - started).toBeLessThan(patient(30_000));
  });

  it('is not sent again when the provider has it', async () => {
    provider.script.send = [cut];
    provider.script.ask = [found];
    const mail = newMail();
    await failureOf(mailerWith().send(mail));
    expect(await mailerWith().send(mail)).toEqual({ messageId: 'message-1', alreadySent: true, mayBeDuplicate: false });
    expect(await mailerWith().send(mail)).toMatchObject({ alreadySent: true });
    expect([provider.sent.length, provider.asked.length]).toEqual([1, 1]);
  });

  it("is asked after in the provider's documented query language", async () => {
    provider.script.send = [cut];
    provider.script.ask = [found];
    const mail = newMail();
    await failureOf(mailerWith().send(mail));
    await mailerWith().send(mail);
    expect(Object.fromEntries(provider.asked[0]!)).toEqual({ query: `(unique_args['key']="${mail.key}")`, limit: '1' });
  });

  it('waits while it may still be on its way, and goes out when the provider has had time and knows nothing', async () => {
    provider.script.send = [cut, accepted];
    provider.script.ask = [notFound, notFound];
    const mail = newMail();
    await failureOf(mailerWith().send(mail));
    expect(await failureOf(mailerWith().send(mail))).toBeInstanceOf(MailUnavailable);
    expect(provider.sent).toHaveLength(1);
    await letPass(mail);
    expect(await mailerWith().send(mail)).toEqual({ messageId: 'message-1', alreadySent: false, mayBeDuplicate: false });
    expect(provider.sent).toHaveLength(2);
  });

  it('goes out once when several workers find it lost', async () => {
    provider.script.send = Array.from({ length: 5 }, () => accepted);
    provider.script.ask = Array.from({ length: 5 }, () => notFound);
    const mail = newMail();
    await ledger.claim(mail.key, NOTE);
    await letPass(mail);
    await Promise.allSettled(Array.from({ length: 5 }, () => mailerWith().send(mail)));
    expect(provider.sent).toHaveLength(1);
  });

  it.each([401, 403, 404, 400])('goes out again, and says so, when the provider may not be asked (%d)', async (code) => {
    provider.script.ask = [status(code), status(code)];
    provider.script.send = [accepted];
    const mail = newMail();
    await ledger.claim(mail.key, NOTE);
    expect(await failureOf(mailerWith().send(mail))).toBeInstanceOf(MailUnavailable);
    await letPass(mail);
    expect(await mailerWith().send(mail)).toEqual({ messageId: 'message-1', alreadySent: false, mayBeDuplicate: true });
    expect(logged.at(-1)).toMatchObject({ level: 'warn', message: expect.stringContaining('perhaps for the second time') });
  });

  it('stays in doubt when the second try fails for another reason', async () => {
    provider.script.ask = [status(403), status(403)];
    provider.script.send = [status(429), accepted];
    const mail = newMail();
    await ledger.claim(mail.key, NOTE);
    await letPass(mail);
    expect(await failureOf(mailerWith().send(mail))).toMatchObject({ status: 429 });
    await letPass(mail);
    expect(await mailerWith().send(mail)).toMatchObject({ mayBeDuplicate: true });
  });

  it.each([
    ['429', status(429)],
    ['500', status(500)],
    ['a cut connection', cut],
    ['no answer', silence],
  ] as const)('is not sent while the question itself fails (%s)', async (_what, answer) => {
    provider.script.ask = [answer];
    const mail = newMail();
    await ledger.claim(mail.key, NOTE);
    await letPass(mail);
    expect(await failureOf(hastyMailer().send(mail))).toBeInstanceOf(MailUnavailable);
    expect(provider.sent).toHaveLength(0);
  });
});

describe('a ledger in trouble', () => {
  it('nothing is sent that could not be claimed', async () => {
    const nowhere = openPools({ databaseUrl: 'postgresql://nobody@127.0.0.1:1/none' });
    const failure = await failureOf(mailerWith({ ledger: new PostgresSendLedger(nowhere.app) }).send(newMail()));
    expect(failure).toMatchObject({ code: 'ECONNREFUSED' });
    expect(provider.sent).toHaveLength(0);
    await nowhere.close();
  });

  it('a mail that was sent but not marked is asked after, not sent again', async () => {
    class Forgetful extends PostgresSendLedger {
      override markSent(): Promise<void> {
        return Promise.reject(new Error('The database went away'));
      }
    }
    provider.script.send = [accepted];
    provider.script.ask = [found];
    const mail = newMail();
    await expect(mailerWith({ ledger: new Forgetful(pools.app) }).send(mail)).rejects.toThrow('The database went away');
    expect(await mailerWith().send(mail)).toMatchObject({ alreadySent: true });
    expect(provider.sent).toHaveLength(1);
  });
});

describe('secrets', () => {
  const everythingOf = (value: unknown): string =>
    [
      String(value),
      JSON.stringify(value),
      inspect(value, { depth: null, showHidden: true }),
      value instanceof Error ? value.stack : '',
    ].join('\n');
  const mail = () => newMail({ attachments: [{ filename: 'Will.pdf', type: 'application/pdf', content: Buffer.from('the-will-itself') }] });
  const secrets = [API_KEY, 'not-a-real', 'Amelia', 'token-in', Buffer.from('the-will-itself').toString('base64')];
  const echo = status(400, { errors: [{ message: `Bearer ${API_KEY} Amelia.Hart@example.test token-in-html`, field: 'token-in-html' }] });
  const faults = { cut, silence, trickle, echo, 'server fault': status(500), 'slow down': status(429), unauthorised: status(401) };

  it.each(Object.entries(faults))('neither the key nor the mail gets into an error or a log line (%s)', async (_what, answer) => {
    provider.script.send = [answer];
    const failure = await failureOf(hastyMailer().send(mail()));
    expect(failure).toBeInstanceOf(Error);
    for (const secret of secrets) expect(everythingOf(failure) + everythingOf(logged)).not.toContain(secret);
  });

  it('nor when nobody listens', async () => {
    const failure = await failureOf(mailerWith({ baseUrl: 'http://127.0.0.1:1' }).send(mail()));
    expect(failure).toMatchObject({ name: 'MailUnavailable', mayBeAccepted: false });
    for (const secret of secrets) expect(everythingOf(failure) + everythingOf(logged)).not.toContain(secret);
  });

  it('nor when the question fails', async () => {
    provider.script.ask = [cut];
    const waiting = mail();
    await ledger.claim(waiting.key, NOTE);
    const failure = await failureOf(mailerWith().send(waiting));
    for (const secret of secrets) expect(everythingOf(failure) + everythingOf(logged)).not.toContain(secret);
  });

  it('nor into a mailer that is printed', () => {
    expect(everythingOf(mailerWith())).not.toContain('not-a-real');
  });

  it('the key follows no redirect', async () => {
    const elsewhere = await scriptedProvider();
    provider.script.send = [(response) => void response.writeHead(307, { location: `${elsewhere.url}/v3/mail/send` }).end()];
    expect(await failureOf(mailerWith().send(newMail()))).toMatchObject({ name: 'MailUnavailable', status: 307 });
    expect(elsewhere.sent).toHaveLength(0);
    await elsewhere.close();
  });

  it('a mailer without a key is not made', () => {
    expect(() => mailerWith({ apiKey: ' ' })).toThrow('SENDGRID_API_KEY: must be set');
  });
});

describe('a page in place of an answer', () => {
  it.each([200, 204])('with %i is no acceptance: the mail is not taken for sent', async (code) => {
    provider.script.send = [(response) => void response.writeHead(code, { 'content-type': 'text/html' }).end()];
    await expect(mailerWith().send(newMail())).rejects.toMatchObject({ name: 'MailUnavailable', mayBeAccepted: true });
  });
});

describe('an address that a mail came back from', () => {
  const bounced = async (to: string, at: Date) => refused.suppress(refused.hashOf(to), 'bounced', at, false);
  const of = (kind: OutgoingMail['about']['kind'], to: string) => newMail({ to, about: { ...NOTE.about, kind } });

  it('gets nothing by itself; for our team it is taken off the list of the provider and tried', async () => {
    const to = 'gone@example.test';
    await bounced(to, new Date());
    expect(await mailerWith().send(of('refund', to))).toBeNull();
    expect([await refused.has(to), await refused.hasForAnybody(to)]).toEqual([true, false]);
    expect(provider.sent).toEqual([]);
    provider.script.ask = [status(204), status(403)];
    provider.script.send = [accepted];
    expect(await mailerWith().send(of('will-again', to))).toMatchObject({ alreadySent: false });
    expect(await refused.has(to)).toBe(false);
  });

  it('that a sign-up is held back from is told to anybody, as if it had come back', async () => {
    const to = 'held@example.test';
    await bounced(to, new Date());
    expect(await mailerWith().send(of('sign-up', to))).toBeNull();
    expect(await refused.hasForAnybody(to)).toBe(true);
  });

  it('counts by when it was: an older mail that arrives says nothing of it', async () => {
    const to = 'late@example.test';
    const hash = refused.hashOf(to);
    await bounced(to, new Date('2026-11-28T12:00:00Z'));
    await refused.lift(hash, new Date('2026-11-28T11:59:59Z'));
    expect(await refused.has(to)).toBe(true);
    await refused.lift(hash, new Date('2026-11-28T12:00:01Z'));
    expect(await refused.has(to)).toBe(false);
  });
});

it('a reader who called a mail spam gets what is about the will, past the list of the provider, and no invitation', async () => {
  const to = 'annoyed@example.test';
  await refused.suppress(refused.hashOf(to), 'complained', new Date(), false);
  provider.script.send = [accepted];
  await mailerWith().send(newMail({ to, about: { ...NOTE.about, kind: 'will' } }));
  expect(provider.sent[0]?.body).toMatchObject({ mail_settings: { bypass_spam_management: { enable: true } } });
  expect(await mailerWith().send(newMail({ to, about: { ...NOTE.about, kind: 'friend-invitation' } }))).toBeNull();
  expect([provider.sent.length, await refused.has(to)]).toEqual([1, false]);
});
