import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import type { Look } from '../domain/access.ts';
import { Visits } from '../visits.ts';

export type View = { readonly orderId: string; readonly opened: readonly Look[] };

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
  constructor(private readonly visits: Visits) {}

  async execute({ operatorId, viewed: { orderId, opened }, context }: RecordView): Promise<void> {
    await this.visits.openOrder(operatorId, orderId, opened, context);
  }
}
