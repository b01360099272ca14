import { describe, expect, it } from '@jest/globals';
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

describe('a mail that a stranger asks for', () => {
  it('counts for its network, its mailbox and everybody, and a sign-up for the sign-ups of its network too (D-089)', async () => {
    const counted: string[] = [];
    const count =
      (by: string) =>
      ({ name, max, windowSeconds }: Limit, who = ''): void =>
        void counted.push(`${by} ${name} ${max}/${windowSeconds} s ${who}`.trim());
    const limiter = { hit: count('mailbox'), hitNetwork: count('network'), hitOverall: count('all') };
    const requests = new MailRequests(limiter as unknown as RateLimiter);
    const mail = [
      'network mail-network 30/900 s 10.0.0.1',
      'mailbox mail-address-hour 5/3600 s jane@example.test',
      'mailbox mail-address-day 20/86400 s jane@example.test',
      'all mail-everybody 1000/3600 s',
    ];
    await requests.count('Jane+x@example.test', '10.0.0.1');
    expect(counted.splice(0)).toEqual(mail);
    await requests.countSignUp('Jane+x@example.test', '10.0.0.1');
    expect(counted).toEqual(['network sign-up-network 20/3600 s 10.0.0.1', ...mail]);
  });
});
