import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import type { Pools } from '../../../event-sourcing/postgres/connections.ts';
import { POOLS } from '../../../platform/database/pools.ts';
import { Messages } from '../messages.repository.ts';
import { requestErasureOf } from '../request-erasure-of.ts';

/** All messages with an address; a worker erases them. Answers how many there are. */
export class RequestErasureByAddress extends Command<number> {
  constructor(
    readonly email: string,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(RequestErasureByAddress)
export class RequestErasureByAddressHandler implements ICommandHandler<RequestErasureByAddress> {
  constructor(
    @Inject(POOLS) private readonly pools: Pools,
    private readonly messages: Messages,
  ) {}

  execute({ email, context }: RequestErasureByAddress): Promise<number> {
    return requestErasureOf(email, this.pools.app, this.messages, context);
  }
}
