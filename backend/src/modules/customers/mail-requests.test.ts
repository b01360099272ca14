import { describe, expect, it } from '@jest/globals';
import type { KnownDevices } from '../../platform/sessions/known-devices.ts';
import type { Limit, RateLimiter } from '../../platform/sessions/rate-limiter.ts';
import { mailboxOf, MailRequests } from './mail-requests.ts';

describe('the mailbox of an address', () => {
  it.each([
    ['Jane.Roe@Example.test', 'jane.roe@example.test'],
    ['jane+1@example.test', 'jane@example.test'],
    ['jane+1+2@example.test', 'jane@example.test'],
    ['jane@a+b.test', 'jane@a+b.test'],
    ['+1@example.test', '@example.test'],
    ['J.a.n.e@gmail.com', 'jane@gmail.com'],
    ['ja.ne+will@GoogleMail.com', 'jane@gmail.com'],
    ['jane.roe@notgmail.com', 'jane.roe@notgmail.com'],
  ])('of %s is %s (D-089)', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));
});

describe('a mail that is asked for without being signed in', () => {
  const counted: string[] = [];
  const count =
    (by: string) =>
    ({ name, max, windowSeconds }: Limit, ...who: readonly string[]): void =>
      void counted.push([by, name, `${max}/${windowSeconds}`, ...who].join(' '));
  const limiter = { hit: count('one'), hitNetwork: count('network'), hitOverall: count('all') };
  const devices = { recognise: (_kind: string, mailbox: string, cookie?: string) => (cookie === `of ${mailbox}` ? 'd1' : null) };
  const requests = new MailRequests(limiter as unknown as RateLimiter, devices as unknown as KnownDevices);
  const from = (device?: string) => ({ address: '10.0.0.1', device });
  const NOW = new Date('2026-11-21T10:00:00Z');
  const STRANGER = [
    'network mail-network 30/900 10.0.0.1',
    'network mail-mailbox-network-hour 4/3600 10.0.0.1 jane@example.test',
    'network mail-mailbox-network-day 6/86400 10.0.0.1 jane@example.test',
    'one mail-mailbox-hour 5/3600 jane@example.test',
    'one mail-mailbox-day 10/86400 jane@example.test',
    'all mail-everybody 1000/3600',
  ];

  it.each([undefined, 'of john@example.test'])(
    'counts for its network, its mailbox and everybody; its cookie: %s (D-089)',
    async (device) => {
      await requests.count('Jane+x@example.test', from(device), NOW);
      expect(counted.splice(0)).toEqual(STRANGER);
    },
  );

  it('counts for the sign-ups of its network too (D-089)', async () => {
    await requests.countSignUp('Jane+x@example.test', from(), NOW);
    expect(counted.splice(0)).toEqual(['network sign-up-network 20/3600 10.0.0.1', ...STRANGER]);
  });

  it('counts by itself in a browser that its owner has signed in with', async () => {
    await requests.count('Jane+x@example.test', from('of jane@example.test'), NOW);
    expect(counted.splice(0)).toEqual([
      'one mail-device-hour 5/3600 jane@example.test|d1',
      'one mail-device-day 20/86400 jane@example.test|d1',
    ]);
  });
});
