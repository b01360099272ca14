import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AfterSending } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { afterSendingOf } from '../after-sending.ts';
import { Wills } from '../wills.repository.ts';

export class RecordStorage extends Command<AfterSending> {
  constructor(
    readonly customerId: string,
    readonly keptAt: string,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(RecordStorage)
export class RecordStorageHandler implements ICommandHandler<RecordStorage> {
  constructor(private readonly wills: Wills) {}

  async execute({ customerId, keptAt, context }: RecordStorage): Promise<AfterSending> {
    await this.wills.handle(customerId, { type: 'RecordStorage', keptAt }, context);
    return afterSendingOf(await this.wills.load(customerId));
  }
}
