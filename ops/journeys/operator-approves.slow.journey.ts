import { beforeAll, describe, expect, it } from '@jest/globals';
import { familyAnswers } from '@willow/contracts/will/family.examples';
import { newAddress, newCaller, newCode, payByCard, signUp, submitWill } from './testing/accounts.ts';
import { usePeople } from './testing/browser.ts';
import { eventually } from './testing/eventually.ts';
import { countOf } from './testing/facts.ts';
import { attachmentOf, restoreMailSpeed, mailTo, slowDownMails } from './testing/mailbox.ts';
import type { Person } from './testing/person.ts';
import { OPERATOR } from './testing/product.ts';
import { sharedProduct } from './testing/shared-product.ts';

const product = sharedProduct();
const { newPerson, report } = usePeople('operator-approves', product);
const NAMED = ['Jane Margaret Roe', 'John Henry Roe', 'Ann Roe', 'Ben Roe', 'Mary Poole'];

let olive: Person;
let jane: Person;
let orderId: string;
let willSent: Buffer;
let nextOrderId: string;
/** Both orders of this journey, the older one first: the second search of this tab, whose words stand in no address. */
const LIST = '?search=1&sort=submitted.asc';
/** By which both are found, and no order of an earlier run on the same history. */
const BOTH = `clears-${newCode(6).toLowerCase()}`;
const email = newAddress(BOTH);
const nextEmail = newAddress(BOTH);

beforeAll(async () => {
  jane = await newPerson();
  const account = await signUp(product, jane.caller, email);
  await submitWill(account, familyAnswers);
  orderId = await payByCard(product, account);
  await eventually('the draft', async () => (await countOf(product, `will-${account.id}`, 'DraftGenerated')) === 1);
  const waiting = await signUp(product, await newCaller(product), nextEmail);
  await submitWill(waiting, familyAnswers);
  nextOrderId = await payByCard(product, waiting);
  olive = await newPerson();
});

describe('an operator approves a will', () => {
  it('signs in at /admin (A-001, A-002, A-003, A-005, A-006, A-013, A-014)', async () => {
    report.expectRefusal(401, '/api/admin/me');
    await olive.opens('/admin');
    await olive.seesHeading('Sign in');
    await olive.looksAround('sign in');
    await olive.fills('Email', OPERATOR.email);
    await olive.fills('Password', OPERATOR.password);
    await olive.presses('Sign in');
    await olive.seesHeading('Will Orders');
    await olive.sees('Login successful');
    for (const section of ['Orders', 'Users', 'Analytics', 'Discount Codes', 'Settings']) await olive.seesButton(section);
    await olive.seesButton('Logout');
  });

  it("finds Jane's order by her address (A-024, A-027, A-028, A-037, A-038, A-040, A-045)", async () => {
    await olive.fills('Search by name, email or order ID', email);
    await olive.presses('Apply Filters');
    await eventually(
      'the list with her order alone',
      async () =>
        (await olive.page.getByRole('row').getByText(email).filter({ visible: true }).count()) === 1 &&
        (await olive.page.getByRole('link', { name: 'View', exact: true }).count()) === 1,
    );
    await olive.sees('Paid');
    await olive.sees('New');
    await olive.sees(orderId.slice(0, 8));
    await olive.looksAround('orders');
  });

  it('narrows the list to what nobody has taken', async () => {
    await olive.presses('More filters');
    await olive.page.getByLabel('Assigned to').selectOption('Unassigned');
    await olive.presses('Apply Filters');
    await olive.isAt('/admin/orders?assignee=nobody&search=0');
    await olive.sees(orderId.slice(0, 8));
  });

  it('opens it and sees who the will is for (A-047, A-076, A-079, A-080, A-081, A-082, A-083)', async () => {
    await olive.presses('View');
    const order = olive.dialog('Jane Margaret Roe');
    for (const fact of ['27 March 1975', email, '07700 900123', '12 Willow Lane']) await olive.sees(fact, order);
    await olive.looksAround('applicant');
  });

  it('reads what Jane has answered (A-084, A-085)', async () => {
    await olive.turnsTo('Q&A Details');
    for (const answer of ['Has Children', 'John Henry Roe', 'Ben Roe', '9 August 2015', '£350,000.00', 'my piano', 'A woodland burial.'])
      await olive.sees(answer);
    await olive.looksAround('answers');
  });

  it('reads the draft, which names everybody (A-086, A-170)', async () => {
    await olive.turnsTo('Draft Preview');
    for (const name of NAMED) await olive.sees(new RegExp(name, 'i'));
    await olive.looksAround('draft');
  });

  it('downloads the draft as a PDF (A-051, A-087)', async () => {
    const { filename, content } = await olive.downloads('Download PDF');
    expect(filename).toBe(`draft-${orderId.slice(0, 8)}.pdf`);
    expect(content.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('takes it, so that her colleagues know', async () => {
    await olive.turnsTo('Actions');
    await olive.presses('Read and Decide');
    await olive.presses('Assign to Me');
    await olive.sees('Assigned to you');
    await olive.presses('Assign to…');
    await olive.sees(/^This shows who is handling the order/, olive.dialog('Assign the order'));
    await olive.looksAround('assign');
    await olive.presses('Cancel');
    await olive.presses('Release');
    await olive.sees('Unassigned');
    await olive.presses('Assign to Me');
    await olive.seesButton('Release');
    await olive.presses('Other Actions');
  });

  it('decides what has to be decided beside the will that it is about (A-065, A-091, AM-9)', async () => {
    await olive.turnsTo('Actions');
    await olive.looksAround('actions');
    await olive.presses('Read and Decide');
    const will = olive.page.getByRole('article', { name: 'The will' });
    await olive.sees(/I appoint John Henry Roe/, will);
    await olive.looksAround('reading');
    await olive.keyboard.key('f');
    await olive.page.locator('[data-flag]:focus').getByText('R19').waitFor();
    await olive.looksAround('a flag and its clause', [1440]);
    await olive.presses('Flag R19, to decide', will);
    // Her husband is the only executor and takes everything: somebody has to look at that first.
    await olive.decides('R19, High', 'The customer has confirmed it', 'Jane knows and wants John to act alone.');
    await olive.sees(/Emails the final will to/);
    await olive.looksAround('reading, decided');
  });

  it('has Approve in reach on a small screen, without scrolling (A-092)', async () => {
    await olive.page.setViewportSize({ width: 1024, height: 768 });
    const approve = await olive.page.getByRole('button', { name: 'Approve & Send Draft' }).boundingBox();
    expect(approve!.y + approve!.height).toBeLessThan(300);
    // From the top: what was scrolled to on the large screen may stand half under the bar of the panel now.
    await olive.page.evaluate(() => document.querySelectorAll('*').forEach((each) => (each.scrollTop = 0)));
    await olive.looksAround('reading on a small screen', [1024]);
  });

  it('sends it and turns to the next one, with three keys (A-053, A-054, A-092)', async () => {
    // Slow enough to see that it is under way, quick enough to be waited for.
    await slowDownMails(product, 2000);
    await olive.opens('/admin/orders?sort=submitted.asc');
    await olive.fills('Search by name, email or order ID', `${BOTH}.`);
    await olive.presses('Apply Filters');
    await olive.isAt(`/admin/orders${LIST}`);
    await olive.opens(`/admin/orders/${orderId}/read${LIST}`);
    await olive.sees('1 of 2');
    await olive.sees(/Emails the final will to/);
    olive.keyboard.countsFromHere();
    await olive.keyboard.key('a');
    const question = olive.dialog('Send the will to Jane Margaret Roe?');
    await olive.sees(email, question);
    await olive.sees(/^Everything to John Henry Roe/, question);
    await olive.looksAround('approve', [390, 1024, 1440]);
    await olive.keyboard.key('Enter');
    await olive.seesButton('Sending…');
    await olive.sees('Draft sent successfully');
    await olive.sees(/^Sent by olive@willow\.example on/);
    await olive.looksAround('sent');
    await olive.keyboard.key('n');
    await olive.isAt(`/admin/orders/${nextOrderId}/read${LIST}`);
    await olive.sees('2 of 2');
    expect(olive.keyboard.keys).toBeLessThanOrEqual(4);
    await restoreMailSpeed(product);
    await olive.looksAround('the next one', [390, 1024, 1440]);
    await olive.presses('Will Orders');
    await olive.sees('Sent');
    await olive.looksAround('orders after sending');
  });

  it('looks back in its history: what has changed between two moments, and how things stood then', async () => {
    await olive.opens(`/admin/orders/${orderId}/history`);
    await olive.seesHeading(`History of order ${orderId.slice(0, 8)}`);
    await olive.sees(/gave the order to olive@willow\.example\./);
    await olive.looksAround('history');
    await olive.page.getByRole('link', { name: /^State at this point: .* placed the order/ }).click();
    await olive.seesHeading(`Order ${orderId.slice(0, 8)} at this point`);
    const order = olive.page.locator('section').filter({ has: olive.page.getByRole('heading', { name: 'Order', exact: true }) });
    for (const fact of ['Pending', '£50.00']) await olive.sees(fact, order);
    await olive.sees(/I appoint John Henry Roe/, olive.page.getByRole('region', { name: 'Text of the will' }));
    await olive.looksAround('as it stood');
    await olive.presses('Compare with another entry');
    await olive.sees('Choose the entry to compare with.');
    await olive.page
      .getByRole('link', { name: /^Compare with this entry: .* sent the will/ })
      .first()
      .click();
    await olive.seesHeading(`Compared: ${orderId.slice(0, 8)}`);
    await olive.sees('What differs');
    const status = olive.page.getByRole('listitem').filter({ has: olive.page.getByRole('heading', { name: 'Status' }) });
    expect(await status.innerText()).toMatch(/Before\s+New\s+After\s+Sent/);
    await olive.looksAround('compared');
  });

  it('refunds the next one in part, and is asked twice (D-008)', async () => {
    await olive.opens(`/admin/orders/${nextOrderId}/actions${LIST}`);
    const order = olive.dialog('Jane Margaret Roe');
    await order.getByRole('button', { name: 'Refund…' }).click();
    await olive.fills('Amount in pounds', '12.50');
    await olive.page.getByLabel('Why').selectOption('Goodwill');
    await olive.looksAround('refund', [390, 1024, 1440]);
    await olive.presses('Continue');
    await olive.sees(/gets £12\.50 back on the card/);
    await olive.fills(`To confirm, type the number of this order: ${nextOrderId.slice(0, 8)}`, nextOrderId.slice(0, 8));
    await olive.looksAround('refund, asked twice', [390, 1024, 1440]);
    await olive.presses('Refund £12.50');
    await olive.sees(/^£12\.50 back$/);
    await order.getByRole('list', { name: 'Refunds so far' }).scrollIntoViewIfNeeded();
    await olive.looksAround('refunded', [1024, 1440]);
    await olive.presses('Close', order);
    const mail = await mailTo(product, nextEmail, /refund of £12\.50/i);
    expect(mail.text).toContain('our team goes on with it');
  });

  it('Jane gets a mail with her will (C-462, D-078)', async () => {
    const mail = await mailTo(product, email, /ready to sign/i);
    expect(mail.attachments).toMatchObject([{ filename: 'your-will.pdf', type: 'application/pdf' }]);
    willSent = attachmentOf(mail);
    expect(willSent.subarray(0, 5).toString()).toBe('%PDF-');
    expect(willSent.length).toBeGreaterThan(10_000);
  });

  it('and finds the same will in her dashboard (C-300, C-461, C-463, D-046)', async () => {
    await jane.opens('/dashboard');
    await jane.seesHeading('Welcome, Jane');
    await jane.sees('Sent');
    await jane.seesHeading('Your will is ready to sign');
    await jane.looksAround('dashboard, sent');
    const { filename, content } = await jane.downloads('Download Your Will');
    expect(filename).toBe('your-will.pdf');
    expect(content.equals(willSent)).toBe(true);
  });

  it('Olive goes home (A-010, A-011)', async () => {
    await olive.presses('Logout');
    await olive.seesHeading('Sign in');
    await olive.sees('Logged out');
  });

  it('and nothing on the way was out of reach, out of policy or in error', () => {
    expect(report.problems).toEqual([]);
  });
});
