import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { Wills } from '../wills.repository.ts';
import type { WillCommand } from '../domain/will.commands.ts';

/**
 * The answers are locked for the submission that is being paid for, or open (null): `returned` says that they went back to their customer,
 * not that the payment failed.
 */
export type Lock = {
  readonly orderId: string;
  readonly orderRevision: number;
  readonly willRevision: number | null;
  readonly returned: boolean;
};

/** Safe to repeat, in any order. */
export class SetLock extends Command<void> {
  constructor(
    readonly customerId: string,
    readonly lock: Lock,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(SetLock)
export class SetLockHandler implements ICommandHandler<SetLock> {
  constructor(private readonly wills: Wills) {}

  async execute({ customerId, lock, context }: SetLock): Promise<void> {
    const command = commandFor(lock);
    await this.wills.handle(customerId, command, context);
  }
}

function commandFor({ orderId, orderRevision, willRevision, returned }: Lock): WillCommand {
  if (willRevision !== null) return { type: 'LockAnswers', orderId, orderRevision, willRevision };
  return { type: returned ? 'ReopenAnswers' : 'UnlockAnswers', orderId, orderRevision };
}
