import { beforeAll, describe, expect, it } from '@jest/globals';
import { familyAnswers } from '@willow/contracts/will/family.examples';
import { bodyOf, newAddress, SHORT_ANSWERS, signUp } from './testing/accounts.ts';
import { usePeople } from './testing/browser.ts';
import { linkIn, mailTo } from './testing/mailbox.ts';
import type { Person } from './testing/person.ts';
import { sharedProduct } from './testing/shared-product.ts';

const product = sharedProduct();
const { newPerson, newVisitor, report } = usePeople('customer-by-keyboard', product);

describe('a customer who lives alone, without a mouse', () => {
  const email = newAddress('kay');
  let kay: Person;
  /** Of each part; text is not among them. */
  const keys: number[] = [];
  beforeAll(async () => {
    report.expectRefusal(404, '/api/my-order');
    kay = await newVisitor();
  });

  it('wants no cookies, and signs up', async () => {
    const { keyboard } = kay;
    await kay.opens('/');
    await kay.sees('We value your privacy');
    await keyboard.presses('Reject');
    await keyboard.presses('Sign Up / Log In');
    await keyboard.writes('Full name', 'Kay Alma Lane');
    await keyboard.writesDate(['27', '3', '1975']);
    await keyboard.writes('Email address', email);
    await keyboard.submits();
    await keyboard.writes('Address line 1', '12 Willow Lane');
    await keyboard.writes('Town or city', 'Bath');
    await keyboard.writes('Postcode', 'BA1 1AA');
    await keyboard.ticks('I am a UK resident');
    await keyboard.ticks('I accept the terms and conditions and have read the Privacy Policy');
    await keyboard.submits();
    await kay.sees('Account created successfully!');
    await kay.opens(linkIn(await mailTo(product, email, /verify|confirm/i)));
    await kay.seesHeading('Are you Kay Alma Lane?');
    await keyboard.presses('Continue to Dashboard');
    await kay.seesHeading('Welcome, Kay');
    await keyboard.presses('Start Will');
    await kay.seesHeading('Is this will for you?');
    keys.push(keyboard.keys);
  });

  it('needs at most 40 keys that are no text', async () => {
    const { keyboard } = kay;
    keyboard.countsFromHere();
    await keyboard.chooses('Yes', 'Yes');
    await keyboard.submits();
    for (const question of ['Are you married or in a civil partnership?', 'Do you have children?', 'Do you own your home?']) {
      await kay.seesHeading(question);
      await keyboard.chooses('No', 'Yes');
      await keyboard.submits();
    }
    await kay.seesHeading('Who should carry out your will?');
    await keyboard.writes('Full name', 'Mary Poole');
    await keyboard.writes('Relationship to you', 'Friend');
    await keyboard.writes('Address', '3 Mill Road, Wells');
    await keyboard.presses('Continue');
    await kay.seesHeading('Who should inherit your estate?');
    await keyboard.chooses('People I choose', 'People I choose');
    await keyboard.presses('Add Mary Poole');
    await keyboard.writes('Share of your estate', '100');
    await keyboard.submits();
    await kay.seesHeading('What if someone dies before you?');
    await keyboard.presses('Continue');
    await kay.seesHeading('Would you like to leave any particular gifts?');
    await keyboard.presses('Continue');
    await kay.seesHeading('Do you have any wishes for your funeral?');
    await keyboard.presses('Continue');
    await kay.seesHeading('Check your answers');
    await keyboard.presses('confirm at the end');
    await keyboard.ticks('I have checked my answers, and they are accurate and complete.');
    await keyboard.ticks(
      'I understand that this service is for straightforward estates and is not legal advice. If I own a business, have property abroad, want a trust or expect a dispute, I should ask a specialist adviser.',
    );
    expect(keyboard.keys).toBeLessThanOrEqual(38);
    keys.push(keyboard.keys);
    await kay.looksAround('check, confirmed');
  });

  it('has paid after at most 90 keys in all, and has her receipt', async () => {
    const { keyboard } = kay;
    keyboard.countsFromHere();
    await keyboard.presses('Accept and pay £50');
    await kay.seesHeading('Order summary');
    await keyboard.writes('Card number', '4242424242424242');
    await keyboard.writes('Expiry date (MM / YY)', '1234');
    await keyboard.writes('Security code', '123');
    await keyboard.ticks(
      'Please start on my will straight away. I know that my right to cancel ends when you send me the finished will. I agree to the Terms of Service.',
    );
    await keyboard.presses('Pay £50.00');
    await kay.seesHeading('Payment receipt');
    keys.push(keyboard.keys);
    expect(keys.reduce((sum, part) => sum + part)).toBeLessThanOrEqual(90);
  });
});

describe('a customer who goes away with something typed', () => {
  let kit: Person;
  beforeAll(async () => {
    kit = await newPerson();
    await signUp(product, kit.caller, newAddress('kit'));
    await bodyOf(kit.caller.post('/api/will', { data: { step: 10, answers: SHORT_ANSWERS } }));
  });

  it('finds it again after a visit to the dashboard and a refresh', async () => {
    await kit.opens('/wizard/9');
    await kit.fills('Your wishes (optional)', 'By the sea');
    await kit.presses('Back to Dashboard');
    await kit.seesHeading('Welcome, Jane');
    await kit.opens('/wizard/9');
    await kit.sees('You typed this before, and it is not saved yet. Press Continue to save it.');
    expect(await kit.page.getByLabel('Your wishes').inputValue()).toBe('By the sea');
    await kit.looksAround('step 9, not saved yet');
    await kit.opens('/wizard/10');
    await kit.sees(/typed something that is not saved/);
    await kit.looksAround('check, something not saved');
  });
});

describe('a customer whose marriage ended', () => {
  let kim: Person;
  beforeAll(async () => {
    kim = await newPerson();
    await signUp(product, kim.caller, newAddress('kim'));
    await bodyOf(kim.caller.post('/api/will', { data: { step: 10, answers: familyAnswers } }));
    await kim.opens('/wizard/2?return=check');
  });

  it('is told what went with it, and asked about her former husband', async () => {
    await kim.chooses('No');
    await kim.presses('Continue');
    await kim.seesHeading('What your change took out');
    await kim.seesHeading('John Henry Roe is still named in your will');
    await kim.looksAround('step 6, what went');
    await kim.presses('Keep as executor');
    await kim.sees('Enter what John Henry Roe is to you now');
    await kim.fills('What is John Henry Roe to you now?', 'Former husband');
    await kim.presses('Keep as executor');
    await kim.page.getByRole('heading', { name: /still named/ }).waitFor({ state: 'detached' });
    await kim.looksAround('step 6, kept as executor');
  });

  it('answers what is left, and is back at the check', async () => {
    await kim.chooses(/My children, in equal shares/);
    await kim.presses('Continue');
    await kim.chooses(/My other children share it/);
    await kim.presses('Continue');
    await kim.seesHeading('Check your answers');
    await kim.sees(/Former husband/);
    await kim.looksAround('check, after the change');
  });

  it('is held up once at a gift that is half filled', async () => {
    await kim.opens('/wizard/8');
    await kim.presses('Add another gift');
    await kim.page.getByLabel('What do you want to give?').nth(1).fill('A clock');
    await kim.presses('Continue');
    await kim.sees('Press Continue again to carry on without it.');
    await kim.looksAround('step 8, half a gift');
  });
});

describe('all of them', () => {
  it('found nothing out of reach, out of policy or in error', () => {
    expect(report.problems).toEqual([]);
  });
});
