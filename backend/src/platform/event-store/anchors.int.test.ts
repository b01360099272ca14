import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { WillAnswers } from '@willow/contracts';
import { Registry } from 'prom-client';
import { verifyExport } from '../../../../ops/verifier/verify.mjs';
import { EventStore } from '../../event-sourcing/store/event-store.ts';
import { startProduct, type Product } from '../../testing/product.ts';
import { Orders } from '../../modules/orders/index.ts';
import { customerWithSentWill, customerWithWill, familyAnswers, payByCard, signedInOperator } from '../../testing/people.ts';
import { until } from '../../testing/until.ts';
import { type Ended, willow } from '../../testing/willow.ts';
import { isCheckpoint, parseAnchor } from '../../event-sourcing/store/anchors/anchor.ts';
import { anchorFileOf } from './anchor-file-of.ts';
import { Anchors } from './anchors.module.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product?.close());

function audit(...args: readonly string[]): Promise<Ended> {
  return command(['audit', ...args]);
}

function command(args: readonly string[], changes: Readonly<Record<string, string>> = {}): Promise<Ended> {
  const settings = Object.fromEntries(
    Object.entries(product.config).flatMap(([name, value]) => (value === undefined || value === null ? [] : [[name, String(value)]])),
  );
  return willow(args, { ...settings, DATABASE_AUDIT_URL: product.database.auditUrl, ...changes });
}

/** Words of three letters or more in what people are called. */
const namesIn = (answers: WillAnswers): string[] =>
  [...JSON.stringify(answers).matchAll(/"(?:fullName|recipientName)":"([^"]+)"/g)].flatMap(([, name = '']) =>
    name.split(' ').filter(({ length }) => length > 2),
  );

/** Of the people in the answers that everybody gives here, and of who gives them. */
const NAMES = ['Jane', 'Willow Lane', 'BA1 1AA', ...namesIn(familyAnswers)];
/** Whom `signedInOperator` signs in; its name is its address. */
const OPERATOR = 'olive@willow.example';
/** Three letters such as Ben stand in base64 now and then. */
const withoutSealed = (text: string): string => text.replaceAll(/[A-Za-z0-9+/=]{40,}/g, '');

describe('the worker', () => {
  it('anchors the log from its start on, signs a checkpoint, tells how far, and an auditor finds the log in order', async () => {
    const { DATA_DIR, DATABASE_URL } = product.config;
    const file = anchorFileOf(DATA_DIR, DATABASE_URL);
    await until(() => file.newest(), 'an anchor');
    const checkpoints = async () => ((await file.lines()) ?? []).map(parseAnchor).filter((anchor) => anchor && isCheckpoint(anchor));
    await until(async () => (await checkpoints()).length === 1, 'a checkpoint, which exports are proven by');
    const registry = new Registry();
    product.worker.get(Anchors, { strict: false }).measure(registry);
    const head = await product.worker.get(EventStore, { strict: false }).head();
    const text = await registry.metrics();
    expect(Number(/^willow_log_anchor_position (\d+)$/m.exec(text)?.[1])).toBeGreaterThan(0);
    expect(Number(/^willow_log_anchor_position (\d+)$/m.exec(text)?.[1])).toBeLessThanOrEqual(Number(head));
    expect(text).toMatch(/^willow_log_contradicts_anchor 0$/m);
    expect(await audit('verify')).toMatchObject({
      status: 0,
      text: expect.stringMatching(/\nOK: up to position \d+ the log is what was signed\.\n$/),
    });
    expect(await command(['doctor', 'log'])).toMatchObject({
      status: 0,
      text: expect.stringContaining('it holds what was signed last'),
    });
  });

  it('and whoever asks the doctor, are told what to do when the log is another one than was signed', async () => {
    const { DATABASE_URL } = product.config;
    const elsewhere = mkdtempSync(join(tmpdir(), 'willow-doctor-'));
    await anchorFileOf(elsewhere, DATABASE_URL).append(
      JSON.stringify({ position: 1, hash: '00', at: '2026-11-28', previous: null, signature: 'none' }),
    );
    const found = await command(['doctor', 'log'], { DATA_DIR: elsewhere });
    rmSync(elsewhere, { recursive: true });
    expect(found).toMatchObject({
      status: 1,
      text: expect.stringMatching(/it is not what was signed last[^]*audit verify[^]*audit accept-restore/),
    });
  });
});

describe('an auditor', () => {
  it('is told the story of an order in sentences, and exports it with proofs; nobody is named in either', async () => {
    const { id, email, orderId } = await customerWithSentWill(product, await signedInOperator(product));
    const told = await audit('explain', orderId);
    expect(told.status).toBe(0);
    for (const sentence of [
      `Customer ${id} finished the answers.`,
      `Customer ${id} placed the order for £50.00, for the answers as of revision `,
      `The provider (stripe) took the payment of £50.00 (pi_`,
      'Willow (render-draft) made the draft ',
      'opened the draft (version ',
      'The reason is sealed.',
      'approved the will for sending: ',
      'Willow (order-mails) sent the will (message ',
    ])
      expect(told.text).toContain(sentence);
    expect(told.text).toMatch(
      /^\d+\. \d+ \w+ 20\d\d, \d\d:\d\d:\d\d (GMT|BST): [^\n]* signed up\. The details are sealed\.\n {3}CustomerSignedUp, revision 0 of customer-/,
    );
    expect(told.text).toMatch(/DraftSent, revision \d+ of order-[0-9a-f-]+, because of \d+\n/);
    expect(await audit('explain', orderId, '--until', '2020-01-01')).toMatchObject({ status: 0, text: '' });
    expect(await audit('explain', id)).toMatchObject({ status: 2, text: expect.stringContaining(`There is no order ${id}`) });
    expect(await audit('explain', 'x')).toMatchObject({ status: 2, text: expect.stringContaining('is no id of an order') });

    const path = join(product.config.DATA_DIR, 'order.ndjson');
    expect(await audit('checkpoint')).toMatchObject({ status: 0 });
    expect(await audit('export', orderId, '--out', path)).toMatchObject({ status: 0 });
    const file = readFileSync(path);
    const publicKey = (await audit('public-key')).text.trim();
    const { status, fault, proven } = await verifyExport([file], { publicKey, order: orderId });
    expect([status, fault]).toEqual([0, null]);
    expect(proven).toContainEqual(
      expect.stringMatching(/^They are all looks of the team at it, or at its customer: [1-9]\d*, by operator:/),
    );
    expect(proven).toContainEqual(expect.stringMatching(/^The draft \w+, .* was made by release \d+\.\d+\.\d+ in the wording \w+\.$/));
    for (const text of [told.text, withoutSealed(file.toString('utf8'))])
      for (const name of [email, ...NAMES, OPERATOR]) expect(text).not.toContain(name);

    const opened = join(product.config.DATA_DIR, 'opened-for-team.ndjson');
    expect(await audit('export', orderId, '--out', opened, '--open', '--by', 'Olive Hart', '--reason', 'An audit')).toMatchObject({
      status: 0,
    });
    const inClear = readFileSync(opened, 'utf8');
    expect(inClear).toMatch(/^\{"kind":"opened","stream":"operator-[0-9a-f-]+","personal":\{"name":"olive@willow\.example"\}\}$/m);
    expect(inClear).not.toContain('passwordHash');
  });

  it('opens what is personal with a reason alone, which becomes a fact of the order before anything is shown', async () => {
    const { id, email, orderId } = await customerWithWill(product).then(async (customer) => ({
      ...customer,
      ...(await payByCard(product, customer.agent)),
    }));
    await until(async () => (await audit('explain', orderId)).text.includes('ReceiptSent') || undefined, 'the paid order');
    await audit('checkpoint');
    const path = join(product.config.DATA_DIR, 'opened.ndjson');
    const opening = ['export', orderId, '--out', path, '--open', '--by', 'Olive Hart'];
    expect(await audit(...opening)).toMatchObject({ status: 2, text: expect.stringContaining('Give a --reason') });
    expect(await audit('export', '--from', '2020-01-01', '--to', '2100-01-01', '--out', path, '--open')).toMatchObject({ status: 2 });
    expect(await audit(...opening.with(1, id), '--reason', 'Asked to')).toMatchObject({
      status: 2,
      text: expect.stringContaining('There is no order'),
    });
    expect((await audit('explain', orderId)).text).not.toContain('PersonalDataOpened');
    expect(existsSync(path)).toBe(false);

    expect(await audit(...opening, '--reason', 'The executor asks')).toMatchObject({
      status: 0,
      text: expect.stringMatching(/^Recorded: Olive Hart opened order [^]*Left out: what came since then, \d+ facts? of all orders/),
    });
    const file = readFileSync(path, 'utf8');
    for (const name of [email, ...NAMES]) expect(withoutSealed(file)).toContain(name);
    const publicKey = (await audit('public-key')).text.trim();
    const { status, notProven } = await verifyExport([Buffer.from(file)], { publicKey, order: orderId });
    expect([status, notProven.at(-1)]).toEqual([0, expect.stringMatching(/^That the \d+ opened parts say what is sealed/)]);
    const { text } = await audit('explain', orderId);
    expect(text).toContain('Willow (cli) opened what is personal, with a reason. Who and why is sealed.');
    expect(text).not.toContain('Olive');
    const open = await product.api.get(Orders, { strict: false }).load(orderId);
    expect(open.facts.at(-1)).toMatchObject({ type: 'PersonalDataOpened', personal: { by: 'Olive Hart', reason: 'The executor asks' } });
  });
});
