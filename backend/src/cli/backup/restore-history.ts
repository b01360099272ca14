import { homeOf, listMoves, recordBegun, recordDone } from '../../event-sourcing/copy/moves.ts';
import { translatePlaces } from '../../event-sourcing/copy/places.ts';
import type { EventStore, Position, RecordedEvent } from '../../event-sourcing/store/event-store.ts';
import { KeptChain } from '../../event-sourcing/store/eventstoredb/kept-chain.ts';
import { markOf } from '../../event-sourcing/store/mark.ts';
import { NO_HASH } from '../../event-sourcing/store/postgres/chain.ts';
import { factsIn, HISTORY } from '../../platform/backup/history-file.ts';
import { readFile } from '../../platform/backup/sealed-files.ts';
import { CannotDo } from '../cannot-do.ts';
import { Progress } from '../progress.ts';
import type { Restoring } from './restoring.ts';

async function* factsOf({ chain, archive, unseal }: Restoring): AsyncGenerator<RecordedEvent, void, undefined> {
  for (const { files } of chain) for (const file of files) if (file.name === HISTORY) yield* factsIn(readFile(archive, unseal, file));
}

/** Into an EventStoreDB that is empty, or has the beginning of it from a try before. Throws CannotDo before anything is written. */
export async function copyHistory(restoring: Restoring): Promise<void> {
  const { chain, out, store, eventStoreDb } = restoring;
  const progress = new Progress(out.say, 'copied', chain.at(-1)!.head.facts);
  const facts = factsOf(restoring);
  for await (const { id } of store.readAll('start')) {
    const { value: fact } = await facts.next();
    if (fact?.id !== id) throw new CannotDo(NOT_EMPTY);
    progress.add(1);
  }
  await eventStoreDb!.copyIn(facts, () => progress.add(1));
}

const NOT_EMPTY =
  'EVENTSTORE_URL: the server holds facts that are not of this backup, or more than it: give an empty one. Nothing was changed.';

/** Reactions go on after the same fact as before, which has another place on the new server. In the transaction that loaded them. */
export async function translateToCopy(restoring: Restoring): Promise<void> {
  const { run, eventStoreDb } = restoring;
  const rows = await run<{ position: Position }>(
    `SELECT DISTINCT position FROM subscription.checkpoint WHERE position <> 'start'
      UNION SELECT position FROM subscription.parked WHERE resolved_at IS NULL`,
    [],
  );
  const before = await lastFactsBefore(
    restoring,
    rows.map(({ position }) => position),
  );
  const from: Pick<EventStore, 'readAll' | 'readStream' | 'compare'> = {
    compare: (a, b) => eventStoreDb!.compare(a, b),
    readStream: () => eventStoreDb!.readStream(''),
    async *readAll(position) {
      const fact = before.get(position);
      if (fact) yield fact;
    },
  };
  await translatePlaces(run, { from, to: eventStoreDb! });
}

/** The last fact of the backup that stood at each place, or before it. */
async function lastFactsBefore(restoring: Restoring, places: readonly Position[]): Promise<ReadonlyMap<Position, RecordedEvent>> {
  const { store } = restoring;
  const inOrder = places.toSorted((a, b) => store.compare(a, b));
  const found = new Map<Position, RecordedEvent>();
  let last: RecordedEvent | null = null;
  let reached = 0;
  const settle = (): void => {
    if (last) found.set(inOrder[reached]!, last);
    reached += 1;
  };
  for await (const fact of factsOf(restoring)) {
    while (reached < inOrder.length && store.compare(fact.position, inOrder[reached]!) > 0) settle();
    last = fact;
  }
  while (reached < inOrder.length) settle();
  return found;
}

/** What was followed on the server that is gone is kept, and counts no more. */
export async function beginOnOtherServer({ owner, run, eventStoreDb, chain }: Restoring): Promise<void> {
  await new KeptChain(owner).beginEra();
  if (homeOf(await listMoves(run)) !== 'eventstoredb') return;
  for await (const last of eventStoreDb!.readAll('end', { backwards: true, maxCount: 1 })) {
    await recordBegun(run, 'eventstoredb');
    await recordDone(run, { store: 'eventstoredb', events: chain.at(-1)!.head.facts, hash: NO_HASH, mark: markOf(last) });
  }
}
