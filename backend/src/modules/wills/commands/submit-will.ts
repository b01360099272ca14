import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { londonDate, type WillRecord } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { Wills } from '../wills.repository.ts';
import { willRecordOf } from '../will-record.ts';

export class SubmitWill extends Command<WillRecord> {
  constructor(
    readonly customerId: string,
    /** Of the answers that were read; null when nobody says so. */
    readonly revision: number | null,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(SubmitWill)
export class SubmitWillHandler implements ICommandHandler<SubmitWill> {
  constructor(private readonly wills: Wills) {}

  async execute({ customerId, revision, context }: SubmitWill): Promise<WillRecord> {
    const command = { type: 'SubmitWill', revision, today: londonDate(context.now) } as const;
    const { state } = await this.wills.handle(customerId, command, context);
    return willRecordOf(state, context.now.toISOString());
  }
}
