import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import type { Pools } from './event-sourcing/postgres/connections.ts';
import { EventStore } from './event-sourcing/store/event-store.ts';
import { newTraceId } from './event-sourcing/telemetry/trace-id.ts';
import { POOLS } from './platform/database/pools.ts';
import { Logger } from './platform/logging/logger.ts';
import { startTelemetry } from './platform/telemetry/start-telemetry.ts';
import { browser, customerWithWill, mailTo, payByCard, signupForm, tokenIn } from './testing/people.ts';
import { type OtlpReceiver, startOtlpReceiver } from './testing/otlp-receiver.ts';
import { type Product, sharedProduct } from './testing/product.ts';
import { until } from './testing/until.ts';

let product: Product;
let receiver: OtlpReceiver;
let stop: () => Promise<void>;

beforeAll(async () => {
  product = await sharedProduct();
  receiver = await startOtlpReceiver();
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_TRACES_SAMPLER_ARG: 1 };
  stop = await startTelemetry(settings, 'test', new Logger('silent', 'test'));
});
afterAll(async () => {
  await stop();
  await receiver.close();
});

/** As a browser sends it with a click. */
const click = (): { readonly id: string; readonly traceparent: string } => {
  const id = newTraceId();
  return { id, traceparent: `00-${id}-${id.slice(16)}-01` };
};

const spansOf = (traceId: string) => receiver.spans.filter((span) => span.traceId === traceId);
const namesOf = (traceId: string): readonly string[] => [...new Set(spansOf(traceId).map(({ name }) => name))];

async function factsOf(stream: string) {
  const facts = [];
  for await (const { type, metadata } of product.api.get<EventStore>(EventStore, { strict: false }).readStream(stream))
    facts.push({ type, trace: metadata['correlationId'] as string });
  return facts;
}

describe('the trace of a click', () => {
  it('goes from the request through command, facts, projections, reaction and job to the mail, with nothing personal in it (T-27)', async () => {
    const { id, traceparent } = click();
    const form = signupForm({ fullName: 'Jane Zyxwvut', addressLine1: '17 Quuxford Lane' });
    await browser(product).post('/api/signup').set('traceparent', traceparent).send(form).expect(201);
    const token = tokenIn(await mailTo(product, form.email));
    const hasAll = async () => namesOf(id).includes('send mail') && namesOf(id).some((name) => name.startsWith('project '));
    await until(hasAll, 'the spans of the mail');

    expect(namesOf(id)).toEqual(
      expect.arrayContaining([
        'POST /api/signup',
        'SignUp on customer',
        'append customer',
        expect.stringMatching(/^project /),
        expect.stringMatching(/^react /),
        expect.stringMatching(/^send customers\./),
        expect.stringMatching(/^process customers\./),
        'send mail',
        'SELECT',
      ]),
    );
    const [root, ...others] = spansOf(id).filter(({ parentSpanId }) => !parentSpanId);
    expect([root?.name, root?.spanId, others]).toEqual(['POST /api/signup', id.slice(16), []]);
    const known = new Set(spansOf(id).map(({ spanId }) => spanId));
    expect(spansOf(id).filter(({ parentSpanId }) => parentSpanId && !known.has(parentSpanId))).toEqual([]);

    const sent = receiver.text().toLowerCase();
    for (const secret of ['zyxwvut', 'quuxford', form.email, form.postcode, token, '/verify?'])
      expect(sent).not.toContain(secret.toLowerCase());
  });

  it('is named by each fact that comes of it, in whatever process, by its jobs and by its error', async () => {
    const { agent } = await customerWithWill(product);
    const { orderId } = await payByCard(product, agent);
    const receipt = await until(async () => (await factsOf(`order-${orderId}`)).find(({ type }) => type === 'ReceiptSent'), 'the receipt');
    const paid = (await factsOf(`order-${orderId}`)).find(({ type }) => type === 'PaymentSucceeded');
    expect(receipt.trace).toMatch(/^[0-9a-f]{32}$/);
    expect(receipt.trace).toBe(paid?.trace);
    const { rows } = await product.api
      .get<Pools>(POOLS, { strict: false })
      .app.query('SELECT trace FROM queue.wanted_job WHERE job = $1 AND payload ->> $2 = $3', ['orders.send-receipt', 'orderId', orderId]);
    expect(rows).toEqual([{ trace: paid?.trace }]);

    const { id, traceparent } = click();
    const { body } = await supertest(product.url).get('/api/will').set('traceparent', traceparent).expect(401);
    expect(body).toMatchObject({ traceId: id });
  });

  it('is linked from the trace of the payment that the card provider tells of later', async () => {
    const { agent } = await customerWithWill(product);
    const { orderId } = await payByCard(product, agent);
    const facts = await until(async () => {
      const found = await factsOf(`order-${orderId}`);
      return found.some(({ type }) => type === 'ReceiptSent') ? found : undefined;
    }, 'the receipt');
    const traceOf = (type: string) => facts.find((fact) => fact.type === type)?.trace ?? '';
    const told = traceOf('PaymentSucceeded');
    await until(async () => namesOf(told).includes('send mail'), 'the span of the receipt');
    expect(namesOf(told)).toEqual(
      expect.arrayContaining(['POST /api/payments/webhook', 'webhook', 'stripe find-intent', 'RecordCharge on order']),
    );
    const links = spansOf(told).flatMap((span) => span.links ?? []);
    expect(links.map(({ traceId }) => traceId)).toContain(traceOf('PaymentRequested'));
  });
});
