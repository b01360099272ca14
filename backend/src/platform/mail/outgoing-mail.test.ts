import { describe, expect, it } from '@jest/globals';
import { MailRefused } from './failures.ts';
import { checkMail, type OutgoingMail } from './outgoing-mail.ts';

const MAIL: OutgoingMail = {
  key: '0192f0c1-7b7e-7c3a-9d2e-5f6a7b8c9d0e',
  about: { kind: 'login-link', customerId: null, orderId: null },
  to: 'amelia@example.test',
  subject: 'Hello',
  html: '<p>x</p>',
  text: 'x',
};
const PDF = { filename: 'Will of Amelia.pdf', type: 'application/pdf', content: new Uint8Array([1, 2, 3]) };

const refusalOf = (change: object): MailRefused => {
  try {
    checkMail({ ...MAIL, ...change });
  } catch (error) {
    if (error instanceof MailRefused) return error;
    throw error;
  }
  throw new Error('The mail was accepted');
};

describe('checkMail', () => {
  it('accepts a plain mail, with and without an attachment', () => {
    expect(() => checkMail(MAIL)).not.toThrow();
    expect(() => checkMail({ ...MAIL, attachments: [PDF] })).not.toThrow();
  });

  it.each([
    ['a list', ['victim@example.test', 'evil@example.test']],
    ['an object', { email: 'victim@example.test' }],
    ['nothing', undefined],
    ['a name in front', 'Ann <evil@example.test>'],
    ['an address in front of another', 'victim@example.test<evil@example.test>'],
    ['a comma', 'victim@example.test,evil@example.test'],
    ['a semicolon', 'victim@example.test;evil@example.test'],
    ['a line break', 'victim@example.test\r\nBcc: evil@example.test'],
    ['a trailing line break', 'victim@example.test\n'],
    ['spaces around', ' victim@example.test '],
    ['a null character', 'victim@example.test\u0000'],
    ['quotes', '"victim@x"@example.test'],
    ['no domain', 'victim@localhost'],
    ['too much', `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.test`],
  ])('refuses an address that is %s, without quoting it', (_what, to) => {
    const refusal = refusalOf({ to });
    expect(refusal.status).toBeNull();
    expect(refusal.message).toBe('The address is not one plain email address.');
  });

  it.each(['', 'a\r\nBcc: evil@example.test', 'a\nb', 'a\u2028b', 'a\u0000b', 'x'.repeat(201)])('refuses the subject %j', (subject) => {
    expect(refusalOf({ subject }).message).toBe('The subject is not one line of up to 200 characters.');
  });

  it.each(['', 'x"] OR unique_args["key', "x' OR '1", 'a b', 'amelia@example.test', 'a\n', '-', 'x'.repeat(201), 7])(
    'refuses the key %j',
    (key) => {
      expect(refusalOf({ key }).message).toBe('The key of a mail is an id.');
    },
  );

  it('refuses a mail with half its content', () => {
    expect(refusalOf({ text: '' }).message).toBe(refusalOf({ html: '' }).message);
  });

  it.each([
    { filename: 'a\r\nb.pdf' },
    { filename: '../will.pdf' },
    { filename: 'a"b.pdf' },
    { filename: '' },
    { type: 'text/html; charset=x' },
  ])('refuses the attachment %j', (change) => {
    expect(refusalOf({ attachments: [{ ...PDF, ...change }] }).message).toBe('An attachment has no proper name and type.');
  });

  it('refuses attachments that the provider would not take', () => {
    const half = { ...PDF, content: new Uint8Array(10 * 1024 * 1024 + 1) };
    expect(() => checkMail({ ...MAIL, attachments: [half] })).not.toThrow();
    expect(refusalOf({ attachments: [half, half] }).message).toBe('The attachments are too large to mail.');
  });
});
