import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEventStore } from './event-store.ts';
import { startProduct, startProductOn } from './product.ts';
import { SETTINGS } from './start-shared-product.mjs';

const NAME = 'shared-on-eventstore';

/** A server that was given has a history, which goes on: with the database and the keys that it began with, kept beside it under its address. */
const startOn = (url) => {
  const hosts = url
    .replace(/^[^:]*:\/\//, '')
    .replace(/^.*@/, '')
    .replace(/[/?].*$/, '');
  const dataDir = join(tmpdir(), `willow-on-eventstore-${hosts.replaceAll(/[^\w.-]/g, '_')}`);
  mkdirSync(dataDir, { recursive: true });
  return startProductOn(NAME, dataDir, { EVENTSTORE_URL: url });
};

/** The product once for all journeys, with its history in EventStoreDB: in the server that the environment names, or in the stand-in. */
export default async function startSharedProduct() {
  const given = process.env.EVENTSTORE_TEST_URL;
  const store = given ? { url: given, stop: () => Promise.resolve() } : await startEventStore();
  // A server that nobody stops keeps Jest from ending; after a failure here it calls nothing more of ours.
  const product = await (given ? startOn(given) : startProduct(NAME, { EVENTSTORE_URL: store.url, ...SETTINGS })).catch(async (error) => {
    await store.stop();
    throw error;
  });
  const { url, mailboxUrl, stripeUrl, dataDir, pid, stop } = product;
  process.env.JOURNEYS_PRODUCT = JSON.stringify({ url, mailboxUrl, stripeUrl, dataDir, pid });
  process.env.JOURNEYS_LOOK_AROUND = 'no';
  globalThis.stopSharedProduct = async () => {
    await stop();
    await store.stop();
  };
}
