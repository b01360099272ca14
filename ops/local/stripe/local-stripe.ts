import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { controlRoutes, readControl } from '../kit/control-routes.ts';
import { createFaults, type Fault, type Faults } from '../kit/faults.ts';
import { listen, type LocalHandler, type LocalRequest, type LocalResponse, type LocalServer } from '../kit/http-server.ts';
import { refuseProduction } from '../kit/refuse-production.ts';
import { json } from '../kit/responses.ts';
import { createStripeApi } from './api/stripe-api.ts';
import { createPaymentsPage } from './pages/payments-page.ts';
import { createPageRoutes } from './pages/page-routes.ts';
import type { Operation, Settings } from './payments/operation.ts';
import { startSettlements } from './payments/settlements.ts';
import { openStore, type Store } from './store/stripe-store.ts';
import { startWebhooks, WEBHOOK_MODES, type RetryPlan, type WebhookMode, type WebhookSender } from './webhooks/webhook-sender.ts';

export type LocalStripeOptions = {
  readonly port: number;
  /** By which other containers reach it; on loopback only when left out. */
  readonly name?: string;
  /** In memory only when left out. */
  readonly dataDir?: string;
  readonly webhookUrl?: string;
  readonly webhookSecret: string;
  /** Any test key when left out. */
  readonly secretKey?: string;
  readonly publishableKey?: string;
  /** `http://localhost:<port>` by default. */
  readonly publicUrl?: string;
  readonly processingDelayMs?: number;
  readonly webhookRetry?: Partial<RetryPlan>;
  readonly reorderMs?: number;
  readonly now?: () => Date;
  readonly newId?: (prefix: string) => string;
};

export type LocalStripe = LocalServer & {
  readonly setWebhookMode: (mode: WebhookMode) => void;
  readonly setFault: (fault: Fault | readonly Fault[] | null) => void;
};

const RETRY: RetryPlan = { attempts: 30, firstDelayMs: 500, maxDelayMs: 60_000, timeoutMs: 10_000 };
const MAX_BODY_BYTES = 1 << 20;

export async function startLocalStripe(options: LocalStripeOptions): Promise<LocalStripe> {
  refuseProduction('The local Stripe');
  for (const key of [options.secretKey, options.publishableKey]) {
    if (key?.includes('_live_')) throw new Error('The local Stripe refuses live keys.');
  }
  let handler: LocalHandler = () => Promise.resolve(json({ error: 'starting' }, 503));
  // The port comes first: a second stand-in must fail on it before it touches the first one's data.
  const server = await listen((request) => handler(request), { port: options.port, name: options.name, maxBodyBytes: MAX_BODY_BYTES });
  try {
    const parts = assemble(options, options.publicUrl ?? server.url);
    handler = createHandler(parts);
    return { ...server, close: () => close(server, parts), setWebhookMode: parts.setWebhookMode, setFault: parts.faults.set };
  } catch (error) {
    await server.close();
    throw error;
  }
}

type Parts = {
  readonly options: LocalStripeOptions;
  readonly store: Store;
  readonly faults: Faults;
  readonly publicUrl: string;
  readonly now: () => Date;
  readonly newId: (prefix: string) => string;
  readonly newOperation: (request?: Operation['request']) => Operation;
  readonly setWebhookMode: (mode: WebhookMode) => void;
  readonly stop: () => void;
};

function assemble(options: LocalStripeOptions, publicUrl: string): Parts {
  const { dataDir, webhookUrl, now = () => new Date(), newId = randomId, processingDelayMs = 3000 } = options;
  const store = openStore(dataDir === undefined ? undefined : join(dataDir, 'local-stripe.ndjson'));
  const settings: Settings = { publicUrl, processingDelayMs, hasWebhook: webhookUrl !== undefined };
  const newOperation: Parts['newOperation'] = (request = { id: null, idempotency_key: null }) => ({
    change: store.begin(),
    now: now(),
    newId,
    settings,
    request,
  });
  const webhooks = webhookUrl === undefined ? undefined : openWebhooks(options, webhookUrl, store, now);
  const settlements = startSettlements(store, newOperation, now);
  return {
    options,
    store,
    faults: createFaults(),
    publicUrl,
    now,
    newId,
    newOperation,
    setWebhookMode: (mode) => webhooks?.setMode(mode),
    stop: () => {
      webhooks?.stop();
      settlements.stop();
    },
  };
}

function openWebhooks(options: LocalStripeOptions, url: string, store: Store, now: () => Date): WebhookSender {
  const { webhookSecret: secret, webhookRetry, reorderMs = 250 } = options;
  return startWebhooks(store, { url, secret, retry: { ...RETRY, ...webhookRetry }, reorderMs }, now);
}

function createHandler(parts: Parts): LocalHandler {
  const { options, ...rest } = parts;
  const api = createStripeApi({ ...rest, keys: { secretKey: options.secretKey, publishableKey: options.publishableKey } });
  const control = controlRoutes(parts.faults);
  const payments = createPaymentsPage(parts);
  const pages = createPageRoutes(parts);
  return async (request) => {
    if (request.path.startsWith('/v1/')) return api(request);
    return control(request) ?? webhookRoute(request, parts) ?? payments(request) ?? pages(request) ?? json({ error: 'Not found' }, 404);
  };
}

/** `POST /_local/webhooks` with `{"mode": …}`. */
function webhookRoute(request: LocalRequest, { setWebhookMode }: Parts): LocalResponse | undefined {
  if (request.path !== '/_local/webhooks' || request.method !== 'POST') return undefined;
  const wanted = readControl(request)?.['mode'];
  const mode = WEBHOOK_MODES.find((known) => known === wanted);
  if (!mode) return json({ error: `Send a mode: ${WEBHOOK_MODES.join(', ')}.` }, 400);
  setWebhookMode(mode);
  return json({ mode });
}

async function close(server: LocalServer, { stop, store }: Parts): Promise<void> {
  stop();
  await server.close();
  store.close();
}

const randomId = (prefix: string): string => `${prefix}_${randomBytes(18).toString('base64url').replaceAll(/[-_]/g, 'x')}`;
