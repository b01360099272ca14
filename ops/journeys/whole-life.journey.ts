import { beforeAll, describe, expect, it } from '@jest/globals';
import type { WillAnswers } from '@willow/contracts';
import {
  bodyOf,
  type Caller,
  joins,
  newAddress,
  newCaller,
  payByCard,
  referralStatuses,
  SECOND_OPERATOR,
  settleFlags,
  SHORT_ANSWERS,
  signInOperator,
  signUp,
  submitWill,
  willStatus,
} from './testing/accounts.ts';
import { usePeople } from './testing/browser.ts';
import { eventually } from './testing/eventually.ts';
import { countOf } from './testing/facts.ts';
import { linkIn, mailsTo, mailTo } from './testing/mailbox.ts';
import type { Person } from './testing/person.ts';
import { sharedProduct } from './testing/shared-product.ts';

const product = sharedProduct();
const { newPerson, report } = usePeople('whole-life', product);
const email = newAddress('jane');
const COLLEAGUE = { ...SECOND_OPERATOR, email: 'oona@willow.example' };
/** She has married Sam Hart, who shares in her will from now on. */
const MARRIED: WillAnswers = {
  ...SHORT_ANSWERS,
  isMarried: 'yes',
  partner: { fullName: 'Sam Hart', dob: '1974-04-05', address: '12 Willow Lane, Bath' },
  beneficiaryType: 'partner',
  partnerSubstituteRule: 'intestacy',
};

let kim: Caller;
let jane: Person;
let operator: Caller;
let orderId: string;
let id: string;
let firstCode: string;
let certificate: string;

const codeNow = async (): Promise<string> => {
  const { versions } = await bodyOf<{ versions: { versionCode: string }[] }>(jane.caller.get('/api/will/after-sending'));
  return versions[0]!.versionCode;
};

async function sendWill(drafts: number): Promise<void> {
  await eventually('the draft', async () => (await countOf(product, `will-${id}`, 'DraftGenerated')) === drafts);
  await settleFlags(operator, orderId);
  await bodyOf(operator.post(`/api/admin/orders/${orderId}/send`));
  await eventually('the will to be sent', async () => (await willStatus(jane)) === 'sent');
}

beforeAll(async () => {
  // How the API says "not signed in" and "no order yet".
  report.expectRefusal(401, '/api/(me|will)');
  report.expectRefusal(404, '/api/my-order');
  kim = await newCaller(product);
  jane = await newPerson();
  operator = await signInOperator(product);
  await signUp(product, kim, newAddress('kim'));
  await submitWill({ caller: kim });
});

describe('a friend invites her', () => {
  it('and she comes by the link in the mail, and makes an account (C-331, C-334)', async () => {
    await bodyOf(kim.post('/api/referrals', { data: { refereeName: 'Jane Hart', refereeEmail: email } }));
    await jane.opens(linkIn(await mailTo(product, email, /invitation/i), 'referral/'));
    await jane.page.getByRole('link', { name: 'Start My Will Now' }).first().click();
    const dialog = jane.dialog('Create your free account');
    await jane.fills('Full name', 'Jane Hart', dialog);
    await jane.fillsDate('Date of birth', ['27', '3', '1975'], dialog);
    await jane.fills('Email address', email, dialog);
    await jane.finishesSignUp(dialog, ['12 Willow Lane', 'Bath', 'BA1 1AA']);
    await jane.opens(linkIn(await mailTo(product, email, /verify|confirm/i)));
    await jane.presses('Continue to Dashboard');
    await jane.seesHeading('Welcome, Jane');
  });

  it('she makes her will and pays, and her friend has earned £25 (C-324, D-067)', async () => {
    await submitWill({ caller: jane.caller }, SHORT_ANSWERS);
    orderId = await payByCard(product, { caller: jane.caller });
    ({ id } = (await bodyOf<{ user: { id: string } }>(jane.caller.get('/api/me'))).user);
    await eventually('the reward', async () => (await referralStatuses(kim)).includes('successful'));
    await sendWill(1);
  });
});

describe('she signs her will, marries, and changes it', () => {
  it('finds the five steps on the dashboard, as in the mail (C-463)', async () => {
    await jane.opens('/dashboard');
    await jane.seesHeading('Your will is ready to sign');
    for (const title of ['Print it', 'Check the version code', 'Gather two witnesses', 'Sign in this order', 'Store it'])
      await jane.sees(title);
    firstCode = await codeNow();
    expect((await mailTo(product, email, /ready to sign/i)).text).toContain(`must say version ${firstCode}`);
    await jane.looksAround('dashboard, to sign');
  });

  it('has the steps on the table, and the ticks survive a reload', async () => {
    await jane.presses('Open Signing Day');
    await jane.seesHeading('Signing day');
    await jane.ticks(/Print it/);
    await jane.ticks(/Check the version code/);
    await jane.sees('2 of 5 done');
    await jane.page.reload();
    await jane.sees('2 of 5 done');
    await jane.page.getByText('Check two names against your will').click();
    await jane.sees('Can these two be my witnesses?');
    await jane.looksAround('signing day');
  });

  it('is told at once that a witness would lose a gift, and signs with another', async () => {
    await jane.fills('Full name of the first witness', 'Mary Poole');
    await jane.fills('Full name of the second witness', 'Peter Lamb');
    await jane.presses('It is signed');
    await jane.sees(/Your will counts, but this witness loses/);
    await jane.looksAround('signing day, a witness loses a gift');
    await jane.fills('Full name of the first witness', 'Olive Kent');
    await jane.presses('It is signed');
    await jane.seesHeading('Your will is signed');
    await jane.looksAround('signing day, signed');
  });

  it('says where it is kept, and gets the sheet for her executors', async () => {
    await jane.presses('It is stored');
    await jane.sees(/Say where you keep it/);
    await jane.fills(/Where do you keep it/, 'The grey box in the study');
    await jane.presses('It is stored');
    const { content } = await jane.downloads('Download the executor’s sheet');
    expect(content.subarray(0, 5).toString()).toBe('%PDF-');
    await jane.looksAround('signing day, stored');
    await jane.opens('/dashboard');
    await jane.seesHeading('Your will is signed and stored');
    await jane.looksAround('dashboard, signed and stored');
  });

  it('marries, and changes her will: everything is filled in, and what changes is said (AM-20)', async () => {
    await jane.presses('Change My Will');
    await jane.isAt('/wizard/10');
    await bodyOf(jane.caller.post('/api/will', { data: { step: 10, answers: MARRIED } }));
    await jane.opens('/dashboard');
    await jane.seesHeading('You are changing your will');
    await jane.seesHeading('What changed since your last version');
    await jane.looksAround('dashboard, changing');
    await jane.presses('Keep My Will as It Is');
    await jane.looksAround('dashboard, keep it as it is');
    await jane.presses('Go back', jane.dialog());
  });

  it('hands the changes in and pays nothing', async () => {
    await jane.presses('Go on Changing');
    await jane.isAt('/wizard/10');
    await jane.seesHeading('Two things to confirm');
    await jane.seesHeading('What changed since your last version');
    await jane.looksAround('check answers, an update');
    await jane.ticks(/I have checked my answers/);
    await jane.ticks(/I understand that this service/);
    await jane.presses('Accept and submit again');
    await jane.isAt('/dashboard');
    await jane.seesHeading('The will you signed');
    await jane.sees(/Download a copy/);
    await jane.looksAround('dashboard, update under review');
  });

  it('gets the new one, which says which it replaces; the old one counts until it is signed', async () => {
    await sendWill(2);
    expect((await mailTo(product, email, /ready to sign/i)).text).toContain(`takes the place of version ${firstCode}`);
    await jane.opens('/dashboard');
    await jane.seesHeading('Your new will is ready to sign');
    await jane.seesHeading('The will you signed');
    await jane.looksAround('dashboard, the new one to sign');
    await jane.presses('Open Signing Day');
    await jane.sees('0 of 5 done');
    await jane.fills('Full name of the first witness', 'Olive Kent');
    await jane.fills('Full name of the second witness', 'Peter Lamb');
    await jane.presses('It is signed');
    await jane.seesHeading('Your will is signed');
    await jane.opens('/dashboard');
    await jane.sees(/Destroy it now/);
    await jane.looksAround('dashboard, the old one to be destroyed');
  });

  it('takes a copy of everything along, to read and for other programs (C-478)', async () => {
    await jane.opens('/dashboard');
    await jane.presses('Your data: download it, or erase your account');
    await jane.seesHeading('Download your data');
    await jane.looksAround('your data');
    const pdf = await jane.downloads('Download a PDF to read');
    expect(pdf.filename).toBe('my-willow-data.pdf');
    expect(pdf.content.subarray(0, 5).toString()).toBe('%PDF-');
    await jane.sees('Your file is saved as my-willow-data.pdf.');
    const { content } = await jane.downloads(/Download a file for other programs/);
    expect(JSON.parse(content.toString())).toMatchObject({ format: 1, answers: { partner: { fullName: 'Sam Hart' } } });
    await jane.looksAround('your data, saved');
  });

  it('stops the reminders', async () => {
    await jane.opens('/signing#reminders');
    await jane.presses('Stop the reminders');
    await jane.seesButton('Send me reminders');
    await jane.looksAround('signing day, no reminders');
  });
});

describe('she leaves', () => {
  it('and asks for everything to be erased, which two operators agree to (C-478, AM-7)', async () => {
    await jane.opens('/your-data');
    await jane.seesHeading('Erase my account');
    await jane.presses('Erase my account…');
    const dialog = jane.dialog('Erase my account');
    await jane.fills('Type your email address to confirm', email, dialog);
    await jane.looksAround('erase my account');
    await jane.presses(/^Erase my account in/, dialog);
    await jane.sees(/0 of 2 so far/);
    await jane.looksAround('your data, waiting');
    ({ id: certificate } = (await bodyOf<{ erasure: { id: string } }>(jane.caller.get('/api/erasure'))).erasure);
    const agree = async (caller: Caller) => bodyOf(caller.post(`/api/admin/erasures/${certificate}/agreement`));
    await agree(operator);
    const second = await newCaller(product);
    await joins(product, second, operator, COLLEAGUE);
    await agree(second);
  });

  it('nobody knows her any more, and the certificate says so without her name', async () => {
    await eventually('the erasure', async () => {
      const { status } = await bodyOf<{ status: string }>(kim.get(`/api/erasures/${certificate}`));
      return status === 'erased';
    });
    await jane.opens(`/erased?certificate=${certificate}`);
    await jane.sees('The account was erased. Its keys are destroyed, and nobody can read what they sealed.');
    expect(await jane.page.content()).not.toContain('Hart');
    await jane.looksAround('certificate');
    expect((await jane.caller.get('/api/me')).status()).toBe(401);
    expect(await mailsTo(product, email)).toEqual([]);
  });

  it('and on the whole way nothing was out of reach, out of policy or in error', () => {
    expect(report.problems).toEqual([]);
  });
});
