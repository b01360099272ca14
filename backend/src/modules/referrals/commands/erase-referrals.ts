import { Command, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import type { Position } from '../../../event-sourcing/store/event-store.ts';
import { KeyVault } from '../../../platform/keys/key-vault.ts';
import { ListReferralsAbout } from '../queries/list-referrals-about.ts';
import { referralStream } from '../referrals.repository.ts';

/** Names and addresses of the friends that a customer invited, and the customer's own where another invited them. Safe to repeat. */
export class EraseReferrals extends Command<void> {
  constructor(
    readonly customerId: string,
    /** Where the account ended: no invitation comes after it. */
    readonly after: Position,
  ) {
    super();
  }
}

@CommandHandler(EraseReferrals)
export class EraseReferralsHandler implements ICommandHandler<EraseReferrals> {
  constructor(
    private readonly queries: QueryBus,
    private readonly vault: KeyVault,
  ) {}

  async execute({ customerId, after }: EraseReferrals): Promise<void> {
    for (const id of await this.queries.execute(new ListReferralsAbout(customerId, after))) await this.vault.destroy(referralStream(id));
  }
}
