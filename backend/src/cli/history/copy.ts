import { compareHistories, type Compared } from '../../event-sourcing/copy/compare-histories.ts';
import { copyIntoPostgres } from '../../event-sourcing/copy/copy-into-postgres.ts';
import { holds, homeOf, isMoving, listMoves, lockMoves, recordBegun, type Move } from '../../event-sourcing/copy/moves.ts';
import type { Position, RecordedEvent } from '../../event-sourcing/store/event-store.ts';
import { OutOfOrder } from '../../event-sourcing/store/eventstoredb/ordered-appends.ts';
import { command, FLAG, TEXT } from '../command.ts';
import { isAtRest } from '../is-at-rest.ts';
import { Progress } from '../progress.ts';
import { required } from '../usage-error.ts';
import { finish } from './finish.ts';
import { assertReadModelsSame, assertSigned } from './prove.ts';
import { CopyRefused, withBothStores, type Stores } from './stores.ts';

const USAGE = 'history copy --to <esdb URL>|postgres [--dry-run]';

export const historyCopyCommand = command({
  usage: USAGE,
  about: 'moves the whole history to EventStoreDB, or back to PostgreSQL, and proves the copy; the product is stopped meanwhile',
  details: [
    'Copies every fact in its order, with its id, place, time and ciphertext, compares both stores fact by fact, builds every read model from the',
    'copy and compares it with the live one, and only then makes the copy the history. May be interrupted at any time: the same command goes on.',
    '--to         the URL of EventStoreDB as in EVENTSTORE_URL, or postgres: back into the log of DATABASE_URL, from EVENTSTORE_URL',
    '--dry-run    looks at everything and writes nothing',
    '',
    'Needs MASTER_KEY, DATABASE_URL and DATABASE_OWNER_URL. The whole way: ops/outgrowing.md',
  ],
  examples: ["history copy --to 'esdb://willow:…@eventstore:2113?tls=true' --dry-run", 'history copy --to postgres'],
  json: '{ "to", "copied", "same", "left" }: where the history is, and how many facts were the same and left to copy; progress is on standard error',
  options: { to: TEXT, 'dry-run': FLAG },
  async run({ values }, env, out) {
    const to = required(values.to, 'where to', USAGE);
    await withBothStores(env, to, out, (stores) => copyHistory(stores, { isDry: values['dry-run'] === true }));
  },
});

async function copyHistory(stores: Stores, { isDry }: { readonly isDry: boolean }): Promise<void> {
  const { out, run, to } = stores;
  if (!(await isAtRest(run)))
    throw new CopyRefused(
      'The product is running and may write: stop every api and worker on this database, and run this again. Nothing was written.',
    );
  if (isDry ? await isMoving(run) : !(await lockMoves(run))) throw new CopyRefused('Another copy is under way: wait until it has ended.');
  const moves = await listMoves(run);
  const last = moves.at(-1);
  if (last?.step === 'done' && last.store === to) return finishAgain(stores, last, { isDry });
  assertIsElsewhere(to, homeOf(moves), await stores.postgres.head());
  await assertSigned(stores);
  const compared = await compareHistories(stores.pools.app, stores.eventStoreDb, new Progress(out.say, 'compared').reached);
  const left = await assertIsBeginning(stores, compared);
  out.say(`${compared.same} facts are there already, ${left} are to be copied`);
  if (isDry) return out.tell({ to, copied: false, same: compared.same, left }, 'That was a dry run: nothing was written');
  await recordBegun(run, to);
  await copyRest(stores, compared, left);
  const whole = await compareHistories(stores.pools.app, stores.eventStoreDb, new Progress(out.say, 'compared').reached);
  if (whole.outcome !== 'both end' || !whole.last) throw new CopyRefused(CHANGED);
  out.say(`${whole.same} facts are the same in both stores; the chain ends with ${whole.hash.toString('hex')}`);
  await assertReadModelsSame(stores);
  await finish(stores, whole);
}

const CHANGED =
  'The history changed while it was copied, so the copy is not the history. Something still writes: stop every api, worker and command, and run this again; it goes on where it is.';

/** What a kill cut off after the copy had become the history. */
async function finishAgain(stores: Stores, { mark }: Move, { isDry }: { readonly isDry: boolean }): Promise<void> {
  if (stores.to === 'eventstoredb' && mark && !(await holds(stores.eventStoreDb, mark)))
    throw new CopyRefused(
      'The history is in another EventStoreDB than the one of --to: bring it back with --to postgres, and copy it to the new one from there. Nothing was written.',
    );
  const words = 'The history had been moved there already';
  if (isDry) return stores.out.tell({ to: stores.to, copied: true, same: null, left: 0 }, words);
  await finish(stores, null);
  stores.out.say(words);
}

function assertIsElsewhere(to: Stores['to'], moved: Stores['to'] | null, head: Position): void {
  const home = moved ?? (head === 'start' ? null : 'postgres');
  if (home === to) throw new CopyRefused(`The history is in ${NAMES[to]} already: there is nothing to copy.`);
  if (to === 'eventstoredb' && head === 'start')
    throw new CopyRefused('This database has no facts in its own log: there is nothing to copy. Start with EVENTSTORE_URL.');
}

const NAMES = { postgres: 'PostgreSQL', eventstoredb: 'EventStoreDB' } as const;

/** The target is empty, or has the first facts of this very history. Gives how many are left. */
async function assertIsBeginning({ to, postgres, eventStoreDb }: Stores, { same, outcome, other, last }: Compared): Promise<number> {
  if (outcome === 'they differ')
    throw new CopyRefused(
      same === 0 || other === null || to === 'eventstoredb'
        ? `${NAMES[to]} holds facts that are not of this history, such as ${nameOf(other)}: give it an empty one. Nothing was written.`
        : `The two stores differ after ${same} facts, at ${nameOf(other)}: one of them was changed. Look with: willow audit verify. Nothing was written.`,
    );
  if (outcome === (to === 'eventstoredb' ? 'more in eventstoredb' : 'more in postgres'))
    throw new CopyRefused(`${NAMES[to]} holds more than this history, after its ${same} facts: give it an empty one. Nothing was written.`);
  if (to === 'eventstoredb') {
    const head = await postgres.head();
    return Number(head === 'start' ? 0 : head) - same;
  }
  let left = 0;
  for await (const _ of after(eventStoreDb.readAll(last?.position ?? 'start'), last)) left += 1;
  return left;
}

const nameOf = (event: RecordedEvent | null): string => (event ? `${event.type} in ${event.stream}` : 'one');

async function copyRest({ out, to, postgres, eventStoreDb, owner }: Stores, { same, last }: Compared, left: number): Promise<void> {
  if (left === 0) return;
  const progress = new Progress(out.say, 'copied', left);
  try {
    if (to === 'postgres') await copyIntoPostgres(owner, after(eventStoreDb.readAll(last?.position ?? 'start'), last), progress.add);
    else await eventStoreDb.copyIn(postgres.readAll(String(same + 1)), () => progress.add(1));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new CopyRefused(
      error instanceof OutOfOrder
        ? `${why}: its history would be in another order. Give an empty server, and run this again.`
        : `The copy did not get to its end: ${why}. The history is where it was. Run this again: it goes on where it is.`,
    );
  }
}

/** Reads begin with the event that they are told of. */
async function* after(events: AsyncIterable<RecordedEvent>, last: RecordedEvent | null): AsyncGenerator<RecordedEvent, void, undefined> {
  for await (const event of events) if (event.id !== last?.id) yield event;
}
