import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { londonDate, type WillRecord } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { Wills } from '../wills.repository.ts';
import { willRecordOf } from '../will-record.ts';

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
  constructor(private readonly wills: Wills) {}

  async execute({ customerId, context }: SubmitWill): Promise<WillRecord> {
    const command = { type: 'SubmitWill', today: londonDate(context.now) } as const;
    const { state } = await this.wills.handle(customerId, command, context);
    return willRecordOf(state, context.now.toISOString());
  }
}
