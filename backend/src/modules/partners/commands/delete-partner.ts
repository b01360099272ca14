import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { Partners } from '../partners.repository.ts';

/** Customers and orders keep the text of its ref code, which another partner may have from now on. */
export class DeletePartner extends Command<void> {
  constructor(
    readonly partnerId: string,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(DeletePartner)
export class DeletePartnerHandler implements ICommandHandler<DeletePartner> {
  constructor(private readonly partners: Partners) {}

  async execute({ partnerId, context }: DeletePartner): Promise<void> {
    await this.partners.handle(partnerId, { type: 'DeletePartner' }, context);
  }
}
