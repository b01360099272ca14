import { createHash } from 'node:crypto';
import type { StripeEvent } from '../objects/types.ts';
import type { Delivery } from '../store/collections.ts';
import type { Store } from '../store/stripe-store.ts';
import { createQueues } from './queues.ts';
import { signatureHeader } from './signature.ts';

/**
 * `on` sends each at once, `off` loses them, `hold` keeps them until the mode changes, `duplicate` sends each twice, `reorder` waits for
 * a few and sends the newest first.
 */
export const WEBHOOK_MODES = ['on', 'off', 'hold', 'duplicate', 'reorder'] as const;
export type WebhookMode = (typeof WEBHOOK_MODES)[number];

export type RetryPlan = {
  readonly attempts: number;
  readonly firstDelayMs: number;
  readonly maxDelayMs: number;
  readonly timeoutMs: number;
};

type WebhookTarget = { readonly url: string; readonly secret: string; readonly retry: RetryPlan; readonly reorderMs: number };

export type WebhookSender = { readonly setMode: (mode: WebhookMode) => void; readonly stop: () => void };

/** Also those that an earlier run did not get to. */
export function startWebhooks(store: Store, target: WebhookTarget, now: () => Date): WebhookSender {
  const stopping = new AbortController();
  const timers = new Set<NodeJS.Timeout>();
  const queues = createQueues();
  let mode: WebhookMode = 'on';
  let waiting: string[] = [];

  const later = (delayMs: number, run: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, delayMs);
    timers.add(timer.unref());
  };
  const send = (id: string, copy = false): void => {
    const event = store.get('events', id);
    if (event) queues.run(queueOf(event, mode), () => attempt(event, copy));
  };
  const attempt = async (event: StripeEvent, copy: boolean): Promise<void> => {
    const delivered = await post(target, event, now(), stopping.signal);
    if (stopping.signal.aborted || copy) return;
    const attempts = (store.get('deliveries', event.id)?.attempts ?? 0) + 1;
    const givenUp = !delivered && attempts >= target.retry.attempts;
    record(store, { id: event.id, attempts, state: delivered ? 'delivered' : givenUp ? 'failed' : 'pending' });
    if (!delivered && !givenUp) later(delayAfter(attempts, target.retry), () => send(event.id));
  };
  const dispatch = (id: string): void => {
    if (mode === 'off') record(store, { id, attempts: 0, state: 'failed' });
    else if (mode === 'hold') waiting.push(id);
    else if (mode === 'reorder') {
      if (waiting.push(id) === 1) later(target.reorderMs, release);
    } else {
      send(id);
      if (mode === 'duplicate') send(id, true);
    }
  };
  const release = (): void => {
    const ids = waiting;
    waiting = [];
    if (mode === 'reorder') ids.toReversed().forEach((id) => send(id));
    else ids.forEach(dispatch);
  };

  store.onCommit((puts) => {
    for (const [name, object] of puts) if (name === 'deliveries' && isNew(object)) dispatch(object.id);
  });
  for (const delivery of store.all('deliveries')) if (delivery.state === 'pending') send(delivery.id);
  return {
    setMode: (next) => {
      mode = next;
      release();
    },
    stop: () => {
      stopping.abort();
      timers.forEach((timer) => clearTimeout(timer));
    },
  };
}

const isNew = ({ attempts, state }: Delivery): boolean => attempts === 0 && state === 'pending';

const delayAfter = (attempts: number, { firstDelayMs, maxDelayMs }: RetryPlan): number =>
  Math.min(firstDelayMs * 2 ** (attempts - 1), maxDelayMs);

const LANES = 16;

/** The events of one payment go out in order; reordered ones share a queue so that their order stays reversed. */
function queueOf({ data: { object } }: StripeEvent, mode: WebhookMode): string {
  if (mode === 'reorder') return 'reordered';
  const payment = object.object === 'payment_intent' ? object.id : object.payment_intent;
  return `lane ${createHash('sha256').update(payment).digest().readUInt8() % LANES}`;
}

function record(store: Store, delivery: Delivery): void {
  const change = store.begin();
  change.put('deliveries', delivery);
  change.commit();
}

async function post({ url, secret, retry }: WebhookTarget, event: StripeEvent, moment: Date, stopping: AbortSignal): Promise<boolean> {
  const body = JSON.stringify({ ...event, pending_webhooks: 1 }, null, 2);
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        'stripe-signature': signatureHeader(body, secret, moment),
      },
      body,
      signal: AbortSignal.any([stopping, AbortSignal.timeout(retry.timeoutMs)]),
    });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
