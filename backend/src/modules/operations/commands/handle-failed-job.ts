import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import { JobQueue } from '../../../platform/queue/index.ts';
import type { OperationRefusal } from '../domain/operations.ts';
import { Operations, OPERATIONS_LOG } from '../operations.repository.ts';

const ALL = 10_000;

/** Tries a failed job again, or gives it up when there is a reason to. */
export class HandleFailedJob extends Command<void> {
  constructor(
    readonly job: string,
    readonly id: string,
    /** Null: try it again. */
    readonly skipBecause: string | null,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(HandleFailedJob)
export class HandleFailedJobHandler implements ICommandHandler<HandleFailedJob> {
  constructor(
    private readonly queue: JobQueue,
    private readonly operations: Operations,
  ) {}

  async execute({ job, id, skipBecause: reason, context }: HandleFailedJob): Promise<void> {
    const failed = await this.queue.failed(ALL);
    if (!failed.some((each) => each.job === job && each.id === id)) throw new RefusedError<OperationRefusal>('JobNotFailed');
    const command =
      reason === null ? ({ type: 'RequestJobRetry', job, id } as const) : ({ type: 'RequestJobSkip', job, id, reason } as const);
    await this.operations.handle(OPERATIONS_LOG, command, context);
    const isDone = reason === null ? await this.queue.retry(job, id) : await this.queue.discard(job, id);
    if (!isDone) throw new RefusedError<OperationRefusal>('JobNotFailed');
  }
}
