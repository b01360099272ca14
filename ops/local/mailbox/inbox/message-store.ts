import { openJournal } from '../../kit/journal.ts';
import { type Position } from '../../kit/journal-lines.ts';
import { summarise, type Message, type Summary } from './message.ts';

type Entry = { readonly received: readonly Message[] } | { readonly cleared: true };

export type MessageStore = {
  /** All or none of them survive a crash. */
  readonly add: (messages: readonly Message[]) => void;
  readonly list: () => readonly Summary[];
  readonly get: (id: string) => Message | undefined;
  readonly clear: () => void;
  /** Deletes what was sent to these addresses, from the file too. */
  readonly erase: (addresses: readonly string[]) => void;
  /** Changes whenever the list does. */
  readonly version: () => string;
  readonly close: () => void;
};

/** Only summaries are held in memory; bodies and attachments are read when asked for. */
export function openMessageStore(path?: string): MessageStore {
  const journal = openJournal<Entry>(path);
  let summaries: Summary[] = [];
  let positions = new Map<string, Position>();
  let changes = 0;
  const apply = (entry: Entry, position: Position): void => {
    changes += 1;
    if ('cleared' in entry) {
      summaries = [];
      positions = new Map();
      return;
    }
    for (const message of entry.received) {
      summaries.push(summarise(message));
      positions.set(message.id, position);
    }
  };
  const append = (entry: Entry): void => apply(entry, journal.append(entry));
  const get = (id: string): Message | undefined => {
    const position = positions.get(id);
    const entry = position && journal.read(position);
    return entry && 'received' in entry ? entry.received.find((message) => message.id === id) : undefined;
  };
  const replay = (): void => {
    summaries = [];
    positions = new Map();
    journal.replay(apply);
  };
  const erase = (addresses: readonly string[]): void => {
    const erased = new Set(addresses.map((address) => address.toLowerCase()));
    const kept = summaries.filter(({ to }) => !erased.has(to.toLowerCase())).flatMap(({ id }) => get(id) ?? []);
    journal.replace(kept.map((message) => ({ received: [message] })));
    replay();
  };
  replay();
  return {
    add: (messages) => append({ received: messages }),
    list: () => summaries.toReversed(),
    get,
    clear: () => append({ cleared: true }),
    erase,
    version: () => String(changes),
    close: journal.close,
  };
}
