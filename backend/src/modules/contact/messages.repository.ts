import { Injectable } from '@nestjs/common';
import { emailKey } from '@willow/contracts';
import { FactCodec } from '../../event-sourcing/codec/fact-codec.ts';
import { streamName } from '../../event-sourcing/core/stream-name.ts';
import { Repository } from '../../event-sourcing/repository.ts';
import { EventStore } from '../../event-sourcing/store/event-store.ts';
import { Secrets } from '../../platform/keys/secrets.ts';
import { message, type Message, type MessageCommand, type MessageFact, type MessageRefusal } from './domain/message.ts';

const CATEGORY = 'message';

export const messageStream = (messageId: string): string => streamName(CATEGORY, messageId);

@Injectable()
export class Messages extends Repository<Message, MessageCommand, MessageFact, MessageRefusal> {
  readonly #secrets: Secrets;

  constructor(store: EventStore, codec: FactCodec, secrets: Secrets) {
    super(CATEGORY, message, store, codec);
    this.#secrets = secrets;
  }

  /** A keyed hash: it cannot be guessed from an address, nor turned back into one. */
  writerOf(email: string): string {
    return this.#secrets.hmac('message-writer', emailKey(email));
  }
}
