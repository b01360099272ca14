import { StreamDeleted } from '../event-store.ts';
import { lastOf, writing } from './administration.ts';
import { asking, orNone } from './asking.ts';
import { EventStoreDbEventStore } from './eventstoredb-event-store.ts';
import { Failure } from './failures.ts';
import { HiddenEvents, isAboutStream, metastreamOf, splitSettings } from './hidden-events.ts';
import type { HiddenStream } from './hidden-events.ts';

/** Reads the whole log, as there is no list of them, with a login that may. Throws AccessDenied, StoreUnavailable. */
export async function hiddenStreams(url: string): Promise<readonly HiddenStream[]> {
  const store = new EventStoreDbEventStore({ url });
  const hidden = new HiddenEvents();
  try {
    for await (const event of store.history('start', isAboutStream)) hidden.note(event);
    return hidden.streams;
  } finally {
    await store.close();
  }
}

/**
 * With an administrator's URL: brings back what a limit or a deletion hides, if the server's files were not cleaned since, and leaves the
 * stream's other settings. False when nothing hides it. Throws StreamDeleted when it was deleted for ever, AccessDenied, StoreUnavailable.
 */
export async function unhide(adminUrl: string, stream: string): Promise<boolean> {
  const metastream = metastreamOf(stream);
  return asking(adminUrl, async (ask) => {
    try {
      const last = await ask((server) => orNone(lastOf(server, metastream), 'not-found'));
      const { limits, others } = splitSettings(last?.data);
      if (!limits) return false;
      // Of a stream that was deleted, a server goes on hiding what it hid until it is told to hide nothing; and then that needs no saying.
      await ask(writing(metastream, '$metadata', { ...others, $tb: 0 }));
      await ask(writing(metastream, '$metadata', others));
      return true;
    } catch (error) {
      throw error instanceof Failure && error.kind === 'deleted' ? new StreamDeleted(stream) : error;
    }
  });
}
