import { beforeAll, describe, expect, it } from '@jest/globals';
import { familyAnswers } from '@willow/contracts/will/family.examples';
import {
  type Account,
  bodyOf,
  newAddress,
  newCaller,
  payByCard,
  settleFlags,
  signInOperator,
  signInToConsole,
  signUp,
  submitWill,
} from './testing/accounts.ts';
import { PHONE, usePeople } from './testing/browser.ts';
import { eventually } from './testing/eventually.ts';
import { countOf } from './testing/facts.ts';
import { mailTo } from './testing/mailbox.ts';
import type { Person } from './testing/person.ts';
import { sharedProduct } from './testing/shared-product.ts';

const product = sharedProduct();
const { newPerson, report } = usePeople('operator-reads-again', product);

let olive: Person;
let jane: Account;
let orderId: string;

beforeAll(async () => {
  jane = await signUp(product, await newCaller(product), newAddress('changing'));
  await submitWill(jane, familyAnswers);
  orderId = await payByCard(product, jane);
  await drafts(1);
  olive = await newPerson(PHONE);
  await signInToConsole(olive.caller);
});

const drafts = (count: number) =>
  eventually('the draft', async () => (await countOf(product, `will-${jane.id}`, 'DraftGenerated')) === count);

/** Somebody else of the team gives the answers back, and Jane submits others. */
async function changesMeanwhile(changes: object, count: number): Promise<void> {
  const colleague = await signInOperator(product);
  await bodyOf(colleague.post(`/api/admin/orders/${orderId}/return`));
  await submitWill(jane, { ...familyAnswers, ...changes });
  await drafts(count);
}

/** The screen shows the newest version, and nothing says that it does not. */
const hasCaughtUp = () => olive.page.getByRole('button', { name: 'Show what changed' }).waitFor({ state: 'detached' });

const changes = () => olive.page.getByRole('region', { name: 'Changes since the last review' });

describe('a will that changes while an operator reads it', () => {
  it('is not decided from the old screen: what changed is shown, and what was typed is kept (AM-15)', async () => {
    await olive.opens(`/admin/orders/${orderId}/actions`);
    const card = olive.page.getByRole('listitem', { name: 'R19, High' });
    await olive.presses('Decide', card);
    await olive.chooses('The customer has confirmed it', card);
    await olive.chooses(/^Other$/, card);
    await olive.fills('Reason', 'She wants John alone.', card);
    await changesMeanwhile({ hasSpecificGifts: false, specificGifts: [] }, 2);
    report.expectRefusal(409, `/api/admin/orders/${orderId}/flags/.+`);
    await olive.presses('Save decision', card);
    await olive.sees('Ann Roe is no longer given: my piano.', changes());
    await olive.sees(/The answers changed since you read them/, changes());
    expect(await card.getByLabel('Reason').inputValue()).toBe('She wants John alone.');
    await olive.looksAround('changed while deciding');
    await hasCaughtUp();
    await olive.presses('Save decision', card);
    await olive.sees('Confirmed by the customer', card);
  });

  it('is not sent from the old screen either, and a screen that was refreshed says that it shows another will (AM-15)', async () => {
    await changesMeanwhile({ funeralWishes: 'By the river.' }, 3);
    await settleFlags(await signInOperator(product), orderId);
    report.expectRefusal(409, `/api/admin/orders/${orderId}/send`);
    await olive.presses('Approve & Send Draft');
    await olive.presses('Approve & Send Draft', olive.dialog('Send the will to Jane Margaret Roe?'));
    await olive.sees('Ann Roe is now given: my piano.', changes());
    await hasCaughtUp();
    await changesMeanwhile({ hasSpecificGifts: false, specificGifts: [] }, 4);
    await olive.fills('Internal notes', 'Do NOT send before Friday: she rang.');
    await olive.presses('Save Notes');
    await olive.seesButton('Show what changed');
    await olive.looksAround('another will');
    await olive.presses('Show what changed');
    await hasCaughtUp();
  });
});

describe('what an operator notes and does by hand', () => {
  it('stays, each note with who wrote it and when (AM-16)', async () => {
    await olive.fills('Internal notes', 'Rang Jane on Friday. All is well.');
    await olive.presses('Save Notes');
    const notes = olive.page.getByRole('list', { name: 'Notes so far' });
    await olive.sees('Rang Jane on Friday. All is well.', notes);
    await olive.sees('Do NOT send before Friday: she rang.', notes);
    await notes.evaluate((list) => list.scrollIntoView({ block: 'start' }));
    await olive.looksAround('notes');
  });

  it('shows as done by hand, and can be taken back: no mail went', async () => {
    await settleFlags(await signInOperator(product), orderId);
    await olive.opens(`/admin/orders/${orderId}/actions`);
    await olive.presses('Mark as Sent by Hand');
    await olive.looksAround('mark as sent');
    await olive.presses('Mark as Sent', olive.dialog('Mark the will of Jane Margaret Roe as sent?'));
    await olive.sees(/No email went/);
    await olive.looksAround('marked by hand');
    await olive.presses('Close');
    await olive.sees('Marked by hand');
    await olive.looksAround('orders, marked by hand');
    await olive.opens(`/admin/orders/${orderId}/actions`);
    await olive.presses('Undo Mark as Sent');
    await olive.seesButton('Mark as Sent by Hand');
  });

  it('ends with the will that she has read, in the mail', async () => {
    await olive.presses('Approve & Send Draft');
    await olive.presses('Approve & Send Draft', olive.dialog('Send the will to Jane Margaret Roe?'));
    await olive.sees('Draft sent successfully');
    await mailTo(product, jane.email, /ready to sign/i);
  });

  it('and nothing on the way was out of reach, out of policy or in error', () => {
    expect(report.problems).toEqual([]);
  });
});
