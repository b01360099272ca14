import { beforeAll, describe, expect, it } from '@jest/globals';
import { newAddress, signInAgain, signUp } from './testing/accounts.ts';
import { PHONE, usePeople } from './testing/browser.ts';
import { linkIn, mailTo } from './testing/mailbox.ts';
import type { Person } from './testing/person.ts';
import { sharedProduct } from './testing/shared-product.ts';

const product = sharedProduct();
const { newPerson, report } = usePeople('customer-changes-address', product);
const before = newAddress('jane');
const after = newAddress('jane.elizabeth.who.has.moved.house');
const LINK = 'confirm-email';

let jane: Person;
let phone: Person;
beforeAll(async () => {
  report.expectRefusal(404, '/api/my-order');
  report.expectRefusal(401, '/api/(me|will|admin/me)');
  jane = await newPerson();
  phone = await newPerson(PHONE);
});

describe('a customer changes the email address', () => {
  it('sees first where else the account is open, and logs out there (AM-4)', async () => {
    await signUp(product, jane.caller, before);
    const elsewhere = await signInAgain(product, before);
    await jane.opens('/dashboard');
    await jane.presses('Edit personal information');
    await jane.sees('This browser, and also here:');
    await jane.looksAround('logged in elsewhere');
    await jane.presses('Log out there');
    await jane.sees('Only in this browser.');
    expect((await elsewhere.get('/api/me')).status()).toBe(401);
  });

  it('asks for it on the dashboard', async () => {
    await jane.opens('/dashboard');
    await jane.presses('Edit personal information');
    await jane.presses('Change email address');
    await jane.fills('New email address', after);
    await jane.looksAround('a new address is typed');
    await jane.presses('Send the links');
    await jane.sees(/We change your address to/);
    await jane.looksAround('both mailboxes are asked');
  });

  it('reads on a telephone which address it is, however long', async () => {
    await phone.page.setContent((await mailTo(product, before, /change of email address/)).html);
    await phone.page.getByText(after).waitFor();
    expect(await phone.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });

  it('confirms in both mailboxes, on a telephone that is not signed in', async () => {
    await phone.opens(linkIn(await mailTo(product, after, /new email address/), LINK));
    await phone.seesHeading('Is this your new address?');
    await phone.looksAround('the new mailbox is asked');
    await phone.presses('Confirm this address');
    await phone.seesHeading('Thank you. One more step');
    await phone.looksAround('one more step');
    await phone.opens(linkIn(await mailTo(product, before, /change of email address/), LINK));
    await phone.seesHeading('Change the email address of your account?');
    await phone.looksAround('the current mailbox is asked');
    await phone.presses('Yes, change it');
    await phone.seesHeading('Your email address is changed');
    await phone.looksAround('changed');
  });

  it('is logged out everywhere, and logs in with the new address', async () => {
    await jane.page.bringToFront();
    await jane.sees(/You are not logged in here/);
    await phone.caller.post('/api/login', { data: { email: after } });
    await phone.opens(linkIn(await mailTo(product, after, /login/i)));
    await phone.presses('Continue to Dashboard');
    await phone.seesHeading(/^Welcome/);
  });
});
