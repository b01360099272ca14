import type { Change } from '../store/stripe-store.ts';
import type { EventObject } from '../objects/types.ts';

export const API_VERSION = '2026-10-28.endive';

/** Time and ids come in from outside. */
export type Operation = {
  readonly change: Change;
  readonly now: Date;
  readonly newId: (prefix: string) => string;
  readonly settings: Settings;
  readonly request: { readonly id: string | null; readonly idempotency_key: string | null };
};

export type Settings = {
  readonly publicUrl: string;
  /** Of a payment in `processing`, and of a pending refund. */
  readonly processingDelayMs: number;
  readonly hasWebhook: boolean;
};

/** Stripe's clock: whole seconds. */
export const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** Also its delivery, when there is a webhook. */
export function emit(operation: Operation, type: string, object: EventObject, previous?: Readonly<Record<string, unknown>>): void {
  const { change, now, newId, request, settings } = operation;
  const id = newId('evt');
  change.put('events', {
    id,
    object: 'event',
    api_version: API_VERSION,
    created: seconds(now),
    data: { object, ...(previous && { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: settings.hasWebhook ? 1 : 0,
    request,
    type,
  });
  if (settings.hasWebhook) change.put('deliveries', { id, state: 'pending', attempts: 0 });
}
