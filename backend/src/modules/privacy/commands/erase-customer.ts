import { Command, CommandBus, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { KeyVault } from '../../../platform/keys/key-vault.ts';
import { EraseMessagesOf } from '../../contact/index.ts';
import { EraseCouples } from '../../couples/index.ts';
import { EraseAccount, ListAddressesToForget } from '../../customers/index.ts';
import { EraseOrder, HasPaid } from '../../orders/index.ts';
import { EraseInvitationsTo, EraseReferrals } from '../../referrals/index.ts';
import { EraseWill } from '../../wills/index.ts';
import { CopyStore } from '../copies/copy-store.ts';
import { erasureIdOf } from '../erasure-id.ts';
import { Erasures, erasureStream } from '../erasures.repository.ts';

/** Does nothing until it is due and agreed to. Each part is safe to repeat, so a crash in the middle is finished by the next try. */
export class EraseCustomer extends Command<boolean> {
  constructor(
    readonly customerId: string,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(EraseCustomer)
export class EraseCustomerHandler implements ICommandHandler<EraseCustomer> {
  constructor(
    private readonly erasures: Erasures,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly copies: CopyStore,
    private readonly vault: KeyVault,
  ) {}

  async execute({ customerId, context }: EraseCustomer): Promise<boolean> {
    const id = erasureIdOf(customerId);
    const needsAgreement = await this.queries.execute(new HasPaid(customerId));
    const { state } = await this.erasures.handle(id, { type: 'Begin', now: context.now.toISOString(), needsAgreement }, context);
    if (state.status !== 'erasing') return false;
    const begun = (await this.erasures.load(id)).facts.findLast(({ type }) => type === 'ErasureBegun');
    if (begun) await this.commands.execute(new EraseMessagesOf(customerId, begun.position, context));
    await this.commands.execute(new EraseOrder(customerId));
    await this.commands.execute(new EraseWill(customerId));
    const addresses = await this.queries.execute(new ListAddressesToForget(customerId));
    await this.commands.execute(new EraseInvitationsTo(addresses));
    const ended = await this.commands.execute(new EraseAccount(customerId, addresses, context));
    if (ended) {
      await this.commands.execute(new EraseReferrals(customerId, ended));
      await this.commands.execute(new EraseCouples(customerId, ended, context));
    }
    await this.copies.erase(customerId);
    await this.vault.destroy(erasureStream(id));
    await this.erasures.handle(id, { type: 'Complete' }, context);
    return true;
  }
}
