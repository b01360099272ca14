import { Injectable } from '@nestjs/common';
import { FactCodec } from '../../event-sourcing/codec/fact-codec.ts';
import { Repository } from '../../event-sourcing/repository.ts';
import { EventStore } from '../../event-sourcing/store/event-store.ts';
import { Secrets } from '../../platform/keys/secrets.ts';
import { mailboxOf } from '../customers/index.ts';
import { invitee, type Invitee, type InviteeCommand, type InviteeFact } from './domain/invitee.ts';

@Injectable()
export class Invitees extends Repository<Invitee, InviteeCommand, InviteeFact, never> {
  readonly #secrets: Secrets;

  constructor(store: EventStore, codec: FactCodec, secrets: Secrets) {
    super('invitee', invitee, store, codec);
    this.#secrets = secrets;
  }

  /** Of the mailbox, however its address is spelt. A keyed hash, as for the addresses of accounts. */
  idOf(email: string): string {
    return this.#secrets.hmac('invitee-index', mailboxOf(email));
  }
}
