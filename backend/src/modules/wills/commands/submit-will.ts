import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { londonDate, type WillRecord } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { Streams } from '../../../event-sourcing/streams.ts';
import { accepted } from '../../../platform/http/request-refused.ts';
import { will } from '../domain/will.decider.ts';
import { willRecordOf } from '../will-record.ts';
import { WILL_REFUSALS } from '../will.refusals.ts';
import { willStream } from '../will.streams.ts';

/** Submits the answers as they stand. A repeat gives the same answer. */
export class SubmitWill extends Command<WillRecord> {
  constructor(
    readonly customerId: string,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(SubmitWill)
export class SubmitWillHandler implements ICommandHandler<SubmitWill> {
  constructor(private readonly streams: Streams) {}

  async execute({ customerId, context }: SubmitWill): Promise<WillRecord> {
    const command = { type: 'SubmitWill', today: londonDate(context.now) } as const;
    const { state } = accepted(await this.streams.handle(will, willStream(customerId), command, context), WILL_REFUSALS);
    return willRecordOf(state, context.now.toISOString());
  }
}
