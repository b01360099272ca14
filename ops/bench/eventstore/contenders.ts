import { randomUUID } from 'node:crypto';
import { EventStoreDBClient, jsonEvent, NO_STREAM } from '@eventstore/db-client';
import { builtModule } from '../product/built-module.ts';

/** What is compared: the same event to the same kind of stream, always at its exact revision; -1 where there is no stream yet. */
export type Contender = {
  append(stream: string, after: number, text: string): Promise<unknown>;
  readAll(count: number): AsyncIterable<unknown>;
};

const TYPE = 'BenchEventWritten';

async function ours(url: string): Promise<Contender> {
  const module = 'event-sourcing/store/eventstoredb/eventstoredb-event-store';
  const { EventStoreDbEventStore } =
    await builtModule<typeof import('../../../backend/src/event-sourcing/store/eventstoredb/eventstoredb-event-store.ts')>(module);
  const store = new EventStoreDbEventStore({ url });
  return {
    append: (stream, after, text) =>
      store.append(stream, after === -1 ? 'no-stream' : after, [
        { id: randomUUID(), type: TYPE, data: { text }, metadata: {}, sealed: null },
      ]),
    readAll: (maxCount) => store.readAll('start', { maxCount }),
  };
}

/** Its batch call. */
function client(url: string): Contender {
  const bare = EventStoreDBClient.connectionString(url);
  return {
    append: (stream, after, text) =>
      bare.appendToStream(stream, [jsonEvent({ type: TYPE, data: { text }, metadata: {} })], {
        expectedRevision: after === -1 ? NO_STREAM : BigInt(after),
      }),
    readAll: (maxCount) => bare.readAll({ maxCount }),
  };
}

async function emmett(url: string): Promise<Contender> {
  const { getEventStoreDBEventStore } = await import('@event-driven-io/emmett-esdb');
  const store = getEventStoreDBEventStore(EventStoreDBClient.connectionString(url));
  return {
    append: (stream, after, text) =>
      store.appendToStream(stream, [{ type: TYPE, data: { text }, metadata: {} }], {
        expectedStreamVersion: after === -1 ? 'STREAM_DOES_NOT_EXIST' : BigInt(after),
      }),
    readAll: () => {
      throw new Error('Emmett reads no log');
    },
  };
}

export const contenders = { ours, client, emmett };
export type ContenderName = keyof typeof contenders;
