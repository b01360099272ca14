import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { KeyVault } from '../../../platform/keys/key-vault.ts';
import { DocumentStore } from '../documents/document-store.ts';
import { willStream } from '../wills.repository.ts';

/** Destroys the key of the answers, drafts and review, and deletes the printed documents. Safe to repeat. */
export class EraseWill extends Command<void> {
  constructor(readonly customerId: string) {
    super();
  }
}

@CommandHandler(EraseWill)
export class EraseWillHandler implements ICommandHandler<EraseWill> {
  constructor(
    private readonly documents: DocumentStore,
    private readonly vault: KeyVault,
  ) {}

  async execute({ customerId }: EraseWill): Promise<void> {
    await this.vault.destroy(willStream(customerId));
    await this.documents.discard(customerId);
  }
}
