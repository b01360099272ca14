import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { londonDate, type StepId, type WillAnswers, type WillRecord } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { Streams } from '../../../event-sourcing/streams.ts';
import { accepted } from '../../../platform/http/request-refused.ts';
import { will } from '../domain/will.decider.ts';
import { willRecordOf } from '../will-record.ts';
import { WILL_REFUSALS } from '../will.refusals.ts';
import { willStream } from '../will.streams.ts';

/** Saves the merged answers of the wizard and where to go on. */
export class SaveAnswers extends Command<WillRecord> {
  constructor(
    readonly customerId: string,
    readonly step: StepId,
    readonly answers: WillAnswers,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(SaveAnswers)
export class SaveAnswersHandler implements ICommandHandler<SaveAnswers> {
  constructor(private readonly streams: Streams) {}

  async execute({ customerId, step, answers, context }: SaveAnswers): Promise<WillRecord> {
    const command = { type: 'SaveAnswers', step, answers, today: londonDate(context.now) } as const;
    const { state } = accepted(await this.streams.handle(will, willStream(customerId), command, context), WILL_REFUSALS);
    return willRecordOf(state, context.now.toISOString());
  }
}
