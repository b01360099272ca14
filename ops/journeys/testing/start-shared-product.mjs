import { startProduct } from './product.ts';

/** Starts the product once for all journeys; who wants to be erased does not wait a week, and a slow machine is waited for. The tests find it through `sharedProduct`. */
export default async function startSharedProduct() {
  const { url, mailboxUrl, stripeUrl, dataDir, pid, stop } = await startProduct('shared', { ERASURE_WAIT_DAYS: '0', TIMEOUT_FACTOR: '10' });
  process.env.JOURNEYS_PRODUCT = JSON.stringify({ url, mailboxUrl, stripeUrl, dataDir, pid });
  globalThis.stopSharedProduct = stop;
}
