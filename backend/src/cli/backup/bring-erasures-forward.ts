import { v7 as uuid } from 'uuid';
import type { Context } from '../../event-sourcing/context.ts';
import { streamIdOf } from '../../event-sourcing/core/stream-name.ts';
import { EmailReserved, Emails } from '../../modules/customers/index.ts';
import { Erasures, erasureIdOf } from '../../modules/privacy/index.ts';
import type { Restoring } from './restoring.ts';

const CUSTOMER = 'customer-';

/**
 * Whose keys a backup had brought back are erased again, now by the facts, too: their keys are destroyed already, the addresses are freed here,
 * and the worker does the rest as of any erasure that was begun. Answers how many customers there were.
 */
export async function bringErasuresForward(restoring: Restoring, subjects: readonly string[]): Promise<number> {
  const { store, codec, secrets } = restoring;
  const customers = subjects.filter((subject) => subject.startsWith(CUSTOMER)).map((subject) => subject.slice(CUSTOMER.length));
  if (customers.length === 0) return 0;
  const id = uuid();
  const context: Context = { actor: 'system:restore', correlationId: id, causationId: id, now: new Date() };
  const emails = new Emails(store, codec, secrets);
  for (const [address, customerId] of await addressesOf(restoring, new Set(customers))) await emails.release(address, customerId, context);
  const erasures = new Erasures(store, codec);
  for (const customerId of customers)
    await erasures.handle(erasureIdOf(customerId), { type: 'EraseNow', customerId, now: context.now.toISOString() }, context);
  return customers.length;
}

/** An address is a keyed hash here: whose it was is said in clear, as an id. */
async function addressesOf({ store }: Restoring, customers: ReadonlySet<string>): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for await (const { stream, data } of store.readAll('start', { filter: { types: [EmailReserved.type] } })) {
    const { customerId } = data;
    if (typeof customerId === 'string' && customers.has(customerId)) found.set(streamIdOf({ stream }), customerId);
  }
  return found;
}
