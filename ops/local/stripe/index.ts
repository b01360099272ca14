export { startLocalStripe, type LocalStripe, type LocalStripeOptions } from './local-stripe.ts';
export { TEST_CARDS, type TestCard } from './objects/test-cards.ts';
export type { Fault, FaultKind } from '../kit/faults.ts';
export type { WebhookMode } from './webhooks/webhook-sender.ts';
