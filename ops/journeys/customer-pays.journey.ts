import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { familyAnswers } from '@willow/contracts/will/family.examples';
import { newAddress, signUp, submitWill } from './testing/accounts.ts';
import { usePeople } from './testing/browser.ts';
import { linkIn, mailsTo, mailTo } from './testing/mailbox.ts';
import type { Person } from './testing/person.ts';
import { holdWorker } from './testing/processes.ts';
import { sharedProduct } from './testing/shared-product.ts';

const product = sharedProduct();
const { newPerson, newVisitor, report } = usePeople('customer-pays', product);
const email = newAddress('jane');
const THROUGH = 'Continue';

let jane: Person;
beforeAll(async () => {
  // Browsers report every refused request. These two are how the API says "no order yet" and the provider "declined".
  report.expectRefusal(404, '/api/my-order');
  report.expectRefusal(402, '/v1/payment_intents/[^/]+/confirm');
  jane = await newVisitor();
});

let letWorkerGoOn = (): void => undefined;
afterEach(() => letWorkerGoOn());

describe('a customer writes a will for her family and pays by card', () => {
  it('reads the landing page and wants no cookies (C-002, C-003, C-005, C-025)', async () => {
    await jane.opens('/');
    await jane.sees('We value your privacy');
    await jane.sees('We use cookies to enhance your experience and analyze traffic. Essential cookies are required.');
    await jane.looksAround('landing, with cookie banner');
    await jane.presses('Reject');
    await jane.looksAround('landing');
  });

  it('finds the header wherever she has scrolled to (C-059)', async () => {
    await jane.page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
    expect(await jane.page.evaluate(() => scrollY)).toBeGreaterThan(1500);
    expect((await jane.page.getByRole('banner').boundingBox())?.y).toBe(0);
  });

  it('looks at the other pages, and is offered sign-up and log-in, without an account (C-422)', async () => {
    for (const page of ['/how-it-works', '/pricing', '/privacy-policy']) {
      await jane.opens(page);
      await jane.page.getByRole('heading', { level: 1 }).waitFor();
    }
    await jane.opens('/');
    await jane.presses('Sign Up / Log In');
    await jane.presses('Log in', jane.dialog('Create your free account'));
    await jane.fills('Email address', email, jane.dialog('Log in'));
    await jane.page.keyboard.press('Enter');
    await jane.sees(/If there is an account with this address/);
    await jane.presses('Close', jane.dialog('Check Your Email'));
  });

  it('signs up with her email address and no password (C-062, C-119, C-121, C-140, C-142, C-148, C-444, C-452)', async () => {
    await jane.presses('Sign Up / Log In');
    const dialog = jane.dialog('Create your free account');
    await jane.fills('Full name', 'Jane 李 Roe', dialog);
    await jane.fillsDate('Date of birth', ['27', '3', '1975'], dialog);
    await jane.fills('Email address', email, dialog);
    await jane.presses(THROUGH, dialog);
    await jane.sees(/“李”/, dialog);
    await jane.looksAround('sign-up, a character that cannot be printed');
    await jane.fills('Full name', 'Jane Margaret Roe', dialog);
    await jane.looksAround('sign-up, part 1');
    await jane.presses(THROUGH, dialog);
    await jane.fills('Address line 1', '12 Willow Lane', dialog);
    await jane.fills('Town or city', 'Bath', dialog);
    await jane.fills('Postcode', 'ba1 1aa', dialog);
    await jane.ticks('I am a UK resident', dialog);
    await jane.ticks(/I accept the terms and conditions/, dialog);
    await jane.looksAround('sign-up, part 2');
    await jane.presses('Create Account', dialog);
    await jane.sees('Account created successfully!');
    await jane.page.setViewportSize({ width: 1024, height: 768 });
    const toasts = jane.page.getByRole('region', { name: /notifications/i });
    expect(await toasts.evaluate((region) => [getComputedStyle(region).maxWidth, region.getBoundingClientRect().width])).toEqual([
      '420px',
      420,
    ]);
    await jane.page.setViewportSize({ width: 1440, height: 900 });
    await jane.sees(email, jane.dialog('Check Your Email'));
    await jane.looksAround('sign-up, check your email');
    await jane.presses('Close', jane.dialog('Check Your Email'));
  });

  it('follows the link in the mail to her dashboard (C-156, C-158, C-161, C-162, C-171, C-282, C-283, C-284, C-291, C-296)', async () => {
    await jane.opens(linkIn(await mailTo(product, email, /verify|confirm/i)));
    await jane.seesHeading('Are you Jane Margaret Roe?');
    await jane.isAt('/verify');
    await jane.looksAround('link');
    await jane.presses('Continue to Dashboard');
    await jane.seesHeading('Welcome, Jane');
    await jane.sees('Email Verified!');
    await jane.isAt('/dashboard');
    await jane.sees('Not Started');
    await jane.looksAround('dashboard, not started');
  });

  it('starts her will, with the keyboard alone from here on (C-177, C-185, C-186, C-192)', async () => {
    const { keyboard } = jane;
    await keyboard.presses('Start Will');
    await jane.seesHeading('Is this will for you?');
    await jane.sees('Question 1 of 10');
    await jane.looksAround('wizard 1');
    keyboard.countsFromHere();
    await keyboard.chooses('Yes', 'Yes');
    await keyboard.submits();
  });

  it('names her husband, after leaving him out (C-197, C-198, C-199, C-200)', async () => {
    const { keyboard } = jane;
    await jane.seesHeading('Are you married or in a civil partnership?');
    await keyboard.chooses('Yes', 'Yes');
    await keyboard.submits();
    await jane.seesHeading('There is a problem');
    await jane.looksAround('wizard 2, with problems');
    await keyboard.writes('Full name', 'John Henry Roe');
    await keyboard.writesDate(['2', 'November', '1973']);
    await keyboard.presses('Same address as me (Address)');
    await keyboard.writes('Email address (optional)', 'john@example.test');
    await jane.looksAround('wizard 2');
    await keyboard.submits();
  });

  it('names her children, and a guardian for the younger (C-202, C-203, C-204, C-207, C-208, C-209, C-210)', async () => {
    const { keyboard } = jane;
    await jane.seesHeading('Do you have children?');
    await keyboard.chooses('Yes', 'Yes');
    await keyboard.writes('Full name', 'Ann Roe');
    await keyboard.writesDate(['6', '5', '2003']);
    await keyboard.presses('Add another child');
    await keyboard.writes('Full name', 'Ben Roe');
    await keyboard.writesDate(['9', 'Aug', '2015']);
    await jane.seesHeading('A guardian for your children');
    await keyboard.writes('Full name', 'Mary Poole');
    await keyboard.writes('Relationship to you', 'Sister');
    await keyboard.writes('Address', '3 Mill Road, Wells');
    await jane.looksAround('wizard 3');
    await keyboard.presses(THROUGH);
  });

  it('tells of her home (C-212, C-213, C-214)', async () => {
    const { keyboard } = jane;
    await jane.seesHeading('Do you own your home?');
    await keyboard.chooses('Yes', 'Yes');
    await keyboard.presses('Same address as me (Address)');
    await keyboard.writes('What is it worth today?', '350000');
    await jane.looksAround('wizard 4');
    await keyboard.submits();
  });

  it('finds her husband proposed as executor, and as the one who inherits (C-222, C-223)', async () => {
    const { keyboard } = jane;
    await jane.seesHeading('Who should carry out your will?');
    await jane.looksAround('wizard 5');
    await keyboard.submits();
    await jane.seesHeading('Who should inherit your estate?');
    await keyboard.chooses('My partner, John Henry Roe', 'My partner, John Henry Roe');
    await jane.looksAround('wizard 6');
    await keyboard.submits();
  });

  it('wants the children to inherit if he dies first (C-237, C-238)', async () => {
    const { keyboard } = jane;
    await jane.seesHeading('What if someone dies before you?');
    await keyboard.chooses('My children, in equal shares', 'My children, in equal shares');
    await jane.looksAround('wizard 7');
    await keyboard.submits();
  });

  it('leaves her piano to her daughter and says how she wants to be buried (C-250, C-251, C-254)', async () => {
    const { keyboard } = jane;
    await jane.seesHeading('Would you like to leave any particular gifts?');
    await keyboard.presses('Add a gift');
    await keyboard.writes('What do you want to give?', 'My piano');
    await keyboard.writes('Who should get it?', 'Ann Roe');
    await keyboard.writes('Relationship to you', 'Daughter');
    await jane.looksAround('wizard 8');
    await keyboard.submits();
    await jane.seesHeading('Do you have any wishes for your funeral?');
    await keyboard.writes('Your wishes (optional)', 'A woodland burial, with music.');
    await jane.looksAround('wizard 9');
    await keyboard.presses(THROUGH);
  });

  it('checks everything, confirms and goes to pay (C-189, C-256, C-257, C-258, C-259, C-265, C-266)', async () => {
    const { keyboard } = jane;
    await jane.seesHeading('Check your answers');
    for (const answer of ['John Henry Roe', 'Ben Roe', 'Mary Poole', 'My piano']) await jane.sees(answer);
    await jane.looksAround('wizard 10');
    await keyboard.presses('confirm at the end');
    await keyboard.ticks('I have checked my answers, and they are accurate and complete.');
    await keyboard.ticks(
      'I understand that this service is for straightforward estates and is not legal advice. If I own a business, have property abroad, want a trust or expect a dispute, I should ask a specialist adviser.',
    );
    await keyboard.presses('Accept and pay £50');
    // It was 123; a mistake is among them.
    expect(keyboard.keys).toBeLessThanOrEqual(60);
    await jane.isAt('/checkout');
    await jane.sees('Will submitted successfully!');
  });

  it('is told that her card was declined, and that nothing is lost (C-347, C-348, C-350, C-352, C-374)', async () => {
    await jane.seesHeading('Order summary');
    await jane.entersCard('4000 0000 0000 0002');
    await jane.looksAround('checkout');
    await jane.presses('Pay £50.00');
    await jane.sees('Payment Failed');
    await jane.sees(/Nothing was charged/);
    await jane.looksAround('checkout, declined');
  });

  it('pays with another card and sees her receipt (C-279, C-280, C-281, C-309, C-310, C-314, C-315, C-373)', async () => {
    await jane.entersCard('4242 4242 4242 4242');
    letWorkerGoOn = holdWorker(product);
    await jane.presses('Pay £50.00');
    await jane.seesHeading('Welcome, Jane');
    await jane.sees('Payment Successful!');
    await jane.isAt('/dashboard');
    await jane.seesHeading('Payment receipt');
    for (const line of ['Paid', 'Card Payment', '£50.00']) await jane.sees(line);
    await jane.seesHeading('Preparing your draft');
    await jane.looksAround('dashboard, preparing');
  });

  it('sees the draft arrive by itself, and gets one receipt by mail (C-299, C-302, D-030, D-085, D-106)', async () => {
    await jane.seesHeading('Our team is reviewing your draft');
    await jane.sees('Draft Generated');
    await jane.sees(/1-2 business days/);
    await jane.looksAround('dashboard, draft generated');
    expect((await mailTo(product, email, /receipt/i)).text).toContain('£50.00');
    expect(await mailsTo(product, email, /receipt/i)).toHaveLength(1);
  });

  it('can read her answers but not change them (C-293)', async () => {
    await jane.presses('View Summary');
    await jane.sees('My piano', jane.dialog('Your answers'));
    await jane.looksAround('summary');
  });
});

describe('a customer whose bank asks her first', () => {
  let kim: Person;
  beforeAll(async () => {
    kim = await newPerson();
    await submitWill(await signUp(product, kim.caller, newAddress('kim')), familyAnswers);
  });

  it('does not confirm, and can try again (C-374)', async () => {
    await kim.opens('/checkout');
    await kim.entersCard('4000 0025 0000 3155');
    await kim.presses('Pay £50.00');
    await kim.sees('This stands in for your bank.', kim.bank());
    await kim.looksAround('bank');
    await kim.presses('Fail authentication', kim.bank());
    await kim.sees('Payment Failed');
    await kim.sees(/Nothing was charged/);
  });

  it('confirms, and has paid (C-309, C-310, C-373)', async () => {
    await kim.entersCard('4000 0025 0000 3155');
    await kim.presses('Pay £50.00');
    await kim.presses('Complete authentication', kim.bank());
    await kim.sees('Payment Successful!');
    await kim.seesHeading('Payment receipt');
    await kim.sees('Paid');
  });
});

describe('all of them', () => {
  it('found nothing out of reach, out of policy or in error', () => {
    expect(report.problems).toEqual([]);
  });
});
