import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { Customers } from '../customers.repository.ts';

export type DetailsLock = { readonly orderId: string; readonly orderRevision: number; readonly locked: boolean };

/**
 * Safe to repeat, in any order. Decided on the stream that holds the details: a change either comes before the lock, and is locked, or is
 * refused. Answers the revision of the details that are locked for the order; null when they are not.
 */
export class SetDetailsLock extends Command<number | null> {
  constructor(
    readonly customerId: string,
    readonly lock: DetailsLock,
    readonly context: Context,
  ) {
    super();
  }
}

/** What makes the details what they are. */
const DETAILS: ReadonlySet<string> = new Set(['EmailVerified', 'ContactDetailsChanged', 'DetailsCorrected']);

@CommandHandler(SetDetailsLock)
export class SetDetailsLockHandler implements ICommandHandler<SetDetailsLock> {
  constructor(private readonly customers: Customers) {}

  async execute({ customerId, lock: { locked, ...lock }, context }: SetDetailsLock): Promise<number | null> {
    const { state } = await this.customers.handle(customerId, { type: locked ? 'LockDetails' : 'UnlockDetails', ...lock }, context);
    if (state.lockedBy !== lock.orderId) return null;
    const { facts } = await this.customers.load(customerId);
    return facts.findLast(({ type }) => DETAILS.has(type))?.revision ?? 0;
  }
}
