import { generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { InvalidMailEvents, MailEvents } from './mail-events.ts';

const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const PUBLIC_KEY = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
const now = new Date('2026-11-28T12:00:00Z');
const seconds = now.getTime() / 1_000;

const signed = (events: unknown, timestamp = String(seconds)) => {
  const body = Buffer.from(typeof events === 'string' ? events : JSON.stringify(events));
  return { body, timestamp, signature: sign('sha256', Buffer.concat([Buffer.from(timestamp), body]), privateKey).toString('base64') };
};
const events = new MailEvents(PUBLIC_KEY);
const read = (...list: readonly object[]) => events.read(signed(list.map((event) => ({ key: 'k', timestamp: seconds, ...event }))), now);

describe('reports of the mail provider', () => {
  it('are read when they are signed, and nothing else is', () => {
    const good = signed([{ key: 'k', timestamp: seconds, event: 'delivered', email: 'a@b.test' }]);
    expect(events.read(good, now)).toEqual([{ key: 'k', what: 'delivered', reason: null, isHard: false, at: now.toISOString() }]);
    const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
    const refused = (request: typeof good, reader = events) => expect(() => reader.read(request, now)).toThrow(InvalidMailEvents);
    refused({ ...good, body: Buffer.from(good.body.toString().replace('"k"', '"j"')) });
    refused({ ...good, timestamp: String(seconds - 1) });
    refused({ ...good, signature: '' });
    refused({ ...good, signature: 'nonsense' });
    refused(good, new MailEvents(other));
    refused(good, new MailEvents(undefined));
  });

  it.each([
    [25 * 3_600, 'a day and an hour old'],
    [-300, 'from a clock five minutes ahead'],
  ])('%i seconds old are read: %s', (age) => expect(events.read(signed([], String(seconds - age)), now)).toEqual([]));

  it.each([[25 * 3_600 + 1], [-301]])('%i seconds old are refused', (age) =>
    expect(() => events.read(signed([], String(seconds - age)), now)).toThrow(InvalidMailEvents),
  );

  it('that are no list, or of no mail of ours, are passed over', () => {
    for (const nonsense of ['', '{', '{}', 'null', '[]']) expect(events.read(signed(nonsense), now)).toEqual([]);
    expect(events.read(signed([null, 7, { event: 'delivered', timestamp: seconds }]), now)).toEqual([null, null, null]);
    expect(read({ event: 'open' }, { event: 'processed' }, { event: 'delivered', timestamp: 'x' })).toEqual([null, null, null]);
  });

  it.each([
    ['no-such-mailbox', true, { event: 'bounce', type: 'bounce', status: '5.1.1' }],
    ['no-such-mailbox', true, { event: 'bounce', type: 'bounce', bounce_classification: 'Invalid Address' }],
    ['mailbox-full', true, { event: 'bounce', type: 'bounce', status: '5.2.2' }],
    ['blocked', false, { event: 'bounce', type: 'blocked', status: '5.7.1' }],
    ['blocked', false, { event: 'bounce', type: 'blocked', bounce_classification: 'Reputation' }],
    ['unknown', true, { event: 'bounce', reason: '550 gone@b.test is unwell' }],
    ['suppressed', true, { event: 'dropped', reason: 'Bounced Address' }],
    ['suppressed', false, { event: 'dropped', reason: 'Spam Reporting Address' }],
  ])('say why a mail bounced: %s, for ever: %s', (reason, isHard, event) =>
    expect(read(event)).toMatchObject([{ what: 'bounced', reason, isHard }]),
  );

  it('tell of what waits, and of who called a mail spam', () => {
    expect(read({ event: 'deferred', status: '4.2.2' }, { event: 'spamreport' })).toMatchObject([
      { what: 'deferred', reason: 'mailbox-full' },
      { what: 'complained' },
    ]);
  });

  it('need a key that is one', () => {
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
    for (const key of ['nonsense', rsa]) expect(() => new MailEvents(key)).toThrow(/^SENDGRID_WEBHOOK_PUBLIC_KEY: must be/);
  });
});
