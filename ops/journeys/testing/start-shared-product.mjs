import { startProduct } from './product.ts';

/** Starts the product once for all journeys. The tests find it through `sharedProduct`. */
export default async function startSharedProduct() {
  const { url, mailboxUrl, stripeUrl, dataDir, pid, stop } = await startProduct('shared');
  process.env.JOURNEYS_PRODUCT = JSON.stringify({ url, mailboxUrl, stripeUrl, dataDir, pid });
  globalThis.stopSharedProduct = stop;
}
