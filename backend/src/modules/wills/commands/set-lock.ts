import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import type { WillCommand } from '../domain/will.commands.ts';
import { Wills } from '../wills.repository.ts';

/** Locked for what is being paid for; open, because nothing was paid; returned to their customer after they were paid for; or asked back by them. */
export type Lock = { readonly orderId: string; readonly orderRevision: number } & (
  | { readonly answers: 'open' | 'returned' | 'update' }
  | {
      readonly answers: 'locked';
      /** The customer's details, which were locked before. */
      readonly customerRevision: number;
      /** Whether they may take the place of those that are locked. */
      readonly corrected: boolean;
    }
);

/** Safe to repeat, in any order. Answers the submission that is locked for the order: the newest at that moment, whatever the order knows. */
export class SetLock extends Command<number | null> {
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

  async execute({ customerId, lock, context }: SetLock): Promise<number | null> {
    const { state } = await this.wills.handle(customerId, commandOf(lock), context);
    return state.lockedBy === lock.orderId ? state.lockedRevision : null;
  }
}

const OPENS = { open: 'UnlockAnswers', returned: 'ReopenAnswers', update: 'BeginUpdate' } as const;

function commandOf(asked: Lock): WillCommand {
  const { orderId, orderRevision } = asked;
  const lock = { orderId, orderRevision };
  if (asked.answers !== 'locked') return { type: OPENS[asked.answers], ...lock };
  return { type: 'LockAnswers', ...lock, customerRevision: asked.customerRevision, corrected: asked.corrected };
}
