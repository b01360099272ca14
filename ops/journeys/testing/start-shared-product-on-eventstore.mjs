import { startEventStore } from './event-store.ts';
import { startProduct } from './product.ts';

/** The product once for all journeys, with its history in EventStoreDB: in the server that the environment names, or in the stand-in. */
export default async function startSharedProduct() {
  const given = process.env.EVENTSTORE_TEST_URL;
  const store = given ? { url: given, stop: () => Promise.resolve() } : await startEventStore();
  globalThis.stopSharedProduct = store.stop;
  const { url, mailboxUrl, stripeUrl, dataDir, pid, stop } = await startProduct('shared-on-eventstore', { EVENTSTORE_URL: store.url });
  process.env.JOURNEYS_PRODUCT = JSON.stringify({ url, mailboxUrl, stripeUrl, dataDir, pid });
  process.env.JOURNEYS_LOOK_AROUND = 'no';
  globalThis.stopSharedProduct = async () => {
    await stop();
    await store.stop();
  };
}
