import { randomUUID } from 'node:crypto';
import { EventStoreDbEventStore } from './eventstoredb-event-store.ts';

// A process of its own for the behaviour suite: appends, follows what it appended, closes, and must then end by itself.
const { STORE_PROCESS_URL } = process.env;

if (STORE_PROCESS_URL !== undefined) {
  const store = new EventStoreDbEventStore({ url: STORE_PROCESS_URL });
  const id = randomUUID();
  const before = await store.head();
  await store.append(`process-${id}`, 'no-stream', [{ id, type: 'SuiteEvent', data: {}, metadata: {}, sealed: null }]);
  const stop = new AbortController();
  for await (const item of store.subscribe(before, { signal: stop.signal })) {
    if (item.kind === 'event' && item.event.id === id) stop.abort();
  }
  await store.close();
}
