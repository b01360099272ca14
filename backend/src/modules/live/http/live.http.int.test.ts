import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { browser, colleague, cookiesOf, customerWithWill, payByCard, signedInCustomer, signedInOperator } from '../../../testing/people.ts';
import type { Browser } from '../../../testing/people.ts';
import { type Product, sharedProduct } from '../../../testing/product.ts';
import { until } from '../../../testing/until.ts';

let product: Product;
let olive: Browser;
let otto: Browser;
beforeAll(async () => {
  product = await sharedProduct();
  olive = await signedInOperator(product);
  otto = await colleague(product, 'Otto Operator');
});

const open: AbortController[] = [];
afterEach(() => {
  for (const each of open.splice(0)) each.abort();
});

/** What a screen hears: by the name of the event, one after the other. */
async function screen(agent: Browser, reading?: string) {
  const abort = new AbortController();
  open.push(abort);
  const url = `${product.url}/api/admin/live${reading ? `?reading=${reading}` : ''}`;
  const { headers, body, status } = await fetch(url, { headers: { cookie: cookiesOf(agent) }, signal: abort.signal });
  const heard = { changed: [] as unknown[], readers: [] as unknown[] };
  const read = async (): Promise<void> => {
    let text = '';
    for await (const part of body!.pipeThrough(new TextDecoderStream())) {
      text += part;
      for (const [all, event, data] of text.matchAll(/event: (\w+)\ndata: (.*)\n\n/g)) {
        heard[event as keyof typeof heard].push(JSON.parse(data!));
        text = text.slice(text.indexOf(all) + all.length);
      }
    }
  };
  read().catch(() => undefined);
  return { status, type: headers.get('content-type'), heard, leave: () => abort.abort() };
}

describe('the stream of the console', () => {
  it('says who else reads a will, to each without themselves, and that something changed', async () => {
    const customer = await customerWithWill(product);
    const { orderId } = await payByCard(product, customer.agent);
    const olives = await screen(olive, orderId);
    expect(olives).toMatchObject({ status: 200, type: 'text/event-stream; charset=utf-8' });
    const ottos = await screen(otto, orderId);
    const olivesOnly = [{ id: expect.any(String), name: 'olive@willow.example', since: expect.stringMatching(/Z$/) }];
    await until(async () => ottos.heard.readers.length > 0, 'the readers, for Otto');
    expect(ottos.heard.readers.at(-1)).toEqual(olivesOnly);
    await until(async () => olives.heard.readers.some((readers) => (readers as unknown[]).length > 0), 'the readers, for Olive');
    expect(olives.heard.readers.at(-1)).toEqual([expect.objectContaining({ name: 'Otto Operator' })]);
    const elsewhere = await screen(otto);
    await olive.patch(`/api/admin/orders/${orderId}`).send({ status: 'in_review' }).expect(200);
    for (const { heard } of [elsewhere, ottos])
      await until(async () => heard.changed.some((topics) => JSON.stringify(topics).includes('orders')), 'a change');
    await until(async () => ottos.heard.changed.some((topics) => JSON.stringify(topics) === '["order"]'), 'the order that is read');
    expect(elsewhere.heard).toMatchObject({ readers: [], changed: expect.not.arrayContaining([['order']]) });
  });

  it('is for the team alone, and answers HEAD without a stream', async () => {
    await browser(product).get('/api/admin/live').expect(401);
    await (await signedInCustomer(product)).agent.get('/api/admin/live').expect(401);
    await (await colleague(product, 'Audrey', 'auditor')).get('/api/admin/live').expect(403);
    await olive
      .get('/api/admin/live')
      .query({ reading: 'x'.repeat(65) })
      .expect(400);
    await olive.head('/api/admin/live');
  });
});
