import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { KeyVault } from '../../../platform/keys/key-vault.ts';
import { Invitees } from '../invitees.repository.ts';
import { referralStream } from '../referrals.repository.ts';

/** The name and address of somebody in every invitation that others sent them, whether or not they came by it. Safe to repeat. */
export class EraseInvitationsTo extends Command<void> {
  constructor(readonly addresses: readonly string[]) {
    super();
  }
}

@CommandHandler(EraseInvitationsTo)
export class EraseInvitationsToHandler implements ICommandHandler<EraseInvitationsTo> {
  constructor(
    private readonly invitees: Invitees,
    private readonly vault: KeyVault,
  ) {}

  async execute({ addresses }: EraseInvitationsTo): Promise<void> {
    for (const mailbox of new Set(addresses.map((address) => this.invitees.idOf(address)))) {
      const { state } = await this.invitees.load(mailbox);
      for (const id of state.invitations) await this.vault.destroy(referralStream(id));
    }
  }
}
