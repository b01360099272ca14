import { describe, expect, it } from '@jest/globals';
import {
  dateInWords,
  decideFlag,
  Email,
  emailKey,
  finished,
  getOrder,
  isOfSubstance,
  isRealDate,
  londonDate,
  MESSAGES,
  needsReason,
  normalCode,
  pathOf,
  shortDate,
  signup,
  updateMe,
  updateOrder,
} from './index.ts';
import { jane } from './will/family.examples.ts';

describe('texts that are compared', () => {
  it('a code and an address are the same however they are typed', () => {
    expect(normalCode(' exit10 ')).toBe('EXIT10');
    expect(emailKey(' Jane@Example.TEST ')).toBe('jane@example.test');
  });

  it('a path is its parts, joined with a slash (C-396)', () => {
    expect(pathOf(getOrder, { orderId: 'x' })).toBe('/api/order/x');
  });

  it('a parameter cannot leave its place in a path', () => {
    expect(pathOf({ path: '/api/order/:orderId' }, { orderId: 'a/../b?c' })).toBe('/api/order/a%2F..%2Fb%3Fc');
    expect(() => pathOf({ path: '/api/order/:orderId' })).toThrow('orderId');
  });
});

describe('an address', () => {
  const told = (address: string) => Email.safeParse(address).error?.issues[0]?.message;
  const label = 'd'.repeat(63);

  it.each([
    'jane@example.test',
    "j.o'neill+wills@a-b.example.co.uk",
    'j-@x.example.test',
    'jane@xn--bcher-kva.example',
    'jane@example.xn--p1ai',
    `${'a'.repeat(64)}@example.test`,
    `a@${label}.test`,
  ])('is taken: %s', (address) => expect(told(address)).toBeUndefined());

  it.each([
    'a..b@example.test',
    '.a@example.test',
    'a.@example.test',
    'a@example..test',
    'a@.example.test',
    'a@example.test.',
    'a@-example.test',
    'a@example-.test',
    'a@example.1',
    'a@127.0.0.1',
    'a@[127.0.0.1]',
    'a@example',
    'a@example.t',
    '"a b"@example.test',
    'A <a@example.test>',
    'a@b@example.test',
    `${'a'.repeat(65)}@example.test`,
    `a@${'d'.repeat(64)}.test`,
    `a@${`${label}.`.repeat(4)}test`,
  ])('that a mail provider would refuse is refused at the field: %s (C-128)', (address) => expect(told(address)).toBe(MESSAGES.email));
});

const NOTHING = ['\u200b', '\u00ad\u2060', '\u3164', '\u2800', '\ufe0f', '\u0007', ',', ' ; ', '. .', '\u202e:'];

describe('a text that is needed', () => {
  const told = (body: object) =>
    signup.body.safeParse({ ...jane, email: 'jane@example.test', ...body }).error?.issues.map(({ message }) => message);

  it.each(NOTHING)('is missing when nothing of it would be printed: %j (C-125)', (nothing) => {
    expect(told({ fullName: nothing })).toEqual([MESSAGES.fullName]);
    expect(told({ addressLine1: nothing })).toEqual([MESSAGES.address]);
    expect(told({ city: nothing })).toEqual([MESSAGES.city]);
    expect(updateMe.body.safeParse({ city: nothing }).success).toBe(false);
  });

  it.each(['O', 'Ōe', '7', '-', '\u200bJane', 'ﬁ', '\u0301'])('is there when something is left: %j', (text) =>
    expect(told({ fullName: text }) ?? []).not.toContain(MESSAGES.fullName),
  );
});

describe('dates', () => {
  it('are those of London, also a few hours later', () => {
    expect(londonDate(Date.UTC(2026, 6, 1, 20))).toBe('2026-07-01');
    expect(londonDate(Date.UTC(2026, 6, 1, 23))).toBe('2026-07-02');
    expect(shortDate('2026-06-30T23:30:00Z')).toBe('01/07/2026');
  });

  it('are shown as in Britain, wherever the browser or the server is (C-458)', () => {
    expect([dateInWords('2026-03-04'), shortDate('2026-03-04T12:00:00Z')]).toEqual(['4 March 2026', '04/03/2026']);
  });

  it('have a year of four digits', () => {
    expect([isRealDate('0985-03-27'), isRealDate('1000-01-01')]).toEqual([false, true]);
  });
});

describe('what an operator sends', () => {
  it('a decision needs a reason, unless it is a tick or takes one back', () => {
    expect((['accepted', 'confirmed', 'fixed', 'asked', 'read', 'reopened'] as const).map(needsReason)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('a reason of one’s own has substance: a sentence, not one word again and again', () => {
    const fine = ['She wants John alone, and said so.', 'Spoke to her on 3 May.', 'Siaradais â hi, mae’n iawn'];
    const thin = [
      '',
      'ok',
      'Confirmed by email',
      'x'.repeat(40),
      'yes '.repeat(10),
      'Yes yes, YES yes yes yes',
      '. . . . . . . . . . . .',
      '12345678901234567890',
    ];
    expect(fine.filter((reason) => !isOfSubstance(reason))).toEqual([]);
    expect(thin.filter(isOfSubstance)).toEqual([]);
  });

  it('a decision names a reason to choose, or gives one of substance', () => {
    const decided = (body: object): boolean => decideFlag.body.safeParse({ answerHash: 'a'.repeat(64), ...body }).success;
    expect(decided({ decision: 'confirmed', choice: 'Asked on …', reason: '3 May' })).toBe(true);
    expect(decided({ decision: 'confirmed', choice: 'She knows.' })).toBe(true);
    expect(decided({ decision: 'confirmed', reason: 'ok' })).toBe(false);
    expect(decided({ decision: 'confirmed', choice: '', reason: 'ok' })).toBe(false);
    expect(decided({ decision: 'read' })).toBe(true);
  });

  it('a chosen sentence is completed at its end, and stands alone where it has no blank', () => {
    expect(finished('Asked on …', '3 May')).toBe('Asked on 3 May');
    expect(finished('She knows.', '')).toBe('She knows.');
    expect(finished('She knows.', 'By email.')).toBe('She knows. By email.');
  });

  it('an order is changed in its status, its notes or both', () => {
    const accepted = (body: object): boolean => updateOrder.body.safeParse(body).success;
    expect([{ status: 'sent' }, { notes: 'x' }, { status: 'sent', notes: '' }, {}].map(accepted)).toEqual([true, true, true, false]);
  });
});
