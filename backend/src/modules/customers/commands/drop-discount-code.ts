import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { Customers } from '../customers.repository.ts';

/** The customer took the code off at the till: it does not come back by itself. */
export class DropDiscountCode extends Command<void> {
  constructor(
    readonly customerId: string,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(DropDiscountCode)
export class DropDiscountCodeHandler implements ICommandHandler<DropDiscountCode> {
  constructor(private readonly customers: Customers) {}

  async execute({ customerId, context }: DropDiscountCode): Promise<void> {
    await this.customers.handle(customerId, { type: 'DropDiscountCode' }, context);
  }
}
