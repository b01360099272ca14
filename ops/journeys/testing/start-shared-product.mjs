import { patient } from '../../testing/machine/patience.ts';
import { startProduct } from './product.ts';

/** Who wants to be erased does not wait a week, and a slow machine is waited for. */
export const SETTINGS = { ERASURE_WAIT_DAYS: '0', TIMEOUT_FACTOR: String(patient(10)) };

/** Starts the product once for all journeys. The tests find it through `sharedProduct`. */
export default async function startSharedProduct() {
  const { url, mailboxUrl, stripeUrl, dataDir, pid, stop } = await startProduct('shared', SETTINGS);
  process.env.JOURNEYS_PRODUCT = JSON.stringify({ url, mailboxUrl, stripeUrl, dataDir, pid });
  globalThis.stopSharedProduct = stop;
}
