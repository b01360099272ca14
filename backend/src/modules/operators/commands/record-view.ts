import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { AccessTrace } from '../access-trace.ts';
import { RecordViewed, type Viewed } from '../domain/access.ts';

export type View = { readonly orderId: string; readonly what: Viewed; readonly version: string };

/** Comes before the answer: what cannot be recorded is not shown. */
export class RecordView extends Command<void> {
  constructor(
    readonly operatorId: string,
    readonly viewed: View,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(RecordView)
export class RecordViewHandler implements ICommandHandler<RecordView> {
  constructor(private readonly trace: AccessTrace) {}

  async execute({ operatorId, viewed, context }: RecordView): Promise<void> {
    await this.trace.record(operatorId, [RecordViewed.of(viewed)], context);
  }
}
