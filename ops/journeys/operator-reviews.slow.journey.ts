import { beforeAll, describe, expect, it } from '@jest/globals';
import type { WillAnswers } from '@willow/contracts';
import { familyAnswers } from '@willow/contracts/will/family.examples';
import {
  joins,
  newAddress,
  newCaller,
  payByCard,
  SECOND_OPERATOR,
  signInToConsole,
  signUp,
  submitWill,
  type Account,
  type Caller,
} from './testing/accounts.ts';
import { PHONE, usePeople } from './testing/browser.ts';
import { eventually } from './testing/eventually.ts';
import { countOf } from './testing/facts.ts';
import { mailTo } from './testing/mailbox.ts';
import type { Person } from './testing/person.ts';
import { sharedProduct } from './testing/shared-product.ts';

const product = sharedProduct();
const { newPerson, report } = usePeople('operator-reviews', product);

/** Jane appoints herself, and cannot be her own executor. */
const BLOCKED: WillAnswers = {
  ...familyAnswers,
  executors: [
    { fullName: 'John Henry Roe', address: '12 Willow Lane, Bath, BA1 1AA', relationship: 'Spouse' },
    { fullName: 'Jane Margaret Roe', address: '12 Willow Lane, Bath, BA1 1AA', relationship: 'Me' },
  ],
};

/** A gift with a condition, which is a specialist's work. */
const REFERRED: WillAnswers = {
  ...familyAnswers,
  hasSpecificGifts: true,
  specificGifts: [{ description: 'My piano, on condition that she learns it', recipientName: 'Ann Roe', recipientRelationship: 'Sister' }],
};

type Reviewed = Account & { readonly orderId: string };

async function paidOrder(name: string, answers: WillAnswers, caller?: Caller): Promise<Reviewed> {
  const account = await signUp(product, caller ?? (await newCaller(product)), newAddress(name));
  await submitWill(account, answers);
  const orderId = await payByCard(product, account);
  await eventually('the draft', async () => (await countOf(product, `will-${account.id}`, 'DraftGenerated')) === 1);
  return { ...account, orderId };
}

let olive: Person;
let onTheTrain: Person;
let jane: Person;
let blocked: Reviewed;
let waiting: Reviewed;
let referred: Reviewed;

beforeAll(async () => {
  jane = await newPerson();
  [blocked, waiting, referred] = await Promise.all([
    paidOrder('blocked', BLOCKED, jane.caller),
    paidOrder('waiting', { ...familyAnswers, funeralWishes: 'A woodland burial. Please donate my organs.' }),
    paidOrder('referred', REFERRED),
  ]);
  olive = await newPerson();
  onTheTrain = await newPerson(PHONE);
  for (const operator of [olive, onTheTrain]) await signInToConsole(operator.caller);
});

describe('a will that a review flag blocks', () => {
  it('is marked in the list, and found by its mark (AM-9)', async () => {
    await olive.opens('/admin');
    await olive.presses('More filters');
    await olive.page.getByLabel('Review flags').selectOption('blocked');
    await olive.presses('Apply Filters');
    await olive.sees(blocked.email);
    await olive.sees('Blocked');
    await olive.page.getByText(waiting.email).first().waitFor({ state: 'detached' });
    await olive.looksAround('orders, blocked');
  });

  it('cannot be approved from the list, which leads to the reason (AM-9)', async () => {
    await olive.presses('Approve');
    await olive.sees(/^1 review flag blocks it/);
    expect(await olive.page.getByRole('button', { name: 'Approve & Send Draft' }).isDisabled()).toBe(true);
    expect(await olive.page.getByRole('listitem', { name: 'R21, Blocks' }).getByRole('button', { name: 'Decide' }).count()).toBe(0);
    await olive.looksAround('flags, blocked');
  });

  it('a flag leads to the answer that it is about (AM-9)', async () => {
    await olive.presses('Question 5, Executors 2, Full Name');
    await olive.isAt(`/admin/orders/${blocked.orderId}/read?review=blocked#5.executors.1.fullName`);
    await olive.looksAround('answer');
    await olive.presses('Other Actions');
    await olive.sees(/This will is blocked\. R21/);
  });

  it('and there is no final will of it (AM-9)', async () => {
    await olive.presses('Close');
    await olive.presses('Final PDF');
    await olive.sees(/A review flag blocks the final will/);
    expect((await olive.caller.get(`/api/admin/orders/${blocked.orderId}/final.pdf`)).status()).toBe(409);
  });
});

describe('the same will, back with its customer', () => {
  it('is given back by the operator (AM-9, D-015)', async () => {
    await olive.opens(`/admin/orders/${blocked.orderId}/actions`);
    await olive.presses('Return Answers to Customer');
    await olive.looksAround('return');
    await olive.presses('Return Answers', olive.dialog('Return the answers to Jane Margaret Roe?'));
    await olive.sees(/The answers are back with the customer/);
    await olive.looksAround('returned');
  });

  it('is put right by Jane, who submits it again and pays nothing (AM-9)', async () => {
    await jane.opens('/dashboard');
    await jane.seesHeading('Your answers need another look');
    await jane.looksAround('dashboard, returned');
    await jane.presses('Check Your Answers');
    await jane.seesHeading(/Check|check/);
    await jane.presses('Change Executor 2');
    await jane.presses('Remove Jane Margaret Roe');
    await jane.presses('Continue');
    await jane.readsTheCheck();
    await jane.ticks(/I have checked my answers/);
    await jane.ticks(/straightforward estates/);
    await jane.looksAround('check answers, returned');
    await jane.presses('Accept and submit again');
    await jane.isAt('/dashboard');
    await jane.seesHeading('Our team is reviewing your draft');
  });

  it('comes up for review anew, with what Jane changed and nothing that blocks it (AM-9)', async () => {
    await olive.opens(`/admin/orders/${blocked.orderId}/actions`);
    await olive.sees(/Decide before sending: R19/);
    const changes = olive.page.getByRole('region', { name: 'Changes since the last review' });
    await olive.sees('Jane Margaret Roe is no longer an executor.', changes);
    expect(await olive.page.getByText('Blocks the will').count()).toBe(0);
    await olive.looksAround('reviewed anew', [1440]);
  });

  it('and what Jane changed can be read on a telephone (AM-9)', async () => {
    await onTheTrain.opens(`/admin/orders/${blocked.orderId}/actions`);
    const changes = onTheTrain.page.getByRole('region', { name: 'Changes since the last review' });
    await onTheTrain.sees('Jane Margaret Roe is no longer an executor.', changes);
    await changes.evaluate((region) => region.scrollIntoView({ block: 'start' }));
    await onTheTrain.looksAround('reviewed anew, on a telephone', [390]);
  });
});

describe('a question to Jane', () => {
  it('is asked by the operator (A-093)', async () => {
    await olive.presses('Request Additional Information');
    await olive.fills('Your question', 'Is John your husband, or your civil partner?');
    await olive.looksAround('asking');
    await olive.presses('Send question');
    await olive.sees('Jane Margaret Roe has not answered yet.');
    await olive.looksAround('asked');
    await mailTo(product, blocked.email, /A question about your will/);
  });

  it('is answered by Jane on her dashboard', async () => {
    await jane.opens('/dashboard');
    await jane.seesHeading('We have a question about your will');
    await jane.looksAround('dashboard, asked');
    await jane.fills('Your answer', 'My husband. We married in 1998.');
    await jane.presses('Send My Answer');
    await jane.seesHeading('Thank you for your answer');
    await jane.looksAround('dashboard, answered');
  });

  it('waits in the inbox until it is settled', async () => {
    await olive.opens('/admin/messages');
    await olive.sees(/answered our question/);
    await olive.looksAround('inbox');
    await olive.presses('Jane Margaret Roe');
    await olive.sees(/My husband\. We married in 1998\./);
    await olive.looksAround('answered');
    await olive.presses('Settle');
    await olive.sees('Question settled');
  });
});

describe('a will that waits for a decision, on a telephone', () => {
  it('is approved once the decision and its reason are there, and not after it is taken back (AM-9)', async () => {
    await onTheTrain.opens(`/admin/orders/${waiting.orderId}/actions`);
    await onTheTrain.sees(/Decide before sending: R19/);
    await onTheTrain.page.getByRole('listitem', { name: 'R19, High' }).getByRole('button', { name: 'Decide' }).click();
    await onTheTrain.presses('Save decision');
    await onTheTrain.sees('Choose what you decided.');
    await onTheTrain.looksAround('deciding');
    await onTheTrain.presses('Cancel');
    await onTheTrain.decides('R19, High', 'Asked the customer; awaiting a reply', 'Mailed Jane on Friday.');
    await onTheTrain.sees(/Decide before sending: R19/);
    await onTheTrain.presses('Undo the decision');
    await onTheTrain.sees('Taken back');
    await onTheTrain.decides('R19, High', 'Accept as it is', 'A small estate; John is 53 and well.');
    await onTheTrain.presses('Mark as read', onTheTrain.page.getByRole('listitem', { name: 'R50, Medium' }));
    await onTheTrain.sees('Read');
    await onTheTrain.looksAround('flags, decided');
    await onTheTrain.presses('Approve & Send Draft');
    await onTheTrain.presses('Approve & Send Draft', onTheTrain.dialog('Send the will to Jane Margaret Roe?'));
    await onTheTrain.sees('Draft sent successfully');
    await mailTo(product, waiting.email, /ready to sign/i);
  });
});

describe('a will that goes to a specialist', () => {
  const inCard = (person: Person) => person.page.getByRole('listitem', { name: 'R30, High' });

  it('is proposed by one operator, with a sentence that fits the rule, and goes on waiting (AM-9)', async () => {
    await olive.opens(`/admin/orders/${referred.orderId}/actions`);
    await olive.sees(/two operators decide: one/, inCard(olive));
    await olive.presses('Decide', inCard(olive));
    await olive.chooses('Resolved another way', inCard(olive));
    await olive.presses('Propose decision', inCard(olive));
    await olive.sees('Choose the reason that fits, or “Other”.', inCard(olive));
    await olive.looksAround('choosing a reason');
    await olive.chooses(/^Referred to a specialist/, inCard(olive));
    await olive.fills('Complete the sentence', 'Poole and Sons, on 19 November', inCard(olive));
    await olive.looksAround('a sentence to complete');
    await olive.presses('Propose decision', inCard(olive));
    await olive.sees(/You proposed it, so you cannot/, inCard(olive));
    expect(await inCard(olive).getByRole('button', { name: 'Agree', exact: true }).count()).toBe(0);
    await olive.looksAround('proposed');
  });

  it('is agreed to by a second operator, who was added for that (AM-9)', async () => {
    const otto = await newPerson(PHONE);
    await joins(product, otto.caller, olive.caller, SECOND_OPERATOR);
    for (const each of [olive, otto]) await each.opens(`/admin/orders/${referred.orderId}/read`);
    await otto.sees(/is reading this will too, since/);
    await olive.sees(/Otto Operator is reading this will too, since/);
    for (const each of [olive, otto]) await each.looksAround('two read one will');
    await olive.opens('/admin/orders');
    const row = olive.page.getByRole('row').filter({ hasText: referred.email });
    const before = await row.innerText();
    await otto.opens(`/admin/orders/${referred.orderId}/actions`);
    await otto.sees(/A second operator has to agree before sending: R30/);
    await inCard(otto).evaluate((card) => card.scrollIntoView({ block: 'start' }));
    await otto.looksAround('to agree');
    await otto.presses('Agree', inCard(otto));
    await otto.sees(/Otto Operator agreed/, inCard(otto));
    await otto.looksAround('agreed');
    await eventually('the row in the list of a colleague, who touches nothing', async () => (await row.innerText()) !== before);
    await otto.page.getByText(/A second operator has to agree/).waitFor({ state: 'detached' });
  });

  it('and what came of the day stands under Analytics (A-016)', async () => {
    await olive.opens('/admin/analytics');
    await olive.seesHeading('From sign-up to signature');
    await olive.page.locator('.MuiChartsSurface-root').first().waitFor();
    await olive.looksAround('analytics');
  });

  it('and Jane’s whole story stands under Users, found by an address that stands in none (A-015)', async () => {
    await olive.opens('/admin/users');
    await olive.fills('Search by name or email', blocked.email);
    await olive.presses('Search');
    await olive.sees('1–1 of 1');
    await olive.looksAround('users');
    await olive.presses('Jane Margaret Roe');
    await olive.seesHeading('Messages and questions');
    await olive.sees('My husband. We married in 1998.');
    expect(decodeURIComponent(olive.page.url())).not.toContain(blocked.email);
    await olive.looksAround('her story');
    await onTheTrain.opens(`/admin/users/${blocked.id}`);
    await onTheTrain.seesHeading('History');
    await onTheTrain.looksAround('her story');
    await onTheTrain.opens('/admin/users');
    await onTheTrain.sees(waiting.email);
    await onTheTrain.looksAround('users');
  });

  it('and nothing on the way was out of reach, out of policy or in error', () => {
    expect(report.problems).toEqual([]);
  });
});
