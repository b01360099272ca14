import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { Wills } from '../wills.repository.ts';

/** Locked for what is being paid for; open, because nothing was paid; or returned to their customer after they were paid for. */
export type Lock = {
  readonly orderId: string;
  readonly orderRevision: number;
  readonly answers: 'locked' | 'open' | 'returned';
};

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

const COMMANDS = { locked: 'LockAnswers', open: 'UnlockAnswers', returned: 'ReopenAnswers' } as const;

@CommandHandler(SetLock)
export class SetLockHandler implements ICommandHandler<SetLock> {
  constructor(private readonly wills: Wills) {}

  async execute({ customerId, lock: { answers, ...lock }, context }: SetLock): Promise<number | null> {
    const { state } = await this.wills.handle(customerId, { type: COMMANDS[answers], ...lock }, context);
    return state.lockedBy === lock.orderId ? state.lockedRevision : null;
  }
}
