import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../platform/facts/context.ts';
import { Streams } from '../../../platform/facts/streams.ts';
import { accepted } from '../../../platform/http/request-refused.ts';
import { will } from '../domain/will.decider.ts';
import { WILL_REFUSALS } from '../will.refusals.ts';
import { willStream } from '../will.streams.ts';

/** Locks the answers for an order while its payment is under way or made; unlocks them when it failed. Safe to repeat. */
export class SetLock extends Command<void> {
  constructor(
    readonly customerId: string,
    readonly orderId: string,
    /** The submission that is paid for; null to unlock. */
    readonly willRevision: number | null,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(SetLock)
export class SetLockHandler implements ICommandHandler<SetLock> {
  constructor(private readonly streams: Streams) {}

  async execute({ customerId, orderId, willRevision, context }: SetLock): Promise<void> {
    const command =
      willRevision === null ? ({ type: 'UnlockAnswers', orderId } as const) : ({ type: 'LockAnswers', orderId, willRevision } as const);
    accepted(await this.streams.handle(will, willStream(customerId), command, context), WILL_REFUSALS);
  }
}
