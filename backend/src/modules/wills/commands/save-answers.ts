import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { londonDate, type StepId, type WillAnswers, type WillRecord } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { Wills } from '../wills.repository.ts';
import { willRecordOf } from '../will-record.ts';

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
  constructor(private readonly wills: Wills) {}

  async execute({ customerId, step, answers, context }: SaveAnswers): Promise<WillRecord> {
    const command = { type: 'SaveAnswers', step, answers, today: londonDate(context.now) } as const;
    const { state } = await this.wills.handle(customerId, command, context);
    return willRecordOf(state, context.now.toISOString());
  }
}
