import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { type CustomerLook, Visits } from '../visits.ts';

/** Comes before the answer: what cannot be recorded is not shown. */
export class RecordCustomerView extends Command<void> {
  constructor(
    readonly operatorId: string,
    readonly viewed: CustomerLook,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(RecordCustomerView)
export class RecordCustomerViewHandler implements ICommandHandler<RecordCustomerView> {
  constructor(private readonly visits: Visits) {}

  async execute({ operatorId, viewed, context }: RecordCustomerView): Promise<void> {
    await this.visits.openCustomer(operatorId, viewed, context);
  }
}
