import { Command, CommandBus, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import type { eraseByAddress, ResponseOf } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import { RequestErasureByAddress } from '../../contact/index.ts';
import { FindAccount } from '../../customers/index.ts';
import { ForgetInvitee } from '../../referrals/index.ts';
import type { ErasureRefusal } from '../domain/erasure.ts';
import { erasureIdOf } from '../erasure-id.ts';
import { Erasures } from '../erasures.repository.ts';

/** For somebody without an account: what others, or they themselves, have left with us under an address. Whoever has one asks in it. */
export class EraseByAddress extends Command<ResponseOf<typeof eraseByAddress>> {
  constructor(
    readonly email: string,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(EraseByAddress)
export class EraseByAddressHandler implements ICommandHandler<EraseByAddress> {
  constructor(
    private readonly erasures: Erasures,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  async execute({ email, context }: EraseByAddress): Promise<ResponseOf<typeof eraseByAddress>> {
    const account = await this.queries.execute(new FindAccount(email));
    if (account?.isVerified) throw new RefusedError<ErasureRefusal>('ErasureOfAccount');
    if (account) {
      const { customerId } = account;
      await this.erasures.handle(erasureIdOf(customerId), { type: 'EraseNow', customerId, now: context.now.toISOString() }, context);
    }
    return {
      signUps: account ? 1 : 0,
      invitations: await this.commands.execute(new ForgetInvitee(email, context)),
      messages: await this.commands.execute(new RequestErasureByAddress(email, context)),
    };
  }
}
