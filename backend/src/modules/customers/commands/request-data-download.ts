import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { DataFormat } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { Customers } from '../customers.repository.ts';

/** Comes before the copy: what cannot be recorded is not handed out. */
export class RequestDataDownload extends Command<void> {
  constructor(
    readonly customerId: string,
    readonly format: DataFormat,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(RequestDataDownload)
export class RequestDataDownloadHandler implements ICommandHandler<RequestDataDownload> {
  constructor(private readonly customers: Customers) {}

  async execute({ customerId, format, context }: RequestDataDownload): Promise<void> {
    await this.customers.handle(customerId, { type: 'RequestDataDownload', format }, context);
  }
}
