import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import type { FactOf } from '../../../event-sourcing/core/fact.ts';
import { AccessTrace } from '../access-trace.ts';
import { LogVerified } from '../domain/access.ts';

export type Verification = FactOf<typeof LogVerified>['data'];

/** What was found when somebody had the log verified. */
export class RecordVerification extends Command<void> {
  constructor(
    readonly operatorId: string,
    readonly verification: Verification,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(RecordVerification)
export class RecordVerificationHandler implements ICommandHandler<RecordVerification> {
  constructor(private readonly trace: AccessTrace) {}

  async execute({ operatorId, verification, context }: RecordVerification): Promise<void> {
    await this.trace.record(operatorId, [LogVerified.of(verification)], context);
  }
}
