import { beforeAll, describe, expect, it } from '@jest/globals';
import { bodyOf, newAddress, newCode, SHORT_ANSWERS, signInOperator, signUp } from './testing/accounts.ts';
import { PHONE, usePeople } from './testing/browser.ts';
import { mailsTo, mailTo } from './testing/mailbox.ts';
import type { Person } from './testing/person.ts';
import { sharedProduct } from './testing/shared-product.ts';

const product = sharedProduct();
const { newPerson, report } = usePeople('customer-with-free-code', product);
const email = newAddress('sam');
const CODE = newCode(8);

let sam: Person;
let orderComes: () => void;
beforeAll(async () => {
  // Browsers report every refused request. This is how the API says "no order yet".
  report.expectRefusal(404, '/api/my-order');
  const operator = await signInOperator(product);
  await bodyOf(operator.post('/api/admin/discount-codes', { data: { code: CODE, discountPercentage: 100, isActive: true } }));
  sam = await newPerson(PHONE);
  await signUp(product, sam.caller, email);
  await bodyOf(sam.caller.post('/api/will', { data: { step: 10, answers: SHORT_ANSWERS } }));
});

describe('a customer with a code for the whole price, on a telephone', () => {
  it('goes on with the will where it was left (C-182, C-183, C-292)', async () => {
    await sam.opens('/dashboard');
    await sam.sees('Completion: 9 of 10 questions');
    await sam.sees('In Progress');
    await sam.looksAround('dashboard, in progress');
    await sam.presses('Continue Will');
    await sam.seesHeading('Check your answers');
    await sam.sees(/Mary Poole/);
  });

  it('submits it (C-259, C-265, C-266)', async () => {
    await sam.readsTheCheck();
    await sam.ticks(/I have checked my answers/);
    await sam.ticks(/straightforward estates/);
    orderComes = await sam.waitsFor('**/api/create-payment-intent');
    await sam.presses('Accept and pay £50');
    await sam.isAt('/checkout');
    await sam.sees('Will submitted successfully!');
  });

  it('is told what is wrong with a code, pressed while the order is still being made (C-349, C-359, C-360, C-363)', async () => {
    await sam.presses('Have a discount code?');
    await sam.presses('Apply');
    await sam.sees('Please enter a discount code');
    await sam.fills('Discount code', 'nosuchcode');
    await sam.presses('Apply');
    orderComes();
    await sam.sees('Invalid discount code');
    await sam.looksAround('checkout, invalid code');
  });

  it('enters the right one, has nothing to pay and is taken to the dashboard (C-351, C-369, C-370, C-371, D-022)', async () => {
    const { leaving } = await sam.staysOnceLeavingFor('/dashboard');
    await sam.fills('Discount code', CODE.toLowerCase());
    await sam.presses('Apply');
    await sam.seesHeading('Order Complete!');
    await leaving;
    await sam.looksAround('order complete');
    await sam.presses('Go to your dashboard now');
    await sam.isAt('/dashboard');
  });

  it('sees a receipt over nothing, and the draft (C-309, C-316, D-026, D-030)', async () => {
    await sam.seesHeading('Payment receipt');
    for (const line of ['No payment required', `Discount ${CODE}`, '-£50.00', '£0.00']) await sam.sees(line);
    await sam.seesHeading('Our team is reviewing your draft');
    await sam.sees('Draft Generated');
    await sam.looksAround('dashboard, draft generated');
    expect((await mailTo(product, email, /receipt/i)).text).toContain('No payment required');
    expect(await mailsTo(product, email, /receipt/i)).toHaveLength(1);
  });

  it('logs out (C-286, C-287)', async () => {
    await sam.presses('Logout');
    await sam.isAt('/');
    expect(await sam.remembers('userEmail')).toBeNull();
    expect((await sam.caller.get('/api/me')).status()).toBe(401);
  });

  it('and nothing on the way was out of reach, out of policy or in error', () => {
    expect(report.problems).toEqual([]);
  });
});
