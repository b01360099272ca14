import { beforeAll, describe, expect, it } from '@jest/globals';
import { familyAnswers } from '@willow/contracts/will/family.examples';
import { verifyExport } from '../verifier/verify.mjs';
import {
  bodyOf,
  confirmPayment,
  newAddress,
  newCode,
  paymentKey,
  signInToConsole,
  signUp,
  startPayment,
  submitWill,
} from './testing/accounts.ts';
import { usePeople } from './testing/browser.ts';
import { eventually } from './testing/eventually.ts';
import { countOf } from './testing/facts.ts';
import type { Person } from './testing/person.ts';
import { sharedProduct } from './testing/shared-product.ts';

const product = sharedProduct();
const { newPerson, report } = usePeople('files-are-opened', product);
const email = newAddress('files');
const refCode = newCode(10);

let jane: Person;
let olive: Person;
let orderId: string;

/** Saves what the dialog of a button offers, as a person would who has read it. */
async function exported(button: string, name = button): Promise<{ readonly filename: string; readonly text: string }> {
  await olive.presses(button);
  const dialog = olive.dialog(name);
  await dialog.waitFor();
  const [download] = await Promise.all([olive.page.waitForEvent('download'), olive.presses('Export', dialog)]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return { filename: download.suggestedFilename(), text: Buffer.concat(chunks).toString('utf8') };
}

beforeAll(async () => {
  jane = await newPerson();
  const account = await signUp(product, jane.caller, email);
  await submitWill(account, familyAnswers);
  const intent = await startPayment(account);
  // Her bank asks the money back, so that there is evidence to hand in.
  await confirmPayment(product, intent, await paymentKey(account), 'pm_card_createDispute');
  orderId = intent.orderId;
  await bodyOf(jane.caller.post('/api/referrals', { data: { refereeName: 'Sam Poole', refereeEmail: newAddress('sam') } }));
  await eventually('the draft', async () => (await countOf(product, `will-${account.id}`, 'DraftGenerated')) === 1);
  olive = await newPerson();
  await signInToConsole(olive.caller);
  await bodyOf(olive.caller.post('/api/admin/partners', { data: { name: 'Ash Ltd', email: 'info@ash.test', refCode } }));
});

describe('every file that the console gives', () => {
  it('of lists opens in Excel, with what the list shows', async () => {
    for (const [path, subject, wanted] of [
      ['/admin/orders', 'orders', email],
      ['/admin/referrals', 'referrals', 'Sam Poole'],
      ['/admin/partners', 'partners', refCode],
      ['/admin/access', 'access', 'as a CSV file'],
    ] as const) {
      await olive.opens(path);
      const { filename, text } = await exported('Export CSV');
      expect(filename).toMatch(new RegExp(`^${subject}-\\d{4}-\\d{2}-\\d{2}\\.csv$`));
      expect(text).toMatch(/^\uFEFF"[^\r\n]+"\r\n"/);
      expect(text).toContain(wanted);
    }
  });

  it('of an audit opens in Excel, and brings the program that checks along', async () => {
    await olive.opens('/admin/access/proof');
    for (const [title, subject, wanted] of [
      ['Access review', 'access-review', '"Signed in'],
      ['Card payouts', 'payouts', orderId],
    ] as const) {
      const { filename, text } = await exported(`Export ${title}`, 'Export CSV');
      expect(filename).toMatch(new RegExp(`^${subject}-\\d{4}-\\d{2}-\\d{2}\\.csv$`));
      expect(text).toMatch(/^\uFEFF"[^\r\n]+"\r\n"/);
      expect(text).toContain(wanted);
    }
    const program = await olive.downloads('Download verify.mjs');
    expect([program.filename, program.content.toString('utf8').includes('export async function verifyExport')]).toEqual([
      'verify.mjs',
      true,
    ]);
  });

  it('of an order is proven by the verifier that anybody can run', async () => {
    await olive.opens(`/admin/orders/${orderId}/history`);
    const { filename, text } = await exported('Export this order');
    expect(filename).toBe(`order-${orderId.slice(0, 8)}.ndjson`);
    expect(await verifyExport([Buffer.from(text)], { order: orderId })).toMatchObject({ fault: null });
    expect(text).not.toContain(email);
    await olive.sees('Export successful');
  });

  it('of a disputed payment says what the bank asks for', async () => {
    await olive.opens(`/admin/orders/${orderId}/actions`);
    const { filename, content } = await olive.downloads('Save the evidence');
    expect(filename).toBe(`evidence-${orderId.slice(0, 8)}.txt`);
    expect(content.toString('utf8')).toContain('Jane Margaret Roe');
  });
});

describe('every file that the dashboard gives', () => {
  it('of her data is a PDF, and JSON for other programs', async () => {
    await jane.opens('/your-data');
    const paper = await jane.downloads('Download a PDF to read');
    expect([paper.filename, paper.content.subarray(0, 5).toString()]).toEqual(['my-willow-data.pdf', '%PDF-']);
    const data = await jane.downloads('Download a file for other programs (JSON)');
    expect(data.filename).toBe('my-willow-data.json');
    expect(JSON.stringify(JSON.parse(data.content.toString('utf8')))).toContain(email);
  });

  it('and nothing on the way was out of reach, out of policy or in error', () => {
    expect(report.problems).toEqual([]);
  });
});
