import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { JobQueue } from '../../../platform/queue/index.ts';
import { verifyLog } from '../jobs/audit.jobs.ts';

/** Has a worker do it, which alone has the signatures. What it finds becomes a fact. */
export class VerifyLog extends Command<void> {
  constructor(
    readonly operatorId: string,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(VerifyLog)
export class VerifyLogHandler implements ICommandHandler<VerifyLog> {
  constructor(private readonly jobs: JobQueue) {}

  /** Asked for twice in a minute, it is one verification. */
  async execute({ operatorId, context }: VerifyLog): Promise<void> {
    const minute = Math.floor(context.now.getTime() / 60_000);
    await this.jobs.add(verifyLog, `${operatorId}-${minute}`, { operatorId });
  }
}
