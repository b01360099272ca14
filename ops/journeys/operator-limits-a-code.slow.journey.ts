import { beforeAll, describe, expect, it } from '@jest/globals';
import { newAddress, newCode, signInToConsole, signUp, submitWill } from './testing/accounts.ts';
import { PHONE, usePeople } from './testing/browser.ts';
import { eventually } from './testing/eventually.ts';
import { linkIn, mailTo } from './testing/mailbox.ts';
import { hasPasskeyDevice } from './testing/passkey-device.ts';
import type { Person } from './testing/person.ts';
import { sharedProduct } from './testing/shared-product.ts';

const product = sharedProduct();
const { newPerson, newVisitor, report } = usePeople('operator-limits-a-code', product);
// Names of its own in each run: the history that it is added to may be an old one.
/** Four characters, which is few enough to be guessed. */
const CODE = newCode(4);
const PARTNER = newAddress('paula');
const COLLEAGUE = newAddress('ines');
const NAME = `Ines Poole ${newCode(6)}`;
const NEEDS_LIMIT = /is easily guessed\. Say how often it may be used/;

let olive: Person;
let first: Person;
let second: Person;
beforeAll(async () => {
  report.expectRefusal(401, '/api/admin/me');
  report.expectRefusal(404, '/api/my-order');
  olive = await newPerson();
  await signInToConsole(olive.caller);
  await olive.opens('/admin/discount-codes');
  await olive.seesHeading('Discount Codes');
  first = await newPerson(PHONE);
  second = await newPerson(PHONE);
  for (const person of [first, second]) await submitWill(await signUp(product, person.caller, newAddress('limited')));
});

async function entersTheCode(person: Person): Promise<void> {
  await person.opens('/checkout');
  // Until the order is set up, Apply is busy.
  await person.seesButton('Pay £50.00');
  await person.presses('Have a discount code?');
  await person.fills('Discount code', CODE.toLowerCase());
  await person.presses('Apply');
}

describe('an operator makes a short code for the whole price', () => {
  it('is warned while typing, and refused without a limit', async () => {
    await olive.fills('Code', CODE);
    await olive.fills('Percentage off', '100');
    await olive.sees(NEEDS_LIMIT);
    await olive.looksAround('warned');
    report.expectRefusal(400, '/api/admin/discount-codes');
    await olive.presses('Create Code');
    await olive.sees('Say how often it may be used');
    await olive.looksAround('refused');
  });

  it('makes it with a limit, which stands in the list', async () => {
    await olive.fills('Limit of uses', '1');
    await olive.presses('Create Code');
    await olive.sees('Code created');
    await olive.sees('0 of 1 used');
    await olive.looksAround('a code with a limit');
  });

  it('one customer has it, and the next one is told and may pay', async () => {
    await entersTheCode(first);
    await first.seesHeading('Order Complete!');
    await entersTheCode(second);
    await second.sees('This code has been used as often as it may be. You can go on without it at the full price.');
    await second.seesButton('Pay £50.00');
    await second.looksAround('checkout, used up');
  });

  it('sees that it is used up, and gives it one more use', async () => {
    await olive.opens('/admin/discount-codes');
    await olive.presses(`Limit of ${CODE}: 1 of 1 used. Change`);
    const dialog = olive.dialog(`Limit of ${CODE}`);
    await olive.looksAround('limit');
    await olive.fills('Limit of uses', '2', dialog);
    await olive.presses('Save Limit');
    await olive.sees('1 of 2 used');
    await second.presses('Apply');
    await second.seesHeading('Order Complete!');
  });
});

describe('an operator makes a partner', () => {
  it('whose link the next visitor brings along (A-148, A-152, A-159, A-160)', async () => {
    await olive.opens('/admin/partners');
    await olive.presses('New Partner');
    const dialog = olive.dialog('New partner');
    await olive.fills('Name', 'Elm Solicitors', dialog);
    await olive.fills('Email', PARTNER, dialog);
    await olive.presses('Generate', dialog);
    await olive.looksAround('new partner');
    const refCode = await dialog.getByLabel('Ref code').inputValue();
    await olive.presses('Create Partner', dialog);
    await olive.sees('Partner created');
    await olive.sees(refCode);
    await olive.looksAround('partners');
    const visitor = await newVisitor(PHONE);
    await visitor.opens(`/?ref=${refCode}`);
    await eventually('the code of the partner', async () => (await visitor.remembers('partnerRef')) === refCode);
  });
});

describe('an admin invites a colleague', () => {
  let ines: Person;

  it('who is in the list until the link is used (AM-8)', async () => {
    await olive.opens('/admin/people');
    await olive.presses('Invite');
    const dialog = olive.dialog('Invite a Team Member');
    await olive.fills('Name', NAME, dialog);
    await olive.fills('Email', COLLEAGUE, dialog);
    await olive.chooses(/^Auditor/, dialog);
    await olive.looksAround('invite');
    await olive.presses('Send Link', dialog);
    await olive.sees('Invitation sent');
    await olive.sees('Invited');
    await olive.looksAround('people');
  });

  it('who sets a password by the link, and may look, and no more', async () => {
    ines = await newPerson(PHONE);
    await ines.opens(linkIn(await mailTo(product, COLLEAGUE, /Join/), 'admin/invitation#'));
    await ines.seesHeading('Choose a password');
    await ines.looksAround('choose a password');
    await ines.fills('Password', 'four words that nobody knows');
    await ines.presses('Set password');
    await ines.seesHeading('Will Orders');
    expect((await ines.caller.get('/api/admin/people')).status()).toBe(403);
  });

  it('looks at her own account, where both see their sessions (AM-4)', async () => {
    await ines.opens('/admin/account');
    await ines.sees('Where you are signed in');
    await ines.sees('This one');
    await ines.looksAround('my account');
  });

  it('adds a passkey, and signs in by it without a password (AM-4)', async () => {
    await hasPasskeyDevice(ines.page);
    await ines.presses('Add Passkey');
    const dialog = ines.dialog('Add a passkey');
    await ines.fills('Name', 'Phone', dialog);
    await ines.fills('Your password', 'four words that nobody knows', dialog);
    await ines.looksAround('add a passkey');
    await ines.presses('Create Passkey', dialog);
    await ines.sees('Passkey added');
    await ines.sees('Not used yet.');
    await ines.looksAround('passkey added');
    await ines.presses('Rename Phone');
    await ines.looksAround('rename a passkey');
    await ines.presses('Cancel', ines.dialog('Rename Phone'));
    await ines.caller.post('/api/admin/logout');
    report.expectRefusal(401, '/api/admin/me');
    await ines.opens('/admin/account');
    await ines.seesHeading('Sign in');
    await ines.looksAround('sign in');
    await ines.presses('Sign in with a passkey');
    await ines.sees(/^Last used [^.]*\.$/);
    await ines.presses('Remove Phone');
    await ines.looksAround('remove a passkey');
    await ines.presses('Cancel', ines.dialog('Remove Phone?'));
  });

  it('sets another password by a mailed link when she forgot hers, which signs her out (AM-4)', async () => {
    await ines.caller.post('/api/admin/logout');
    await ines.opens('/admin/account');
    await ines.presses('Forgot your password?');
    await ines.seesHeading('Forgot your password?');
    await ines.looksAround('forgotten');
    await ines.fills('Email', COLLEAGUE);
    await ines.presses('Send link');
    await ines.sees(/^If this address belongs to a team member/);
    await ines.looksAround('link sent');
    await ines.opens(linkIn(await mailTo(product, COLLEAGUE, /new password/), 'admin/new-password#'));
    await ines.seesHeading('Choose a new password');
    await ines.looksAround('choose a new password');
    await ines.fills('Password', 'four other words that nobody knows');
    await ines.presses('Set password');
    await ines.seesHeading('Sign in');
    await ines.looksAround('password set');
    await ines.fills('Email', COLLEAGUE);
    await ines.fills('Password', 'four other words that nobody knows');
    await ines.presses('Sign in');
    await ines.seesHeading('Will Orders');
  });

  it('whose access is taken away, which signs them out at once', async () => {
    // Her list of orders is open and asks for what is new.
    report.expectRefusal(401, '/api/admin/(order-queues|orders.*)');
    await olive.opens('/admin/people');
    await olive.presses(`Disable: ${NAME}`);
    await olive.looksAround('disable');
    await olive.presses('Disable', olive.dialog(`Disable ${NAME}?`));
    await olive.sees(`${NAME} is disabled`);
    expect((await ines.caller.get('/api/admin/orders')).status()).toBe(401);
  });

  it('and looks how queues and consumers are doing', async () => {
    await olive.opens('/admin/queues');
    await olive.sees(/ are working\.$/);
    await olive.seesHeading('Failed jobs');
    await olive.looksAround('queues');
    await olive.presses(/^Show all \d+ consumers$/);
    await olive.sees('order-list');
    await olive.looksAround('all consumers');
  });

  it('tells every customer something, until she takes it back (A-017)', async () => {
    const notice = 'Our office is closed from 24 to 27 December. Wills paid for by then are reviewed from the 28th.';
    await olive.opens('/admin/settings');
    await olive.fills('Text', notice);
    await olive.presses('Publish Notice');
    await olive.sees('Notice published');
    await olive.looksAround('settings');
    await second.opens('/dashboard');
    await second.sees(notice);
    await second.looksAround('notice on the dashboard');
    await olive.presses('Withdraw Notice');
    await olive.sees('Notice withdrawn');
    // Others pay at this product meanwhile: asked, and not done.
    await olive.presses('Pause Payments…');
    await olive.looksAround('pause payments');
    await olive.presses('Cancel', olive.dialog('Pause payments?'));
  });

  it('and nothing on the way was out of reach, out of policy or in error', () => {
    expect(report.problems).toEqual([]);
  });
});
