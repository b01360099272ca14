import { RefusedError } from '../../event-sourcing/core/refusal.ts';
import type { Opened, Opener } from '../../modules/audit/index.ts';
import type { Environment } from '../command.ts';
import type { Output } from '../output.ts';
import { type CliSession, withPlatform } from '../session.ts';
import { UsageError } from '../usage-error.ts';

export type Why = { readonly by: string; readonly reason: string };
/** Records who opens an order and why, and only then lets the work read what is personal. */
export const withOpened = (
  orderId: string,
  why: Why,
  env: Environment,
  out: Output,
  work: (open: Opener) => Promise<void>,
): Promise<void> =>
  withPlatform(env, async (session) => {
    if ((await session.codec.keyOf(`order-${orderId}`)) === null)
      throw new UsageError(`The order ${orderId} was erased: nothing personal can be read any more`);
    try {
      await session.orders.handle(orderId, { type: 'OpenPersonalData', ...why, session: null }, session.context);
    } catch (error) {
      throw error instanceof RefusedError ? new UsageError(`There is no order ${orderId}`) : error;
    }
    out.say(`Recorded: ${why.by} opened order ${orderId}, with the reason`);
    await work({
      facts: (stream, count) => opened(session, stream, count),
      nameOf: async (id) => (await session.operators.load(id)).state.identity?.name ?? null,
    });
  });

async function* opened({ store, codec }: CliSession, stream: string, count: number): AsyncGenerator<Opened, void, undefined> {
  for await (const event of store.readStream(stream, { to: count - 1 })) {
    const { personal } = await codec.toFact(event);
    if (personal) yield { revision: event.revision, personal };
  }
}
