import { beforeAll, describe, expect, it } from '@jest/globals';
import { bodyOf, newAddress, referralStatuses, SHORT_ANSWERS, signInToConsole, signUp, submitWill } from './testing/accounts.ts';
import { PHONE, usePeople } from './testing/browser.ts';
import { eventually } from './testing/eventually.ts';
import { linkIn, mailsTo, mailTo } from './testing/mailbox.ts';
import type { Person } from './testing/person.ts';
import { sharedProduct } from './testing/shared-product.ts';

const product = sharedProduct();
const { newPerson, report } = usePeople('friend-is-invited', product);
const friend = newAddress('sam');
const other = newAddress('kim');

let jane: Person;
let sam: Person;
beforeAll(async () => {
  // Browsers report every refused request. These are how the API says "no order yet", "not signed in" and "already referred".
  report.expectRefusal(404, '/api/my-order');
  report.expectRefusal(401, '/api/(me|will|admin/me)');
  report.expectRefusal(409, '/api/referrals');
  jane = await newPerson();
  sam = await newPerson(PHONE);
});

describe('a customer invites a friend', () => {
  it('not before her own will is complete (C-320, C-343, D-066)', async () => {
    await signUp(product, jane.caller, newAddress('jane'));
    await jane.opens('/dashboard');
    await jane.seesHeading('Refer a friend, earn £25');
    await jane.sees('You can refer friends once your will is complete.');
    await jane.sees('You have not invited anybody yet.');
    await jane.looksAround('dashboard, before the will');
  });

  it('is told what is wrong with what she types (C-321, C-322)', async () => {
    await submitWill({ caller: jane.caller });
    await jane.opens('/dashboard');
    await jane.fills("Friend's name", 'S');
    await jane.fills("Friend's email address", 'sam');
    await jane.presses('Send Referral');
    await jane.sees("Friend's name must be at least 2 characters");
    await jane.sees('Please enter a valid email address');
    await jane.looksAround('dashboard, with problems');
  });

  it('sends it, and sees it in her list at once (C-323, C-328, C-332)', async () => {
    await jane.fills("Friend's name", 'Sam Poole');
    await jane.fills("Friend's email address", friend);
    await jane.presses('Send Referral');
    await jane.sees('Referral Sent!');
    await jane.sees(/You'll earn £25 when they place an order!/);
    await jane.sees(friend);
    await jane.sees('Pending');
    await jane.looksAround('dashboard, invited');
  });

  it('not twice the same (C-329, D-068)', async () => {
    await jane.fills("Friend's name", 'Sam Poole');
    await jane.fills("Friend's email address", friend);
    await jane.presses('Send Referral');
    await jane.sees('You have already referred this friend.');
    await jane.fills("Friend's name", 'Kim Poole');
    await jane.fills("Friend's email address", other);
    await jane.presses('Send Referral');
    await jane.sees(other);
    expect(await mailsTo(product, friend)).toHaveLength(1);
  });
});

describe('the friend, on a telephone', () => {
  it('opens the link in the mail (C-331, P-205, P-206, P-207, P-208, P-209, P-210, P-211, P-215)', async () => {
    await sam.opens(linkIn(await mailTo(product, friend, /invitation/i), 'referral/'));
    await sam.seesHeading('Your Friend Thinks You Need a Will');
    await sam.sees('Friend Recommendation');
    await sam.looksAround('invitation');
  });

  it('starts, and is asked to make an account (C-334, P-212, P-213, P-217, D-055)', async () => {
    await sam.page.getByRole('link', { name: 'Start My Will Now' }).first().click();
    await sam.isAt('/');
    const dialog = sam.dialog('Create your free account');
    await sam.fills('Full name', 'Samuel Poole', dialog);
    await sam.fillsDate('Date of birth', ['27', '3', '1975'], dialog);
    await sam.fills('Email address', newAddress('samuel'), dialog);
    await sam.looksAround('sign-up of the friend');
  });

  it('signs up with another address, and makes a will (C-435, D-068)', async () => {
    const dialog = sam.dialog('Create your free account');
    const address = newAddress('samuel');
    await sam.fills('Email address', address, dialog);
    await sam.finishesSignUp(dialog, ['3 Mill Road', 'Wells', 'BA5 2AB']);
    await sam.opens(linkIn(await mailTo(product, address, /verify|confirm/i)));
    await sam.presses('Continue to Dashboard');
    await sam.seesHeading('Welcome, Samuel');
    await bodyOf(sam.caller.post('/api/will', { data: { step: 10, answers: SHORT_ANSWERS } }));
  });

  it('pays for it by card (D-067)', async () => {
    await sam.opens('/wizard/10');
    await sam.readsTheCheck();
    await sam.ticks(/I have checked my answers/);
    await sam.ticks(/straightforward estates/);
    await sam.presses('Accept and pay £50');
    await sam.isAt('/checkout');
    await sam.entersCard('4242 4242 4242 4242');
    await sam.presses('Pay £50.00');
    await sam.sees('Payment Successful!');
    await sam.looksAround('dashboard of the friend');
  });
});

describe('the customer who invited', () => {
  it('sees it successful, and £25 earned (C-323, C-324, C-325, C-326, C-327)', async () => {
    await eventually('the reward', async () => (await referralStatuses(jane.caller)).includes('successful'));
    await jane.opens('/dashboard');
    await jane.sees('Successful');
    await jane.sees('£25');
    await jane.looksAround('dashboard, earned');
  });
});

describe('an operator', () => {
  it('finds both invitations, and pays the reward out (A-104, A-105, A-107, A-109, A-110, A-118)', async () => {
    const olive = await newPerson();
    await signInToConsole(olive.caller);
    await olive.opens('/admin/referrals');
    await olive.seesHeading('Referral Management');
    await olive.sees(friend);
    await olive.sees(other);
    await olive.looksAround('the console of referrals');
    const row = olive.page.getByRole('row', { name: /Sam Poole/ });
    await row.getByRole('button', { name: /View Details/ }).click();
    await olive.looksAround('details of a referral');
    await row.getByRole('button', { name: /Mark as Paid/ }).click();
    const question = olive.dialog(/^Mark the reward of/);
    await olive.looksAround('is it paid?');
    await olive.presses('Mark as Paid', question);
    await olive.sees('Referral updated');
    await eventually('the payment', async () => (await referralStatuses(jane.caller)).includes('paid'));
    await olive.looksAround('the reward is paid');
  });
});

describe('somebody who wants no invitations', () => {
  it('says so by the link in the mail', async () => {
    const kim = await newPerson(PHONE);
    await kim.opens(linkIn(await mailTo(product, other, /invitation/i), 'stop-invitations'));
    await kim.seesHeading('No more invitations?');
    await kim.looksAround('no more invitations');
    await kim.presses('Stop invitations to me');
    await kim.seesHeading('We will not invite you again');
    await kim.looksAround('no more invitations, done');
  });
});

describe('all of them', () => {
  it('found nothing out of reach, out of policy or in error', () => {
    expect(report.problems).toEqual([]);
  });
});
