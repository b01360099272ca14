import { describe, expect, it } from '@jest/globals';
import { MailKind } from '@willow/contracts';
import { rulingOn } from './mail-rules.ts';

const now = new Date('2026-11-28T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const kindsThat = (ruling: string, record: Parameters<typeof rulingOn>[1]) =>
  MailKind.options.filter((kind) => rulingOn(kind, record, now) === ruling);

describe('an address that mails came back from', () => {
  it('gets no automatic mail, what our team presses for, and a day later what its reader asks for', () => {
    expect(kindsThat('stop', { bouncedAt: null, reportedAsSpam: false })).toEqual([]);
    const byTeam: readonly string[] = ['receipt-again', 'will', 'will-again', 'team-invitation'];
    expect(kindsThat('try-again', { bouncedAt: hoursAgo(1), reportedAsSpam: false })).toEqual(byTeam);
    const byReader = [
      'sign-up',
      'login-link',
      'new-email',
      'email-change',
      'message-answered',
      'call-booked',
      'call-unanswered',
      'problem-answered',
      'password-reset',
    ];
    const later = kindsThat('try-again', { bouncedAt: hoursAgo(24), reportedAsSpam: false });
    expect(later.toSorted()).toEqual([...byTeam, ...byReader].toSorted());
    expect(kindsThat('send', { bouncedAt: hoursAgo(24), reportedAsSpam: false })).toEqual([]);
  });
});

describe('an address whose reader called a mail spam', () => {
  it('gets only what is about the will or the account', () => {
    const stopped = ['yearly-reminder', 'message-received', 'friend-invitation', 'partner-invitation'];
    expect(kindsThat('stop', { bouncedAt: null, reportedAsSpam: true })).toEqual(stopped);
  });
});
