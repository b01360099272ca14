import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { AccessTrace } from '../access-trace.ts';
import { RecordViewed } from '../domain/access.ts';

/** Comes before the answer: what cannot be recorded is not shown. */
export class RecordView extends Command<void> {
  constructor(
    readonly operatorId: string,
    readonly orderId: string,
    readonly what: 'details' | 'draft' | 'final' | 'flags' | 'changes',
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(RecordView)
export class RecordViewHandler implements ICommandHandler<RecordView> {
  constructor(private readonly trace: AccessTrace) {}

  async execute({ operatorId, orderId, what, context }: RecordView): Promise<void> {
    await this.trace.record(operatorId, [RecordViewed.of({ orderId, what })], context);
  }
}
