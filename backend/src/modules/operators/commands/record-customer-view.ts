import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { AccessTrace } from '../access-trace.ts';
import { CustomerViewed } from '../domain/access.ts';

export type CustomerView = { readonly customerId: string; readonly what: 'page' | 'history' };

/** Comes before the answer: what cannot be recorded is not shown. */
export class RecordCustomerView extends Command<void> {
  constructor(
    readonly operatorId: string,
    readonly viewed: CustomerView,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(RecordCustomerView)
export class RecordCustomerViewHandler implements ICommandHandler<RecordCustomerView> {
  constructor(private readonly trace: AccessTrace) {}

  async execute({ operatorId, viewed, context }: RecordCustomerView): Promise<void> {
    await this.trace.record(operatorId, [CustomerViewed.of(viewed)], context);
  }
}
