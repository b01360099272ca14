import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { Streams } from '../../../event-sourcing/streams.ts';
import { accepted } from '../../../platform/http/request-refused.ts';
import type { WillCommand } from '../domain/will.commands.ts';
import { will } from '../domain/will.decider.ts';
import { WILL_REFUSALS } from '../will.refusals.ts';
import { willStream } from '../will.streams.ts';

/** An operator decides a review flag of a submission. */
export class DecideReviewFlag extends Command<void> {
  constructor(
    readonly customerId: string,
    readonly decided: Omit<Extract<WillCommand, { type: 'DecideReviewFlag' }>, 'type'>,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(DecideReviewFlag)
export class DecideReviewFlagHandler implements ICommandHandler<DecideReviewFlag> {
  constructor(private readonly streams: Streams) {}

  async execute({ customerId, decided, context }: DecideReviewFlag): Promise<void> {
    const command = { type: 'DecideReviewFlag', ...decided } as const;
    accepted(await this.streams.handle(will, willStream(customerId), command, context), WILL_REFUSALS);
  }
}
