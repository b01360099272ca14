import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import { emailKey } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { GetCustomer } from '../../customers/index.ts';
import type { ErasureRefusal } from '../domain/erasure.ts';
import { erasureIdOf } from '../erasure-id.ts';
import { Erasures } from '../erasures.repository.ts';

const DAY_MS = 24 * 3600_000;

export class RequestErasure extends Command<void> {
  constructor(
    readonly customerId: string,
    readonly email: string,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(RequestErasure)
export class RequestErasureHandler implements ICommandHandler<RequestErasure> {
  constructor(
    private readonly erasures: Erasures,
    private readonly queries: QueryBus,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async execute({ customerId, email, context }: RequestErasure): Promise<void> {
    const customer = await this.queries.execute(new GetCustomer(customerId));
    if (!customer?.details || emailKey(customer.details.email) !== emailKey(email))
      throw new RefusedError<ErasureRefusal>('ErasureAddressWrong');
    const dueAt = new Date(context.now.getTime() + this.config.ERASURE_WAIT_DAYS * DAY_MS).toISOString();
    await this.erasures.handle(erasureIdOf(customerId), { type: 'Request', customerId, dueAt }, context);
  }
}
