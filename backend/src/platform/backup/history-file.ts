import type { EventStore, RecordedEvent } from '../../event-sourcing/store/event-store.ts';
import type { BackupFile, Manifest } from './manifest.ts';
import { linesOf, writeFile } from './sealed-files.ts';

/** Of a history in EventStoreDB: a fact on each line. */
export const HISTORY = 'history';

type Target = Parameters<typeof writeFile>[0];
type Head = Manifest['head'];

/** From after the head of the backup before to the end of the log at the moment that it is begun. */
export async function historySince(
  store: EventStore,
  since: Head,
  target: Target,
): Promise<{ readonly file: BackupFile | null; readonly head: Head }> {
  const end = await store.head();
  let head = since;
  const lines = async function* (): AsyncGenerator<Uint8Array, void, undefined> {
    for await (const event of store.readAll(since.position ?? 'start')) {
      if (event.id === since.id) continue;
      if (end === 'start' || store.compare(event.position, end) > 0) return;
      head = { facts: head.facts + 1, position: event.position, id: event.id, recordedAt: event.recordedAt };
      yield Buffer.from(lineOf(event));
    }
  };
  const file = await writeFile(target, { name: HISTORY, columns: null, content: lines() }, () => head.facts - since.facts);
  return { file, head };
}

const lineOf = ({ sealed, ...event }: RecordedEvent): string =>
  `${JSON.stringify({ ...event, sealed: sealed && Buffer.from(sealed).toString('base64') })}\n`;

type Line = Omit<RecordedEvent, 'sealed'> & { readonly sealed: string | null };

export async function* factsIn(content: AsyncIterable<Uint8Array>): AsyncGenerator<RecordedEvent, void, undefined> {
  for await (const line of linesOf(content)) {
    const { sealed, ...event } = JSON.parse(line) as Line;
    yield { ...event, sealed: sealed === null ? null : Buffer.from(sealed, 'base64') };
  }
}
