import { readdirSync, readFileSync } from 'node:fs';
import { BRAND, COMPANY, signingSteps, stepSentences } from '@willow/contracts';
import { describe, expect, it } from '@jest/globals';
import { templates } from './index.ts';
import type { MailContent } from './render.ts';

const LINK = 'https://willow.example/verify?token=Yp3vX0c8-Qm1kN5tR7_uWb2eJf4hLs6aDz9gKxTqVnB0E';
const DASHBOARD = 'https://willow.example/dashboard';
const INVITATION = 'https://willow.example/referral/0192f0c1-7b7e-7c3a-9d2e-5f6a7b8c9d0e';
const STOP = 'https://willow.example/stop-invitations?invitation=0192f0c1-7b7e-7c3a-9d2e-5f6a7b8c9d0e&key=0123456789abcdef';
const CERTIFICATE = 'https://willow.example/erased?certificate=0192f0c1-7b7e-7c3a-9d2e-5f6a7b8c9d0e';
const CONTACT = 'https://willow.example/contact';
const ANSWER = {
  href: CONTACT,
  topic: 'Payment queries',
  writtenOn: '2026-11-23',
  answer:
    'Thank you for asking.\n\nWe take cards:\n- Visa\n- Mastercard, and all the others that a shop in this country takes when somebody pays there.',
} as const;
const PROOF = 'https://willow.example/admin/access/proof';
const TEAM_LINK = 'https://willow.example/admin/invitation#Yp3vX0c8-Qm1kN5tR7_uWb2eJf4hLs6aDz9gKxTqVnB0E';
const RESET_LINK = 'https://willow.example/admin/new-password#Yp3vX0c8-Qm1kN5tR7_uWb2eJf4hLs6aDz9gKxTqVnB0E';
const REMINDER = {
  href: 'https://willow.example/signing#signed',
  steps: 'https://willow.example/signing',
  problem: 'https://willow.example/dashboard#problem-title',
  stop: 'https://willow.example/signing#reminders',
} as const;
const PAID = {
  fullName: 'Amelia',
  orderId: '0192f0c1-7b7e-7c3a-9d2e-5f6a7b8c9d0e',
  pricePence: 5000,
  discount: null,
  secondPence: 0,
  prepaid: false,
  paidPence: 5000,
  refundedPence: 0,
  paidAt: '2026-07-21T23:30:00.000Z',
  startAgreed: true,
  href: DASHBOARD,
} as const;

const CONFIRM = 'https://willow.example/confirm-email?token=Yp3vX0c8-Qm1kN5tR7_uWb2eJf4hLs6aDz9gKxTqVnB0E';
const MOVE = { newEmail: 'amelia@new.example.test', href: CONFIRM } as const;
const BY_TEAM = {
  reason: 'You lost your mailbox.\n\nWe spoke on the telephone.',
  movesWithoutCurrentFrom: '2026-11-30T10:00:00.000Z',
} as const;

const REFUND = { orderId: PAID.orderId, amountPence: 1250, at: PAID.paidAt, href: DASHBOARD } as const;

const COUPLE = 'https://willow.example/couple#K7QD9XWM2HTA';
const partnerMail = (name: string): MailContent =>
  templates.partnerInvitation({ inviterName: name, code: 'K7QD-9XWM-2HTA', href: COUPLE, stopHref: STOP });

const mailsFor = (name: string): Record<keyof typeof templates, { readonly mail: MailContent; readonly href: string }> => ({
  verifyEmail: { mail: templates.verifyEmail({ fullName: name, href: LINK, code: '048213' }), href: LINK },
  loginLink: { mail: templates.loginLink({ fullName: name, href: LINK, code: '048213' }), href: LINK },
  existingAccount: { mail: templates.existingAccount({ fullName: name, href: LINK, code: '048213' }), href: LINK },
  friendInvitation: {
    mail: templates.friendInvitation({ friendName: name, referrerName: name, href: INVITATION, stopHref: STOP }),
    href: INVITATION,
  },
  partnerInvitation: { mail: partnerMail(name), href: COUPLE },
  receipt: { mail: templates.receipt({ ...PAID, fullName: name }), href: DASHBOARD },
  refundOnItsWay: { mail: templates.refundOnItsWay({ ...REFUND, fullName: name, will: 'stopped' }), href: DASHBOARD },
  refundArrived: { mail: templates.refundArrived({ ...REFUND, fullName: name, will: 'goes-on' }), href: DASHBOARD },
  refundFailed: { mail: templates.refundFailed({ ...REFUND, fullName: name }), href: DASHBOARD },
  fileMade: { mail: templates.fileMade({ fullName: name, file: 'evidence', madeOn: '2026-11-20', href: DASHBOARD }), href: DASHBOARD },
  problemReceived: { mail: templates.problemReceived({ fullName: name, href: DASHBOARD }), href: DASHBOARD },
  problemAnswered: {
    mail: templates.problemAnswered({
      fullName: name,
      writtenOn: '2026-11-20',
      answer: 'It says Anne now.\n\nA new draft follows.',
      href: DASHBOARD,
    }),
    href: DASHBOARD,
  },
  enquiryRaised: {
    mail: templates.enquiryRaised({
      fullName: name,
      question: 'Is Tom your son, or your partner\'s?\n\nWe ask because the will says "my children".',
      opensAnswers: false,
      href: DASHBOARD,
    }),
    href: DASHBOARD,
  },
  callBooked: { mail: templates.callBooked({ fullName: name, slot: '2026-11-30T09:00', own: false, href: CONTACT }), href: CONTACT },
  callUnanswered: { mail: templates.callUnanswered({ fullName: name, own: true, href: DASHBOARD }), href: DASHBOARD },
  detailsCorrected: {
    mail: templates.detailsCorrected({
      fullName: name,
      what: ['name', 'date of birth', 'address'],
      reason: 'You wrote to us that the house has a new number.',
      isPaid: true,
      href: DASHBOARD,
    }),
    href: DASHBOARD,
  },
  confirmNewEmail: { mail: templates.confirmNewEmail({ fullName: name, byTeam: false, href: CONFIRM }), href: CONFIRM },
  confirmEmailChange: { mail: templates.confirmEmailChange({ fullName: name, ...MOVE, ...BY_TEAM }), href: CONFIRM },
  emailChanged: {
    mail: templates.emailChanged({ fullName: name, reason: BY_TEAM.reason, href: DASHBOARD }),
    href: DASHBOARD,
  },
  emailLeft: { mail: templates.emailLeft({ fullName: name, newEmail: MOVE.newEmail, href: CONTACT }), href: CONTACT },
  messageReceived: { mail: templates.messageReceived({ fullName: name, href: CONTACT }), href: CONTACT },
  messageAnswered: { mail: templates.messageAnswered({ ...ANSWER, fullName: name }), href: CONTACT },
  draftSent: {
    mail: templates.draftSent({ fullName: name, href: DASHBOARD, versionCode: '3f9a12bc', replaces: '0a1b2c3d', resent: false }),
    href: DASHBOARD,
  },
  signingReminder: { mail: templates.signingReminder({ fullName: name, days: 7, ...REMINDER }), href: REMINDER.href },
  yearlyReminder: {
    mail: templates.yearlyReminder({ fullName: name, year: 1, href: DASHBOARD, stop: REMINDER.stop }),
    href: DASHBOARD,
  },
  passwordReset: { mail: templates.passwordReset({ fullName: name, href: RESET_LINK }), href: RESET_LINK },
  logSigned: {
    mail: templates.logSigned({ fullName: name, at: '2026-11-28T03:00:00.000Z', facts: 123_456, href: PROOF }),
    href: PROOF,
  },
  teamInvitation: { mail: templates.teamInvitation({ fullName: name, role: 'auditor', href: TEAM_LINK }), href: TEAM_LINK },
  erasureRequested: {
    mail: templates.erasureRequested({ fullName: name, dueOn: '2026-11-30', href: DASHBOARD, certificate: CERTIFICATE }),
    href: DASHBOARD,
  },
});

const everyMail = (name: string) => Object.entries(mailsFor(name)).map(([what, { mail, href }]) => ({ what, mail, href }));
const greetingOf = (what: string, name: string): string => (what === 'partnerInvitation' ? 'Hello,' : `Hello ${name},`);
const escaped = (href: string): string => href.replaceAll('&', '&amp;');
const ALSO: Readonly<Record<string, readonly string[]>> = {
  friendInvitation: [STOP],
  partnerInvitation: [STOP],
  erasureRequested: [CERTIFICATE],
  signingReminder: [REMINDER.steps, REMINDER.problem, REMINDER.stop],
  yearlyReminder: [REMINDER.stop],
};
const linksOf = (what: string, href: string): readonly string[] => [href, ...(ALSO[what] ?? [])];
const linksIn = (html: string): string[] => [...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1] ?? '');
const wordsOf = (html: string): string =>
  html
    .replace(/^[\s\S]*<body/, '<body')
    .replaceAll(/<!--[\s\S]*?-->|<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');

describe.each(everyMail('Amelia'))('$what', ({ what, mail, href }) => {
  it('has one plain subject line', () => {
    expect(mail.subject).toMatch(/^[\x20-\x7e£]{10,78}$/);
    expect(mail.html).toContain(`<title>${mail.subject}</title>`);
  });

  it('links where it was told, and to support, and nowhere else', () => {
    const links = linksOf(what, href);
    expect(new Set(linksIn(mail.html))).toEqual(new Set([...links.map(escaped), `mailto:${BRAND.supportEmail}`]));
    expect(mail.text.match(/https?:\/\/\S+/g)).toEqual(links);
  });

  it('has links in our own colour, on dark screens too', () => {
    for (const link of mail.html.match(/<a [^>]*>/g) ?? [])
      expect(link).toMatch(/^<a (?:class="accent" href="[^"]*" style="color: #|href="[^"]*" style="display: inline-block;)/);
  });

  it('loads nothing from anywhere', () => {
    expect(mail.html).not.toMatch(/<(img|script|link|iframe|form|object|svg)\b|url\(|@import|\ssrc=/i);
  });

  it('says who we are in both parts', () => {
    for (const part of [wordsOf(mail.html), mail.text.replaceAll('\n', ' ')]) {
      expect(part).toContain(BRAND.supportEmail);
      expect(part).toContain(COMPANY.legalName);
      expect(part).toContain(`company number ${COMPANY.companyNumber}`);
      expect(part).toContain(`Registered office: ${COMPANY.registeredOffice}`);
      expect(part).toContain('We are not a solicitor and do not give legal advice.');
    }
  });

  it('greets by name in both parts, but for whom somebody else named (ADR 0094)', () => {
    const greeting = greetingOf(what, 'Amelia');
    expect(wordsOf(mail.html)).toContain(greeting);
    expect(mail.text.startsWith(`${greeting}\n\n`)).toBe(true);
  });

  it('writes straight apostrophes and hyphens [D-107]', () => {
    expect(`${mail.subject}${mail.html}${mail.text}`).not.toMatch(/[\u2010-\u201f\u2026\u00a0]/);
  });

  it('keeps its text part readable as it stands', () => {
    const lines = mail.text.split('\n').filter((line) => !line.includes('://'));
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(80);
    expect(mail.text).not.toMatch(/[<>{}]|&\w+;|&#|\n{3}|[ \t]\n/);
    expect(lines).not.toContainEqual(expect.stringMatching(/^\w{1,6}\.$/));
  });

  it('leaves no template mark behind', () => {
    expect(mail.html).not.toMatch(/\{\{|\}\}|undefined|\[object/);
  });
});

describe('names', () => {
  it.each([
    ['Siobhán', 'Siobhán'],
    ["D'Arcy", "D'Arcy"],
    ['Jean-Luc Picard', 'Jean-Luc'],
    ['李小龍', '李小龍'],
    ['Zoe\u0308', 'Zoë'],
    ['  Ann\u200b\u202e\r\nLee', 'Ann'],
    ['Jane (Jan) St. John, Jr.', 'Jane'],
    ['D’Arcy', 'D’Arcy'],
  ])('are first names alone: %j is greeted by %s', (name, greeted) => {
    for (const { what, mail } of everyMail(name)) expect(mail.text.split('\n')[0]).toBe(greetingOf(what, greeted));
  });

  it.each([
    '60999',
    'Pay 60999',
    'you owe £480',
    'Ann at evil.example',
    'Your parcel is held at customs now',
    'evil.example',
    'https://evil.example/now',
    'me@evil.example',
    'evil。example',
    '<img/src=x>',
    '</p><h1>Prize</h1>',
    '{{> layout}}{{lookup this "brand"}}',
    'pay-me-now-please',
    'Pay!',
    'A'.repeat(31),
  ])('that are none are left out: nobody is greeted by %j', (name) => {
    for (const { what, mail, href } of everyMail(name)) {
      expect(mail.text).toMatch(/^Hello,\n\n/);
      expect(`${mail.subject}${wordsOf(mail.html)}${mail.text}`).not.toContain(name);
      expect(new Set(linksIn(mail.html))).toEqual(new Set([...linksOf(what, href).map(escaped), `mailto:${BRAND.supportEmail}`]));
    }
  });

  it('cannot carry a message to a stranger, on either side of an invitation', () => {
    const [friendName, referrerName] = ['you owe £480, pay by SMS to 60999', 'Bailiffs call 0900 123 at evil.example'];
    const { subject, html, text } = templates.friendInvitation({ friendName, referrerName, href: INVITATION, stopHref: STOP });
    for (const part of [subject, wordsOf(html), text]) expect(part).not.toMatch(/owe|480|SMS|60999|call|0900|evil/);
    expect(text).toMatch(/^Hello,\n\nA friend thought/);
  });
});

describe('the plain English of every mail', () => {
  const withOnes = (fullName: string): MailContent[] => [
    templates.logSigned({ fullName, at: '2026-11-28T03:00:00.000Z', facts: 1, href: PROOF }),
    templates.yearlyReminder({ fullName, year: 2, href: DASHBOARD, stop: REMINDER.stop }),
    templates.detailsCorrected({ fullName, what: ['name'], reason: 'You told us.', isPaid: false, href: DASHBOARD }),
    templates.receipt({ ...PAID, fullName, discount: { code: 'EXIT10', amountPence: 1000 }, paidPence: 4000, refundedPence: 100 }),
    templates.draftSent({ fullName, href: DASHBOARD, versionCode: '3f9a12bc', replaces: null, resent: true }),
  ];

  it.each(['Amelia', '', ' ', '60999'])('has no wrong plural, gap or empty greeting, greeting %j', (name) => {
    for (const { subject, html, text } of [...everyMail(name).map(({ mail }) => mail), ...withOnes(name)]) {
      const body = html.replace(/^[\s\S]*<body/, '<body').replaceAll(/<[^>]+>/g, '');
      for (const part of [subject, body, text]) {
        expect(part).not.toMatch(/(?<![\d,.])1\s+(?!business\b)[a-z]+s\b|\(e?s\)|\ba\s+(?:days|weeks|months|years)\b/i);
        expect(part).not.toMatch(/\S[ \t]{2,}\S/);
        expect(part).not.toMatch(/Hello\s+,|\s[,;.!?](?:\s|$)|\bnull\b|\bNaN\b/);
      }
    }
  });
});

describe('what each mail says [D-106] (C-475)', () => {
  const mails = mailsFor('Amelia');
  const bothParts = ({ mail }: { readonly mail: MailContent }): string[] => [wordsOf(mail.html), mail.text.replaceAll(/\s+/g, ' ')];

  it('the verification link lives 24 hours and works once', () => {
    for (const part of bothParts(mails.verifyEmail)) {
      expect(part).toContain('Confirm my email address');
      expect(part).toContain('The link works once, and for 24 hours, and so does the code.');
      expect(part).toContain('If you did not create an account, you can ignore this email.');
    }
  });

  it('a link for a new password lives 30 minutes, works once, and is no second factor', () => {
    for (const part of bothParts(mails.passwordReset)) {
      expect(part).toContain('The link works once, and for 30 minutes. It signs you out everywhere.');
      expect(part).toContain('you are asked for your second factor as always.');
    }
  });

  it('the login link lives 10 minutes and works once', () => {
    for (const part of bothParts(mails.loginLink)) expect(part).toContain('The link works once, and for 10 minutes, and so does the code.');
  });

  it.each(['verifyEmail', 'loginLink', 'existingAccount'] as const)('%s has the code in one piece, and none when there is none', (name) => {
    for (const part of bothParts(mails[name])) {
      expect(part).toContain('Or enter this code on the page where you asked for it: 048213 It only works in that browser.');
    }
    const without = templates[name]({ fullName: 'Amelia', href: LINK, code: null });
    for (const part of bothParts({ mail: without })) expect(part).not.toMatch(/ code|null/);
    expect(without.text).not.toMatch(/\n{3}/);
  });

  it('a sign-up with a known address is told to its owner, with a login link [D-049]', () => {
    for (const part of bothParts(mails.existingAccount)) {
      expect(part).toContain(
        'has just tried to create a Willow account with this email address. You already have one, so nothing was changed.',
      );
      expect(part).toContain('for 10 minutes');
    }
  });

  it('an invitation names the friend who sent it, the price and the reward', () => {
    const invitation = templates.friendInvitation({ friendName: 'Sam', referrerName: 'Amelia Hart', href: INVITATION, stopHref: STOP });
    for (const part of bothParts({ mail: invitation })) {
      expect(part).toContain('Hello Sam, Amelia thought you might like to know about Willow');
      expect(part).toContain('A will costs £50.');
      expect(part).toContain('UK residents aged 25 or over');
      expect(part).toContain('receives £25 when you place an order');
    }
  });

  it('an invitation from an unusable name is still from somebody', () => {
    const invitation = templates.friendInvitation({ friendName: 'Sam', referrerName: 'evil.example', href: INVITATION, stopHref: STOP });
    expect(invitation.text).toContain('A friend thought');
  });

  it('an invitation of a partner says whose will it is, and carries a code to type', () => {
    for (const part of bothParts({ mail: partnerMail('Amelia Hart') })) {
      expect(part).toContain('Amelia is writing a will with Willow');
      expect(part).toContain('nobody sees your answers unless you offer them');
      expect(part).toMatch(/code in your dashboard: K7QD-9XWM-2HTA ?\.? It works once, for 14 days\./);
      expect(part).toContain('We tell nobody.');
    }
    expect(partnerMail('you owe £480, pay by SMS to 60999').text).toMatch(/^Hello,\n\nSomebody you know is writing/);
  });

  it('a change of address tells the current mailbox where to, and how to stop it', () => {
    const own = templates.confirmEmailChange({ fullName: 'Amelia', ...MOVE, movesWithoutCurrentFrom: null });
    for (const part of bothParts({ mail: own })) {
      expect(part).toContain('Somebody who is logged in to your account, most likely you,');
      expect(part).toContain('amelia@new.example.test');
      expect(part).toContain('You can confirm for 24 hours.');
      expect(part).toContain('choose "Stop it"');
    }
  });

  it('whoever reads a mailbox that was lost is told when the change is made, and not where the account goes or why', () => {
    const left = templates.emailLeft({ fullName: 'Amelia', newEmail: null, href: CONTACT });
    for (const part of [...bothParts(mails.confirmEmailChange), ...bothParts({ mail: left })])
      expect(part).not.toMatch(/new\.example\.test|telephone/);
    for (const part of bothParts(mails.confirmEmailChange)) {
      expect(part).toContain('the change is made on 30 November 2026 at 10:00');
      expect(part).toContain('choose "Stop it"');
    }
    const later = templates.confirmNewEmail({ fullName: 'Amelia', byTeam: true, href: CONFIRM });
    for (const part of bothParts({ mail: later })) expect(part).toContain('The link works for 7 days.');
  });

  it('a changed address is told to both mailboxes, why to the new one, and the old one is asked whether that was right', () => {
    for (const part of bothParts(mails.emailChanged))
      expect(part).toContain('This is why: You lost your mailbox. We spoke on the telephone.');
    for (const part of bothParts(mails.emailLeft)) expect(part).toContain('Was this not you?');
    const own = templates.emailChanged({ fullName: 'Amelia', reason: null, href: DASHBOARD });
    for (const part of bothParts({ mail: own })) expect(part).not.toContain('Our team');
  });

  it('a message about a will is acknowledged, with when we answer, and nothing of what it said', () => {
    for (const part of bothParts(mails.problemReceived)) {
      expect(part).toContain('writes back within 24 hours (Monday to Friday, 9am-6pm).');
      expect(part).toContain('Please do not sign your will until you have heard from us.');
    }
  });

  it('a message is acknowledged, with when we answer, and nothing of what it said', () => {
    for (const part of bothParts(mails.messageReceived))
      expect(part).toContain('to this address within 24 hours (Monday to Friday, 9am-6pm).');
  });

  it('an answer keeps its paragraphs and lines, and no markup', () => {
    for (const part of bothParts(mails.messageAnswered)) {
      expect(part).toContain(
        'You wrote to us on 23 November 2026 (Payment queries). Thank you for asking. We take cards: - Visa - Mastercard, and',
      );
    }
    expect(mails.messageAnswered.mail.text).toContain('Thank you for asking.\n\nWe take cards:\n- Visa\n- Mastercard, and all');
    expect(mails.messageAnswered.mail.html).toContain('We take cards:<br>- Visa<br>- Mastercard');
    const { html } = templates.messageAnswered({ ...ANSWER, fullName: 'Ada', answer: '<a href="https://evil.example">x</a>' });
    expect(html).toContain('&lt;a href');
  });

  it('the draft mail says how to sign, and nothing of the will', () => {
    for (const part of bothParts(mails.draftSent)) {
      expect(part).toContain('It is attached to this email as a PDF');
      expect(part).toContain('not valid until it has been signed and witnessed');
      for (const step of signingSteps('3f9a12bc')) expect(part).toContain(stepSentences(step));
      expect(part).toContain('must say version 3f9a12bc');
      expect(part).toContain('It takes the place of version 0a1b2c3d.');
    }
  });

  it('the first draft mail replaces nothing', () => {
    const mail = templates.draftSent({ fullName: 'Amelia', href: DASHBOARD, versionCode: '3f9a12bc', replaces: null, resent: false });
    for (const part of bothParts({ mail })) {
      expect(part).not.toContain('takes the place');
      expect(part).not.toContain('the same as we sent it before');
    }
  });

  it('the draft mail that is resent says that nothing is new', () => {
    const mail = templates.draftSent({ fullName: 'Amelia', href: DASHBOARD, versionCode: '3f9a12bc', replaces: null, resent: true });
    for (const part of bothParts({ mail })) {
      expect(part).toContain('This is your will resent: version 3f9a12bc, the same as we sent it before.');
      expect(part).toContain('If you have signed it already, keep the signed one');
    }
  });
});

const lines = (mail: MailContent): string[] => mail.text.split('\n');

describe('the mail about a refund', () => {
  it('says how much goes back, and what becomes of the will (D-008)', () => {
    const mail = (will: 'goes-on' | 'stopped' | 'sent') => templates.refundOnItsWay({ ...REFUND, fullName: 'Amelia', will });
    expect(mail('stopped').subject).toBe('Your Willow refund of £12.50 is on its way - #7b8c9d0e');
    expect(lines(mail('stopped'))).toEqual(expect.arrayContaining(['Order: #7b8c9d0e', 'Date: 22 July 2026', 'Refund: £12.50']));
    const says = {
      stopped: 'it will not be sent to you',
      'goes-on': 'our team goes on with it',
      sent: 'the will that we sent you',
    } as const;
    for (const will of ['stopped', 'goes-on', 'sent'] as const)
      for (const part of [wordsOf(mail(will).html), mail(will).text.replaceAll(/\s+/g, ' ')]) expect(part).toContain(says[will]);
  });

  it('says that it is on its way, has arrived, or did not go through, and never that it was paid before it was', () => {
    const facts = { ...REFUND, fullName: 'Amelia' };
    const told = [
      templates.refundOnItsWay({ ...facts, will: 'goes-on' }),
      templates.refundArrived({ ...facts, will: 'goes-on' }),
      templates.refundFailed(facts),
    ];
    expect(told.map(({ subject }) => subject)).toEqual([
      'Your Willow refund of £12.50 is on its way - #7b8c9d0e',
      'Your Willow refund of £12.50 has arrived - #7b8c9d0e',
      'Your Willow refund of £12.50 did not go through - #7b8c9d0e',
    ]);
    for (const { text } of told) expect(text).not.toContain('have paid');
  });
});

describe('the receipt', () => {
  it('shows the last 8 characters of the order, London date and amounts with 2 decimals', () => {
    const mail = templates.receipt(PAID);
    expect(mail.subject).toBe('Your Willow receipt - #7b8c9d0e');
    expect(lines(mail)).toEqual(
      expect.arrayContaining([
        'Order: #7b8c9d0e',
        'Date: 22 July 2026',
        'Will-writing service, one will: £50.00',
        'Total paid: £50.00',
        'Payment: Card Payment',
      ]),
    );
    expect(wordsOf(mail.html)).toMatch(
      /Order #7b8c9d0e Date 22 July 2026 Will-writing service, one will £50.00 Total paid £50.00 Payment Card Payment/,
    );
    expect(mail.text).not.toContain('Discount');
  });

  it('shows code and amount of a discount', () => {
    const mail = templates.receipt({ ...PAID, discount: { code: 'EXIT10', amountPence: 1000 }, paidPence: 4000 });
    expect(lines(mail)).toEqual(expect.arrayContaining(['Discount (EXIT10): -£10.00', 'Total paid: £40.00']));
    expect(wordsOf(mail.html)).toContain('Discount (EXIT10) -£10.00 Total paid £40.00');
  });

  it('has a line for each of two wills, and says who paid for one that is paid for (ADR 0093)', () => {
    const both = templates.receipt({ ...PAID, secondPence: 5000, paidPence: 10_000 });
    const his = "Will-writing service, your partner's will";
    expect(lines(both)).toEqual(
      expect.arrayContaining(['Will-writing service, one will: £50.00', `${his}: £50.00`, 'Total paid: £100.00']),
    );
    expect(wordsOf(both.html)).toContain(`one will £50.00 ${his} £50.00 Total paid £100.00`);
    const prepaid = templates.receipt({ ...PAID, prepaid: true, paidPence: 0 });
    expect(lines(prepaid)).toEqual(expect.arrayContaining(['Paid for by your partner: -£50.00', 'Total paid: £0.00']));
    expect(wordsOf(prepaid.html)).toContain('one will £50.00 Paid for by your partner -£50.00 Total paid £0.00');
    expect(templates.receipt(PAID).text).not.toContain('partner');
  });

  it('shows what was refunded since', () => {
    const mail = templates.receipt({ ...PAID, refundedPence: 1250 });
    expect(lines(mail)).toEqual(expect.arrayContaining(['Total paid: £50.00', 'Refunded since: -£12.50']));
    expect(wordsOf(mail.html)).toContain('Total paid £50.00 Refunded since -£12.50 Payment');
    expect(templates.receipt(PAID).text).not.toContain('Refunded');
  });

  it('escapes a discount code', () => {
    const mail = templates.receipt({ ...PAID, discount: { code: '<B>&', amountPence: 1000 }, paidPence: 4000 });
    expect(mail.html).toContain('Discount (&lt;B&gt;&amp;)');
  });

  it('says No payment required on a free order, and offers no refund of nothing [D-026]', () => {
    const mail = templates.receipt({ ...PAID, discount: { code: 'FREE', amountPence: 5000 }, paidPence: 0 });
    expect(lines(mail)).toEqual(expect.arrayContaining(['Total paid: £0.00', 'Payment: No payment required']));
    for (const part of [mail.html, mail.text]) {
      expect(part).toContain('Your order is complete.');
      expect(part).not.toMatch(/refund|received your payment|Card Payment/);
    }
  });

  it('says what happens next, and until when a refund is possible [D-008]', () => {
    for (const part of [wordsOf(templates.receipt(PAID).html), templates.receipt(PAID).text.replaceAll(/\s+/g, ' ')]) {
      expect(part).toContain('We prepare your draft, and our team reviews it.');
      expect(part).toContain('within 1-2 business days');
      expect(part).toContain('before two independent adult witnesses');
      expect(part).toContain('Your answers are now locked.');
      expect(part).toContain('a full refund within 30 days, until your will is delivered');
    }
  });

  it('says how long one can cancel, and when that ends by what was agreed to at checkout', () => {
    const partsOf = (startAgreed: boolean) => {
      const mail = templates.receipt({ ...PAID, startAgreed });
      return [wordsOf(mail.html), mail.text.replaceAll(/\s+/g, ' ')];
    };
    for (const part of [...partsOf(true), ...partsOf(false)]) expect(part).toContain('cancel within 14 days of your order');
    for (const part of partsOf(true)) expect(part).toContain('this right ends when we have sent you your finished will');
    for (const part of partsOf(false)) expect(part).not.toContain('this right ends');
  });
});

describe('template sources', () => {
  const sources = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => ({ name, source: readFileSync(`${import.meta.dirname}/${name}`, 'utf8') }));

  it('never switch escaping off', () => {
    for (const { name, source } of sources) {
      expect({ name, unescaped: source.match(/\{\{\{|\{\{~?\s*&/g) }).toEqual({ name, unescaped: null });
    }
  });

  it('put values into text and double-quoted attributes only', () => {
    for (const { name, source } of sources) {
      expect({ name, bare: source.match(/=\{\{|='\{\{|<style[^<]*\{\{/g) }).toEqual({ name, bare: null });
    }
  });

  it('take web addresses only', () => {
    expect(() => templates.loginLink({ fullName: 'Ann', href: 'javascript:alert(1)', code: null })).toThrow('plain web addresses');
  });
});
