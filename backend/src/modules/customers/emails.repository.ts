import { Injectable } from '@nestjs/common';
import { emailKey } from '@willow/contracts';
import { FactCodec } from '../../event-sourcing/codec/fact-codec.ts';
import type { Context } from '../../event-sourcing/context.ts';
import { Repository } from '../../event-sourcing/repository.ts';
import { EventStore } from '../../event-sourcing/store/event-store.ts';
import { Secrets } from '../../platform/keys/secrets.ts';
import { email, type Email, type EmailCommand, type EmailFact } from './domain/email.ts';

@Injectable()
export class Emails extends Repository<Email, EmailCommand, EmailFact, never> {
  readonly #secrets: Secrets;

  constructor(store: EventStore, codec: FactCodec, secrets: Secrets) {
    super('email', email, store, codec);
    this.#secrets = secrets;
  }

  /** A keyed hash: it cannot be guessed from an address, nor turned back into one. */
  idOf(address: string): string {
    return this.#secrets.hmac('email-index', emailKey(address));
  }

  async ownerOf(address: string): Promise<string | null> {
    return (await this.load(this.idOf(address))).state.customerId;
  }

  /** Lets go of an address, unless it has become somebody else's. Safe to repeat. */
  async free(address: string, customerId: string, context: Context): Promise<void> {
    await this.release(this.idOf(address), customerId, context);
  }

  /** The same of an address that nobody can read any more. */
  async release(id: string, customerId: string, context: Context): Promise<void> {
    await this.handle(id, { type: 'Release', customerId }, context);
  }
}
