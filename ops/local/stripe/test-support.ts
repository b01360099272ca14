import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { afterThisTest } from '../kit/test-support.ts';
import { startLocalStripe, type LocalStripe, type LocalStripeOptions } from './index.ts';

export const WEBHOOK_SECRET = 'whsec_test';

export async function startStripe(
  options: Partial<LocalStripeOptions> = {},
): Promise<{ readonly local: LocalStripe; readonly stripe: Stripe }> {
  const local = await startLocalStripe({ port: 0, webhookSecret: WEBHOOK_SECRET, ...options });
  afterThisTest(() => local.close().catch(() => undefined));
  return { local, stripe: clientOf(local) };
}

export function clientOf(
  { port }: { readonly port: number },
  config: { readonly key?: string; readonly maxNetworkRetries?: number } = {},
): Stripe {
  const { key = 'sk_test_local', maxNetworkRetries = 2 } = config;
  return new Stripe(key, { host: 'localhost', port, protocol: 'http', maxNetworkRetries, timeout: 5000, telemetry: false });
}

type ReceivedWebhook = { readonly body: string; readonly signature: string; readonly event: Stripe.Event };

type Receiver = {
  readonly url: string;
  readonly received: readonly ReceivedWebhook[];
  readonly types: () => readonly string[];
  readonly answerNext: (...statuses: readonly number[]) => void;
  readonly close: () => Promise<void>;
};

export async function startReceiver(port = 0): Promise<Receiver> {
  const received: ReceivedWebhook[] = [];
  const statuses: number[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      const signature = String(request.headers['stripe-signature']);
      received.push({ body, signature, event: Stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET) });
      const status = statuses.shift() ?? 200;
      response.writeHead(status, status >= 300 && status < 400 ? { location: '/elsewhere' } : {}).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  };
  afterThisTest(close);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`,
    received,
    types: () => received.map(({ event }) => event.type),
    answerNext: (...next) => void statuses.push(...next),
    close,
  };
}

export async function failure(promise: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await promise;
  } catch (error) {
    return error as Stripe.errors.StripeError;
  }
  throw new Error('It was expected to fail.');
}

export const FIFTY_POUNDS: Stripe.PaymentIntentCreateParams = {
  amount: 5000,
  currency: 'gbp',
  allowed_payment_method_types: ['card'],
  metadata: { order_id: 'order-1' },
};
