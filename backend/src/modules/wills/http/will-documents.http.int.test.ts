import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import type { DocumentName } from '@willow/contracts';
import { v7 as uuid } from 'uuid';
import { readPdf } from '../../../platform/pdf/testing/read-pdf.ts';
import {
  type Browser,
  browser,
  customerWithWill,
  familyAnswers,
  payByCard,
  settleFlags,
  signedInCustomer,
  signedInOperator,
  submitOldAnswers,
} from '../../../testing/people.ts';
import { type Product, sharedProduct } from '../../../testing/product.ts';
import { until } from '../../../testing/until.ts';
import { RecordWillSent } from '../commands/record-will-sent.ts';
import { Wills } from '../wills.repository.ts';
import { DocumentStore } from '../documents/document-store.ts';
import { standardWill } from '../../../drafting/index.ts';

let product: Product;
let operator: Browser;
let customer: Browser;
let orderId: string;

/** A house as a gift is something to ask about. */
const ANSWERS = {
  ...familyAnswers,
  hasSpecificGifts: true,
  specificGifts: [{ description: 'my house at 3 Mill Road', recipientName: 'Mary Poole', recipientRelationship: 'Sister' }],
};

beforeAll(async () => {
  product = await sharedProduct();
  operator = await signedInOperator(product);
  const wishes = 'Yellow flowers\nand no speeches';
  ({ agent: customer } = await customerWithWill(product, { ...ANSWERS, funeralWishes: wishes }));
  ({ orderId } = await payByCard(product, customer));
  await until(async () => (await customer.get('/api/will')).body.willAnswers.status === 'draft_generated', 'the draft');
});

const pdfOf = async (agent: Browser, path: string) => {
  const answer = await agent.get(path).expect(200).expect('content-type', 'application/pdf').expect('cache-control', 'no-store');
  return { read: readPdf(answer.body as Buffer), name: answer.headers['content-disposition'] as string };
};
const textOf = ({ pages }: ReturnType<typeof readPdf>): string =>
  pages
    .map(({ text }) => text)
    .join('\n')
    .replace(/\s+/g, ' ');

const DRAFT: DocumentName[] = ['will', 'cover-letter', 'explanation', 'executors-sheet', 'funeral-wishes'];
const FINAL: DocumentName[] = ['will', 'cover-letter', 'explanation', 'signing-sheet', 'executors-sheet', 'funeral-wishes'];

describe('before the will is sent', () => {
  it('its customer has none of its documents (D-046)', async () => {
    await customer.get('/api/will/documents').expect(404);
    await customer.get('/api/will/documents/will').expect(404);
    await customer.get('/api/will/documents/explanation?format=html').expect(404);
  });

  it('the team reads the documents of the draft (A-021)', async () => {
    const { body } = await operator.get(`/api/admin/orders/${orderId}/documents`).expect(200);
    expect(body).toEqual({ versionCode: expect.stringMatching(/^[0-9a-f]{8}$/), documents: DRAFT });
    const letter = await pdfOf(operator, `/api/admin/orders/${orderId}/documents/cover-letter`);
    expect(letter.name).toBe(`inline; filename="draft-cover-letter-${orderId.slice(0, 8)}.pdf"`);
    expect(textOf(letter.read)).toMatch(/must not be signed.*John Henry Roe.*Please answer these questions.*Do you mean to give your home/);
    await operator.get(`/api/admin/orders/${orderId}/documents/signing-sheet`).expect(404);
  });

  it('the documents of the final are refused like the final itself (AM-9)', async () => {
    const { agent, id } = await customerWithWill(product);
    await submitOldAnswers(product, id, { ...familyAnswers, children: [{ fullName: 'Ann Roe', dob: '2099-05-06' }] });
    const { orderId: blocked } = await payByCard(product, agent);
    await until(async () => (await agent.get('/api/will')).body.willAnswers.status === 'draft_generated', 'the draft');
    for (const path of ['', '/will', '/signing-sheet', '/explanation?format=html']) {
      const url = `/api/admin/orders/${blocked}/documents${path}`;
      const answer = await operator.get(url).query({ kind: 'final' }).expect(409);
      expect(answer.body.message).toMatch(/blocked/i);
    }
  });
});

describe('once the will is sent', () => {
  beforeAll(async () => {
    await settleFlags(operator, orderId);
    await operator.post(`/api/admin/orders/${orderId}/send`).expect(200);
  });

  it('its customer downloads every one, each as a document of its own', async () => {
    const { body } = await customer.get('/api/will/documents').expect(200).expect('cache-control', 'no-store');
    expect(body.documents).toEqual(FINAL);
    for (const document of FINAL) {
      const { read, name } = await pdfOf(customer, `/api/will/documents/${document}`);
      expect(name).toMatch(/^attachment; filename="[a-z-]+\.pdf"$/);
      expect(name).not.toContain('draft');
      expect(read).toMatchObject({ language: 'en-GB', isTagged: true, isActive: false });
      expect(textOf(read)).toContain(body.versionCode);
    }
  });

  it('the will is the same file everywhere', async () => {
    const [one, other] = await Promise.all(['/api/will/document.pdf', '/api/will/documents/will'].map((path) => customer.get(path)));
    expect(Buffer.compare(one!.body as Buffer, other!.body as Buffer)).toBe(0);
  });

  it('large print says the same in larger letters', async () => {
    const [standard, large] = await Promise.all(
      ['', '?edition=large-print'].map((query) => pdfOf(customer, `/api/will/documents/executors-sheet${query}`)),
    );
    expect(large!.name).toContain('large-print');
    expect(large!.read.pages.length).toBeGreaterThan(standard!.read.pages.length);
    expect(textOf(large!.read)).toContain('John Henry Roe');
  });

  it('the explanation has a twin for the screen that loads nothing', async () => {
    const { text, headers } = await customer.get('/api/will/documents/explanation?format=html').expect(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['cache-control']).toBe('no-store');
    expect(text).toMatch(/<html lang="en-GB">[^]*<h1>What your will does, clause by clause<\/h1>[^]*John Henry Roe/);
    expect(text).not.toMatch(/<script|https?:/);
    await customer.get('/api/will/documents/will?format=html').expect(404);
  });

  it.each(['/api/will/documents', '/api/will/documents/will', '/api/will/documents/explanation?format=html'])(
    'nobody else gets %s',
    async (path) => {
      await browser(product).get(path).expect(401);
      await operator.get(path).expect(401);
      await (await signedInCustomer(product)).agent.get(path).expect(404);
    },
  );

  it('the endpoints of the team refuse customers and visitors (A-019, T-04)', async () => {
    for (const path of ['documents', 'documents/will?kind=final'])
      for (const agent of [customer, browser(product)]) await agent.get(`/api/admin/orders/${orderId}/${path}`).expect(401);
  });

  it('is printed anew when its bytes were lost', async () => {
    const before = (await customer.get('/api/will/documents/executors-sheet').expect(200)).body as Buffer;
    rmSync(join(product.config.DATA_DIR, 'documents'), { recursive: true });
    const after = (await customer.get('/api/will/documents/executors-sheet').expect(200)).body as Buffer;
    expect(after.subarray(0, 5)).toEqual(before.subarray(0, 5));
  });

  it('stays the file that was sent when the wording has changed since; no other will is made in its place (D-046)', async () => {
    const { agent, id } = await customerWithWill(product, familyAnswers);
    const { orderId: other } = await payByCard(product, agent);
    await until(async () => (await agent.get('/api/will')).body.willAnswers.status === 'draft_generated', 'the draft');
    await settleFlags(operator, other);
    await operator.post(`/api/admin/orders/${other}/send`).expect(200);
    // Sent in words that this build would not write any more.
    const contentHash = 'f'.repeat(64);
    const pdf = new TextEncoder().encode('%PDF-1.7 as it was sent');
    await product.worker.get(DocumentStore, { strict: false }).keep({ customerId: id, contentHash, variant: standardWill('final') }, pdf);
    const { state } = await product.api.get(Wills, { strict: false }).load(id);
    const sent = { orderId: other, approvalId: 'an-earlier-build', ...state.sent.last!, contentHash };
    const context = { actor: 'system:test', correlationId: 'test', causationId: 'test', now: new Date() } as const;
    await product.worker.get(CommandBus, { strict: false }).execute(new RecordWillSent(id, sent, context));
    for (const path of ['/api/will/document.pdf', '/api/will/documents/will'])
      expect((await agent.get(path).expect(200)).body).toEqual(Buffer.from(pdf));
    await agent.get('/api/will/documents/will?edition=large-print').expect(404);
    await agent.get('/api/will/documents/executors-sheet').expect(200);
  });

  it('unknown documents, sizes and orders are refused', async () => {
    await customer.get('/api/will/documents/will-and-testament').expect(400);
    await customer.get('/api/will/documents/will?edition=huge').expect(400);
    await customer.get('/api/will/documents/..%2fwill').expect(400);
    await operator.get(`/api/admin/orders/${uuid()}/documents/will`).expect(404);
    await operator.get(`/api/admin/orders/${orderId}/documents/will?kind=other`).expect(400);
  });
});
