import { Injectable } from '@nestjs/common';
import { defineReaction, type Reaction } from '../../../event-sourcing/reactions/reaction.ts';
import { KeyVault } from '../../../platform/keys/key-vault.ts';
import { PartnerDeleted } from '../domain/partner.facts.ts';
import { partnerStream } from '../partners.repository.ts';

@Injectable()
export class PartnerReactions {
  constructor(private readonly vault: KeyVault) {}

  /** Name, address and notes are read by nobody any more. */
  readonly #forget = defineReaction({
    name: 'forget-deleted-partner',
    on: [PartnerDeleted],
    startFrom: 'start',
    react: (_, partnerId) => this.vault.destroy(partnerStream(partnerId)),
  });

  readonly mails: readonly Reaction[] = [];
  readonly others: readonly Reaction[] = [this.#forget];
}
