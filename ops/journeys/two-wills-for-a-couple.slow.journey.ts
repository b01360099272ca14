import { beforeAll, describe, expect, it } from '@jest/globals';
import { familyAnswers } from '@willow/contracts/will/family.examples';
import { bodyOf, newAddress, settleFlags, signInToConsole, signUp, submitWill, willStatus } from './testing/accounts.ts';
import { PHONE, usePeople } from './testing/browser.ts';
import { eventually } from './testing/eventually.ts';
import { linkIn, mailTo } from './testing/mailbox.ts';
import type { Person } from './testing/person.ts';
import { sharedProduct } from './testing/shared-product.ts';

const product = sharedProduct();
const { newPerson, report } = usePeople('two-wills-for-a-couple', product);
const ALONE = 'This is your will alone. Nobody sees your answers unless you offer them.';
const his = newAddress('john');

let jane: Person;
let john: Person;
let olive: Person;
beforeAll(async () => {
  // Browsers report every refused request. These are how the API says "no order yet" and "not signed in".
  report.expectRefusal(404, '/api/my-order');
  report.expectRefusal(401, '/api/(me|will)');
  jane = await newPerson();
  john = await newPerson(PHONE);
  olive = await newPerson();
});

const unfolds = (person: Person) => person.page.getByText('Two wills for a couple', { exact: true }).click();

describe('she', () => {
  it('invites him, after she is asked whether the address is right', async () => {
    await signUp(product, jane.caller, newAddress('jane'));
    await submitWill({ caller: jane.caller }, familyAnswers);
    await jane.opens('/dashboard');
    await unfolds(jane);
    await jane.sees(ALONE);
    await jane.fills("Your partner's first name", 'John');
    await jane.fills("Your partner's own email address", his);
    await jane.presses('Invite your partner');
    const question = jane.dialog('Send this invitation?');
    await jane.looksAround('is the address right?');
    await jane.presses('Send invitation', question);
    await jane.sees(/You invited John on/);
    await jane.looksAround('dashboard, invited');
  });
});

describe('he, on a telephone', () => {
  it('opens the link in the mail, signs up by himself, and finds the invitation where he left it', async () => {
    const link = linkIn(await mailTo(product, his, /make two wills/), 'couple#');
    await john.opens(link);
    await john.sees(/First log in or sign up/);
    await john.looksAround('invited, not logged in');
    await john.presses('Log in or sign up');
    await signUp(product, john.caller, newAddress('john'), { fullName: 'John Henry Roe', dob: '1973-11-02' });
    await john.opens('/dashboard');
    await john.seesHeading('Your invitation is waiting');
    await john.looksAround('dashboard, the invitation waits');
    await john.presses('Look at the invitation');
    await john.presses('Accept invitation');
    await john.seesHeading('You have accepted');
    await john.sees(/This is your will alone/);
    await john.looksAround('accepted');
  });
});

describe('she offers her answers', () => {
  it('in that moment, by a button that says what is seen', async () => {
    await jane.opens('/dashboard');
    await unfolds(jane);
    await jane.sees(/The invitation was accepted on/);
    await jane.presses('Offer my answers');
    const question = jane.dialog('Offer your answers?');
    await jane.looksAround('what is offered?');
    await jane.presses('Offer my answers', question);
    await jane.sees(/You offered your answers on/);
  });
});

describe('he keeps what is right for him', () => {
  it('step by step, as she has it', async () => {
    await bodyOf(john.caller.post('/api/will', { data: { step: 2, answers: { willForYou: 'yes' } } }));
    await john.opens('/couple');
    await john.seesHeading('Answers to start from, as Jane has them');
    await john.looksAround('what is offered');
    for (const child of ['Ann Roe', 'Ben Roe']) await john.page.getByRole('checkbox', { name: child }).check();
    for (const question of ['Are you married', 'Do you have children', 'Who should carry', 'Who should inherit', 'What if']) {
      const section = john.page.getByRole('region', { name: question });
      await section.getByRole('button', { name: /^Keep/ }).click();
      await section.getByText('Kept in your will').waitFor();
    }
    await john.looksAround('kept');
  });

  it('and both have their wills drafted', async () => {
    const { willAnswers } = await bodyOf<{ willAnswers: { jsonAnswers: typeof familyAnswers } }>(john.caller.get('/api/will'));
    expect(willAnswers.jsonAnswers.partner?.fullName).toBe('Jane Margaret Roe');
    await submitWill(
      { caller: john.caller },
      { ...willAnswers.jsonAnswers, isHomeowner: 'no', hasSpecificGifts: false, funeralWishes: '' },
    );
    for (const { caller } of [jane, john])
      await eventually('the will to be submitted', async () => (await willStatus({ caller })) === 'submitted');
  });
});

describe('one payment for both', () => {
  it('is made by her, once, for £100', async () => {
    await jane.opens('/checkout');
    await jane.page.getByRole('checkbox', { name: /Pay for your partner’s will as well/ }).check();
    await jane.sees('Your partner’s will');
    await jane.looksAround('checkout, for both');
    await jane.entersCard('4242 4242 4242 4242');
    await jane.presses('Pay £100.00');
    await jane.sees('Payment Successful!');
    await jane.seesHeading('Payment receipt');
    for (const line of ['Your partner’s will', '£100.00']) await jane.sees(line);
    await jane.looksAround('dashboard, paid for both');
  });

  it('is there for him, who orders his will when he wants to', async () => {
    await eventually(
      'his will to be paid for',
      async () => 'prepaid' in (await bodyOf(john.caller.post('/api/create-payment-intent', { data: {} }))),
    );
    await john.opens('/checkout');
    await john.seesHeading('Your will is paid for');
    await john.looksAround('checkout, paid for by the partner');
    await john.presses('Order your will');
    await john.seesHeading('Payment receipt');
    await john.sees('Paid for by your partner');
    await john.looksAround('dashboard, paid for by the partner');
  });
});

describe('he leaves', () => {
  it('and her screen is what it was', async () => {
    await john.opens('/dashboard');
    await unfolds(john);
    await john.presses('Leave quietly');
    await john.presses('Leave quietly', john.dialog('Leave quietly?'));
    await john.sees(/Were you invited/);
    await jane.opens('/dashboard');
    await unfolds(jane);
    await jane.sees(/The invitation was accepted on/);
    await jane.sees(/You offered your answers on/);
  });
});

describe('Olive of our team', () => {
  it('reads the two wills side by side, and who left', async () => {
    const hers = (await bodyOf<{ order: { id: string } }>(jane.caller.get('/api/my-order'))).order.id;
    for (const { caller } of [jane, john]) await eventually('the drafts', async () => (await willStatus({ caller })) === 'draft_generated');
    await signInToConsole(olive.caller);
    await olive.opens('/admin/orders');
    await olive.sees('Couple, left');
    await olive.looksAround('orders of a couple');
    await olive.opens(`/admin/orders/${hers}/read`);
    const pair = olive.page.getByRole('region', { name: 'The couple’s two wills' });
    await olive.sees(/John Henry Roe left on/, pair);
    await olive.sees('John Henry Roe kept everything that Jane Margaret Roe offered, within ten minutes.', pair);
    await pair.evaluate((section) => section.scrollIntoView({ block: 'start' }));
    await olive.looksAround('two wills, read together');
  });

  it('sends each in its own right', async () => {
    for (const [{ caller }, name] of [
      [jane, 'Jane Margaret Roe'],
      [john, 'John Henry Roe'],
    ] as const) {
      const { order } = await bodyOf<{ order: { id: string } }>(caller.get('/api/my-order'));
      await settleFlags(olive.caller, order.id);
      await olive.opens(`/admin/orders/${order.id}/read`);
      await olive.presses('Approve & Send Draft');
      await olive.presses('Approve & Send Draft', olive.dialog(`Send the will to ${name}?`));
      await olive.sees('Draft sent successfully');
    }
  });
});

describe('each of them', () => {
  it('has a will of their own to sign', async () => {
    for (const person of [jane, john]) {
      await person.opens('/dashboard');
      await person.seesHeading('Your will is ready to sign');
      expect((await person.downloads('Download Your Will')).filename).toBe('your-will.pdf');
    }
  });
});

describe('both of them', () => {
  it('found nothing out of reach, out of policy or in error', () => {
    expect(report.problems).toEqual([]);
  });
});
