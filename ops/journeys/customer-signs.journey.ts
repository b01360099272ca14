import { beforeAll, describe, expect, it } from '@jest/globals';
import type { WillAnswers } from '@willow/contracts';
import {
  bodyOf,
  type Caller,
  newAddress,
  payByCard,
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
import { mailTo } from './testing/mailbox.ts';
import type { Person } from './testing/person.ts';
import { sharedProduct } from './testing/shared-product.ts';

const product = sharedProduct();
const { newPerson } = usePeople('customer-signs', product);
const email = newAddress('jane');
/** She has married Sam Hart, who shares in her will from now on. */
const MARRIED: WillAnswers = {
  ...SHORT_ANSWERS,
  isMarried: 'yes',
  partner: { fullName: 'Sam Hart', dob: '1974-04-05', address: '12 Willow Lane, Bath' },
  beneficiaryType: 'partner',
  partnerSubstituteRule: 'intestacy',
};

let jane: Person;
let operator: Caller;
let orderId: string;
let id: string;
let firstCode: string;

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
  jane = await newPerson();
  operator = await signInOperator(product);
  const account = await signUp(product, jane.caller, email);
  ({ id } = account);
  await submitWill(account, SHORT_ANSWERS);
  orderId = await payByCard(product, account);
  await sendWill(1);
});

describe('a customer signs her will, marries, and changes it', () => {
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
    await jane.sees('May these two be my witnesses?');
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
    const { content } = await jane.downloads('Download the sheet for your executors');
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
    await jane.sees(/it stays your will until you sign this one/);
    await jane.looksAround('dashboard, update under review');
  });

  it('gets the new one, which says which it replaces; the old one counts until it is signed', async () => {
    await sendWill(2);
    expect((await mailTo(product, email, /ready to sign/i)).text).toContain(`takes the place of version ${firstCode}`);
    await jane.opens('/dashboard');
    await jane.seesHeading('Your will is ready to sign');
    await jane.sees(/Still your will/);
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

  it('stops the reminders', async () => {
    await jane.opens('/signing#reminders');
    await jane.presses('Stop the reminders');
    await jane.seesButton('Send me reminders');
    await jane.looksAround('signing day, no reminders');
  });
});
